import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from './caller.ts';
import { tooMany } from './http-errors.ts';

/** Limits the requests of visitors that write, by address. Page views are counted apart, so that they use up no others. */
export async function limitVisitor(
  context: Context,
  { throttles, rules }: Deps,
  counted: 'call' | 'view' = 'call',
): Promise<void> {
  const address = addressOf(context, rules.proxyTrust);
  const seconds = await throttles.visitor.attempt(counted === 'view' ? `view ${address}` : address);
  if (seconds > 0) throw tooMany(seconds);
}
