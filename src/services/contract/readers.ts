/**
 * The kinds of fields of a record on the wire. Each has a reader and the type that the API sends.
 *
 * A server of this wire may leave a field out, send `null`, or send `"12.5"` for a number (Frappe does all three), so a
 * reader never throws: it returns `null` for a value that it cannot read, and the screen shows an absent value. Long
 * because the types of all kinds are derived together.
 */

import { coerce, define, type Struct, unknown } from 'superstruct';
import type { Language } from './language.ts';
import type * as statuses from './statuses.ts';

declare const wire: unique symbol;

/** Declares the type that a server sends; it exists only for the compiler. */
export interface Wired<W> {
  readonly [wire]?: W;
}

/** The type that a server sends for a field, a record or a list of records. */
export type WireOf<F> = F extends Wired<infer W> ? W : never;

/** Reads one field: never throws. */
type Read<T> = (value: unknown) => T;

/** A reader of `T` that also declares the wire's type `W`. `of` describes its parts to the API documentation. */
export type Field<T = unknown, W = unknown> = Read<T> &
  Wired<W> & { readonly of?: ListName | readonly string[] | Fields | Read<unknown> };

export type Fields = Readonly<Record<string, Field>>;

/** Decodes a complete reply: the covariant part of a superstruct struct. Throws `StructError`. */
export interface Decoder<T, W = unknown> extends Wired<W> {
  create(value: unknown): T;
  /** Its parts, for the API documentation: a record's fields, or the one field. */
  readonly of?: RecordShape | Field<unknown, W>;
  /** The decoder of each element of a list. */
  readonly each?: Decoder<unknown>;
}

export interface RecordShape {
  readonly fields: Fields;
  /** The names of the fields that are never absent. */
  readonly required: readonly string[];
}

export type Decoded<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };
type Sent<F extends Fields> = { [K in keyof F]: WireOf<F[K]> };

/** Text, or `null` for a value that is not text or is blank. A number becomes its digits. */
export const text: Field<string | null, string | null> = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** A calendar day, `YYYY-MM-DD`. */
export const day: typeof text = (value) => text(value);

/** A time in the site's zone, `YYYY-MM-DD HH:mm:ss[.ffffff]`. */
export const time: typeof text = (value) => text(value);

/** The language of texts. */
export const language: Field<Language | null, Language | null> = (value) =>
  value === 'en' || value === 'ar' ? value : null;

/** The only characters that an HTTP header can contain. */
export const headerText = /^[\x20-\x7e]*$/;

/** An access token, which is sent in a header. */
export const token: typeof text = (value) => {
  const read = text(value);
  return headerText.test(read ?? '') ? read : null;
};

/** A finite number, also when the wire quotes it. */
export const number: Field<number | null, number | null> = (value) => {
  if (typeof value === 'string' && value.trim() === '') return null;
  const read = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : null;
};

/** A Frappe Check field: 0, 1, `"1"` or a boolean. Absent is `false`. */
export const check: Field<boolean, 0 | 1> = (value) => value === true || value === 1 || value === '1';

/**
 * A value that this version does not define, as the server sent it. The prefix exists only for the compiler: with
 * plain `string` instead, a comparison with a misspelt status would compile.
 */
export type UnknownStatus = `unknown ${string}`;

type Lists = typeof statuses;
export type ListName = { [K in keyof Lists]: Lists[K] extends readonly string[] ? K : never }[keyof Lists];

type ValueOf<L> = L extends ListName ? Lists[L][number] : L extends readonly string[] ? L[number] : never;

/**
 * One of fixed values. A list in `statuses.ts` is given by its name, so that the lists themselves are not part of the
 * page's first load.
 */
export const oneOf = <const L extends ListName | readonly string[]>(
  of: L,
): Field<ValueOf<L> | UnknownStatus | null, ValueOf<L> | null> =>
  Object.assign((value: unknown) => text(value) as UnknownStatus | null, { of }); // an unknown value stays as it is

/** Rows of a child table or plain values; what cannot be read is left out. */
export const many = <T, W>(of: Field<T | null, W>): Field<T[], NonNullable<W>[]> =>
  Object.assign(
    (value: unknown) => (Array.isArray(value) ? value.map(of).filter((item): item is T => item !== null) : []),
    { of },
  );

/** A nested object, or `null`. */
export const nested = <F extends Fields>(of: F): Field<Decoded<F> | null, Sent<F> | null> =>
  Object.assign((value: unknown) => (isObject(value) ? decodeFields(of, value) : null), { of });

/**
 * The struct of a record: `required` names the fields without which a screen has nothing to show.
 * Every other field is read by its total reader.
 */
export function record<F extends Fields, K extends keyof F & string>(
  required: readonly K[],
  fields: F,
): Struct<WithRequired<Decoded<F>, K>, null> & RecordDecoder<F, K> {
  type Row = WithRequired<Decoded<F>, K>;
  const isComplete = (value: unknown): value is Row =>
    isObject(value) && required.every((key) => value[key] !== null && value[key] !== undefined);
  const decode = (value: unknown) => (isObject(value) ? decodeFields(fields, value) : value);
  const struct = coerce(define<Row>('record', isComplete), unknown(), decode);
  // a server that sends other keys sends them in each row
  let isExact = true;
  const decodeRow = (value: unknown): Row | null => {
    if (!isObject(value)) return null;
    const copy = isExact ? decodeCopy(fields, value) : null;
    isExact = copy !== null;
    const decoded = copy ?? decodeFields(fields, value);
    return isComplete(decoded) ? decoded : null;
  };
  return Object.assign(struct, { of: { fields, required }, decodeRow });
}

interface RecordDecoder<F extends Fields, K extends keyof F>
  extends Decoder<WithRequired<Decoded<F>, K>, WithRequired<Sent<F>, K>> {
  readonly of: { readonly fields: F; readonly required: readonly (K & string)[] };
  /** Decodes a row of a list in a tenth of the time that `create` takes; `null` when it lacks a required field. */
  decodeRow(value: unknown): WithRequired<Decoded<F>, K> | null;
}

/** A record in which those fields are never `null`. */
export type WithRequired<T, K extends keyof T> = { [P in keyof T]: P extends K ? NonNullable<T[P]> : T[P] };

/** Narrows to a JSON object; arrays and `null` are not. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decodeFields<F extends Fields>(fields: F, value: Record<string, unknown>): Decoded<F> {
  const decoded: Record<string, unknown> = {};
  for (const key in fields) decoded[key] = fields[key]?.(value[key]);
  return decoded as Decoded<F>; // each key of F was just read by its own reader
}

/**
 * The same for a row of a list: writes the fields that differ into a copy. An object that grows field by field takes
 * several times as long, and a list can have thousands. Returns `null` for a row with other keys.
 */
function decodeCopy<F extends Fields>(fields: F, value: Record<string, unknown>): Decoded<F> | null {
  const copy = { ...value };
  let others = 0;
  for (const _ in copy) others += 1;
  for (const key in fields) {
    const read = value[key];
    if (read !== undefined || Object.hasOwn(value, key)) others -= 1;
    const decoded = fields[key]?.(read);
    if (decoded !== read || read === undefined) copy[key] = decoded;
  }
  return others === 0 ? (copy as Decoded<F>) : null; // each key of F was just read
}

/**
 * The struct of a list of records. A row that lacks a required field is left out, and so is one with the name of an
 * earlier one, because screens identify rows by their names. A list in which no row can be read is rejected, so that a
 * broken reply is never shown as an empty list.
 */
export function rows<T extends object, W>(
  each: Decoder<T, W> & { decodeRow(value: unknown): T | null },
): Struct<T[], null> & Decoder<T[], W[]> {
  const isList = define<T[]>('list of records', Array.isArray);
  const struct = coerce(isList, unknown(), (value) => {
    if (!Array.isArray(value)) return value;
    const valid = distinct(value.map(each.decodeRow));
    return valid.length === 0 && value.length > 0 ? null : valid;
  });
  return Object.assign(struct, { each });
}

/** The rows that could be read, without those that have the name of an earlier one. */
export function distinct<T extends object>(all: readonly (T | null)[]): T[] {
  const byName = new Map<unknown, T>();
  for (const row of all) {
    const { name }: { name?: unknown } = row ?? {};
    if (row && !byName.has(name)) byName.set(name ?? row, row);
  }
  return [...byName.values()];
}
