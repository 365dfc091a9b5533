import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from './caller.ts';
import { tooMany } from './http-errors.ts';

/**
 * Limits the requests of visitors that write, by address. Page views and reads of a shared profile are counted apart, so
 * that they use up no others.
 */
export async function limitVisitor(
  context: Context,
  { throttles, rules }: Deps,
  counted: 'call' | 'view' | 'link' = 'call',
): Promise<void> {
  const address = addressOf(context, rules.proxyTrust);
  const seconds = await throttles.visitor.attempt(counted === 'call' ? address : `${counted} ${address}`);
  if (seconds > 0) throw tooMany(seconds);
}

/**
 * Limits how many different email addresses a visitor names, so that nobody can find out which addresses of a list are
 * registered. An address that the visitor named before does not count again.
 */
export async function limitProbes(context: Context, { throttles, rules }: Deps, email: string): Promise<void> {
  const visitor = addressOf(context, rules.proxyTrust);
  const pair = `${visitor} ${email}`;
  if ((await throttles.probed.attempt(pair)) > 0) return;
  const seconds = await throttles.probes.attempt(visitor);
  if (seconds === 0) return;
  await throttles.probed.clear(pair);
  throw tooMany(seconds);
}
