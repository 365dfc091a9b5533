/** Tests the components of the kit. Long because each of them has its own tests. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { Bdi } from '../../src/ui/kit/bdi.tsx';
import { Button } from '../../src/ui/kit/button.tsx';
import { DefinitionList } from '../../src/ui/kit/definition-list.tsx';
import { Dialog } from '../../src/ui/kit/dialog.tsx';
import { StatusAlert } from '../../src/ui/kit/status-alert.tsx';
import { Table } from '../../src/ui/kit/table.tsx';

it('keeps the name of a busy button and ignores clicks on it', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Next
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

it('adds the message of a status to a region that is on the page before', () => {
  const { rerender } = render(<StatusAlert tone="success">{false}</StatusAlert>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<StatusAlert tone="success">Saved</StatusAlert>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
});

it.each([
  [
    'the element that is meant for it',
    <Fragment key="first">
      <input />
      <button type="button" id="first" data-first-focus />
    </Fragment>,
  ],
  [
    'the first field that can be used, before the buttons',
    <Fragment key="field">
      <a href="/terms">Terms</a>
      <button type="button" />
      <input type="hidden" />
      <input disabled />
      <select id="first" />
      <input />
    </Fragment>,
  ],
  [
    'the first button or link',
    <Fragment key="button">
      <button type="button" disabled />
      <a id="first" href="/terms">
        Terms
      </a>
      <button type="button" />
    </Fragment>,
  ],
])('moves the focus in a dialog to %s', (_, children) => {
  render(
    <Dialog title="Withdraw" closeLabel="Close" onClose={() => undefined}>
      {children}
    </Dialog>,
  );
  expect(document.activeElement).toHaveAttribute('id', 'first');
});

it('keeps a dialog open while its call runs', async () => {
  const onClose = vi.fn();
  const dialog = (isBusy: boolean) => (
    <Dialog title="Withdraw" closeLabel="Close" isBusy={isBusy} onClose={onClose}>
      <button type="button">Confirm</button>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const close = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  };
  close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  rerender(dialog(false));
  close();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes a dialog by a click on its backdrop, and not by one that starts inside', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Withdraw" onClose={onClose}>
      <button type="button">Confirm</button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Confirm' }));
  fireEvent.click(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(screen.getByRole('heading', { name: 'Withdraw' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open when a dialog that was opened from it is cancelled', () => {
  const onClose = vi.fn();
  const onCloseInner = vi.fn();
  render(
    <Dialog title="End early" onClose={onClose}>
      {createPortal(
        <Dialog title="Last day" onClose={onCloseInner}>
          <button type="button">1</button>
        </Dialog>,
        document.body,
      )}
    </Dialog>,
  );
  fireEvent(
    screen.getByRole('dialog', { name: 'Last day' }),
    new Event('cancel', { cancelable: true, bubbles: false }),
  );
  expect(onCloseInner).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open when the browser closes it', () => {
  render(
    <Dialog title="Withdraw">
      <button type="button">Confirm</button>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  expect(dialog.open).toBe(true);
});

it("makes the first cell of a table row the row's header", () => {
  const columns = [
    { id: 'title', header: 'Title', cell: (row: { title: string; total: number }) => row.title },
    { id: 'total', header: 'Total', cell: (row: { title: string; total: number }) => row.total, isNumeric: true },
  ];
  render(
    <Table caption="Invoices" columns={columns} rows={[{ title: 'SINV-1', total: 12 }]} rowKey={(row) => row.title} />,
  );
  const table = screen.getByRole('table', { name: 'Invoices' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Title', 'Total']);
  expect(within(table).getByRole('rowheader', { name: 'SINV-1' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: /^Total\s*12$/ })).toBeVisible();
});

it('omits facts without a value, but not zero', () => {
  render(
    <DefinitionList
      facts={[
        { term: 'Region', value: 'Gulf' },
        { term: 'Country', value: null },
        { term: 'Quantity', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Region', 'Quantity']);
});

it.each([
  ['مراجعة Cloud Migration', 'ar'],
  ['Cloud Migration مراجعة', 'en'],
  ['2026: تقرير', 'ar'],
  ['CON-2026-00017', 'en'],
  ['1,234.50', null],
] as const)('marks the language of “%s” as %s', (text, lang) => {
  render(<Bdi>{text}</Bdi>);
  expect(screen.getByText(text).getAttribute('lang')).toBe(lang);
});
