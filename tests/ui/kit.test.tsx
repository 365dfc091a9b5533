/** Tests the components of the kit. Long because each of them has its own tests. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { Bdi } from '../../src/ui/kit/bdi.tsx';
import { Button } from '../../src/ui/kit/button.tsx';
import { ChoiceGroup } from '../../src/ui/kit/choice.tsx';
import { DefinitionList } from '../../src/ui/kit/definition-list.tsx';
import { Dialog } from '../../src/ui/kit/dialog.tsx';
import { Field } from '../../src/ui/kit/field.tsx';
import { FileField } from '../../src/ui/kit/file-field.tsx';
import { PasswordField } from '../../src/ui/kit/password-field.tsx';
import { StatusAlert } from '../../src/ui/kit/status-alert.tsx';
import { Table } from '../../src/ui/kit/table.tsx';

it('describes the field with its hint and error, and marks it as invalid', () => {
  render(<Field label="Email" type="email" required hint="We never share it." error="Invalid email address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('We never share it. Invalid email address');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toBeRequired();
});

it.each([
  ['email', 'ltr'],
  ['url', 'ltr'],
  ['number', 'ltr'],
  ['text', 'auto'],
])('gives a field of type %s the direction %s', (type, direction) => {
  render(<Field label="Field" type={type} />);
  expect(screen.getByLabelText('Field')).toHaveAttribute('dir', direction);
});

it('shows and hides the password, always left to right', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('dir', 'ltr');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  expect(hide).not.toHaveAttribute('aria-pressed'); // the name states what the button does now
  await userEvent.click(hide);
  expect(field).toHaveAttribute('type', 'password');
});

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

it('reports choices in the order of the options, not of the clicks', async () => {
  const onChange = vi.fn();
  const options = ['remote', 'hybrid', 'site'].map((value) => ({ value, label: value }));
  render(
    <ChoiceGroup kind="checkbox" name="mode" label="Mode" options={options} chosen={['site']} onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'remote' }));
  expect(onChange).toHaveBeenLastCalledWith(['remote', 'site']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'site' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('reports a chosen file and its removal, and is described by the file', async () => {
  const onChange = vi.fn();
  const props = { label: 'CV', prompt: 'Choose a file', removeLabel: 'Remove', onChange };
  const { rerender } = render(<FileField {...props} fileName={null} />);
  const file = new File(['%PDF'], 'cv.pdf');
  await userEvent.upload(screen.getByLabelText('CV'), file);
  expect(onChange).toHaveBeenLastCalledWith(file);
  expect(screen.getByLabelText('CV')).not.toHaveAccessibleDescription();
  rerender(<FileField {...props} fileName="cv.pdf" details="340 kB" error="Too large" />);
  expect(screen.getByLabelText('CV')).toHaveAccessibleDescription(/^cv\.pdf\s*340 kB Too large$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('adds the message of a status to a region that is on the page before', () => {
  const { rerender } = render(<StatusAlert tone="success">{false}</StatusAlert>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<StatusAlert tone="success">Saved</StatusAlert>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
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

it('describes a group of choices with its hint, and with its error instead', () => {
  const group = (error?: string) => (
    <ChoiceGroup
      kind="checkbox"
      name="work"
      label="Work"
      hint="Choose any"
      error={error}
      options={[{ value: 'a', label: 'A' }]}
      chosen={[]}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(group());
  expect(screen.getByRole('group', { name: 'Work' })).toHaveAccessibleDescription('Choose any');
  rerender(group('Choose one'));
  expect(screen.getByRole('group', { name: 'Work' })).toHaveAccessibleDescription('Choose one');
});

it('takes no file that is dropped on a disabled field', () => {
  const onChange = vi.fn();
  const props = { label: 'CV', prompt: 'Choose a file', removeLabel: 'Remove', onChange, fileName: null };
  const { rerender } = render(<FileField {...props} disabled />);
  const files = [new File(['%PDF'], 'cv.pdf')];
  const drop = () => fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files } });
  drop();
  expect(onChange).not.toHaveBeenCalled();
  rerender(<FileField {...props} />);
  drop();
  expect(onChange).toHaveBeenCalledWith(files[0]);
});
