/** Runs the calls with replies in JSON: address, headers, time-out, abort and errors. */

import { reportCall, reported } from './call-outcomes.ts';
import { config } from './config.ts';
import { CallError, errorTexts } from './contract/api-error.ts';
import { apiVersion, type Call } from './contract/call.ts';
import type { CallName, QueryName, Reply } from './contract/calls.ts';
import { coreCalls } from './contract/core-calls.ts';
import type { Language } from './contract/language.ts';
import { isObject } from './contract/readers.ts';
import { errorIn, exceptionType, parsed, replyIn, unreadable } from './envelope.ts';
import { takePrefetched } from './prefetch.ts';

/** The part of a call that its row does not define. `Name` is a parameter's name. */
export interface Request<Name extends string = string> {
  readonly language: Language;
  /** The access token of a personal call; without it, the call is not sent. */
  readonly token?: string;
  /** Whether a later session has replaced that of the token. */
  isSessionReplaced?(): boolean;
  readonly query?: Readonly<Partial<Record<Name, string>>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Runs a call of `core-calls.ts`. */
export const runCall = <N extends keyof typeof coreCalls>(name: N, request: Request<QueryName<N>>): Promise<Reply<N>> =>
  runRow<N>(coreCalls[name], request);

/** Runs the call of a row and returns its decoded reply. Rejects with a `CallError` and nothing else. */
export async function runRow<N extends CallName>(call: Call, request: Request): Promise<Reply<N>> {
  if (call.isPersonal && !request.token) throw new CallError({ kind: 'unauthorized' });
  return reported(call, request, () => attemptTwice(call, request)) as Promise<Reply<N>>; // decoded by this very row's struct
}

function attemptTwice(call: Call, request: Request): Promise<unknown> {
  const credentials = call.hasCredentials ? 'include' : undefined;
  return attempt(call, request, credentials).catch((thrown: unknown) => {
    if (!(thrown instanceof Retriable)) throw thrown;
    return attempt(call, request, call.verb === 'POST' ? 'omit' : credentials);
  });
}

/** The address of a call: `{base}{path}?version=v1&method=…&entity=…&language=…` and the parameters of the row. */
function addressOf(call: Call, { language, query = {} }: Pick<Request, 'language' | 'query'>): string {
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

/** The same address. Throws a `CallError` when it is not a valid URL. */
export function validAddressOf(call: Call, request: Pick<Request, 'language' | 'query'>): string {
  const url = addressOf(call, request);
  if (!canParse(url)) throw new CallError({ kind: 'invalidUrl', message: errorTexts.invalidUrl });
  return url;
}

/** The headers of a call. */
export function headersOf(call: Call, { token }: Pick<Request, 'token'>): Record<string, string> {
  const accept = { accept: 'application/json' };
  return call.isPersonal ? { ...accept, authorization: `${config.tokenScheme} ${token}`.trim() } : accept;
}

/** A failure that a second attempt may resolve: a CSRF token of another session, or a deadlock. */
export class Retriable extends CallError {}

type Credentials = 'include' | 'omit' | undefined;

/** A response before it is decoded. */
export interface HttpResponse {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

async function attempt(call: Call, request: Request, credentials: Credentials): Promise<unknown> {
  if (request.signal?.aborted) throw canceled();
  const stop = new AbortController();
  const cancel = () => stop.abort('canceled');
  const timeout = call.timeout === null ? undefined : setTimeout(() => stop.abort('timedOut'), call.timeout);
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    // the body of a prefetched reply is read without this signal, so the time-out races with it
    const response = await Promise.race([send(call, request, credentials, stop.signal), abortOf(stop.signal)]);
    if (request.token && !request.isSessionReplaced?.() && isSessionOver(response.data))
      reportCall({ type: 'session.over' });
    return readResponse(call, response);
  } catch (thrown) {
    if (thrown instanceof CallError) throw thrown;
    throw networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(timeout);
    request.signal?.removeEventListener('abort', cancel);
  }
}

async function send(
  call: Call,
  request: Request,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const url = validAddressOf(call, request);
  const { body } = request;
  const hasBody = call.body !== 'none' && body !== undefined;
  const headers = headersOf(call, request);
  const response = await (takePrefetched(url, signal, headers.authorization) ??
    fetch(url, {
      method: call.verb,
      headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body) }),
      ...(credentials && { credentials }),
      signal,
      keepalive: call.path === 'site', // the log-out must complete after the page has closed
    }));
  const { status } = response;
  // a body that breaks off is like one that cannot be parsed
  return { status, headers: response.headers, data: parsed(await response.text().catch(() => '')) };
}

/** The decoded reply in a response. Throws a `CallError` for a status that is not 2xx. */
export function readResponse(call: Call, { status, data, headers }: HttpResponse): unknown {
  const isJson = typeof data === 'object' && data !== null && !/text\/html/.test(headers.get('content-type') ?? '');
  if (status >= 200 && status < 300) {
    if (call.reads === 'nothing') return null;
    if (!isJson) throw unreadable();
    return replyIn(call, data);
  }
  const error = errorIn(status, isJson ? data : null, headers);
  // a server ignores a token without a scheme, and refuses the call as a guest's
  if (status === 403 && call.isPersonal && config.tokenScheme === '')
    throw new CallError({ ...error.apiError, kind: 'unauthorized' });
  const type = exceptionType(data);
  const isForeignSession = status === 400 && type === 'CSRFTokenError' && call.hasCredentials;
  const isDeadlock = call.verb === 'GET' && /^Query(Deadlock|Timeout)Error$/.test(type);
  throw isForeignSession || isDeadlock ? new Retriable(error.apiError) : error;
}

/** Whether a reply, which is still valid, was given to a guest because the session of its cookie has ended. */
const isSessionOver = (data: unknown): boolean => isObject(data) && Boolean(data.session_expired);

/** The error of a call without a response. `reason` is that of the abort, if there was one. */
export function networkError(reason: unknown, thrown?: unknown): CallError {
  if (reason === 'timedOut') return new CallError({ kind: 'timedOut', message: errorTexts.timedOut });
  if (reason === 'canceled') return canceled();
  const kind = globalThis.navigator?.onLine === false ? 'offline' : 'unreachable';
  return new CallError({ kind, message: thrown instanceof Error ? thrown.message : errorTexts.unknown });
}

const canceled = (): CallError => new CallError({ kind: 'canceled', message: errorTexts.canceled });

/** `URL.canParse`, which browsers of 2022 do not have. */
function canParse(url: string): boolean {
  try {
    return Boolean(new URL(url, 'http://own.invalid'));
  } catch {
    return false;
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
