import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Option } from '../kit/field.tsx';
import { type Chosen, type Filter, finds, type ListSpec, passes, type Sort } from './list-query.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The rows that are left, and how a person chooses which. */
export interface ListQuery<Row> {
  /** What is left of the rows, in the order chosen. */
  readonly rows: readonly Row[];
  readonly filters: readonly (Filter<Row> & { readonly choices: readonly Option[] })[];
  readonly chosen: Chosen;
  readonly sorts: readonly Sort<Row>[];
  readonly sort: string;
  readonly search: string;
  /** Whether anything is sought or filtered. */
  readonly isNarrowed: boolean;
  /** Letters as they are typed; they take the place of the address. */
  type(search: string): void;
  /** Puts what was typed into the address at once: when the field is left. */
  settle(): void;
  /** A choice: a step that Back takes back. */
  choose(changes: { readonly chosen?: Chosen; readonly sort?: string; readonly search?: string }): void;
  /** Nothing sought, nothing filtered; the order stays. */
  clear(): void;
  /** How many rows a choice of filters would leave. */
  countOf(chosen: Chosen): number;
}

/** Filters, search and sort of a list, kept in the address: Back, a reload and a shared link bring them again. */
export function useListQuery<Row extends object>(rows: readonly Row[], spec: ListSpec<Row>): ListQuery<Row> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(
    () => spec.filters.map((filter) => ({ ...filter, choices: filter.options(rows) })),
    [spec, rows],
  );
  const sort = spec.sorts.find(({ value }) => value === params.get(sortParam)) ?? spec.sorts[0];
  const address = params.toString();
  const chosen = useMemo(() => chosenIn(new URLSearchParams(address), filters), [address, filters]);
  const { search, type, settle, drop } = useTypedSearch(params, setParams);

  const keyOf = useSearchKeys(rows, spec.textOf);
  const ordered = useMemo(() => (sort ? [...rows].sort(sort.compare) : rows), [rows, sort]);
  const filtered = useMemo(() => ordered.filter(passes(spec, chosen)), [ordered, spec, chosen]);
  const left = useMemo(() => {
    const isFound = finds(search);
    return search.trim() === '' ? filtered : filtered.filter((row) => isFound(keyOf(row)));
  }, [filtered, search, keyOf]);

  const choose: ListQuery<Row>['choose'] = (changes) => {
    drop();
    setParams((old) => {
      const next = new URLSearchParams(old);
      set(next, searchParam, (changes.search ?? search).trim());
      if (changes.sort !== undefined) set(next, sortParam, changes.sort === spec.sorts[0]?.value ? '' : changes.sort);
      if (changes.chosen) for (const { param } of filters) set(next, param, changes.chosen[param] ?? '');
      return next;
    });
  };
  return {
    rows: left,
    filters,
    chosen,
    sorts: spec.sorts,
    sort: sort?.value ?? '',
    search,
    isNarrowed: search.trim() !== '' || Object.keys(chosen).length > 0,
    type,
    settle,
    choose,
    clear: () => choose({ chosen: {}, search: '' }),
    countOf: (wanted) => {
      const isFound = finds(search);
      const isWanted = passes(spec, wanted);
      return rows.reduce((count, row) => count + (isWanted(row) && isFound(keyOf(row)) ? 1 : 0), 0);
    },
  };
}

/** The parameters that every list shares; a filter takes another name. */
const searchParam = 'q';
const sortParam = 'sort';

function chosenIn<Row>(params: URLSearchParams, filters: ListQuery<Row>['filters']): Chosen {
  return Object.fromEntries(
    filters.flatMap(({ param, choices }) => {
      const value = params.get(param);
      return value !== null && choices.some((choice) => choice.value === value) ? [[param, value]] : [];
    }),
  );
}

/** Sets a parameter, or takes it out where there is nothing to say. */
function set(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
