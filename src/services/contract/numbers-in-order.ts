/**
 * Isolates numbers with hyphens, such as a postal code, with Unicode's LRI and PDI. Otherwise their parts would change
 * places in a text that is written from right to left.
 */
export const numbersInOrder = (text: string): string => text.replace(/\d{1,20}(?:-\d{1,20})+/g, '\u2066$&\u2069');
