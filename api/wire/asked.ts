import type { Context } from 'hono';
import type { Language } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from './refusals.ts';

/** One call as a room answers it: the address line read, the caller known. */
export interface Asked {
  readonly deps: Deps;
  readonly context: Context;
  readonly language: Language;
  /** A parameter of the address, or `''`. */
  readonly query: (name: string) => string;
  /** The candidate whose token came with the call; `null` for a visitor. */
  readonly user: string | null;
}

/** Answers a call with what goes into `message.data`, or with a whole response. Throws `Refusal`. */
export type Answer = (asked: Asked) => unknown;

/** Answers a call that only a candidate may make. */
export function personal(answer: (asked: Asked, user: string) => unknown): Answer {
  return (asked) => {
    if (asked.user === null) throw notSignedIn();
    return answer(asked, asked.user);
  };
}
