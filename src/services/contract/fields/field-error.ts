/** The codes of validation errors. The catalogues and the API have a text for each code. */
export const fieldErrorCodes = [
  'required',
  'invalidEmail',
  'invalidPhone',
  'invalidAddress',
  'noLetter',
  'tooShort',
  'tooLong',
  'invalidAmount',
  'invalidNumber',
  'amountTooLarge',
  'tooPrecise',
  'invalidYear',
  'invalidDate',
  'inPast',
  'inFuture',
  'farDate',
  'endsBeforeStart',
  'invalidChoice',
  'chosenTwice',
  'noLevel',
  'tooMany',
  'fileEmpty',
  'fileTooLarge',
  'fileType',
  'fileContent',
  'samePassword',
  'otherName',
  'noticeTooShort',
  'afterContractEnd',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Errors by path: a field, or a cell of one of its rows (`technical_skills.0.level`). */
export type ValidationErrors = Readonly<Record<string, FieldErrorCode>>;
