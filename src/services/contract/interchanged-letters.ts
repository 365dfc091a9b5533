/** Arabic letters that are often interchanged, such as ة and ه at the end of a name, with the one spelling of each. */
export const interchangedLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
};
