import { nested, number, text } from '../fields.ts';

/** A file kept by the server, as the records refer to it. */
export const fileReference = nested({
  name: text,
  file_name: text,
  file_url: text,
  file_size: number,
});
