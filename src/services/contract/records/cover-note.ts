import type { Infer } from 'superstruct';
import { record, text, time } from '../readers.ts';

/** A candidate's template of a cover note. */
export const coverNote = record(['name', 'title', 'note'], { name: text, title: text, note: text, modified: time });

export type CoverNote = Infer<typeof coverNote>;
