/**
 * Replaces the API in the browser's network, to test the product with any server that implements section 7 of the
 * specification.
 */
import type { Page, Request, Route } from '@playwright/test';
import { calls } from '../../../src/services/contract/calls.ts';

/** One call as the server receives it. */
export interface ReceivedCall {
  readonly method: string;
  readonly verb: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** `data` is wrapped in a message; `body` is sent as text or JSON; `hang` sends nothing. `delay` is in milliseconds. */
type Reply =
  | { readonly data: unknown }
  | { readonly status?: number; readonly body: unknown; readonly contentType?: string; readonly delay?: number }
  | 'hang';

/** A reply for each `method`, or a function that returns one. */
export type Replies = Readonly<Record<string, Reply | ((call: ReceivedCall) => Reply | Promise<Reply>)>>;

/**
 * Replies to every call of `/api/method/**`. Calls without a reply get an empty list when section 7 has them, otherwise
 * a 404. Returns a live list of the calls received.
 */
export async function mockApi(page: Page, replies: Replies): Promise<readonly ReceivedCall[]> {
  const received: ReceivedCall[] = [];
  await page.route('**/api/method/**', async (route, request) => {
    const call = toCall(request);
    received.push(call);
    const reply = replies[call.method] ?? defaultReply(call);
    await send(route, typeof reply === 'function' ? await reply(call) : reply);
  });
  return received;
}

function toCall(request: Request): ReceivedCall {
  const { pathname, searchParams } = new URL(request.url());
  return {
    method: searchParams.get('method') ?? '',
    verb: request.method(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    body: request.postData(),
  };
}

function defaultReply({ method }: ReceivedCall): Reply {
  const isKnown = Object.values(calls).some((call) => call.method === method);
  if (isKnown) return { data: [] };
  return { status: 404, body: { exc_type: 'DoesNotExistError', exception: 'frappe.exceptions.DoesNotExistError' } };
}

async function send(route: Route, reply: Reply): Promise<void> {
  if (reply === 'hang') return;
  if ('data' in reply) return route.fulfill({ json: { message: { msg: 'success', data: reply.data } } });
  const { status = 200, body, contentType = 'application/json', delay = 0 } = reply;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  return route.fulfill({ status, contentType, body: typeof body === 'string' ? body : JSON.stringify(body) });
}
