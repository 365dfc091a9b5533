import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { languageOf } from '../bilingual.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from './http-error.ts';
import { internalError, unavailable } from './http-errors.ts';
import { respondWithError } from './reply.ts';

/**
 * The response to an error: 503 where the database cannot be reached, otherwise 500 with a reference under which the
 * error is logged.
 */
export function handleFailure(error: Error, context: Context, { log }: Deps): Response {
  const language = languageOf(context.req.query('language'));
  if (error instanceof HttpError) return respondWithError(context, error, language);
  if (isUnavailable(error)) {
    log(`unavailable ${context.req.method} ${context.req.path} ${causeOf(error).message}`);
    return respondWithError(context, unavailable(), language);
  }
  const reference = randomUUID().slice(0, 8);
  log(`error ${reference} ${context.req.method} ${context.req.path} ${traceOf(error)}`);
  return respondWithError(context, internalError(reference), language);
}

/** The cause and the stack, without the message of a failed query, which repeats its parameters. */
function traceOf(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : error.name;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [reason, ...frames.slice(0, 8)].join('\n');
}

const causeOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);
