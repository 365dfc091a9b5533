import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { photoPath } from '../../src/services/contract/fields/file-rules.ts';
import { withoutToken } from '../../src/services/contract/paths.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { clean } from './body.ts';
import { callNameOf } from './call-name.ts';
import { describeError } from './describe-error.ts';
import { HttpError } from './http-error.ts';

/** A request that took longer, in milliseconds, is logged as a warning. */
const slowTime = 2_000;

/** Gives each request an id, which the response repeats, logs one line for it, and counts it. */
export function logRequests({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
  return async (context: Context, next: Next): Promise<void> => {
    const start = performance.now();
    const requestId = randomUUID().slice(0, 8);
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('X-Frappe-Request-Id', requestId);
    const { status } = context.res;
    const time = performance.now() - start;
    const milliseconds = Math.round(time);
    const call = callNameOf(context);
    metrics.observe(call, status, time / 1000);
    const { error } = context;
    const isAborted = context.req.raw.signal.aborted;
    const line = {
      requestId,
      method: context.req.method,
      path: loggedPath(context.req.url),
      call: call ?? undefined,
      status,
      milliseconds,
      isAborted: isAborted || undefined,
      error: error === undefined || error instanceof HttpError || isAborted ? undefined : describeError(error),
    };
    if (status >= 500 && !isAborted) log.error(line, 'request');
    else if (status >= 400 || milliseconds > slowTime) log.warn(line, 'request');
    else log.info(line, 'request');
  };
}

/** The id under which a request is logged; short, because users read it out. */
export function requestIdOf(context: Context): string {
  const id: unknown = context.get('requestId');
  return typeof id === 'string' ? id : '';
}

const maxPathLength = 200;

/**
 * The path of an address in printable ASCII, at most 200 characters. Whoever has the name of a photo or the token of a
 * shared profile can read it, and other paths may contain a token or an address too: long runs are replaced by a star.
 */
export function loggedPath(url: string): string {
  const path = withoutToken(url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '');
  if (path.startsWith(photoPath)) return `${photoPath}*`;
  return clean(path)
    .slice(0, maxPathLength)
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .split('/')
    .map((segment) => (/@|%40/i.test(segment) ? '*' : segment.replace(/[\w%~+=-]{20,}/g, '*')))
    .join('/')
    .slice(0, maxPathLength);
}
