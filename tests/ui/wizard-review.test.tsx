import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/fault.ts';
import { atReview, soundDraft } from '../machines/start-wizard.ts';
import { drawWizard } from './wizard-drawn.tsx';

const review = { version: 1, value: 'review', context: { draft: soundDraft } };
const secret = 'ten letters or more';
const password = () => screen.getByLabelText(/^Password/);
const create = () => screen.getByRole('button', { name: 'Create my account' });
const alert = () => screen.getByRole('alert');

it('shows every answer in the words of the lists, and leads to each to change it', async () => {
  const { user } = await drawWizard({ wizard: review });
  for (const answer of ['noor@example.com', 'Saudi Riyal (SAR)', 'SAR 450', 'Hourly label'])
    expect(
      screen.getByText(
        (_, element) => element?.textContent?.replace(/\u00a0/g, ' ') === answer && element.children.length === 0,
      ),
    ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Rate and preferences' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate and preferences');
  await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review');
});

it('says the rule of the password before and after, and shows it when asked', async () => {
  const { user, register } = await drawWizard({ wizard: review });
  expect(password()).toHaveAccessibleDescription('10 to 128 characters');
  await user.type(password(), 'short');
  await user.click(create());
  expect(password()).toHaveAccessibleDescription('10 to 128 characters At least 10 characters');
  expect(password()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(register.asked).toEqual([]);
});

it('registers, and leads to the bio', async () => {
  const { user, register, wizard } = await drawWizard({ wizard: review });
  await user.type(password(), secret);
  await user.click(create());
  expect(create()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Creating your account…');
  expect(register.asked.map(({ input }) => input)).toEqual([{ draft: soundDraft, password: secret }]);
  expect(wizard.getSnapshot().context).toEqual(atReview);
  await act(() => register.last.answers({ access_token: 't1', user: null }));
  expect(screen.getByRole('heading')).toHaveTextContent('account-view');
});

it('says that an address is taken, by the answer and by the field, and leads to the login', async () => {
  const { user, register } = await drawWizard({ wizard: review });
  await user.type(password(), `${secret}{Enter}`);
  await act(() => register.last.fails(new CallError({ kind: 'duplicate', status: 409, fields: { usr: 'Exists' } })));
  expect(alert()).toHaveTextContent('There is already an account with this email address.');
  expect(document.activeElement).toContainElement(alert());
  expect(password()).toHaveValue(secret);
  await user.click(screen.getByRole('button', { name: 'Edit Your details' }));
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/already an account/);
  await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
  await user.click(screen.getByRole('link', { name: 'Log in instead' }));
  expect(screen.getByRole('heading')).toHaveTextContent('login');
});

it('shows what the server says of each field, and leads there', async () => {
  const { user, register } = await drawWizard({ wizard: review });
  await user.type(password(), `${secret}{Enter}`);
  const fields = { hourly_rates: 'Too high', password: 'Too common' };
  await act(() => register.last.fails(new CallError({ kind: 'refused', status: 417, message: 'Too high', fields })));
  expect(
    within(alert())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Hourly rate: Too high', 'Password: Too common']);
  await user.click(screen.getByRole('link', { name: 'Password: Too common' }));
  expect(password()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Hourly rate: Too high' }));
  expect(screen.getByLabelText(/^Hourly rate/)).toHaveAccessibleDescription('Too high');
});

it('says that what was sent is not answered yet, and sends it again', async () => {
  const { user, register } = await drawWizard({ wizard: review });
  await user.type(password(), `${secret}{Enter}`);
  await act(() => register.last.fails(new CallError({ kind: 'timedOut', message: 'Request timed out' })));
  expect(alert()).toHaveTextContent('Your registration was sent, but no answer has come yet.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(register.asked).toHaveLength(2);
  expect(register.last.input).toEqual({ draft: soundDraft, password: secret });
});

it('keeps what is typed when the language changes', async () => {
  const { user, speak } = await drawWizard({ wizard: review });
  await user.type(password(), secret);
  await speak('ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('المراجعة');
  expect(screen.getByLabelText(/^كلمة المرور/)).toHaveValue(secret);
  expect(screen.getByText('ريال سعودي (SAR)')).toBeVisible();
});
