import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/kit/button.tsx';
import { ChoiceGroup } from '../../src/ui/kit/choice.tsx';
import { Field } from '../../src/ui/kit/field.tsx';
import { FileField } from '../../src/ui/kit/file-field.tsx';
import { PasswordField } from '../../src/ui/kit/password-field.tsx';

it('describes the field with its hint and error, and marks it as invalid', () => {
  render(<Field label="Email" type="email" required hint="We never share it." error="Invalid email address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('We never share it. Invalid email address');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toBeRequired();
});

it('describes the field with its note too, which is announced when it changes', () => {
  render(<Field label="Rate" hint="Per hour" note="500 SAR" error="Too low" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Per hour 500 SAR Too low');
  expect(screen.getByText('500 SAR')).toHaveAttribute('aria-live', 'polite');
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
  // a phone would begin a shown password with a capital letter, and a browser would send it to a spelling service
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  expect(hide).toHaveAttribute('title', 'Hide password'); // its name is seen by nobody otherwise
  expect(hide).not.toHaveAttribute('aria-pressed'); // the name states what the button does now
  await userEvent.click(hide);
  expect(field).toHaveAttribute('type', 'password');
});

it('submits a form with no button but that which is meant for it', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
      <Button>Clear</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
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

it('marks each radio button of a group that is required or invalid', () => {
  const group = (kind: 'radio' | 'checkbox', error?: string) => (
    <ChoiceGroup
      {...{ kind, error, name: 'mode', label: 'Mode', required: true, chosen: ['site'] }}
      options={['remote', 'site'].map((value) => ({ value, label: value }))}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(group('radio'));
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAttribute('name', 'mode');
    expect(radio).toBeRequired();
    expect(radio).not.toHaveAttribute('aria-invalid');
  }
  rerender(group('radio', 'Choose one'));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('aria-invalid', 'true');
  rerender(group('checkbox')); // of which the browser would require each
  for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).not.toBeRequired();
});

it('lets a file be chosen of the accepted types only, and requires one until there is one', () => {
  const props = { label: 'CV', prompt: 'Choose a file', removeLabel: 'Remove', onChange: () => undefined };
  const { rerender } = render(<FileField {...props} required accept=".pdf,.docx" fileName={null} />);
  const field = screen.getByLabelText('CV');
  expect(field).toHaveAttribute('accept', '.pdf,.docx');
  expect(field).not.toHaveAttribute('multiple');
  expect(field).toBeRequired();
  rerender(<FileField {...props} required fileName="cv.pdf" disabled />);
  expect(field).not.toBeRequired();
  expect(field).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  rerender(<FileField {...props} fileName={null} onAdd={() => undefined} />);
  expect(field).toHaveAttribute('multiple');
});

it('does not let the browser open a file that is dropped on the field, and shows where it can be dropped', () => {
  const props = { label: 'CV', prompt: 'Choose a file', removeLabel: 'Remove', onChange: () => undefined };
  const { rerender } = render(<FileField {...props} fileName={null} />);
  const prompt = screen.getByText('Choose a file');
  const isMarked = () => prompt.closest('.dragOver') !== null;
  const dataTransfer = { files: [] };
  expect(fireEvent.dragOver(prompt, { dataTransfer })).toBe(false); // its default is prevented
  expect(isMarked()).toBe(true);
  fireEvent.dragLeave(prompt);
  expect(isMarked()).toBe(false);
  fireEvent.dragOver(prompt, { dataTransfer });
  expect(fireEvent.drop(prompt, { dataTransfer })).toBe(false);
  expect(isMarked()).toBe(false);
  rerender(<FileField {...props} fileName={null} disabled />);
  fireEvent.dragOver(prompt, { dataTransfer });
  expect(isMarked()).toBe(false);
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
