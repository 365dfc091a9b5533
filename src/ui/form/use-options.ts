import { useMemo } from 'react';
import type { Cell, OptionList } from '../../services/contract/fields/field.ts';
import type { Currency, LanguageRow, Lookup } from '../../services/contract/records/lookup.ts';
import { type Format, useFormat } from '../format.ts';
import type { Option } from '../kit/field.tsx';
import { type ListView, useList } from '../list/use-list.ts';
import { inDigits } from '../record/label-digits.ts';

/**
 * A server's list as options in the current language. Once there are some, `StaleChoices` states for all that a read
 * failed.
 */
export function useOptions(list: OptionList): ListView<readonly Option[]> {
  const format = useFormat();
  const view = useList(list);
  const rows: readonly Row[] | null = view.data;
  const data = useMemo(() => optionsIn(rows, format), [rows, format]);
  return data === null ? { ...view, data } : { ...view, data, hasFailed: false, apiError: null, readAt: null };
}

/** The rows that may be chosen, as options in the order of their ranks; `null` before the list is read. */
export const optionsIn = (rows: readonly Row[] | null, format: Format): Option[] | null =>
  rows &&
  inUse(rows)
    .sort(byRank)
    .map((row) => optionOf(row, format));

/** The list from which chosen rows are chosen: that of their first cell. */
export function chosenFrom(cell: Cell | undefined): OptionList {
  if (cell?.kind !== 'choice' || typeof cell.from !== 'string' || cell.from === 'countries' || cell.from === 'given')
    throw new TypeError('Chosen rows begin with a choice from a list');
  return cell.from;
}

/** The label of a value, if the options have it. */
export const labelIn = (options: readonly Option[] | null, value: string): string | undefined =>
  options?.find((option) => option.value === value)?.label;

type Row = (Pick<Lookup, 'name' | 'label' | 'rank' | 'disabled'> | Currency | LanguageRow) & {
  readonly rank?: number | null;
};

/** A server may mark rows as enabled, as disabled, or not at all. */
function inUse(rows: readonly Row[]): Row[] {
  const isMarked = rows.some((row) => 'enabled' in row && row.enabled);
  return rows.filter((row) => ('enabled' in row ? row.enabled || !isMarked : !row.disabled));
}

/** Rows without a rank keep their order, after the others. */
const byRank = (a: Row, b: Row): number => (a.rank ?? last) - (b.rank ?? last);

const last = Number.MAX_VALUE;

function optionOf(row: Row, format: Format): Option {
  if ('label' in row) return { value: row.name, label: inDigits(row.label, format) };
  if ('language_name' in row)
    return { value: row.name, label: row.language_name ?? format.languageName(row.name) ?? row.name };
  return { value: row.name, label: `${format.currencyName(row.name)} (${row.name})` };
}
