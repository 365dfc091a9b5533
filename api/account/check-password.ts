/** Compares passwords, a few at a time, and limits wrong ones. */
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/caller.ts';
import { lockedOut } from '../http/http-errors.ts';
import type { Throttle } from '../http/throttle.ts';

/** Runs a job that derives keys of passwords when it is the caller's turn, unless the client has left by then. */
export function inPasswordQueue<T>(context: Context, deps: Deps, job: () => Promise<T>): Promise<T> {
  return deps.passwordQueue.run(addressOf(context, deps.rules.proxyTrust), context.req.raw.signal, job);
}

/** The key of the wrong passwords that an address has sent for an account. */
export const accountKey = (context: Context, { rules }: Deps, email: string): string =>
  `${addressOf(context, rules.proxyTrust)} ${email}`;

/** A counter of wrong passwords. */
export interface Counter {
  readonly throttle: Throttle;
  readonly key: string;
  /** Whether the right password clears it. */
  readonly isCleared?: boolean;
}

/**
 * Compares a password and counts it if it is wrong. Throws `lockedOut` when a counter allows no further attempt.
 *
 * The counters are read again after the comparison, and its result is returned only if they allow it: of attempts that
 * run at the same time, no more get a result than one after another would, and no right one waits for the others.
 */
export async function checkPassword(counters: readonly Counter[], compare: () => Promise<boolean>): Promise<boolean> {
  await throwIfLocked(counters);
  const isRight = await compare();
  if (!isRight) for (const { throttle, key } of counters) throwIfWaiting(await throttle.attempt(key));
  if (isRight) await throwIfLocked(counters);
  if (isRight) for (const { throttle, key, isCleared } of counters) if (isCleared) await throttle.clear(key);
  return isRight;
}

async function throwIfLocked(counters: readonly Counter[]): Promise<void> {
  for (const { throttle, key } of counters) throwIfWaiting(await throttle.secondsLeft(key));
}

function throwIfWaiting(seconds: number): void {
  if (seconds > 0) throw lockedOut(seconds);
}
