import type { Context } from 'hono';
import { languageOf } from '../bilingual.ts';
import { isAccountGone } from '../db/account-gone.ts';
import { isDeadlock } from '../db/deadlock.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { isReadOnly } from '../db/read-only.ts';
import { HttpError } from './http-error.ts';
import { deadlocked, internalError, notSignedIn, readOnly, unavailable } from './http-errors.ts';
import { respondWithError } from './reply.ts';
import { requestIdOf } from './request-log.ts';
import type { Work } from './work.ts';

/**
 * The response to an error: 503 where the database cannot be reached or refuses to write, 401 where the account was deleted
 * during the call, 500 after a deadlock, otherwise 500 with the id of the request, under which the error is logged.
 */
export function handleFailure(error: Error, context: Context, { publicReads }: Work): Response {
  const language = languageOf(context.req.query('language'));
  if (error instanceof HttpError) return respondWithError(context, error, language);
  if (isUnavailable(error)) {
    publicReads.clear();
    return respondWithError(context, unavailable(), language);
  }
  if (isReadOnly(error)) return respondWithError(context, readOnly(), language);
  if (isAccountGone(error)) return respondWithError(context, notSignedIn(), language);
  if (isDeadlock(error)) return respondWithError(context, deadlocked(), language);
  return respondWithError(context, internalError(requestIdOf(context)), language);
}
