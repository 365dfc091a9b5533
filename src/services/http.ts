/** The one runner of every call: redaxios with a deadline, abort, and the catalogue's errors. */
import redaxios from 'redaxios';
import { config } from './config.ts';
import { CallError, errorTexts } from './contract/api-error.ts';
import { apiVersion, type Call, type CallName, calls, type Reply } from './contract/calls.ts';
import { exceptionType, refusalIn, replyIn, unreadable } from './envelope.ts';
import { takePrefetched } from './prefetch.ts';

/** What a caller adds to a call's row. */
export interface Request {
  readonly language: 'en' | 'ar';
  /** Sent only where the row is personal; without it such a call is not sent at all. */
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Runs one call and returns its decoded reply. Rejects with a `CallError` and nothing else. */
export async function runCall<N extends CallName>(name: N, request: Request): Promise<Reply<N>> {
  const call: Call = calls[name];
  if (call.isPersonal && !request.token) throw new CallError({ kind: 'unauthorized' });
  const reply = await attempt(call, request, call.hasCredentials ? 'include' : undefined).catch((thrown: unknown) => {
    if (!(thrown instanceof Retriable)) throw thrown;
    return attempt(call, request, call.verb === 'POST' ? 'omit' : undefined).catch((again: unknown) => {
      throw again instanceof Retriable ? again.error : again;
    });
  });
  return reply as Reply<N>; // decoded by this very row's struct
}

/** The address of a call: `{base}{path}?version=v1&method=…&entity=…&language=…` and what the row adds. */
export function addressOf(call: Call, { language, query = {} }: Pick<Request, 'language' | 'query'>): string {
  const pairs: [string, string][] = [
    ['version', apiVersion],
    ['method', call.method],
  ];
  if (call.entity !== null) pairs.push(['entity', call.entity]);
  if (call.language) pairs.push(['language', language]);
  for (const key of call.query) pairs.push([key, query[key] ?? '']);
  pairs.push(...Object.entries(call.fixed));
  const path = call.path === 'site' ? config.sitePath : config.mandatePath;
  return `${config.apiBase}${path}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The same address, unless it is none. Throws a `CallError`. */
export function soundAddressOf(call: Call, request: Pick<Request, 'language' | 'query'>): string {
  const url = addressOf(call, request);
  if (!isAddress(url)) throw new CallError({ kind: 'invalidUrl', message: errorTexts.invalidUrl });
  return url;
}

/** What goes before the body of a call. */
export function headersOf(call: Call, { token }: Pick<Request, 'token'>): Record<string, string> {
  const accept = { accept: 'application/json' };
  return call.isPersonal ? { ...accept, authorization: `${config.tokenScheme} ${token}`.trim() } : accept;
}

/** A failure that one more try, and only one, may mend (contract: a CSRF token of another session; a deadlock). */
class Retriable extends Error {
  readonly error: CallError;
  constructor(error: CallError) {
    super(error.message);
    this.error = error;
  }
}

type Credentials = 'include' | 'omit' | undefined;

/** What came back, before it is read. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

async function attempt(call: Call, request: Request, credentials: Credentials): Promise<unknown> {
  if (request.signal?.aborted) throw canceled();
  const stop = new AbortController();
  const cancel = () => stop.abort('canceled');
  const deadline = call.timeout === null ? undefined : setTimeout(() => stop.abort('timedOut'), call.timeout);
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    // redaxios swallows an abort while the body is read, so the deadline runs beside it
    const answer = await Promise.race([send(call, request, credentials, stop.signal), abortOf(stop.signal)]);
    return readAnswer(call, answer);
  } catch (thrown) {
    if (thrown instanceof CallError || thrown instanceof Retriable) throw thrown;
    throw networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(deadline);
    request.signal?.removeEventListener('abort', cancel);
  }
}

async function send(call: Call, request: Request, credentials: Credentials, signal: AbortSignal): Promise<Answer> {
  const url = soundAddressOf(call, request);
  return redaxios(url, {
    method: call.verb === 'GET' ? 'get' : 'post',
    headers: headersOf(call, request),
    data: call.body === 'none' ? undefined : request.body,
    withCredentials: credentials === 'include',
    // redaxios passes neither a signal nor keepalive on; a page that is leaving must still log out
    fetch: ((address: string, init: RequestInit) =>
      takePrefetched(address) ??
      fetch(address, {
        ...init,
        ...(credentials === 'omit' && { credentials }),
        signal,
        keepalive: call.path === 'site',
      })) as typeof fetch, // called with a string
  }).catch((refused: unknown) => {
    if (refused instanceof Error || !isAnswer(refused)) throw refused;
    return refused;
  });
}

/** The decoded reply in an answer. Throws the error of a refusal. */
export function readAnswer(call: Call, { status, data, headers }: Answer): unknown {
  const isJson = typeof data === 'object' && data !== null && !/text\/html/.test(headers.get('content-type') ?? '');
  if (status >= 200 && status < 300) {
    if (call.reads === 'nothing') return null;
    // redaxios leaves what it could not parse as text
    if (!isJson) throw unreadable();
    return replyIn(call, data);
  }
  const error = refusalIn(status, isJson ? data : null, headers.get('retry-after'));
  const type = exceptionType(data);
  const isForeignSession = status === 400 && type === 'CSRFTokenError' && call.hasCredentials;
  const isDeadlock = call.verb === 'GET' && (type === 'QueryDeadlockError' || type === 'QueryTimeoutError');
  throw isForeignSession || isDeadlock ? new Retriable(error) : error;
}

/** The error of a call that got no answer: `reason` says whether it was cut short, and by what. */
export function networkError(reason: unknown, thrown?: unknown): CallError {
  if (reason === 'timedOut') return new CallError({ kind: 'timedOut', message: errorTexts.timedOut });
  if (reason === 'canceled') return canceled();
  const kind = globalThis.navigator?.onLine === false ? 'offline' : 'unreachable';
  return new CallError({ kind, message: thrown instanceof Error ? thrown.message : errorTexts.unknown });
}

const canceled = (): CallError => new CallError({ kind: 'canceled', message: errorTexts.canceled });

/** What `URL.canParse` says, which browsers of 2022 do not have. */
function isAddress(url: string): boolean {
  try {
    return Boolean(new URL(url, 'http://own.invalid'));
  } catch {
    return false;
  }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'status' in value;

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
