import { useMemo } from 'react';
import type { Option } from '../kit/field.tsx';
import { useSearchParams } from '../router.tsx';
import { type Chosen, type Filter, finds, type ListSpec, passes, type Sort } from './list-query.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The filtered and ordered rows, and the controls that choose them. */
export interface ListQuery<Row> {
  /** The rows that pass search and filters, in the chosen order. */
  readonly rows: readonly Row[];
  readonly filters: readonly (Filter<Row> & { readonly choices: readonly Option[] })[];
  readonly chosen: Chosen;
  readonly sorts: readonly Sort<Row>[];
  readonly sort: string;
  readonly search: string;
  /** Whether there is a search or a filter. */
  readonly isNarrowed: boolean;
  /** Sets the search while typing; the URL is updated after a pause, without a step in the history. */
  type(search: string): void;
  /** Writes the typed search to the URL at once, for example when the field loses the focus. */
  settle(): void;
  /** Changes filters, order or search, as one step in the history. */
  choose(changes: { readonly chosen?: Chosen; readonly sort?: string; readonly search?: string }): void;
  /** Clears the search and the filters; the order stays. */
  clear(): void;
  /** How many rows would pass these filters. */
  countOf(chosen: Chosen): number;
}

/**
 * Filters, search and order of a list, stored in the address, so that Back, a reload and a shared link restore them.
 */
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
  const found = useMemo(() => {
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
    rows: found,
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
    countOf: (filters) => {
      const isFound = finds(search);
      const isWanted = passes(spec, filters);
      return rows.reduce((count, row) => count + (isWanted(row) && isFound(keyOf(row)) ? 1 : 0), 0);
    },
  };
}

/** The parameters of every list; a filter must have another name. */
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

/** Sets a parameter, or removes it for an empty value. */
function set(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
