import type { Context, Next } from 'hono';
import { type Call, calls } from '../../src/services/contract/calls.ts';

/** One line per request: verb, path, the name of the call, status, milliseconds. Nothing else that the caller sent. */
export function logRequests(log: (line: string) => void) {
  return async (context: Context, next: Next): Promise<void> => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const request = context.req.query('method');
    const call = Object.values<Call>(calls).some((row) => row.method === request) ? request : '-';
    log(`${method} ${path} ${call} ${context.res.status} ${Math.round(performance.now() - start)}ms`);
  };
}
