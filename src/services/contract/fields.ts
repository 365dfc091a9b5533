/**
 * Total readers for one field of a record that came over the wire.
 *
 * A server of this wire may leave a field out, send `null`, or send `"12.5"` for a number (Frappe does all
 * three), so a reader never fails: what it cannot read is `null`, and the screen draws it as absent.
 */
import { coerce, define, type Struct, unknown } from 'superstruct';

/** Reads one field: never throws. */
export type Read<T> = (value: unknown) => T;

/** What a reply is decoded with: a superstruct struct, seen from its covariant side. Throws `StructError`. */
export type Decoder<T> = { create(value: unknown): T };

type Reads = Record<string, Read<unknown>>;
export type Decoded<R extends Reads> = { [K in keyof R]: ReturnType<R[K]> };

/** Text, or `null` for anything that is not text or is blank. Numbers become their digits. */
export const text: Read<string | null> = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** A finite number, also when the wire quotes it. */
export const number: Read<number | null> = (value) => {
  if (typeof value === 'string' && value.trim() === '') return null;
  const read = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : null;
};

/** A Frappe Check field: 0, 1, `"1"` or a boolean. Absent is `false`. */
export const check: Read<boolean> = (value) => value === true || value === 1 || value === '1';

/** Rows of a child table or plain values; what cannot be read is left out. */
export const many =
  <T>(read: Read<T | null>): Read<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((item): item is T => item !== null) : [];

/** A nested object, or `null`. */
export const nested =
  <R extends Reads>(reads: R): Read<Decoded<R> | null> =>
  (value) =>
    isObject(value) ? decodeFields(reads, value) : null;

/**
 * The struct of a record: `demanded` names the fields without which a screen has nothing to show.
 * Every other field is read by its total reader.
 */
export function record<R extends Reads, K extends keyof R & string>(
  demanded: readonly K[],
  reads: R,
): Struct<Demanded<Decoded<R>, K>, null> {
  const isWhole = define<Demanded<Decoded<R>, K>>(
    'record',
    (value) => isObject(value) && demanded.every((key) => value[key] !== null && value[key] !== undefined),
  );
  return coerce(isWhole, unknown(), (value) => (isObject(value) ? decodeFields(reads, value) : value));
}

type Demanded<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };

/** Narrows to a JSON object; arrays and `null` are not. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decodeFields<R extends Reads>(reads: R, value: Record<string, unknown>): Decoded<R> {
  const decoded: Record<string, unknown> = {};
  for (const key in reads) decoded[key] = reads[key]?.(value[key]);
  return decoded as Decoded<R>; // each key of R was just read by its own reader
}

/**
 * The struct of a list of records. A row that lacks what its record demands is left out; a list of which
 * not one row can be read is no list, so that a broken answer is never drawn as an empty one.
 */
export function rows<T>(row: Struct<T, null>): Struct<T[], null> {
  const isList = define<T[]>('list of records', Array.isArray);
  return coerce(isList, unknown(), (value) => {
    if (!Array.isArray(value)) return value;
    const sound = value.flatMap((item) => {
      const [error, decoded] = row.validate(item, { coerce: true });
      return error ? [] : [decoded];
    });
    return sound.length === 0 && value.length > 0 ? null : sound;
  });
}
