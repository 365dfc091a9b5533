/** Wraps text in Unicode isolates (FSI, PDI): `<bdi>` for strings without markup. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
