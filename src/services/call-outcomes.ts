/** Reports how each call ended to the actor that watches the connection. */
import { type ApiError, CallError, toApiError } from './contract/api-error.ts';
import type { Call } from './contract/call.ts';

export type CallOutcome =
  /** The server replied, with a result or with an error of its own. */
  | { type: 'call.answered' }
  | { type: 'call.failed'; apiError: ApiError; isRead: boolean }
  /** A reply states that the session of the request has ended (`session_expired: 1`). */
  | { type: 'session.over' }
  /** The reply to a read has no message, against the contract; it is shown as an empty list. */
  | { type: 'reply.missing'; method: string };

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Calls back after each call. Returns a function that stops it. */
export function watchCalls(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends the outcome of a call to everyone who watches the calls. */
export function reportCall(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}

/** How often a limiter has refused each call in a row without stating how long to wait. */
const refusals = new Map<string, number>();

/** The wait in milliseconds after the first of these refusals; it doubles with each one. */
const firstWait = 30_000;

/**
 * Runs a call and reports how it ended. Rejects with a `CallError`, as `run` does. Where a later session has replaced
 * that of the call, `unauthorized` becomes `earlierSession`, which does not end the later one.
 */
export async function reported<T>(
  { method, verb, isPersonal }: Call,
  { isSessionReplaced }: { isSessionReplaced?(): boolean },
  run: () => Promise<T>,
): Promise<T> {
  try {
    const reply = await run();
    refusals.delete(method);
    reportCall({ type: 'call.answered' });
    return reply;
  } catch (thrown) {
    const failure = withRetryAt(method, toApiError(thrown));
    const isEarlier = isPersonal && failure.kind === 'unauthorized' && isSessionReplaced?.();
    const apiError: ApiError = isEarlier ? { ...failure, kind: 'earlierSession' } : failure;
    // an aborted call is no failure of the service
    if (apiError.kind !== 'canceled') reportCall({ type: 'call.failed', apiError, isRead: verb === 'GET' });
    throw new CallError(apiError);
  }
}

function withRetryAt(method: string, apiError: ApiError): ApiError {
  if (apiError.kind !== 'throttled' || apiError.retryAt !== null) return apiError;
  const count = refusals.get(method) ?? 0;
  refusals.set(method, Math.min(count + 1, 5));
  return { ...apiError, retryAt: Date.now() + firstWait * 2 ** count };
}
