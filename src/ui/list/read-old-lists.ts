import type { AppActor } from '../actors.tsx';
import { readShownLists } from './read-shown-lists.ts';

/** The age in milliseconds from which rows on screen are read again when the person returns to them. */
const maxAge = 5 * 60_000;

/** Reads the lists on screen again that were read long ago. A time in the future is that of a clock that was corrected. */
export const readOldLists = (app: AppActor): void =>
  readShownLists(app, ({ readAt }) => readAt !== null && Math.abs(Date.now() - readAt) > maxAge);
