import type { Context } from 'hono';
import type { CallName, FileCall, QueryName, WireReply } from '../../src/services/contract/calls.ts';
import type { Language } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from './http-errors.ts';

/** One request as a handler receives it: the address parsed, the caller identified. `Name` is a parameter's name. */
export interface RequestContext<Name extends string = never> {
  readonly deps: Deps;
  readonly context: Context;
  readonly language: Language;
  /** A parameter of the address, or `''`. */
  readonly query: (name: Name) => string;
  /** The candidate to whom the token of the request belongs; `null` for a visitor. */
  readonly user: string | null;
  /** How many bytes the body may have. */
  readonly maxBodyBytes: number;
}

/** Returns what the contract says that a call sends in `message.data`, or the whole response with a file. Throws `HttpError`. */
export type Handler<N extends CallName> = (request: RequestContext<QueryName<N>>) => Promise<HandlerReply<N>>;

export type HandlerReply<N extends CallName> = N extends FileCall ? Response : WireReply<N>;

/** The handler of a call that only a candidate may make. */
export function personal<Name extends string, Reply>(
  handle: (request: RequestContext<Name>, user: string) => Promise<Reply>,
): (request: RequestContext<Name>) => Promise<Reply> {
  return async (request) => {
    if (request.user === null) throw notSignedIn();
    return handle(request, request.user);
  };
}
