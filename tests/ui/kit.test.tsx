import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/kit/button.tsx';
import { ChoiceGroup } from '../../src/ui/kit/choice.tsx';
import { DefinitionList } from '../../src/ui/kit/definition-list.tsx';
import { Field } from '../../src/ui/kit/field.tsx';
import { FileField } from '../../src/ui/kit/file-field.tsx';
import { PasswordField } from '../../src/ui/kit/password-field.tsx';
import { Table } from '../../src/ui/kit/table.tsx';

it('ties hint and error to the field, and marks it invalid', () => {
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
])('writes a field of type %s %s', (type, direction) => {
  render(<Field label="Field" type={type} />);
  expect(screen.getByLabelText('Field')).toHaveAttribute('dir', direction);
});

it('shows the password while asked to, and keeps it left to right', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('dir', 'ltr');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('keeps the name of a busy button, and cannot be pressed twice', async () => {
  const press = vi.fn();
  render(
    <Button isBusy onClick={press}>
      Next
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(press).not.toHaveBeenCalled();
});

it('reports choices in the order of the options, whatever the order of the clicks', async () => {
  const change = vi.fn();
  const options = ['remote', 'hybrid', 'site'].map((value) => ({ value, label: value }));
  render(
    <ChoiceGroup kind="checkbox" name="mode" label="Mode" options={options} chosen={['site']} onChange={change} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'remote' }));
  expect(change).toHaveBeenLastCalledWith(['remote', 'site']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'site' }));
  expect(change).toHaveBeenLastCalledWith([]);
});

it('hears a file chosen and taken back', async () => {
  const change = vi.fn();
  const props = { label: 'CV', prompt: 'Choose a file', removeLabel: 'Remove', onChange: change };
  const { rerender } = render(<FileField {...props} fileName={null} />);
  const file = new File(['%PDF'], 'cv.pdf');
  await userEvent.upload(screen.getByLabelText('CV'), file);
  expect(change).toHaveBeenLastCalledWith(file);
  rerender(<FileField {...props} fileName="cv.pdf" />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(change).toHaveBeenLastCalledWith(null);
});

it('heads each row of a table with its first cell', () => {
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
});

it('leaves out the facts that are absent', () => {
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
