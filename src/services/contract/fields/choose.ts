/** Functions that replace the choices of a field; choices that remain keep their levels and notes. */
import type { Detail, DetailType, Draft, DraftRow } from './draft.ts';
import { emptyRow, rowsIn } from './draft.ts';
import type { Form } from './field.ts';

/** The chosen values of one detail type. */
export const chosenDetails = (details: readonly Detail[], type: string): string[] =>
  details.flatMap(({ detail_type, value }) => (detail_type === type ? [value] : []));

/** Replaces the choices of one detail type. */
export function withChosenDetails(details: readonly Detail[], type: DetailType, values: readonly string[]): Detail[] {
  const before = details.filter(({ detail_type }) => detail_type === type);
  return [
    ...details.filter(({ detail_type }) => detail_type !== type),
    ...values.map((value) => before.find((detail) => detail.value === value) ?? { detail_type: type, value, note: '' }),
  ];
}

/** Replaces the rows of a list; their first cells take these values. */
export function withChosenRows(form: Form, draft: Draft, list: string, values: readonly string[]): DraftRow[] {
  const empty = emptyRow(form, list);
  const [first = ''] = Object.keys(empty);
  const before = rowsIn(draft, list);
  const remaining = before.filter((row) => values.includes(row[first] ?? ''));
  const added = values.filter((value) => !before.some((row) => row[first] === value));
  return [...remaining, ...added.map((value) => ({ ...empty, [first]: value }))];
}
