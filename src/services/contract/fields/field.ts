/** The properties of a field in a form's table. */
import type { FieldErrorCode } from './field-error.ts';

/** The server's lists of choices, by the key under which the product fetches each. */
export type OptionList =
  | 'currencies'
  | 'educationLevels'
  | 'industries'
  | 'languages'
  | 'preferences'
  | 'priceBasis'
  | 'regions'
  | 'serviceLines'
  | 'technicalSkills'
  | 'yearsOfExperience';

/** Fixed choices: the value on the wire with the message id of its label. */
export type FixedChoices = Readonly<Record<string, string>>;

/** A draft, or a row of one. */
export type Values = Readonly<Record<string, unknown>>;

interface FieldBase {
  /** Message ids. */
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Whether the field is shown, given its draft or row; always by default. */
  readonly when?: (values: Values) => boolean;
  /** The code of a missing value, where it is not `required`. */
  readonly missing?: FieldErrorCode;
  /** The message id of a missing value, if it differs from that of the code. */
  readonly missingMessage?: string;
  /** Shares a line with its neighbour on a wide screen; the default for cells of rows. */
  readonly isHalf?: boolean;
  /** Stored and sent, but not shown in the form. */
  readonly isHidden?: boolean;
  /** Part of the summary of a closed row. */
  readonly isInSummary?: boolean;
  /** Stored in both languages of the product. */
  readonly isBilingual?: boolean;
  /** The value of a field that a body leaves out, although the form requires it. */
  readonly fallback?: string | null;
}

export interface Line extends FieldBase {
  readonly kind: 'line';
  /** A user name is an email address that is only looked up. */
  readonly format?: 'email' | 'username' | 'phone' | 'address' | 'name';
  /** Characters; `maxLineLength` by default. */
  readonly max?: number;
  readonly min?: number;
  readonly autoComplete?: string;
  readonly isLeftToRight?: boolean;
  /** The field with the country of a phone number. */
  readonly country?: string;
}

interface Lines extends FieldBase {
  readonly kind: 'lines';
  /** Characters. */
  readonly max: number;
  /** Rows of text that the control shows. */
  readonly height?: number;
}

/** A number above zero, or at least zero with `min`. */
export interface Amount extends FieldBase {
  readonly kind: 'amount';
  readonly min?: 0;
  readonly max: number;
  /** The maximum number of decimals; by default those of its currency, and unlimited without one. */
  readonly decimals?: number;
  /** The field with the currency of the amount. */
  readonly currency?: string;
  /** The field with the price basis, the hours or days of which are counted. */
  readonly countedIn?: string;
}

/** A date is `YYYY-MM-DD`, a month `YYYY-MM` or `YYYY`, a year `YYYY`. */
export interface Time extends FieldBase {
  readonly kind: 'date' | 'month' | 'year';
  /** The current day at the site, or the name of a cell in the same row. */
  readonly notBefore?: 'today' | (string & {});
  readonly notAfter?: 'today';
  readonly maxYearsAhead?: number;
}

export interface Choice extends FieldBase {
  readonly kind: 'choice';
  /** `given`: the page provides the choices. */
  readonly from: OptionList | 'countries' | 'given' | FixedChoices;
  /** The choices are fixed and their values are numbers on the wire. */
  readonly isNumber?: boolean;
  readonly autoComplete?: string;
}

export interface Choices extends FieldBase {
  readonly kind: 'choices';
  readonly from: OptionList;
  /** Drawn as check boxes side by side; as a list to search by default. */
  readonly isShort?: boolean;
}

interface Check extends FieldBase {
  readonly kind: 'check';
  /** Computed from the row when it is sent, and not part of the draft. */
  readonly computed?: (row: Values) => boolean;
}

/** A document is a file under an opaque name; a photo is an address. */
export interface FileField extends FieldBase {
  readonly kind: 'document' | 'photo';
}

/** A secret, which no draft contains. */
export interface Secret extends FieldBase {
  readonly kind: 'secret';
  readonly min?: number;
  readonly max: number;
  readonly autoComplete?: string;
}

export type Cell = (Line | Lines | Amount | Time | Choice | Check) & {
  /** The name on the wire, if it differs from that in the draft. */
  readonly wire?: string;
};

/** Rows of text. The first cell names a row. */
export interface Rows extends FieldBase {
  readonly kind: 'rows';
  readonly cells: Readonly<Record<string, Cell>>;
  /** Message ids: the name of a row by its `number`, and the button that adds one. */
  readonly rowLabel: string;
  readonly addLabel?: string;
  /** The maximum number of rows; `maxRows` by default. */
  readonly max?: number;
  /** Rows are chosen by their first cell, each once. */
  readonly isChosen?: boolean;
  /** Rows have an id in the database. */
  readonly isNamed?: boolean;
}

/** Rows of `{detail_type, value, note}`: the choices of several detail types in one list. */
export interface Details extends FieldBase {
  readonly kind: 'details';
  readonly details: Readonly<Record<string, DetailField>>;
}

/** The choices of one detail type. */
export interface DetailField {
  readonly label: string;
  readonly hint?: string;
  readonly from: OptionList;
  /** Only one choice is allowed. */
  readonly isSingle?: boolean;
  /** The required note of each choice. */
  readonly note?: Choice;
}

/** Answers to the questions that the page provides, by the name of each question. */
interface Answers extends FieldBase {
  readonly kind: 'answers';
  /** Characters of one answer. */
  readonly max: number;
}

export type Field = (
  | Line
  | Lines
  | Amount
  | Time
  | Choice
  | Choices
  | Check
  | FileField
  | Secret
  | Rows
  | Details
  | Answers
) & {
  readonly wire?: string;
};

/** The fields of one form, by their names in its draft. */
export type Form = Readonly<Record<string, Field>>;

/** The default maximum number of characters of a line (Frappe's Data field). */
export const maxLineLength = 140;

/** The maximum number of rows of a list, and of choices of a field. */
export const maxRows = 60;

/** The first and the last year of a date, a month or a year. */
export const yearLimits = { min: 1940, max: 2100 } as const;

/** The minimum and maximum number of characters of a new password. */
export const passwordLimits = { min: 10, max: 128 } as const;
