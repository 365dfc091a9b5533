/** What each field of a candidate's own records must be: the forms and the server refuse alike. */
import { type DraftKey, fieldsOf, rowKinds } from './draft-kinds.ts';
import { day, failure, isNamedOnce, needed, type RecordRefusal, rowShapes, valueShapes } from './draft-shapes.ts';
import { changedIn, choicesIn, type Draft, type DraftRow, latinDigits, rowsIn, textIn } from './drafts.ts';
import { mostRows } from './sign-up-rules.ts';
import { siteDay } from './site-time.ts';

/** Refusals by field; a field within a row is named as `technical_skills.0.level`. */
export type RecordRefusals = Readonly<Record<string, RecordRefusal>>;

/**
 * What is wrong with those fields of a draft; empty when nothing is.
 *
 * @param base the record as it was: what stands in it unchanged is not refused for the time that has passed
 */
export function recordRefusals(
  key: DraftKey,
  fields: readonly string[],
  draft: Draft,
  base: Draft,
  now: Date = new Date(),
): RecordRefusals {
  const today = siteDay(now);
  const found = fields.flatMap(
    (field): Found =>
      Object.keys(rowKinds(key, field)).length > 0
        ? rowRefusals(field, rowsIn(draft, field), today)
        : valueRefusals(field, draft, changedIn(key, [field], draft, base).length > 0 ? today : ''),
  );
  return Object.fromEntries(found);
}

/** What is wrong with a whole section. */
export const sectionRefusals = (key: DraftKey, section: string, draft: Draft, base: Draft, now?: Date) =>
  recordRefusals(key, fieldsOf(key, section), draft, base, now);

type Found = [path: string, refusal: RecordRefusal][];

function valueRefusals(field: string, draft: Draft, today: string): Found {
  if (Array.isArray(draft[field])) return choicesIn(draft, field).length > mostRows ? [[field, 'tooMany']] : [];
  if (field === 'available_from') return fromRefusals(draft, today);
  const refusal = valueShapes[field] ? failure(valueShapes[field], textIn(draft, field)) : null;
  return refusal ? [[field, refusal]] : [];
}

function fromRefusals(draft: Draft, today: string): Found {
  if (textIn(draft, 'availability_status') !== 'Available From') return [];
  const from = textIn(draft, 'available_from');
  const refusal = failure(needed(day), from) ?? (latinDigits(from) < today ? 'inPast' : null);
  return refusal ? [['available_from', refusal]] : [];
}

function rowRefusals(field: string, rows: readonly DraftRow[], today: string): Found {
  if (rows.length > mostRows) return [[field, 'tooMany']];
  const name = Object.keys(rowShapes[field] ?? {})[0] ?? '';
  return rows.flatMap((row, at) => {
    const own = Object.entries(rowShapes[field] ?? {}).flatMap(([cell, shape]): Found => {
      const refusal = failure(shape, row[cell] ?? '');
      return refusal ? [[`${field}.${at}.${cell}`, refusal]] : [];
    });
    if (own.length > 0) return own;
    const isTwice = isNamedOnce.has(field) && rows.findIndex((other) => other[name] === row[name]) < at;
    return isTwice ? [[`${field}.${at}.${name}`, 'chosenTwice']] : spanRefusals(`${field}.${at}`, row, today);
  });
}

function spanRefusals(path: string, row: DraftRow, today: string): Found {
  const [first, last] = 'issue_date' in row ? ['issue_date', 'expiry_date'] : ['start_date', 'end_date'];
  const start = latinDigits(row[first ?? ''] ?? '');
  const end = row.is_current === '1' ? '' : latinDigits(row[last ?? ''] ?? '');
  if (start.slice(0, today.length) > today.slice(0, start.length)) return [[`${path}.${first}`, 'inFuture']];
  // a year alone may hold the month that the other names
  const shared = Math.min(start.length, end.length);
  return shared > 0 && end.slice(0, shared) < start.slice(0, shared) ? [[`${path}.${last}`, 'endsBeforeStart']] : [];
}
