import { nested, number, text } from '../readers.ts';

/** A file that the server stores, as a record refers to it. */
export const fileReference = nested({
  name: text,
  file_name: text,
  file_url: text,
  file_size: number,
});
