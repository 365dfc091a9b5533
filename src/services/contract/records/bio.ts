import type { Infer } from 'superstruct';
import { readersOf } from '../fields/readers-of.ts';
import { language, record, text, time } from '../readers.ts';

/** One object of `get_bio`; its fields are those of the bio draft (specification, section 3). */
export const bio = record(['name'], {
  ...readersOf('bio'),
  name: text,
  user: text,
  language_abbr: language,
  modified: time,
});

export type Bio = Infer<typeof bio>;
