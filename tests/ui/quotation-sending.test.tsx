import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { longDates } from '../../src/ui/long-dates.ts';
import { openRequest } from './support/open-request.tsx';

// the folded request is a group too
const fieldset = () =>
  within(screen.getAllByRole('group').find(({ localName }) => localName === 'fieldset') as HTMLElement); // the form is on screen

/** Pastes a text where typing is not what is tested: every key renders the page. */
async function fill(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.clear(field);
  await person.paste(text);
}

test.each(['en', 'ar'] as const)('writes, totals and sends a quotation, in %s', async (language) => {
  const { t, person, sent } = await openRequest(() => ({}), language);
  await person.click(screen.getByRole('button', { name: t('quote_write') }));
  const form = fieldset();
  expect(form.getByRole('combobox', { name: t('price_basis') })).toHaveFocus();
  await person.type(form.getAllByRole('textbox')[0] as HTMLElement, '٢٫٥٠٥');
  await person.selectOptions(form.getByRole('combobox', { name: t('quote_tax') }), 'VAT');
  const [subtotal, taxes, total] = form.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([subtotal, taxes, total]).toEqual([
    expect.stringContaining('25.050'),
    expect.stringContaining('2.505'),
    expect.stringContaining('27.555'),
  ]);
  await person.click(screen.getByRole('button', { name: t('quote_send') }));
  const problems = screen.getByRole('alert');
  await person.click(within(problems).getAllByRole('link').at(-1) as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Why you?' })).toHaveFocus();
  await person.keyboard('Twice\u202e done');
  const day = form.getByLabelText(t('quote_available'));
  await fill(person, day, `${new Date().getFullYear() + 1}-01-10`);
  await person.click(screen.getByRole('button', { name: t('quote_send') }));
  await waitFor(() => expect(screen.getByText(t('quote_sent'))).toBeVisible());
  expect(sent).toEqual([
    [
      'submit',
      expect.objectContaining({ draft: expect.objectContaining({ rate: '٢٫٥٠٥', answers: { Q1: 'Twice done' } }) }),
    ],
  ]);
});

test.each(['en', 'ar'] as const)(
  'previews a quotation, returns to it, and sends it from the preview, in %s',
  async (language) => {
    const { t, person, sent } = await openRequest(() => ({}), language);
    await person.click(screen.getByRole('button', { name: t('quote_write') }));
    const form = fieldset();
    await person.type(form.getAllByRole('textbox')[0] as HTMLElement, '25');
    await fill(person, form.getByLabelText(t('quote_note')), 'Interviews first.');
    await person.click(form.getByRole('button', { name: t('quote_preview_open') }));
    expect(screen.getByRole('alert')).toHaveTextContent(t('quote_fix'));
    await fill(person, screen.getByRole('textbox', { name: 'Why you?' }), 'Twice');
    const day = form.getByLabelText(t('quote_available'));
    await fill(person, day, `10/1/${new Date().getFullYear() + 1}`);
    await person.click(form.getByRole('button', { name: t('quote_preview_open') }));
    const preview = within(screen.getByRole('region', { name: t('quote_preview') }));
    expect(screen.getByRole('heading', { name: t('quote_preview') })).toHaveFocus();
    expect(preview.getByText('Interviews first.')).toBeVisible();
    expect(preview.getByText('Twice')).toBeVisible();
    const locale = { en: 'en-u-nu-latn', ar: 'ar-u-ca-gregory-nu-latn' }[language];
    const { inWords } = longDates(locale, t);
    const today = siteDay(Date.now());
    expect(preview.getByText(String(inWords(today)))).toBeVisible();
    const lastDay = inWords(daysAfter(today, 60));
    expect(preview.getByText(t('valid_until')).nextElementSibling).toHaveTextContent(String(lastDay));
    await person.click(preview.getByRole('button', { name: t('quote_edit') }));
    expect(screen.getByRole('button', { name: t('quote_preview_open') })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: t('quote_preview_open') }));
    await person.click(screen.getByRole('button', { name: t('quote_send') }));
    await waitFor(() => expect(screen.getByText(t('quote_sent'))).toBeVisible());
    expect(sent.map(([call]) => call)).toEqual(['submit']);
  },
);

test.each([
  ['-5', 'Enter a number above zero, such as 40 or 7.5'],
  ['475,50', 'Enter a number above zero, such as 40 or 7.5'],
  ['1.2345', 'Too many digits after the decimal point'],
  ['', 'This field is required'],
])('shows an error for a rate of "%s" when the field loses the focus', async (typed, message) => {
  const { t, person } = await openRequest(() => ({}));
  await person.click(screen.getByRole('button', { name: t('quote_write') }));
  const rate = fieldset().getAllByRole('textbox')[0] as HTMLElement;
  await person.click(rate);
  if (typed) await person.keyboard(typed);
  await person.tab();
  expect(rate).toBeInvalid();
  expect(rate).toHaveAccessibleDescription(message);
});

test('checks a quotation that got no reply instead of sending it again', async () => {
  const { t, person, sent } = await openRequest(
    (call) => {
      if (call === 'submit') throw new CallError({ kind: 'timedOut' });
      return 'Submitted';
    },
    'en',
    { questions: [], start_date: `${new Date().getFullYear() + 1}-01-10` },
  );
  await person.click(screen.getByRole('button', { name: t('quote_write') }));
  await person.type(fieldset().getAllByRole('textbox')[0] as HTMLElement, '5');
  await person.click(screen.getByRole('button', { name: t('quote_send') }));
  expect(await screen.findByText(t('unanswered_title'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('quote_send') })).toBeNull();
  await person.click(screen.getByRole('button', { name: t('quote_check') }));
  expect(await screen.findByText(t('quote_sent'))).toBeVisible();
  expect(sent.map(([call]) => call)).toEqual(['submit', 'status']);
});

test.each(['en', 'ar'] as const)(
  'offers to send the link again when the address is not confirmed, in %s',
  async (language) => {
    const { t, person, sent } = await openRequest(
      (call) => {
        if (call === 'submit') throw new CallError({ kind: 'unverified', status: 417 });
        return { email_verified: false };
      },
      language,
      { questions: [] },
    );
    await person.click(screen.getByRole('button', { name: t('quote_write') }));
    const form = fieldset();
    await person.type(form.getAllByRole('textbox')[0] as HTMLElement, '2');
    await fill(person, form.getByLabelText(t('quote_note')), 'Soon');
    const day = form.getByLabelText(t('quote_available'));
    await fill(person, day, `${new Date().getFullYear() + 1}-01-10`);
    await person.click(screen.getByRole('button', { name: t('quote_send') }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('verify_heading'));
    const again = within(alert).getByRole('button', { name: t('confirm_address_send') });
    await person.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    expect(again).toHaveFocus();
    expect(sent.map(([call]) => call)).toEqual(['submit', 'link']);
    expect(form.getByLabelText(t('quote_note'))).toHaveValue('Soon');
  },
);
