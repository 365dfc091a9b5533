/** Tests the last step of the sign-up. Long because of the ways in which a registration can fail. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { atReview, today, validDraft } from '../machines/start-sign-up.ts';
import { renderSignUp, storedSignUp } from './render-sign-up.tsx';

const review = storedSignUp('review');
const sent = { draft: validDraft, password: 'ten letters or more', submission: atReview.submission };
const secret = 'ten letters or more';
const rules = '10 to 128 characters. Several unrelated words make a strong password.';
const password = () => screen.getByLabelText(/^Password/);
const create = () => screen.getByRole('button', { name: 'Create my account' });
const address = () => screen.getByTestId('address').textContent;
const alert = () => screen.getByRole('alert');

it('shows every value with its label, and returns after an edit of a step', async () => {
  const candidate_details = [{ detail_type: 'language', value: 'ar', note: 'Native' }];
  const context = { draft: { ...validDraft, candidate_details } };
  const { user } = await renderSignUp({ signUp: { ...review, context } });
  expect(screen.getByText('Arabic · Native')).toBeVisible();
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

it('shows the phone number with the country code that it is saved with', async () => {
  const context = { draft: { ...validDraft, phone_no: '0501234567' } };
  await renderSignUp({ signUp: { ...review, context } });
  expect(await screen.findByText('+966 50 123 4567')).toBeVisible();
});

it('describes the password rules before and after an error, and can show the password', async () => {
  const { user, register } = await renderSignUp({ signUp: review });
  expect(password()).toHaveAccessibleDescription(rules);
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue(validDraft.usr);
  await user.type(password(), 'short');
  await user.click(create());
  expect(password()).toHaveAccessibleDescription(`${rules} At least 10 characters`);
  expect(password()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(register.calls).toEqual([]);
});

it('registers, and opens the welcome', async () => {
  const { user, register, signUp } = await renderSignUp({ signUp: review });
  await user.type(password(), secret);
  await user.click(create());
  expect(create()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Creating your account…')).toBeInTheDocument();
  expect(register.calls.map(({ input }) => input)).toEqual([sent]);
  expect(signUp.getSnapshot().context).toEqual({ ...atReview, editedAt: null, isOpened: true });
  await act(() => register.last.answers({ access_token: 't1', user: null }));
  expect(screen.getByRole('heading')).toHaveTextContent('welcome');
});

it('shows that an email address is taken, above the form and at the field, and links to the login', async () => {
  const { user, register } = await renderSignUp({ signUp: review });
  await user.type(password(), `${secret}{Enter}`);
  await act(() => register.last.fails(new CallError({ kind: 'duplicate', status: 409, fields: { usr: 'Exists' } })));
  expect(alert()).toHaveTextContent('There is already an account with this email address.');
  expect(document.activeElement).toContainElement(alert());
  expect(password()).toHaveValue(secret);
  await user.click(screen.getByRole('button', { name: 'Edit Your details' }));
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/already an account/);
  expect(screen.getByLabelText(/^First name/)).not.toHaveAccessibleDescription(/already an account/);
  await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
  await user.click(screen.getByRole('link', { name: 'Log in instead' }));
  expect(screen.getByRole('heading')).toHaveTextContent('login: {"usr":"noor@example.com"}');
  expect(address()).toBe('/login');
});

it("shows the server's error for each field, with a link to the field", async () => {
  const { user, register } = await renderSignUp({ signUp: review });
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

describe('a registration without a reply', () => {
  it('cannot be edited, and is sent again with the same password and name', async () => {
    const { user, register } = await renderSignUp({ signUp: review });
    await user.type(password(), `${secret}{Enter}`);
    await act(() => register.last.fails(new CallError({ kind: 'timedOut', message: 'Request timed out' })));
    expect(document.activeElement).toContainElement(screen.getByText('Sent, awaiting confirmation'));
    expect(screen.getByRole('button', { name: 'Edit Your details' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(register.calls).toHaveLength(2);
    expect(register.calls[1]?.input).toEqual(register.calls[0]?.input);
    await act(() => register.last.answers({ access_token: 't1', user: null }));
    expect(screen.getByRole('heading')).toHaveTextContent('welcome');
  });

  it.each([
    ['offline', "You're offline. Try again when you're connected."],
    ['maintenance', 'The service is being updated. Your input is kept; try again shortly.'],
    ['server', 'Something went wrong on our side. Try again in a moment.'],
  ] as const)('still cannot be edited after a check that failed as %s, and shows the reason', async (kind, reason) => {
    const { user, register } = await renderSignUp({ signUp: review });
    await user.type(password(), `${secret}{Enter}`);
    await act(() => register.last.fails(new CallError({ kind: 'timedOut' })));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await act(() => register.last.fails(new CallError({ kind })));
    expect(document.activeElement).toContainElement(screen.getByText('Sent, awaiting confirmation'));
    expect(document.activeElement).toContainElement(screen.getByText(reason));
    expect(screen.getByRole('button', { name: 'Edit Your details' })).toBeDisabled();
    expect(password()).toHaveValue(secret);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(register.calls).toHaveLength(3);
  });

  it('waits with the next check as long as the server demands', async () => {
    const { user, register } = await renderSignUp({ signUp: review });
    await user.type(password(), `${secret}{Enter}`);
    await act(() => register.last.fails(new CallError({ kind: 'timedOut' })));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await act(() => register.last.fails(new CallError({ kind: 'throttled', retryAt: today + 30_000 })));
    expect(document.activeElement).toHaveTextContent('Too many attempts. Try again in 30 seconds.');
    expect(screen.getByRole('button', { name: 'Check now' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await user.type(password(), '{Enter}');
    expect(register.calls).toHaveLength(2);
  });

  it('is restored after a reload, and asks for the password again', async () => {
    const context = { draft: validDraft, submission: 'a1b2' };
    const { user, register } = await renderSignUp({ signUp: { version: 1, value: 'unanswered', context } });
    expect(document.activeElement).toContainElement(screen.getByText('Sent, awaiting confirmation'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/Enter the password you chose before/);
    expect(password()).toHaveAttribute('autocomplete', 'current-password'); // a manager proposes no new one
    await user.type(password(), `${secret}{Enter}`);
    expect(register.last.input).toEqual({ ...sent, submission: 'a1b2' });
  });
});

describe('the reasons why the account cannot be created yet', () => {
  it('are shown beside the button, which stays focusable, and link to the missing values', async () => {
    const { user, register } = await renderSignUp({
      signUp: storedSignUp('review', { ...validDraft, currency: '' }),
    });
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    expect(create()).toBeEnabled();
    expect(create()).toHaveAccessibleDescription(
      /^Before your account can be created:\s*Complete “Rate and preferences”\s*Choose a password: 10 to 128 characters$/,
    );
    await user.click(create());
    expect(screen.getByRole('link', { name: 'Currency: This field is required' })).toBeVisible();
    expect(register.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Choose a password/ }));
    expect(password()).toHaveFocus();
    await user.type(password(), secret);
    expect(create()).toHaveAccessibleDescription(
      /^Before your account can be created:\s*Complete “Rate and preferences”$/,
    );
    await user.click(screen.getByRole('button', { name: 'Complete “Rate and preferences”' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate and preferences');
  });

  it('disappear when every value is valid', async () => {
    const { user } = await renderSignUp({ signUp: review });
    await user.type(password(), secret);
    expect(create()).not.toHaveAttribute('aria-disabled');
    expect(create()).not.toHaveAccessibleDescription();
    expect(screen.getByText('Password strength: Good')).toBeVisible();
  });
});

it('shows that the uploaded CV has expired, and links to the step that uploads another', async () => {
  const upload_cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: 1 };
  const { user } = await renderSignUp({
    signUp: storedSignUp('review', { ...validDraft, upload_cv }),
  });
  expect(screen.getByText(/^Your uploaded CV expired after 24 hours/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Edit CV' })[0] as HTMLElement);
  expect(screen.getByLabelText('Upload your CV')).toHaveAccessibleDescription(/Choose the file again\.$/);
});

it.each([
  ['Terms of use', '/terms'],
  ['Privacy', '/privacy'],
])('opens the page %s in another tab, so that the password stays', async (name, address) => {
  await renderSignUp({ signUp: review });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

it('keeps the typed password when the language changes', async () => {
  const { user, setLanguage } = await renderSignUp({ signUp: review });
  await user.type(password(), secret);
  await setLanguage('ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('المراجعة');
  expect(screen.getByLabelText(/^كلمة المرور/)).toHaveValue(secret);
  expect(screen.getByText('ريال سعودي (SAR)')).toBeVisible();
});
