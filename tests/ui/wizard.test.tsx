import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/fault.ts';
import { soundDraft } from '../machines/start-wizard.ts';
import { drawWizard } from './wizard-drawn.tsx';

const kept = (value: string | object, draft: object = soundDraft) => ({
  version: 1,
  value: value as string,
  context: { draft },
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const words = {
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
    check: 'Check these answers',
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
    check: 'يُرجى مراجعة هذه الإجابات',
    emailRequired: 'البريد الإلكتروني: البريد الإلكتروني مطلوب',
    invalid: 'عنوان البريد الإلكتروني غير صالح',
  },
} as const;

describe.each(['en', 'ar'] as const)('the first step in %s', (language) => {
  const w = words[language];

  it('says at its end what is missing, takes the focus there, and leads to the fields', async () => {
    const { user } = await drawWizard({ language });
    await user.click(button(w.next));
    const link = screen.getByRole('link', { name: w.emailRequired });
    expect(document.activeElement).toContainElement(link);
    expect(screen.getByText(w.check)).toBeVisible();
    await user.click(link);
    expect(screen.getByLabelText(w.email)).toHaveFocus();
    expect(screen.getByLabelText(w.email)).toBeInvalid();
  });

  it('says what is wrong with a field when it is left', async () => {
    const { user } = await drawWizard({ language });
    await user.type(screen.getByLabelText(w.email), 'noor@');
    expect(screen.queryByText(w.invalid)).toBe(null);
    await user.tab();
    expect(screen.getByLabelText(w.email)).toHaveAccessibleDescription(expect.stringContaining(w.invalid));
  });

  it('types the address and the telephone number from left to right', async () => {
    await drawWizard({ language });
    expect(screen.getByLabelText(w.email)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText(w.phone)).toHaveAttribute('dir', 'ltr');
  });

  it('leads on, names the step and its place, and takes the focus to its heading', async () => {
    const { user } = await drawWizard({ language });
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
  it('are chosen from the lists of the server, currencies named by the reader’s own language', async () => {
    const { user, wizard } = await drawWizard({
      wizard: kept('terms', { ...soundDraft, currency: '', price_basis: '' }),
    });
    await user.selectOptions(screen.getByLabelText(/^Currency/), 'Saudi Riyal (SAR)');
    await user.selectOptions(screen.getByLabelText(/^Price basis/), 'Daily label');
    await user.clear(screen.getByLabelText(/^Hourly rate/));
    await user.type(screen.getByLabelText(/^Hourly rate/), '٤٥٠٫٥');
    await user.click(screen.getByRole('checkbox', { name: 'On-site label' }));
    await user.click(button('Next'));
    expect(heading()).toBe('Background');
    expect(wizard.getSnapshot().context.draft).toEqual({
      ...soundDraft,
      currency: 'SAR',
      price_basis: 'Daily',
      hourly_rates: '٤٥٠٫٥',
      preferences: ['On-site'],
    });
  });

  it('say that a list could not be read, and read it again', async () => {
    const failure = new CallError({ kind: 'timedOut', message: 'Request timed out' });
    const { user, answers } = await drawWizard({ wizard: kept('terms'), lists: { currencies: failure } });
    expect(screen.getByLabelText(/^Currency/)).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    answers.currencies = [{ name: 'SAR', enabled: true }];
    await user.click(button('Try again'));
    expect(screen.getByLabelText(/^Currency/)).toBeEnabled();
    expect(screen.getByLabelText(/^Currency/)).toHaveDisplayValue('Saudi Riyal (SAR)');
  });
});

describe('rows', () => {
  it('are added, edited and removed from the keyboard, the focus going to what is next', async () => {
    const { user } = await drawWizard({ wizard: kept('background') });
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

  it('stay open while they lack something', async () => {
    const { user } = await drawWizard({ wizard: kept('background') });
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
});

describe('expertise', () => {
  it('is chosen by ticking; a long list is searched', async () => {
    const { user, wizard } = await drawWizard({ wizard: kept('expertise') });
    await user.click(screen.getByRole('checkbox', { name: 'Strategy label' }));
    await user.click(screen.getByRole('radio', { name: '3-5 label' }));
    const skills = screen.getByRole('group', { name: 'Technical skills' });
    await user.type(within(skills).getByLabelText('Find in Technical skills'), '.net');
    expect(within(skills).getAllByRole('checkbox')).toHaveLength(1);
    await user.click(within(skills).getByRole('checkbox', { name: '.NET label' }));
    expect(skills).toHaveAccessibleDescription('1 chosen: .NET label');
    expect(wizard.getSnapshot().context.draft.candidate_details).toEqual([
      { detail_type: 'service_line', value: 'Strategy', note: '' },
      { detail_type: 'years_of_experience', value: '3-5', note: '' },
      { detail_type: 'skill', value: '.NET', note: '' },
    ]);
  });
});

describe('the CV', () => {
  const documents = kept({ documents: 'choosing' });
  const pdf = new File(['%PDF'], 'My CV.pdf', { type: 'application/pdf' });

  it('is sent, shown and removed', async () => {
    const { user, uploadCv } = await drawWizard({ wizard: documents });
    expect(screen.getByLabelText('Upload your CV')).toHaveAccessibleDescription('PDF or Word, up to 10 MB');
    await user.upload(screen.getByLabelText('Upload your CV'), pdf);
    expect(screen.getByRole('status')).toHaveTextContent('Uploading…');
    expect(button('Next')).toBeDisabled();
    await act(() => uploadCv.last.answers({ name: 'f1', file_name: 'My CV.pdf', file_size: 4 }));
    expect(screen.getByText('My CV.pdf')).toBeVisible();
    expect(screen.getByText('Uploaded · 4 bytes')).toBeVisible();
    await user.click(button('Remove My CV.pdf'));
    expect(screen.queryByText('My CV.pdf')).toBe(null);
    expect(screen.getByLabelText('Upload your CV')).toHaveFocus();
  });

  it('is refused before it is sent', async () => {
    const { user, uploadCv } = await drawWizard({ wizard: documents });
    await user.upload(screen.getByLabelText('Upload your CV'), new File([], 'empty.pdf'));
    expect(screen.getByLabelText('Upload your CV')).toHaveAccessibleDescription(/This file is empty\.$/);
    expect(uploadCv.asked).toEqual([]);
  });

  it('is sent again after it got lost', async () => {
    const { user, uploadCv } = await drawWizard({ wizard: documents });
    await user.upload(screen.getByLabelText('Upload your CV'), pdf);
    await act(() => uploadCv.last.fails(new CallError({ kind: 'timedOut', message: 'Request timed out' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    await user.click(button('Try again'));
    expect(uploadCv.asked.map(({ input }) => input)).toEqual([{ file: pdf }, { file: pdf }]);
  });
});
