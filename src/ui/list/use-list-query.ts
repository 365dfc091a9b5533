import { useCallback, useMemo, useState } from 'react';
import type { Option } from '../kit/field.tsx';
import { useSearchParams } from '../router.tsx';
import {
  type Chosen,
  type Filter,
  finds,
  type ListSpec,
  type Named,
  parameterOf,
  passes,
  type Sort,
  valueAt,
} from './list-query.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { searchParam, setParam, useTypedSearch } from './use-typed-search.ts';

/** The filtered and ordered rows, and the controls that choose them. */
export interface ListQuery<Row> {
  /** The rows that pass search and filters, in the chosen order. */
  readonly rows: readonly Row[];
  readonly views: readonly ShownView[];
  /** How many rows pass search and filters in all parts of the list. */
  readonly foundInAll: number;
  readonly filters: readonly (Filter<Row> & { readonly choices: readonly Option[] })[];
  readonly chosen: Chosen;
  readonly sorts: readonly Sort<Row>[];
  readonly sort: string;
  readonly search: string;
  /** Whether there is a search or a filter. */
  readonly isNarrowed: boolean;
  /** The query of the URL that shows another part of the list with the same search and filters. */
  queryIn(view: string): string;
  /** Prepares a search, when the field receives the focus. */
  prepareSearch(): void;
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

/** One part of the list, with the number of its rows before search and filters. */
export interface ShownView {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
  /** The query of its URL: the search is kept, filters and order are not. */
  readonly query: string;
}

/**
 * Parts, filters, search and order of a list, stored in the address, so that Back, a reload and a shared link restore
 * them.
 */
export function useListQuery<Row extends Named>(rows: readonly Row[], spec: ListSpec<Row>): ListQuery<Row> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => spec.filters.map((filter) => withChoices(filter, rows)), [spec.filters, rows]);
  const view = spec.views?.find(({ value }) => value === params.get(viewParam)) ?? spec.views?.[0];
  const rowsByView = useMemo(
    () => new Map(spec.views?.map((each) => [each.value, rows.filter(each.matches)])),
    [rows, spec.views],
  );
  const inView = (view && rowsByView.get(view.value)) ?? rows;
  const byValue = (wanted: string | null | undefined) => spec.sorts.find(({ value }) => value === wanted);
  const firstSort = byValue(view?.order) ?? spec.sorts[0];
  const sort = byValue(params.get(sortParam)) ?? firstSort;
  const address = params.toString();
  // a search that is written to the address must not filter all rows again
  const filterParams = filters.map(({ param }) => [param, params.get(param) ?? '']);
  const chosenAddress = new URLSearchParams(filterParams).toString();
  const chosen = useMemo(
    () => chosenIn(new URLSearchParams(chosenAddress), filters, rows),
    [chosenAddress, filters, rows],
  );
  const { search, type, settle, drop } = useTypedSearch(params, setParams);

  const [isSearching, setSearching] = useState(false);
  const keyOf = useSearchKeys(rows, spec.textOf, isSearching);
  const ordered = useMemo(() => (sort ? [...inView].sort(sort.compare) : inView), [inView, sort]);
  const hasFilters = Object.keys(chosen).length > 0;
  const filtered = useMemo(
    () => (hasFilters ? ordered.filter(passes(spec, chosen)) : ordered),
    [ordered, spec, chosen, hasFilters],
  );
  const found = useMemo(() => {
    const isFound = finds(search);
    return search.trim() === '' ? filtered : filtered.filter((row) => isFound(keyOf(row)));
  }, [filtered, search, keyOf]);

  const choose: ListQuery<Row>['choose'] = (changes) => {
    drop();
    setParams((old) => {
      const next = new URLSearchParams(old);
      setParam(next, searchParam, (changes.search ?? search).trim());
      if (changes.sort !== undefined) setParam(next, sortParam, changes.sort === firstSort?.value ? '' : changes.sort);
      if (changes.chosen) {
        for (const filter of filters) {
          setParam(next, filter.param, parameterOf(filter, rows, changes.chosen[filter.param] ?? ''));
        }
      }
      return next;
    });
  };
  const countIn = (all: readonly Row[], filters: Chosen): number => {
    const isFound = finds(search);
    const isWanted = passes(spec, filters);
    return all.reduce((count, row) => count + (isWanted(row) && isFound(keyOf(row)) ? 1 : 0), 0);
  };
  return {
    rows: found,
    views: viewsIn(spec, rowsByView, view?.value, search.trim()),
    foundInAll: found.length > 0 ? found.length : countIn(rows, chosen),
    filters,
    chosen,
    sorts: spec.sorts,
    sort: sort?.value ?? '',
    search,
    isNarrowed: search.trim() !== '' || hasFilters,
    queryIn: (value) => {
      const next = new URLSearchParams(address);
      next.set(viewParam, value);
      return next.toString();
    },
    prepareSearch: useCallback(() => setSearching(true), []),
    type,
    settle,
    choose,
    clear: () => choose({ chosen: {}, search: '' }),
    countOf: (filters) => countIn(inView, filters),
  };
}

/** The parameters of every list, beside that of the search; a filter must have another name. */
const sortParam = 'sort';
const viewParam = 'view';

/** The options of a filter are computed when they are first used, because most filters are only in the sheet. */
function withChoices<Row>(filter: Filter<Row>, rows: readonly Row[]): ListQuery<Row>['filters'][number] {
  let choices: readonly Option[] | undefined;
  return {
    ...filter,
    get choices() {
      choices ??= filter.options(rows);
      return choices;
    },
  };
}

function viewsIn<Row>(
  { views = [] }: ListSpec<Row>,
  rowsByView: ReadonlyMap<string, readonly Row[]>,
  current: string | undefined,
  search: string,
): readonly ShownView[] {
  return views.map(({ value, label }, at) => {
    const params = new URLSearchParams();
    setParam(params, viewParam, at === 0 ? '' : value);
    setParam(params, searchParam, search);
    const count = rowsByView.get(value)?.length ?? 0;
    return { value, label, count, isCurrent: value === current, query: params.toString() };
  });
}

function chosenIn<Row extends Named>(
  params: URLSearchParams,
  filters: ListQuery<Row>['filters'],
  rows: readonly Row[],
): Chosen {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const parameter = params.get(filter.param);
      const value = parameter ? valueAt(filter, rows, parameter) : undefined;
      return value === undefined ? [] : [[filter.param, value]];
    }),
  );
}
