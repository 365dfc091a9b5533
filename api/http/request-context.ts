import type { Context } from 'hono';
import type { Language } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from './http-errors.ts';

/** One call as a room answers it: the address line read, the caller known. */
export interface RequestContext {
  readonly deps: Deps;
  readonly context: Context;
  readonly language: Language;
  /** A parameter of the address, or `''`. */
  readonly query: (name: string) => string;
  /** The candidate whose token came with the call; `null` for a visitor. */
  readonly user: string | null;
  /** How many bytes the body may have. */
  readonly maxBodyBytes: number;
}

/** Answers a call with what goes into `message.data`, or with a whole response. Throws `Refusal`. */
export type Handler = (request: RequestContext) => unknown;

/** Answers a call that only a candidate may make. */
export function personal(answer: (request: RequestContext, user: string) => unknown): Handler {
  return (request) => {
    if (request.user === null) throw notSignedIn();
    return answer(request, request.user);
  };
}
