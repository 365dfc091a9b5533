/** The stub of every service and outside effect until an `*-implementations.ts` file provides the real one. */
export function notProvided(): never {
  throw new Error('This service was not provided');
}

/** The same stub for an action that takes parameters, so that what replaces it is typed by them. */
export const notProvidedWith = <Params>(): ((args: unknown, params: Params) => void) => notProvided;

/** The events of a callback actor that handles none. */
export type NoEvent = { type: 'nothing' };
