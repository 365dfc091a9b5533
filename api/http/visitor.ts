import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from './caller.ts';
import { tooMany } from './http-errors.ts';

/** Limits the requests of visitors that write, by address. */
export async function limitVisitor(context: Context, { throttles, rules }: Deps): Promise<void> {
  const seconds = await throttles.visitor.attempt(addressOf(context, rules.proxyTrust));
  if (seconds > 0) throw tooMany(seconds);
}
