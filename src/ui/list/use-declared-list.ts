import { useMemo } from 'react';
import { useFormat } from '../format.ts';
import type { Column } from '../kit/table.tsx';
import { useMessages } from '../messages.tsx';
import type { Environment, ListDeclaration } from './list-declaration.ts';
import type { ListSpec } from './list-query.ts';

/**
 * The columns, filters and orders of a declaration in the language on screen. Each part stays the same while what it
 * depends on does, so that labels of a filter that arrive late neither render nor order the rows again.
 *
 * @param extra must be memoised
 * @param searchExtra must be memoised
 */
export function useDeclaredList<Row, Extra, SearchExtra>(
  declaration: ListDeclaration<Row, Extra, SearchExtra>,
  extra: Extra,
  searchExtra: SearchExtra,
): { readonly columns: readonly Column<Row>[]; readonly spec: ListSpec<Row> } {
  const t = useMessages();
  const format = useFormat();
  const shown = useMemo(() => {
    const environment: Environment<Extra> = { ...extra, t, format };
    return {
      columns: declaration.columns.map((column) => ({
        ...column,
        header: t(column.header),
        cell: (row: Row) => column.cell(row, environment),
      })),
      views: declaration.views?.map((view) => ({
        ...view,
        label: t(view.label),
        matches: (row: Row) => view.matches(row, environment),
      })),
      sorts: declaration.orders.map(({ value, label, compareIn }) => ({
        value,
        label: t(label),
        compare: compareIn(environment),
      })),
    };
  }, [declaration, extra, t, format]);
  const searched = useMemo(() => {
    const environment: Environment<SearchExtra> = { ...searchExtra, t, format };
    return {
      filters: declaration.filters.map((filter) => ({
        ...filter,
        label: t(filter.label),
        options: (rows: readonly Row[]) => filter.options(rows, environment),
        matches: (row: Row, value: string) => filter.matches(row, value, environment),
      })),
      textOf: (row: Row) => declaration.searchText(row, environment),
    };
  }, [declaration, searchExtra, t, format]);
  const { columns, views, sorts } = shown;
  return { columns, spec: useMemo(() => ({ views, sorts, ...searched }), [views, sorts, searched]) };
}
