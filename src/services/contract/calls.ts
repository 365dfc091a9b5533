/** Every call to the API, one row per call (specification, section 7). */
import { coreCalls } from './core-calls.ts';
import { featureCalls } from './feature-calls.ts';
import type { WireOf } from './readers.ts';

export { apiVersion, type Call } from './call.ts';

/** All rows; the page imports those of `core-calls.ts` and `feature-calls.ts` by themselves. */
export const calls = { ...coreCalls, ...featureCalls };

export type CallName = keyof typeof calls;

/** The reply of a call as the page decodes it. */
export type Reply<N extends CallName> = ReturnType<(typeof calls)[N]['reply']['create']>;

/** The reply of a call as the API sends it, in `message.data`. */
export type WireReply<N extends CallName> = WireOf<(typeof calls)[N]['reply']>;

/** The parameters of a call beyond those that every call has. */
export type QueryName<N extends CallName> =
  | (typeof calls)[N]['query'][number]
  | (keyof (typeof calls)[N]['fixed'] & string);

/** The calls that are answered with 304 when the client has the latest reply. */
export type ConditionalCall = 'getNotifications';

/** The calls that return a file in place of the envelope. */
export type FileCall = { [N in CallName]: (typeof calls)[N]['reads'] extends 'file' ? N : never }[CallName];
