/** Makes a fault, for the requests of one call, in the network of a browser. */
import type { BrowserContext, Request, Route } from '@playwright/test';
import { type FaultName, faultOf } from './faults.ts';
import { addressOf, callOf, type SceneName, sceneOf } from './scenes/scenes.ts';
import type { Facts } from './world.ts';

export interface Injection {
  /** Whether the page has made the call. */
  isCalled(): boolean;
  /** Whether the page waits for any other request. */
  isOtherPending(): boolean;
  /** Ends the fault: from now on the call works. */
  lift(): void;
}

export async function inject(
  context: BrowserContext,
  { scene, fault, facts }: { scene: SceneName; fault: FaultName; facts: Facts },
): Promise<Injection> {
  const address = addressOf(scene);
  let calls = 0;
  let isLifted = false;
  // a request that was sent to the fault server has its address
  const isOurs = (url: string) => address.test(url) || url.startsWith(faultServer());
  const pending = new Set<Request>();
  context.on('request', (request) => pending.add(request));
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  await context.route(address, (route) => {
    calls += 1;
    return isLifted ? answer(route, scene, facts) : fail(route, scene, fault);
  });
  return {
    isCalled: () => calls > 0,
    isOtherPending: () => [...pending].some((request) => !isOurs(request.url())),
    lift: () => {
      isLifted = true;
    },
  };
}

const faultServer = (): string => `http://127.0.0.1:${process.env.FAULT_PORT}`;

function fail(route: Route, scene: SceneName, name: FaultName): Promise<void> | undefined {
  const { effect } = faultOf(name);
  if ('hang' in effect) return;
  if ('abort' in effect) return route.abort(effect.abort);
  if ('server' in effect) return route.continue({ url: `${faultServer()}/${effect.server}` });
  if ('wrongShape' in effect) {
    const data = sceneOf(scene).isList ? { first: 1 } : [7];
    return route.fulfill({ json: { message: { msg: 'success', data } } });
  }
  const { status, body, contentType = 'application/json', headers } = effect.reply;
  return route.fulfill({ status, body, headers: { ...headers, 'Content-Type': contentType } });
}

function answer(route: Route, name: SceneName, facts: Facts): Promise<void> {
  const { reply, file } = sceneOf(name);
  if (file) return route.fulfill(file);
  return reply ? route.fulfill({ json: { message: reply(facts) } }) : route.continue();
}

/** The milliseconds within which the person must see what happened. A call without a time-out has the longest of a page. */
export const deadlineOf = (name: SceneName): number => callOf(name)?.timeout ?? 15_000;
