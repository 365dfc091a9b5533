/**
 * Faults for tests: a header, which may be limited to one call, and a few email addresses. They work only where
 * `areFaultsEnabled`; elsewhere the header is an error and the addresses have no effect.
 */
import type { Context, Next } from 'hono';
import { languageOf } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from './http-error.ts';
import { internalError, lockedOut, notSignedIn } from './http-errors.ts';
import { respondWithError, sendJson } from './reply.ts';

export const faultHeader = 'X-Test-Fault';

/** Values of `usr` that cause a failure. */
export const sentinels = {
  refused: 'refused@fault.example',
  slow: 'slow@fault.example',
  broken: 'broken@fault.example',
  locked: 'locked@fault.example',
} as const;

const slowDelay = 8_000;
const maxDelay = 120_000;

/** Middleware that responds in place of the call where a request asks for a fault. */
export function provokeFaults(deps: Deps) {
  return async (context: Context, next: Next): Promise<Response | undefined> => {
    const request = context.req.header(faultHeader);
    if (request !== undefined && !deps.rules.areFaultsEnabled) return respondWithError(context, faultsDisabled(), 'en');
    if (!deps.rules.areFaultsEnabled) {
      await next();
      return;
    }
    const wait = (milliseconds: number): Promise<void> =>
      deps.wait(Math.min(milliseconds, maxDelay), context.req.raw.signal);
    if (request !== undefined) context.set('isUncompressed', true); // a fault may change the reply, which it reads as text
    const response =
      (await respondToSentinel(context, wait)) ?? (request && (await respondWithFault(context, request, wait, next)));
    if (response) return response;
    if (!context.finalized) await next();
  };
}

type Wait = (milliseconds: number) => Promise<void>;

async function respondToSentinel(context: Context, wait: Wait): Promise<Response | null> {
  const usr = context.req.query('usr')?.trim().toLowerCase();
  if (usr === sentinels.slow) await wait(slowDelay);
  if (usr === sentinels.refused)
    return sendJson(context, 200, { message: { msg: 'error', data: 'Subscriber Refused' } });
  if (usr === sentinels.broken) throw internalError('provoked');
  if (usr === sentinels.locked) throw lockedOut(42);
  return null;
}

async function respondWithFault(context: Context, request: string, wait: Wait, next: Next): Promise<Response | null> {
  const faults = new URLSearchParams(request.replaceAll(';', '&').replaceAll(' ', ''));
  const target = faults.get('method');
  if (target !== null && target !== context.req.query('method')) return null;
  const delay = Number(faults.get('delay') ?? 0);
  if (delay > 0) await wait(delay);
  if (faults.has('hang')) await wait(maxDelay);
  const status = Number(faults.get('status') ?? 0);
  if (status > 0) throw errorOf(status);
  if (faults.has('session-expired')) return expireSession(context, next);
  const kind = [...faults.keys()].find((key) => key in bodies);
  return kind === undefined ? null : bodies[kind as keyof typeof bodies](context); // checked with `in` above
}

const bodies = {
  html: (context: Context) => context.html('<!doctype html><title>Welcome</title><p>Sign in to this network.', 200),
  truncated: (context: Context) =>
    context.body('{"message":{"msg":"success","data":[{"na', 200, { 'Content-Type': 'application/json' }),
  empty: (context: Context) => sendJson(context, 200, {}),
  null: (context: Context) => sendJson(context, 200, { message: null }),
  'message-string': (context: Context) => sendJson(context, 200, { message: 'Not what was expected' }),
  'msg-error': (context: Context) => sendJson(context, 200, { message: { msg: 'error', data: 'Refused' } }),
};

/** An expired session: 401 where the call has a token, else the usual reply with a flag beside it. */
async function expireSession(context: Context, next: Next): Promise<null> {
  if (context.req.header('authorization') !== undefined)
    context.res = respondWithError(context, notSignedIn(), languageOf(context.req.query('language')));
  else await next();
  const { status } = context.res;
  const body = await context.res.json();
  context.res = undefined; // otherwise Hono copies the old headers over the new ones
  context.res = sendJson(context, status, { ...body, session_expired: 1 });
  return null;
}

function errorOf(status: number): HttpError {
  const text = { en: `Provoked failure ${status}`, ar: `إخفاق متعمّد ${status}` };
  const headers = status === 429 || status === 503 ? { 'Retry-After': '30' } : undefined;
  return new HttpError(status, classes[status] ?? 'InternalError', { text }, { headers });
}

/** Frappe's exception for each status. */
const classes: Record<number, string> = {
  400: 'CSRFTokenError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'DoesNotExistError',
  409: 'DuplicateEntryError',
  413: 'RequestEntityTooLarge',
  417: 'ValidationError',
  429: 'TooManyRequestsError',
  501: 'OutgoingEmailError',
  503: 'SessionStopped',
};

const faultsDisabled = () =>
  new HttpError(400, 'ValidationError', {
    text: { en: 'Faults for tests are refused here.', ar: 'إخفاقات الاختبار غير مقبولة هنا.' },
  });
