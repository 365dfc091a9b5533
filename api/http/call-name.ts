import type { Context } from 'hono';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';

/** The call of the contract that a request is for; `null` for anything else. */
export function callNameOf(context: Context): CallName | null {
  const method = context.req.query('method');
  return method === undefined ? null : (namesByMethod.get(method) ?? null);
}

const namesByMethod: ReadonlyMap<string, CallName> = new Map(
  (Object.entries<Call>(calls) as [CallName, Call][]).map(([name, { method }]) => [method, name]), // all keys of the literal
);
