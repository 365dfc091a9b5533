/** A name of its own direction set apart inside a plain sentence, as `<bdi>` does where there is markup. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
