/** Filters, search and sort over rows, as data: a room describes them, `use-list-query.ts` keeps them in the address. */
import type { Option } from '../kit/field.tsx';
import { fold } from './fold.ts';
import type { TextOf } from './use-search-keys.ts';

/** One filter, by its parameter in the address. */
export interface Filter<Row> {
  readonly param: string;
  /** In words. */
  readonly label: string;
  /** What can be chosen; most often what the rows hold (`heldOptions`). A value that is none of these is disregarded. */
  options(rows: readonly Row[]): readonly Option[];
  matches(row: Row, value: string): boolean;
  /** Stands in the bar itself where there is room; the others are a press away. */
  readonly isInBar?: boolean;
}

/** One order of the rows. */
export interface Sort<Row> {
  readonly value: string;
  /** In words. */
  readonly label: string;
  compare(a: Row, b: Row): number;
}

/** What a room says of its list; keep its identity (`useMemo`) while it says the same. */
export interface ListSpec<Row> {
  readonly filters: readonly Filter<Row>[];
  /** The first is the order unless another is chosen. */
  readonly sorts: readonly Sort<Row>[];
  readonly textOf: TextOf<Row>;
}

/** Values of filters by their parameter; those not chosen are absent. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether a row passes every filter chosen. */
export function passes<Row>({ filters }: ListSpec<Row>, chosen: Chosen): (row: Row) => boolean {
  const active = filters.flatMap(({ param, matches }) => {
    const value = chosen[param];
    return value === undefined ? [] : [{ matches, value }];
  });
  return (row) => active.every(({ matches, value }) => matches(row, value));
}

/** Whether a row's key holds every word sought. */
export function finds(sought: string): (key: string) => boolean {
  const messages = fold(sought).split(' ').filter(Boolean);
  return (key) => messages.every((message) => key.includes(message));
}

/** The choices that the rows themselves hold, by name in the order of the language. */
export function heldOptions<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  labelOf: (value: string) => string | null = String,
): Option[] {
  const values = new Set<string>();
  for (const row of rows) {
    const value = keyOf(row);
    if (value !== null) values.add(value);
  }
  return [...values]
    .map((value) => ({ value, label: labelOf(value) ?? value }))
    .sort((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });
