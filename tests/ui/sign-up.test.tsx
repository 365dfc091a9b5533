import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { validDraft } from '../machines/start-sign-up.ts';
import { renderSignUp } from './render-sign-up.tsx';

const storedSlice = (value: string | object, draft: object = validDraft) => ({
  version: 1,
  value: value as string,
  context: { draft },
});
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
      signUp: storedSlice('terms', { ...validDraft, currency: '', price_basis: '' }),
    });
    await user.selectOptions(screen.getByLabelText(/^Currency/), 'Saudi Riyal (SAR)');
    await user.selectOptions(screen.getByLabelText(/^Price basis/), 'Daily label');
    await user.clear(screen.getByLabelText(/^Hourly rate/));
    await user.type(screen.getByLabelText(/^Hourly rate/), '٤٥٠٫٥');
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
    const { user, answers } = await renderSignUp({ signUp: storedSlice('terms'), lists: { currencies: failure } });
    expect(screen.getByLabelText(/^Currency/)).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    answers.currencies = [{ name: 'SAR', enabled: true }];
    await user.click(button('Try again'));
    expect(screen.getByLabelText(/^Currency/)).toBeEnabled();
    expect(screen.getByLabelText(/^Currency/)).toHaveDisplayValue('Saudi Riyal (SAR)');
  });
});

describe('rows', () => {
  it('are added, edited and removed with the keyboard, and the focus moves to the next control', async () => {
    const { user } = await renderSignUp({ signUp: storedSlice('background') });
    button('Add experience').focus();
    await user.keyboard('{Enter}');
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
    const { user } = await renderSignUp({ signUp: storedSlice('background') });
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

  it('are moved with the keyboard, with an announcement, and keep the focus', async () => {
    const row = { employer: 'E', start_year: '2012', end_year: '', description: '' };
    const professional_experience = ['A', 'B', 'C'].map((job_title) => ({ ...row, job_title }));
    const { user, signUp } = await renderSignUp({
      signUp: storedSlice('background', { ...validDraft, professional_experience }),
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

describe('expertise', () => {
  const details = (signUp: { getSnapshot(): { context: { draft: { candidate_details: unknown } } } }) =>
    signUp.getSnapshot().context.draft.candidate_details;

  it('is found by name and chosen with Enter repeatedly, without submitting the step', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSlice('expertise') });
    const skills = screen.getByRole('combobox', { name: 'Technical skills' });
    await user.type(skills, '.NÉT');
    expect(within(screen.getByRole('listbox', { name: 'Technical skills' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('1 choice')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(skills).toHaveValue('');
    expect(skills).toHaveAttribute('aria-expanded', 'true');
    await user.type(skills, 'b lab');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('option', { name: 'B label' })).toHaveAttribute('aria-selected', 'true');
    expect(skills).toHaveAccessibleDescription('2 selected');
    expect(details(signUp)).toEqual([
      { detail_type: 'skill', value: '.NET', note: '' },
      { detail_type: 'skill', value: 'B', note: '' },
    ]);
    expect(heading()).toBe('Expertise');
  });

  it('removes choices in the list, with the Remove button and with Backspace', async () => {
    const skill = (value: string) => ({ detail_type: 'skill', value, note: '' });
    const candidate_details = ['A', 'B', 'C', 'D'].map(skill);
    const { user, signUp } = await renderSignUp({
      signUp: storedSlice('expertise', { ...validDraft, candidate_details }),
    });
    const skills = screen.getByRole('combobox', { name: 'Technical skills' });
    await user.click(skills);
    await user.click(screen.getByRole('option', { name: 'A label' }));
    expect(details(signUp)).toEqual(['B', 'C', 'D'].map(skill));
    await user.keyboard('{Backspace}{Escape}');
    expect(details(signUp)).toEqual(['B', 'C'].map(skill));
    await user.click(button(/Remove .B label/));
    expect(button(/Remove .C label/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(details(signUp)).toEqual([]);
    expect(skills).toHaveFocus();
  });

  it('chooses no option that is only highlighted, and shows when nothing matches', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSlice('expertise') });
    await user.type(screen.getByRole('combobox', { name: 'Industries' }), 'energy{ArrowDown}');
    await user.tab();
    expect(details(signUp)).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Industries' })).toHaveValue('');
    await user.type(screen.getByRole('combobox', { name: 'Industries' }), 'zzz');
    expect(screen.getByText('No results for “zzz”.')).toBeVisible();
  });

  it('requires a level for each language', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSlice('expertise') });
    await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'arab{ArrowDown}{Enter}');
    await user.click(button('Next'));
    await user.click(screen.getByRole('link', { name: 'Language level: Choose a level' }));
    const level = screen.getByRole('combobox', { name: /Level of .Arabic/ });
    expect(level).toHaveFocus();
    expect(level).toBeInvalid();
    await user.selectOptions(level, 'Native');
    expect(level).toBeValid();
    expect(details(signUp)).toEqual([{ detail_type: 'language', value: 'ar', note: 'Native' }]);
    await user.click(button(/Remove .Arabic/));
    expect(screen.getByRole('combobox', { name: 'Languages' })).toHaveFocus();
    expect(details(signUp)).toEqual([]);
  });

  it('shows an error for two hundred choices', async () => {
    const candidate_details = Array.from({ length: 200 }, (_, at) => ({
      detail_type: 'skill',
      value: `skill ${at}`,
      note: '',
    }));
    const { user } = await renderSignUp({ signUp: storedSlice('expertise', { ...validDraft, candidate_details }) });
    await user.click(button('Next'));
    expect(screen.getByRole('link', { name: /Choose up to 60/ })).toBeVisible();
    expect(heading()).toBe('Expertise');
  });
});

describe('the CV', () => {
  const documents = storedSlice({ documents: 'choosing' });
  const pdf = new File(['%PDF-1'], 'My CV.pdf', { type: 'application/pdf' });
  const field = () => screen.getByLabelText('Upload your CV');
  const sent = (uploadCv: { asked: readonly unknown[] }) => vi.waitFor(() => expect(uploadCv.asked).not.toEqual([]));

  it('is uploaded with its progress, and removed', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    expect(field()).toHaveAccessibleDescription(
      "PDF or Word, up to 10 MB. We'll store it for 24 hours while you create your account.",
    );
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => uploadCv.last.input.onProgress(0.404));
    expect(screen.getByRole('progressbar', { name: 'Uploading…' })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('Uploading… 40%')).toBeVisible();
    await act(() => uploadCv.last.answers({ name: 'f1', file_name: 'My CV.pdf', file_size: 6 }));
    expect(screen.getByText('My CV.pdf')).toBeVisible();
    expect(screen.getByText('Uploaded · 6 bytes')).toBeVisible();
    await user.click(button(/^Remove .My CV\.pdf/));
    expect(screen.queryByText('My CV.pdf')).toBe(null);
    expect(field()).toHaveFocus();
  });

  it('has an upload that can be cancelled', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    await user.click(button('Cancel upload'));
    expect(uploadCv.last.signal.aborted).toBe(true);
    expect(button('Next')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['empty.pdf', '', /This file is empty\.$/],
    ['page.pdf', '<!doctype html>', /This file isn't a PDF or Word document\.$/],
  ])('%s is rejected before it is sent', async (name, content, t) => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), new File(content ? [content] : [], name));
    await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(t));
    expect(uploadCv.asked).toEqual([]);
  });

  it('is uploaded again after a time-out', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    await act(() => uploadCv.last.fails(new CallError({ kind: 'timedOut', message: 'Request timed out' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    await user.click(button('Try again'));
    await act(() => vi.waitFor(() => expect(uploadCv.asked).toHaveLength(2)));
    expect(uploadCv.asked.map(({ input }) => input.file)).toEqual([pdf, pdf]);
  });
});

describe('a restored draft', () => {
  const restored = { ...storedSlice('terms'), context: { draft: validDraft, editedAt: Date.UTC(2026, 10, 20, 9, 5) } };

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

it('writes the step to the address', async () => {
  const { user } = await renderSignUp({ signUp: storedSlice('terms') });
  const address = () => screen.getByTestId('address').textContent;
  expect(address()).toBe('/wizard-master?step=terms');
  await user.click(button('Next'));
  expect(address()).toBe('/wizard-master?step=background');
});
