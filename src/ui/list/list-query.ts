/** Filters, search and order over rows, as functions; `use-list-query.ts` stores the choices in the address. */
import { fold } from '../fold.ts';
import type { Option } from '../kit/field.tsx';
import { compareNames } from './compare.ts';
import type { TextOf } from './use-search-keys.ts';

/** One filter, in the language on screen. */
export interface Filter<Row> {
  /** The name of its URL parameter. */
  readonly param: string;
  readonly label: string;
  /** The options, usually from `optionsIn`. Any other value in the URL is ignored. */
  options(rows: readonly Row[]): readonly Option[];
  matches(row: Row, value: string): boolean;
  /** Shown in the bar where there is room; other filters are only in the sheet. */
  readonly isInBar?: boolean | undefined;
  /** Whether the server translates the values. The URL then has the name of a row with the chosen one. */
  readonly isTranslated?: boolean | undefined;
}

/** A row with the name of its record, which is the same in every language. */
export interface Named {
  readonly name: string;
}

/** One part of the rows. */
interface View<Row> {
  /** Its value in the URL. */
  readonly value: string;
  readonly label: string;
  /** The value of the order in which it is shown first. */
  readonly order?: string | undefined;
  matches(row: Row): boolean;
}

/** One order of the rows. */
export interface Sort<Row> {
  /** Its value in the URL. */
  readonly value: string;
  readonly label: string;
  compare(a: Row, b: Row): number;
}

/** How a list is searched, filtered and ordered. Must be memoised. */
export interface ListSpec<Row> {
  /** The first is the default. */
  readonly views?: readonly View<Row>[];
  readonly filters: readonly Filter<Row>[];
  /** The first is the default. */
  readonly sorts: readonly Sort<Row>[];
  readonly textOf: TextOf<Row>;
}

/** The chosen values by parameter; a filter without a choice is absent. */
export type Chosen = Readonly<Record<string, string>>;

/** What the URL has for a value of a filter. */
export function parameterOf<Row extends Named>(
  { isTranslated, matches }: Filter<Row>,
  rows: readonly Row[],
  value: string,
): string {
  const row = isTranslated && value !== '' && rows.find((row) => matches(row, value));
  return row ? row.name : value;
}

/** The value of a filter that the URL has; `undefined` when it is none of the options. */
export function valueAt<Row extends Named>(
  { isTranslated, matches, choices }: Filter<Row> & { readonly choices: readonly Option[] },
  rows: readonly Row[],
  parameter: string,
): string | undefined {
  const row = isTranslated && rows.find(({ name }) => name === parameter);
  return choices.find(({ value }) => (row ? matches(row, value) : value === parameter))?.value;
}

/** Returns whether a row passes every chosen filter. */
export function passes<Row>({ filters }: ListSpec<Row>, chosen: Chosen): (row: Row) => boolean {
  const active = filters.flatMap(({ param, matches }) => {
    const value = chosen[param];
    return value === undefined ? [] : [{ matches, value }];
  });
  return (row) => active.every(({ matches, value }) => matches(row, value));
}

/** Returns whether a row's search key contains every word of the search. */
export function finds(search: string): (key: string) => boolean {
  const words = fold(search).split(' ').filter(Boolean);
  return (key) => words.every((word) => key.includes(word));
}

/** An option for each value that the rows have, ordered by label. */
export function optionsIn<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => string | null,
  labelOf: (value: string) => string | null = String,
): Option[] {
  const values = new Set<string>();
  for (const row of rows) {
    const value = valueIn(row);
    if (value !== null) values.add(value);
  }
  return [...values]
    .map((value) => ({ value, label: labelOf(value) ?? value }))
    .sort((a, b) => compareNames(a.label, b.label));
}
