import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf, hashOf } from './caller.ts';
import { tooMany } from './http-errors.ts';

/** Limits the requests of visitors that write, by address. */
export function limitVisitor(context: Context, { throttles, rules }: Deps): void {
  const seconds = throttles.visitor.attempt(addressOf(context, rules.isProxyTrusted));
  if (seconds > 0) throw tooMany(seconds);
}

/**
 * Limits how many different e-mail addresses a visitor names, so that nobody can find out which addresses of a list are
 * registered. An address that the visitor named before does not count again.
 */
export function limitProbes(context: Context, { throttles, rules }: Deps, email: string): void {
  const visitor = addressOf(context, rules.isProxyTrusted);
  const pair = hashOf(`${visitor} ${email}`);
  if (throttles.probed.attempt(pair) > 0) return;
  const seconds = throttles.probes.attempt(visitor);
  if (seconds === 0) return;
  throttles.probed.undo(pair);
  throw tooMany(seconds);
}
