import { useMemo } from 'react';
import { useFormat } from '../format.ts';
import type { Column } from '../kit/table.tsx';
import { useMessages } from '../messages.tsx';
import type { Environment, ListDeclaration } from './list-declaration.ts';
import type { ListSpec } from './list-query.ts';

/**
 * The columns, filters and orders of a declaration in the language on screen.
 *
 * @param extra must be memoised
 */
export function useDeclaredList<Row, Extra>(
  declaration: ListDeclaration<Row, Extra>,
  extra: Extra,
): { readonly columns: readonly Column<Row>[]; readonly spec: ListSpec<Row> } {
  const t = useMessages();
  const format = useFormat();
  return useMemo(() => {
    const environment: Environment<Extra> = { ...extra, t, format };
    return {
      columns: declaration.columns.map((column) => ({
        ...column,
        header: t(column.header),
        cell: (row: Row) => column.cell(row, environment),
      })),
      spec: {
        views: declaration.views?.map((view) => ({
          ...view,
          label: t(view.label),
          matches: (row: Row) => view.matches(row, environment),
        })),
        filters: declaration.filters.map((filter) => ({
          ...filter,
          label: t(filter.label),
          options: (rows: readonly Row[]) => filter.options(rows, environment),
          matches: (row: Row, value: string) => filter.matches(row, value, environment),
        })),
        sorts: declaration.orders.map(({ value, label, compareIn }) => ({
          value,
          label: t(label),
          compare: compareIn(environment),
        })),
        textOf: (row: Row) => declaration.searchText(row, environment),
      },
    };
  }, [declaration, extra, t, format]);
}
