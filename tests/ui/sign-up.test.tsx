/** Tests of the steps of the sign-up. Long because each kind of field is on another step. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { validDraft } from '../machines/start-sign-up.ts';
import { renderSignUp, storedSignUp } from './render-sign-up.tsx';
import { messagesIn } from './support/messages-in.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const t = {
  en: {
    account: 'Your details',
    terms: 'Rate and preferences',
    steps: 'Sign-up steps',
    second: 'Step 2 of 6',
    next: 'Next',
    email: /^Email/,
    first: /^First name/,
    last: /^Last name/,
    phone: 'Phone number',
    check: 'Correct these fields',
    emailRequired: 'Email: Email is required',
    invalid: 'Invalid email address',
  },
  ar: {
    account: 'بياناتك',
    terms: 'الأجر والتفضيلات',
    steps: 'خطوات إنشاء الحساب',
    second: 'الخطوة 2 من 6',
    next: 'التالي',
    email: /^البريد الإلكتروني/,
    first: /^الاسم الأول/,
    last: /^اسم العائلة/,
    phone: 'رقم الهاتف',
    check: 'صحّح الحقول التالية',
    emailRequired: 'البريد الإلكتروني: البريد الإلكتروني مطلوب',
    invalid: 'عنوان البريد الإلكتروني غير صالح',
  },
} as const;

describe.each(['en', 'ar'] as const)('the first step in %s', (language) => {
  const w = t[language];

  it('lists the missing fields when Next is pressed, takes the focus, and links to the fields', async () => {
    const { user } = await renderSignUp({ language });
    await user.click(button(w.next));
    const link = screen.getByRole('link', { name: w.emailRequired });
    expect(document.activeElement).toContainElement(link);
    expect(screen.getByText(w.check)).toBeVisible();
    await user.click(link);
    expect(screen.getByLabelText(w.email)).toHaveFocus();
    expect(screen.getByLabelText(w.email)).toBeInvalid();
  });

  it('shows the error of a field when it loses the focus', async () => {
    const { user } = await renderSignUp({ language });
    await user.type(screen.getByLabelText(w.email), 'noor@');
    expect(screen.queryByText(w.invalid)).toBe(null);
    await user.tab();
    expect(screen.getByLabelText(w.email)).toHaveAccessibleDescription(expect.stringContaining(w.invalid));
  });

  it('writes the email address and the phone number from left to right', async () => {
    await renderSignUp({ language });
    expect(screen.getByLabelText(w.email)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText(w.phone)).toHaveAttribute('dir', 'ltr');
  });

  it('continues to the next step, names it and its number, and focuses its heading', async () => {
    const { user } = await renderSignUp({ language });
    await user.type(screen.getByLabelText(w.email), 'noor@example.com');
    await user.type(screen.getByLabelText(w.first), 'Noor');
    await user.type(screen.getByLabelText(w.last), 'Ali{Enter}');
    expect(heading()).toBe(w.terms);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const steps = screen.getByRole('navigation', { name: w.steps });
    expect(within(steps).getByText(w.second)).toBeVisible();
    expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent(w.terms);
  });
});

describe('the terms', () => {
  it('are chosen from lists of the server, with currency names in the current language', async () => {
    const { user, signUp } = await renderSignUp({
      signUp: storedSignUp('terms', { ...validDraft, currency: '', price_basis: '' }),
    });
    await user.selectOptions(screen.getByLabelText(/^Currency/), 'Saudi Riyal (SAR)');
    await user.selectOptions(screen.getByLabelText(/^Price basis/), 'Daily label');
    await user.clear(screen.getByLabelText(/^Rate/));
    await user.type(screen.getByLabelText(/^Rate/), '٤٥٠٫٥');
    await user.click(screen.getByRole('checkbox', { name: 'On-site label' }));
    await user.click(button('Next'));
    expect(heading()).toBe('Background');
    expect(signUp.getSnapshot().context.draft).toEqual({
      ...validDraft,
      currency: 'SAR',
      price_basis: 'Daily',
      hourly_rates: '٤٥٠٫٥',
      preferences: ['On-site'],
    });
  });

  it('show the error of a list that could not be read, and retry it', async () => {
    const failure = new CallError({ kind: 'timedOut', message: 'Request timed out' });
    const { user, answers } = await renderSignUp({ signUp: storedSignUp('terms'), lists: { currencies: failure } });
    expect(screen.getByLabelText(/^Currency/)).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    answers.currencies = [{ name: 'SAR', enabled: true }];
    await user.click(button('Try again'));
    expect(screen.getByLabelText(/^Currency/)).toBeEnabled();
    expect(screen.getByLabelText(/^Currency/)).toHaveDisplayValue('Saudi Riyal (SAR)');
  });

  it('stay usable when they cannot be read again, which one line of the form states and retries', async () => {
    const failure = new CallError({ kind: 'timedOut', message: 'Request timed out' });
    const { user, answers, reload } = await renderSignUp({ signUp: storedSignUp('terms') });
    const before = { ...answers };
    for (const list of ['currencies', 'preferences', 'priceBasis']) answers[list] = failure;
    await reload('currencies', 'preferences', 'priceBasis');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      "Some choices couldn't be updated and may be out of date.",
    ]);
    expect(screen.getByLabelText(/^Currency/)).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'On-site label' })).toBeEnabled();
    Object.assign(answers, before, { priceBasis: failure });
    await user.click(button('Try again'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answers.priceBasis = before.priceBasis;
    await user.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('rows', () => {
  it('are added, edited and removed with the keyboard, and the focus moves to the next control', async () => {
    const { user } = await renderSignUp({ signUp: storedSignUp('background') });
    expect(document.body).toHaveFocus(); // the step that the page opens with takes it from nothing
    const none = () =>
      within(screen.getByRole('region', { name: 'Professional experience' })).queryByText('Nothing added yet.');
    expect(none()).toBeVisible();
    button('Add experience').focus();
    await user.keyboard('{Enter}');
    expect(none()).toBeNull();
    expect(screen.getByLabelText(/^Job title/)).toHaveFocus();
    await user.keyboard('Adviser{Tab}Gulf Advisory{Tab}2012');
    button('Done').focus();
    await user.keyboard('{Enter}');
    expect(button('Edit Experience 1')).toHaveFocus();
    expect(screen.getByText('Adviser')).toBeVisible();
    expect(screen.getByText('Since 2012')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Job title/)).toHaveFocus();
    button('Remove Experience 1').focus();
    await user.keyboard(' ');
    expect(button('Add experience')).toHaveFocus();
    expect(screen.queryByText('Adviser')).toBe(null);
  });

  it('stay open while they have errors', async () => {
    const { user } = await renderSignUp({ signUp: storedSignUp('background') });
    await user.click(button('Add a qualification'));
    await user.click(button('Done'));
    expect(screen.getByLabelText(/^Institution/)).toBeInvalid();
    expect(screen.getByLabelText(/^Institution/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Institution/), 'KSU');
    await user.selectOptions(screen.getByLabelText(/^Education level/), 'Master label');
    expect(screen.getByLabelText(/^Institution/)).toBeVisible();
    await user.click(button('Done'));
    expect(screen.queryByLabelText(/^Institution/)).toBe(null);
    expect(screen.getByText('Master label')).toBeVisible();
  });

  it.each([
    ['en', 'For example, 2018'],
    ['ar', 'مثال: 2018'],
  ] as const)('give an example of a year, in %s', async (language, hint) => {
    const { user } = await renderSignUp({ language, signUp: storedSignUp('background') });
    const t = messagesIn(language);
    await user.click(button(t('add_qualification')));
    expect(screen.getByLabelText(new RegExp(t('start_year')))).toHaveAccessibleDescription(hint);
  });

  it('are moved with the keyboard, with an announcement, and keep the focus', async () => {
    const row = { employer: 'E', start_year: '2012', end_year: '', description: '' };
    const professional_experience = ['A', 'B', 'C'].map((job_title) => ({ ...row, job_title }));
    const { user, signUp } = await renderSignUp({
      signUp: storedSignUp('background', { ...validDraft, professional_experience }),
    });
    const titles = () => signUp.getSnapshot().context.draft.professional_experience.map(({ job_title }) => job_title);
    expect(button('Move Experience 1 up')).toBeDisabled();
    expect(button('Move Experience 3 down')).toBeDisabled();
    button('Move Experience 3 up').focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['A', 'C', 'B']);
    expect(button('Move Experience 2 up')).toHaveFocus();
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['C', 'A', 'B']);
    expect(button('Move Experience 1 down')).toHaveFocus();
  });
});

describe('a restored draft', () => {
  const restored = { ...storedSignUp('terms'), context: { draft: validDraft, editedAt: Date.UTC(2026, 10, 20, 9, 5) } };

  it('is mentioned with its time, and can be discarded after a confirmation', async () => {
    const { user } = await renderSignUp({ signUp: restored });
    expect(screen.getByText(/^We restored your draft from 20 November 2026/)).toBeVisible();
    await user.click(button('Start over'));
    await user.click(button('Keep my draft'));
    expect(heading()).toBe('Rate and preferences');
    await user.click(button('Start over'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(heading()).toBe('Your details');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
    expect(screen.queryByText(/^We restored/)).toBe(null);
  });

  it('is no longer mentioned after the step has been left', async () => {
    const { user } = await renderSignUp({ signUp: restored });
    await user.click(button('Back'));
    expect(screen.queryByText(/^We restored/)).toBe(null);
  });
});

it('shows the first step at the address without a step, also after the browser’s own Back', async () => {
  const { user } = await renderSignUp({ signUp: storedSignUp('account') });
  const address = () => screen.getByTestId('address').textContent;
  expect(address()).toBe('/wizard-master');
  await user.click(button('Next'));
  expect([address(), heading()]).toEqual(['/wizard-master?step=terms', 'Rate and preferences']);
  history.back();
  await waitFor(() => expect([address(), heading()]).toEqual(['/wizard-master', 'Your details']));
  history.forward();
  await waitFor(() => expect([address(), heading()]).toEqual(['/wizard-master?step=terms', 'Rate and preferences']));
});

it('writes the step to the address', async () => {
  const { user } = await renderSignUp({ signUp: storedSignUp('terms') });
  const address = () => screen.getByTestId('address').textContent;
  expect(address()).toBe('/wizard-master?step=terms');
  await user.click(button('Next'));
  expect(address()).toBe('/wizard-master?step=background');
});
