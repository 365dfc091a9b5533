import { nested, number, text } from '../readers.ts';

export const fileFields = { name: text, file_name: text, file_url: text, file_size: number };

/** A file that the server stores, as a record refers to it. */
export const fileReference = nested(fileFields);
