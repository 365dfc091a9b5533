import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStableRows } from '../../src/ui/list/use-stable-rows.ts';

const rowsOf = (...names: string[]) => names.map((name) => ({ name, skills: ['SQL'], client: { name: 'A' } }));

function renderRows(first: ReturnType<typeof rowsOf>) {
  const { result, rerender } = renderHook(useStableRows<ReturnType<typeof rowsOf>[number]>, { initialProps: first });
  return {
    result,
    show: (rows: ReturnType<typeof rowsOf>) => {
      rerender(rows);
      return result.current;
    },
  };
}

test('returns the list of the last render in place of an equal one', () => {
  const first = rowsOf('A', 'B');
  const { show } = renderRows(first);
  expect(show(rowsOf('A', 'B'))).toBe(first);
});

test('returns the rows of the last render in place of equal ones', () => {
  const first = rowsOf('A', 'B', 'C');
  const { show } = renderRows(first);
  const next = rowsOf('A', 'D');
  const kept = show(next);
  expect(kept).toEqual(next);
  expect(kept[0]).toBe(first[0]);
  expect(kept[1]).toBe(next[1]);
});

test('returns a row in which a nested value differs', () => {
  const first = rowsOf('A');
  const { show } = renderRows(first);
  const next = [{ name: 'A', skills: ['SQL', 'Excel'], client: { name: 'A' } }];
  expect(show(next)).toEqual(next);
});

test('returns a shorter list', () => {
  const { show } = renderRows(rowsOf('A', 'B'));
  expect(show(rowsOf('A'))).toEqual(rowsOf('A'));
});
