import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from './caller.ts';
import { tooMany } from './http-errors.ts';

/** Keeps what anyone may write within bounds, by address. */
export function limitVisitor(context: Context, { throttles, rules }: Deps): void {
  const seconds = throttles.visitor.attempt(addressOf(context, rules.isProxyTrusted));
  if (seconds > 0) throw tooMany(seconds);
}
