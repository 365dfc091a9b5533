/** Validates a draft by the rows of its form, in the browser and in the API. */
import { answersIn, cellsOf, choicesIn, type Draft, type DraftRow, isHeldFile, rowsIn, textIn } from './draft.ts';
import { type DetailField, type Field, type Form, maxRows, type Rows } from './field.ts';
import type { FieldErrorCode, ValidationErrors } from './field-error.ts';
import { decimalsOf } from './number-in.ts';
import { phoneCountry } from './phone-rule.ts';
import { type Bounds, lengthError, textError, timeOrderError } from './text-error.ts';
import { changedIn } from './wire.ts';

/** The data against which a draft is validated, besides its form. */
export interface ValidationContext extends Bounds {
  /** The record before the edit: an unchanged date is accepted even if it has passed. */
  readonly base?: Draft;
  /** The fields that the form does not show. */
  readonly skipped?: readonly string[];
  /** The values that can be chosen now, by field. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the errors of the named fields, by default of all; empty when they are valid. */
export function validate(
  form: Form,
  draft: Draft,
  context: ValidationContext,
  names: readonly string[] = Object.keys(form),
): ValidationErrors {
  return Object.fromEntries(names.flatMap((name) => errorsOf(form, name, draft, context)));
}

type Found = [path: string, code: FieldErrorCode][];

function errorsOf(form: Form, name: string, draft: Draft, context: ValidationContext): Found {
  const field = form[name];
  if (!field || field.isHidden || context.skipped?.includes(name) || field.when?.(draft) === false) return [];
  switch (field.kind) {
    case 'rows':
      return rowErrors(name, field, rowsIn(draft, name), context, rowsIn(context.base ?? {}, name));
    case 'details':
      return detailErrors(name, field.details, rowsIn(draft, name));
    case 'answers':
      return []; // see `answerErrors`
    case 'choices':
      return choicesIn(draft, name).length > maxRows ? [[name, 'tooMany']] : [];
    case 'document':
    case 'photo':
      return field.required && !isHeldFile(draft[name]) && !textIn(draft, name) ? [[name, 'required']] : [];
    default: {
      const { base } = context;
      const isSame = (names: string[]) => base !== undefined && changedIn(form, names, draft, base).length === 0;
      const isUnchanged = isSame([name]);
      const isPhone = field.kind === 'line' && field.format === 'phone';
      const currency = field.kind === 'amount' ? field.currency : undefined;
      // earlier versions stored phone numbers and amounts without these rules
      if (isPhone && isUnchanged) return [];
      if (field.kind === 'amount' && isSame(currency === undefined ? [name] : [name, currency])) return [];
      const code = textError(field, textIn(draft, name), {
        ...context,
        ...(currency !== undefined && { decimals: decimalsOf(textIn(draft, currency)) }),
        ...(isPhone && { country: phoneCountry(field, draft) }),
        ...(isUnchanged && { today: null }),
        ...(context.choices?.[name] && { among: context.choices[name] }),
      });
      return code ? [[name, code]] : [];
    }
  }
}

function rowErrors(
  name: string,
  field: Rows,
  rows: readonly DraftRow[],
  { today }: Bounds,
  stored: readonly DraftRow[],
): Found {
  if (rows.length > (field.max ?? maxRows)) return [[name, 'tooMany']];
  const cells = Object.entries(cellsOf(field));
  const first = cells[0]?.[0] ?? '';
  return rows.flatMap((row, at): Found => {
    const own = cells.flatMap(([cell, of]): Found => {
      const value = row[cell] ?? '';
      const isShown = !of.isHidden && of.when?.(row) !== false;
      const code = isShown ? textError(of, value, { today: null }) : lengthError(of, value);
      return code ? [[`${name}.${at}.${cell}`, code]] : [];
    });
    if (own.length > 0) return own;
    if (field.isChosen && rows.findIndex((other) => other[first] === row[first]) < at)
      return [[`${name}.${at}.${first}`, 'chosenTwice']];
    const isUnchanged = stored.some((other) => cells.every(([cell]) => (other[cell] ?? '') === (row[cell] ?? '')));
    return cells.flatMap(([cell, of]): Found => {
      if (of.when?.(row) === false) return [];
      const code = timeOrderError(of, row[cell] ?? '', row, isUnchanged ? null : today);
      return code ? [[`${name}.${at}.${cell}`, code]] : [];
    });
  });
}

function detailErrors(name: string, details: Readonly<Record<string, DetailField>>, rows: readonly DraftRow[]): Found {
  if (rows.length > maxRows) return [[name, 'tooMany']];
  return rows.flatMap(({ detail_type = '', value = '', note = '' }, at): Found => {
    if (!Object.hasOwn(details, detail_type)) return [[`${name}.${at}.detail_type`, 'invalidChoice']];
    const valueError = textError({ kind: 'line', label: '', required: true }, value, { today: null });
    if (valueError) return [[`${name}.${at}.value`, valueError]];
    const field = details[detail_type]?.note;
    const code = field ? textError(field, note, { today: null }) : lengthError({ kind: 'line', label: '' }, note);
    return code ? [[`${name}.${at}.note`, code]] : [];
  });
}

/** Returns the errors of the answers to a client's questions, by the index of each question: `answers.0.answer`. */
export function answerErrors(
  name: string,
  questions: readonly { readonly name: string | null; readonly field: Field }[],
  draft: Draft,
): ValidationErrors {
  const answers = answersIn(draft, name);
  return Object.fromEntries(
    questions.flatMap(({ name: question, field }, at): Found => {
      const code = textError(field, answers[question ?? ''] ?? '', { today: null });
      return code ? [[`${name}.${at}.answer`, code]] : [];
    }),
  );
}
