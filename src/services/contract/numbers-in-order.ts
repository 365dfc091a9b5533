/**
 * Isolates numbers with hyphens, such as a postal code, whose parts would change places in a text that is written from
 * right to left (Unicode's LRI and PDI).
 */
export const numbersInOrder = (text: string): string => text.replace(/\d{1,20}(?:-\d{1,20})+/g, '\u2066$&\u2069');
