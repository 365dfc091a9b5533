import type { Format } from '../format.ts';

/**
 * A label of the server with the digits on screen: من ٦ إلى ٩ سنوات. One with Latin letters, such as ISO 31000, is
 * returned as it is.
 */
export const inDigits = (label: string, format: Pick<Format, 'number'>): string =>
  latinLetter.test(label) ? label : label.replace(/[0-9]/g, (digit) => format.number(Number(digit)) ?? digit);

const latinLetter = /[A-Za-z]/;
