/** The records in the reply of a service, which may be anything. */
import { isObject } from '../services/contract/readers.ts';
import type { Replied } from './reply.ts';

/** The record of the reply; `null` without one. */
export const recordIn = <T extends object>({ event: { output } }: Replied<T>): T | null =>
  isObject(output) ? output : null;

/** The records of the reply; none where it is not a list. */
export const recordsIn = <T extends object>({ event: { output } }: Replied<readonly T[]>): T[] =>
  Array.isArray(output) ? output.filter((each): each is T => isObject(each)) : [];
