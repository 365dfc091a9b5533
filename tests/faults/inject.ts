/** Makes a fault, for the requests of one call, in the network of a page. */
import type { CDPSession, Page } from '@playwright/test';
import { type FaultName, faultOf } from './faults.ts';
import { addressOf, callOf, patternOf, type SceneName, sceneOf } from './scenes/scenes.ts';
import type { Facts } from './world.ts';

export interface Injection {
  /** Whether the page has made the call. */
  isCalled(): boolean;
  /** The addresses of the other requests for which the page waits. */
  otherPending(): readonly string[];
  /** Ends the fault: from now on the call works. */
  lift(): void;
  /** Stops watching the page. */
  end(): Promise<void>;
}

/** Uses the protocol of Chromium, because a route of Playwright stops every request and switches the cache off. */
export async function inject(
  page: Page,
  { scene, fault, facts }: { scene: SceneName; fault: FaultName; facts: Facts },
): Promise<Injection> {
  const address = addressOf(scene);
  const session = await page.context().newCDPSession(page);
  const pending = watchOthers(session, address);
  let calls = 0;
  let isLifted = false;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isOurs = address.test(request.url);
    if (isOurs) calls += 1;
    const response = isOurs ? (isLifted ? answer(scene, facts) : failure(scene, fault)) : 'pass';
    // the page can be closed before the reply
    respond(session, requestId, response).catch(() => undefined);
  });
  await session.send('Network.enable');
  // `address` is exact; a pattern has no other signs than `*`
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${patternOf(scene)}*` }] });
  return {
    isCalled: () => calls > 0,
    otherPending: () => [...pending.values()],
    lift: () => {
      isLifted = true;
    },
    end: () => session.detach(),
  };
}

/** The addresses of the requests without a complete reply, by their ids, except those of the call. */
function watchOthers(session: CDPSession, address: RegExp): ReadonlyMap<string, string> {
  const pending = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!address.test(url) && /^https?:/.test(url)) pending.set(requestId, url);
  });
  session.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    // the probe of the connection does not read the body, which then has no end
    if (url.endsWith('/api/health')) pending.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  return pending;
}

/** `pass`: the product's server replies. `hang`: no server replies. `url`: the server there replies. */
type Response =
  | 'pass'
  | 'hang'
  | 'refuse'
  | { readonly url: string }
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

async function respond(session: CDPSession, requestId: string, response: Response): Promise<void> {
  if (response === 'hang') return;
  if (response === 'pass') return void (await session.send('Fetch.continueRequest', { requestId }));
  if (response === 'refuse')
    return void (await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }));
  if ('url' in response) return void (await session.send('Fetch.continueRequest', { requestId, url: response.url }));
  const { status: responseCode, headers, body } = response;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  });
}

const json = { 'Content-Type': 'application/json' };

function failure(scene: SceneName, name: FaultName): Response {
  const { effect } = faultOf(name);
  if ('hang' in effect) return 'hang';
  if ('abort' in effect) return 'refuse';
  if ('server' in effect) return { url: `http://127.0.0.1:${process.env.FAULT_PORT}/${effect.server}` };
  if ('wrongShape' in effect) {
    const data = sceneOf(scene).isList ? { first: 1 } : [7];
    const message = callOf(scene)?.reads === 'message' ? data : { msg: 'success', data };
    return { status: 200, headers: json, body: JSON.stringify({ message }) };
  }
  const { status, body, contentType = 'application/json', headers } = effect.reply;
  return { status, headers: { ...headers, 'Content-Type': contentType }, body };
}

function answer(name: SceneName, facts: Facts): Response {
  const { reply, file } = sceneOf(name);
  if (file) return { status: 200, headers: { 'Content-Type': file.contentType }, body: file.body };
  return reply ? { status: 200, headers: json, body: JSON.stringify({ message: reply(facts) }) } : 'pass';
}

/**
 * The milliseconds within which the person must see what happened. A call without a time-out has the longest of a page.
 */
export const deadlineOf = (name: SceneName): number => callOf(name)?.timeout ?? 15_000;
