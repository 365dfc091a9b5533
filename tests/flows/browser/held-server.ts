/** Lets a path control the server: a held call waits until the path defines its response. */
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';
import { type CallName, calls } from '../../../src/services/contract/calls.ts';

/**
 * `pass`: the product's server responds. `abort`: the connection fails. `message`: the complete message of the
 * envelope.
 */
export type Answer =
  | 'pass'
  | 'abort'
  | { readonly data: unknown }
  | { readonly message: unknown }
  | { readonly status: number; readonly type: string; readonly text?: string };

export interface HeldServer {
  hold(...names: CallName[]): Promise<void>;
  /** Answers the latest call of that name, once it has been made; `from` selects one of several tabs. */
  answer(name: CallName, answer: Answer, from?: Page): Promise<void>;
  /** Answers every call of that name at once. */
  always(name: CallName, answer: Answer): Promise<void>;
  /** Holds that page's requests for a static file until `answerFile`. */
  holdFile(path: RegExp, page: Page): Promise<void>;
  /** Answers every held request for a file, once there is one. */
  answerFile(answer: 'pass' | 'abort'): Promise<void>;
  /** Stops holding calls and files. */
  reset(): Promise<void>;
}

/** The responses that become API errors of these kinds. */
export const errorAnswers = {
  refused: { status: 417, type: 'ValidationError', text: 'Not that' },
  unauthorized: { status: 401, type: 'AuthenticationError' },
  missing: { status: 404, type: 'DoesNotExistError' },
} as const satisfies Record<string, Answer>;

export function heldServer(context: BrowserContext): HeldServer {
  const waiting = new Map<CallName, Route[]>();
  let routed: [matcher: (url: URL) => boolean, handler: (route: Route) => unknown][] = [];
  const files: Route[] = [];
  const gone = new WeakSet<Request>();
  context.on('requestfailed', (request) => gone.add(request));

  const routeUrl = async (matcher: (url: URL) => boolean, handler: (route: Route) => unknown) => {
    routed.push([matcher, handler]);
    await context.route(matcher, handler);
  };
  const route = (name: CallName, handler: (route: Route) => unknown) =>
    routeUrl(({ searchParams }) => searchParams.get('method') === calls[name].method, handler);
  const isAwaited = (request: Request, from = request.frame().page()) =>
    !gone.has(request) && request.frame().page() === from && !from.isClosed();
  const latest = (name: CallName, from?: Page) =>
    waiting.get(name)?.findLast((each) => isAwaited(each.request(), from));

  return {
    async hold(...names) {
      for (const name of names) {
        waiting.set(name, []);
        await route(name, (held) => waiting.get(name)?.push(held));
      }
    },
    async answer(name, answer, from) {
      await expect.poll(() => latest(name, from) !== undefined, { message: `${name} is called`, intervals }).toBe(true);
      const held = latest(name, from);
      waiting.set(
        name,
        (waiting.get(name) ?? []).filter((each) => each !== held),
      );
      if (held) await reply(held, answer);
    },
    always: (name, answer) => route(name, (each) => reply(each, answer)),
    holdFile: (path, page) =>
      routeUrl(
        ({ pathname }) => path.test(pathname),
        (held) => (held.request().frame().page() === page ? files.push(held) : held.continue()),
      ),
    async answerFile(answer) {
      await expect.poll(() => files.length, { message: 'a held file is requested', intervals }).toBeGreaterThan(0);
      await Promise.all(files.splice(0).map((held) => reply(held, answer)));
    },
    async reset() {
      for (const [matcher, handler] of routed) await context.unroute(matcher, handler);
      routed = [];
      waiting.clear();
      files.length = 0;
    },
  };
}

/** Poll intervals for something expected within milliseconds. */
export const intervals = [5, 10, 20, 40, 80, 160];

async function reply(route: Route, answer: Answer): Promise<void> {
  if (answer === 'pass') return route.continue();
  if (answer === 'abort') return route.abort('connectionreset');
  if ('data' in answer) return route.fulfill({ json: { message: { msg: 'success', data: answer.data } } });
  if ('message' in answer) return route.fulfill({ json: { message: answer.message } });
  const { status, type, text = 'No' } = answer;
  const _server_messages = JSON.stringify([JSON.stringify({ message: text })]);
  return route.fulfill({ status, json: { exc_type: type, _server_messages } });
}
