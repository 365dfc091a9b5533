/** Another server of the same wire, in the browser's network: nothing of ours may be leant on beyond section 7. */
import type { Page, Request, Route } from '@playwright/test';
import { calls } from '../../../src/services/contract/calls.ts';

/** One call as it reached the other server. */
export interface Received {
  readonly method: string;
  readonly verb: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** `data` goes into `message`; `body` is sent as it is, as JSON unless it is text. `hang` never answers. */
export type Handler =
  | { readonly data: unknown }
  | { readonly status?: number; readonly body: unknown; readonly contentType?: string; readonly delay?: number }
  | 'hang';

/** An answer for each `method`, or how one is found. */
export type Table = Readonly<Record<string, Handler | ((call: Received) => Handler | Promise<Handler>)>>;

/**
 * Answers every call of `/api/method/**` from the table; what is not in it is empty where section 7 knows it, and
 * 404 where it does not. Returns what has been received so far, in order.
 */
export async function mockOtherServer(page: Page, table: Table): Promise<readonly Received[]> {
  const received: Received[] = [];
  await page.route('**/api/method/**', async (route, request) => {
    const call = receivedFrom(request);
    received.push(call);
    const row = table[call.method] ?? empty(call);
    await answer(route, typeof row === 'function' ? await row(call) : row);
  });
  return received;
}

function receivedFrom(request: Request): Received {
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

function empty({ method }: Received): Handler {
  const isKnown = Object.values(calls).some((call) => call.method === method);
  if (isKnown) return { data: [] };
  return { status: 404, body: { exc_type: 'DoesNotExistError', exception: 'frappe.exceptions.DoesNotExistError' } };
}

async function answer(route: Route, given: Handler): Promise<void> {
  if (given === 'hang') return;
  if ('data' in given) return route.fulfill({ json: { message: { msg: 'success', data: given.data } } });
  const { status = 200, body, contentType = 'application/json', delay = 0 } = given;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  return route.fulfill({ status, contentType, body: typeof body === 'string' ? body : JSON.stringify(body) });
}
