import type { Context } from 'hono';
import type { CallName, ConditionalCall, FileCall, QueryName, WireReply } from '../../src/services/contract/calls.ts';
import type { Schema } from '../../src/services/contract/fields/schema-of.ts';
import type { Language } from '../../src/services/contract/language.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from './http-errors.ts';

/** A request, with its parameters read and its caller identified. `Name` is the union of its parameter names. */
export interface RequestContext<Name extends string = never> {
  readonly deps: Deps;
  readonly context: Context;
  readonly language: Language;
  /** A parameter of the address, or `''`. */
  readonly query: (name: Name) => string;
  /** The candidate who sent the request; `null` for a visitor. */
  readonly user: string | null;
  /** The maximum size of the body in bytes. */
  readonly maxBodyBytes: number;
  /** The documented schema of the body, by which it is read; `null` for a call without one. */
  readonly bodySchema: Schema | null;
}

/**
 * Returns the `message.data` of the call, or the complete response for a file and for an unchanged reply. Throws
 * `HttpError`.
 */
export type Handler<N extends CallName> = (request: RequestContext<QueryName<N>>) => Promise<HandlerReply<N>>;

export type HandlerReply<N extends CallName> = N extends FileCall
  ? Response
  : N extends ConditionalCall
    ? WireReply<N> | Response
    : WireReply<N>;

/** Makes the handler of a call that only a candidate may make. */
export function personal<Name extends string, Reply>(
  handle: (request: RequestContext<Name>, user: string) => Promise<Reply>,
): (request: RequestContext<Name>) => Promise<Reply> {
  return async (request) => {
    if (request.user === null) throw notSignedIn();
    return handle(request, request.user);
  };
}
