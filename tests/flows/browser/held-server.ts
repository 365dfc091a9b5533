/** Lets a path control the server: a held call waits until the path defines its response. */
import { expect, type Page } from '@playwright/test';
import { type CallName, calls } from '../../../src/services/contract/calls.ts';
import { type HeldRequest, holdRequests } from './held-requests.ts';

/**
 * `pass`: the product's server responds. `abort`: the connection fails. `message`: the complete message of the
 * envelope. `file`: the content of a PDF file, in place of the envelope.
 */
export type Answer =
  | 'pass'
  | 'abort'
  | { readonly data: unknown }
  | { readonly message: unknown }
  | { readonly file: string }
  | { readonly status: number; readonly type: string; readonly text?: string };

export interface HeldServer {
  /** Controls the requests of a page, before it is opened. */
  attach(page: Page): Promise<void>;
  /** Holds these calls, also those that are otherwise answered at once. */
  hold(...names: CallName[]): void;
  /** Waits until a held call of that name has been made; `from` selects one of several tabs. */
  called(name: CallName, from?: Page): Promise<void>;
  /** Answers the latest call of that name, once it has been made; `from` selects one of several tabs. */
  answer(name: CallName, answer: Answer, from?: Page): Promise<void>;
  /** Answers every call of that name at once. */
  always(name: CallName, answer: Answer): void;
  /** Holds that page's requests for a static file, or for the document of `/`, until `answerFile`. */
  holdFile(path: RegExp, page: Page): void;
  /** Answers every held request for a file, once there is one. */
  answerFile(answer: 'pass' | 'abort'): Promise<void>;
  /** Stops holding calls and files. */
  reset(): void;
}

/** The responses that become API errors of these kinds. */
export const errorAnswers = {
  refused: { status: 417, type: 'ValidationError', text: 'Not that' },
  stale: { status: 417, type: 'TimestampMismatchError' },
  unauthorized: { status: 401, type: 'AuthenticationError' },
  missing: { status: 404, type: 'DoesNotExistError' },
  linkExpired: { status: 410, type: 'LinkExpired' },
  throttled: { status: 429, type: 'RateLimitExceededError', text: 'Wait 30 seconds' },
  mailFailed: { status: 501, type: 'OutgoingEmailError' },
} as const satisfies Record<string, Answer>;

/** A page without the product, from which the storage of a path is set. */
export const blankPath = '/a-blank-page';

/** The bell reads them on every page of a member, also with the token of a test. */
const always: readonly [name: CallName, answer: Answer][] = [
  ['getNotifications', { data: { items: [], unread: 0, email_digest: 1 } }],
];

export function heldServer(): HeldServer {
  const waiting = new Map<CallName, HeldRequest[]>();
  const answers = new Map(always);
  const heldFiles: { readonly path: RegExp; readonly page: Page }[] = [];
  let files: HeldRequest[] = [];
  const latest = (name: CallName, from?: Page) =>
    waiting.get(name)?.findLast((each) => !each.isGone() && (from === undefined || each.page === from));
  const called = (name: CallName, from?: Page) =>
    expect.poll(() => latest(name, from) !== undefined, { message: `${name} is called`, intervals }).toBe(true);

  const receive = (request: HeldRequest): void => {
    const { page, url } = request;
    if (url.pathname === blankPath) return void request.fulfill({ contentType: 'text/html', body: '' });
    const answer = ofCall(answers, url);
    const held = ofCall(waiting, url);
    if (answer) return void reply(request, answer);
    if (held) return void held.push(request);
    if (heldFiles.some((each) => each.path.test(url.pathname) && each.page === page)) return void files.push(request);
    void request.pass();
  };

  return {
    attach: (page) => holdRequests(page, patterns, receive),
    hold(...names) {
      for (const name of names) {
        answers.delete(name);
        waiting.set(name, []);
      }
    },
    called,
    async answer(name, answer, from) {
      await called(name, from);
      const held = latest(name, from);
      waiting.set(
        name,
        (waiting.get(name) ?? []).filter((each) => each !== held),
      );
      if (held) await reply(held, answer);
    },
    always: (name, answer) => void answers.set(name, answer),
    holdFile: (path, page) => void heldFiles.push({ path, page }),
    async answerFile(answer) {
      await expect.poll(() => files.length, { message: 'a held file is requested', intervals }).toBeGreaterThan(0);
      const held = files;
      files = [];
      await Promise.all(held.map((each) => reply(each, answer)));
    },
    reset() {
      waiting.clear();
      answers.clear();
      for (const [name, answer] of always) answers.set(name, answer);
      heldFiles.length = 0;
      files = [];
    },
  };
}

/** Poll intervals for something expected within milliseconds. */
export const intervals = [5, 10, 20, 40, 80, 160];

const patterns = ['*/api/method/*', '*/assets/*.json', '*/', `*${blankPath}`];

const ofCall = <T>(byName: ReadonlyMap<CallName, T>, { searchParams }: URL): T | undefined =>
  [...byName].find(([name]) => calls[name].method === searchParams.get('method'))?.[1];

async function reply(request: HeldRequest, answer: Answer): Promise<void> {
  if (answer === 'pass') return request.pass();
  if (answer === 'abort') return request.abort();
  if ('file' in answer) return request.fulfill({ contentType: 'application/pdf', body: answer.file });
  const { status = 200, json } = replyOf(answer);
  return request.fulfill({ status, contentType: 'application/json', body: JSON.stringify(json) });
}

function replyOf(answer: Exclude<Answer, string | { readonly file: string }>): {
  readonly status?: number;
  readonly json: object;
} {
  if ('data' in answer) return { json: { message: { msg: 'success', data: answer.data } } };
  if ('message' in answer) return { json: { message: answer.message } };
  const { status, type, text = 'No' } = answer;
  const _server_messages = JSON.stringify([JSON.stringify({ message: text })]);
  return { status, json: { exc_type: type, _server_messages } };
}
