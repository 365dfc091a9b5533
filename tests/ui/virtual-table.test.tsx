import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Column } from '../../src/ui/kit/table.tsx';
import { VirtualTable } from '../../src/ui/list/virtual-table.tsx';

interface Row {
  readonly name: string;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', share: 2, cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  { id: 'length', header: 'Length', share: 1, cell: ({ name }) => name.length },
];
const rowKey = ({ name }: Row) => name;
const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `Row ${at + 1}` }));

const draw = (rows: readonly Row[]) =>
  render(<VirtualTable caption="Rows" columns={columns} rows={rows} rowKey={rowKey} />);

test('draws every row of a short list', () => {
  draw(many.slice(0, 100));
  expect(screen.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByRole('table', { name: 'Rows' })).not.toHaveAttribute('aria-rowcount');
});

test('draws few rows of a long list, each with its index', () => {
  const { container } = draw(many);
  expect(container.querySelectorAll('*').length).toBeLessThan(1_500);
  expect(screen.getByRole('table', { name: 'Rows' })).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: /^Row 1\b/ })).toHaveAttribute('aria-rowindex', '2');
  expect(screen.queryByRole('link', { name: 'Row 9999' })).toBeNull();
});

test('draws few rows when a search leaves some of a long list', () => {
  render(<VirtualTable caption="Rows" columns={columns} rows={many.slice(0, 90)} rowKey={rowKey} isLong />);
  expect(screen.getByRole('table', { name: 'Rows' })).toHaveAttribute('aria-rowcount', '91');
  expect(screen.getByRole('row', { name: /^Row 1\b/ })).toHaveAttribute('aria-rowindex', '2');
  expect(screen.queryByRole('link', { name: 'Row 90' })).toBeNull();
});

test('keeps the rows in the document while a search makes a long list short', () => {
  const table = (rows: readonly Row[]) => (
    <VirtualTable caption="Rows" columns={columns} rows={rows} rowKey={rowKey} isLong />
  );
  const { rerender } = render(table(many));
  const row = screen.getByRole('row', { name: /^Row 1\b/ });
  rerender(table(many.slice(0, 5)));
  expect(screen.getByRole('row', { name: /^Row 1\b/ })).toBe(row);
});

test('keeps the rows in the document when a short list becomes long', () => {
  const table = (rows: readonly Row[]) => <VirtualTable caption="Rows" columns={columns} rows={rows} rowKey={rowKey} />;
  const { rerender } = render(table(many.slice(0, 40)));
  const row = screen.getByRole('row', { name: /^Row 1\b/ });
  rerender(table(many));
  expect(screen.getByRole('row', { name: /^Row 1\b/ })).toBe(row);
  expect(row).toHaveAttribute('aria-rowindex', '2');
});

test('keeps the focused row when the list is scrolled', () => {
  draw(many);
  const link = screen.getByRole('link', { name: 'Row 3' });
  link.focus();
  // jsdom has no layout: the rows start at the top of the page, wherever it is scrolled to
  const top = () => ({ top: -window.scrollY, height: 0 }) as DOMRect;
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(top);
  Object.defineProperty(window, 'scrollY', { value: 63 * 5_000, configurable: true });
  fireEvent.scroll(window);
  expect(screen.getByRole('link', { name: 'Row 5001' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('draws every row on paper', () => {
  draw(many.slice(0, 150));
  expect(screen.queryByRole('link', { name: 'Row 150' })).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('row')).toHaveLength(151);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('link', { name: 'Row 150' })).toBeNull();
});
