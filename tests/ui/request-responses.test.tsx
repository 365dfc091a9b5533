/** Tests the responses to a request. Long because every way to respond to a request is on one page. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { bookmarkMachine, type QueuedBookmark } from '../../src/machines/bookmark-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { Decline, OnceInput, RequestInput, ToSubmit } from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { verificationMachine } from '../../src/machines/verification-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { JobRequestPage } from '../../src/ui/job-request/job-request-page.tsx';
import { show } from './support/show.tsx';

const request = {
  name: 'RFQ-1',
  job_title: 'Growth strategy',
  currency: 'KWD',
  price_basis: 'Daily',
  quantity: 10,
  start_date: '2999-01-01',
  status: 'Open',
  my_status: 'None',
  can_respond: 1,
  decline_reasons: ['Busy', 'Too far'],
  questions: [{ name: 'Q1', question: 'Why you?', answer_type: 'Text', is_mandatory: 1 }],
  required_skills: [
    { skill: 'SQL', level: 3, is_mandatory: 1 },
    { skill: 'R', level: 4 },
    { skill: 'SAP', level: 2 },
  ],
  required_languages: [{ language: 'ar', level: 'C1' }],
};
const bio = {
  name: 'BIO-1',
  technical_skills: [
    { skill: 'SQL', level: 4 },
    { skill: 'R', level: 2 },
  ],
  language: [{ language: 'ar', level: 'Native' }],
};

async function open(
  answer: (call: string, input: unknown) => unknown,
  language: 'en' | 'ar' = 'en',
  row: object | (() => object) = {},
) {
  const sent: [string, unknown][] = [];
  const reply = <Output, Input>(call: string) =>
    fromPromise<Output, Input>(async ({ input }) => {
      sent.push([call, input]);
      return (await answer(call, input)) as Output; // the test provides the type
    });
  const shown = await show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    language,
    features: {
      quotation: restorable(
        quotationMachine.provide({
          actors: {
            submitQuotation: reply<unknown, ToSubmit>('submit'),
            withdrawQuotation: reply<unknown, RequestInput>('withdraw'),
            declineRfq: reply<unknown, OnceInput & Decline>('decline'),
            undoDecline: reply<unknown, RequestInput>('undo'),
            readStatus: reply<string | null, RequestInput>('status'),
          },
        }),
      ),
      verification: verificationMachine.provide({
        actors: { sendVerification: reply<{ email_verified: boolean }, NonReducibleUnknown>('link') },
      }),
      bookmark: bookmarkMachine.provide({ actors: { saveRfq: reply<unknown, QueuedBookmark>('save') } }),
    },
    answers: {
      jobDescription: () => ({ ...request, ...(typeof row === 'function' ? row() : row) }),
      fetchedBio: () => bio,
      profile: () => ({ name: 'P' }),
      priceBasis: () => [{ name: 'Daily', label: 'Daily', requires_quantity: 1 }],
      taxDetails: () => [{ name: 'VAT', title: 'VAT', rate: 10, charge_type: 'On Net Total' }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Growth strategy' });
  return { ...shown, sent };
}

const submission: string = expect.stringMatching(/^[0-9a-f]{32}$/);
// the folded request is a group too
const fieldset = () =>
  within(screen.getAllByRole('group').find(({ localName }) => localName === 'fieldset') as HTMLElement); // the form is on screen

/** Pastes a text where typing is not what is tested: every key renders the page. */
async function fill(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.clear(field);
  await person.paste(text);
}

test.each(['en', 'ar'] as const)('writes, totals and sends a quotation, in %s', async (language) => {
  const { t, person, sent } = await open(() => ({}), language);
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
    const { t, person, sent } = await open(() => ({}), language);
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
    await person.click(preview.getByRole('button', { name: t('quote_edit') }));
    expect(screen.getByRole('button', { name: t('quote_preview_open') })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: t('quote_preview_open') }));
    await person.click(screen.getByRole('button', { name: t('quote_send') }));
    await waitFor(() => expect(screen.getByText(t('quote_sent'))).toBeVisible());
    expect(sent.map(([call]) => call)).toEqual(['submit']);
  },
);

test.each([
  ['-5', 'refusal_above_zero'],
  ['1.2345', 'refusal_too_precise'],
  ['', 'field_required'],
] as const)('shows an error for a rate of "%s" when the field loses the focus', async (typed, message) => {
  const { t, person } = await open(() => ({}));
  await person.click(screen.getByRole('button', { name: t('quote_write') }));
  const rate = fieldset().getAllByRole('textbox')[0] as HTMLElement;
  await person.click(rate);
  if (typed) await person.keyboard(typed);
  await person.tab();
  expect(rate).toBeInvalid();
  expect(rate).toHaveAccessibleDescription(t(message));
});

test('checks a quotation that got no reply instead of sending it again', async () => {
  const { t, person, sent } = await open(
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

test('declines a request with a reason, and undoes it', async () => {
  const { t, person, sent } = await open(() => ({}));
  await person.click(screen.getByRole('button', { name: t('decline_request') }));
  const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(dialog.getByText(t('field_required'))).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Busy' })).toHaveFocus();
  await person.click(dialog.getByRole('radio', { name: 'Busy' }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(await screen.findByText(t('request_declined'))).toBeVisible();
  await person.click(screen.getByRole('button', { name: t('decline_undo') }));
  expect(await screen.findByText(t('request_undone'))).toBeVisible();
  expect(sent).toEqual([
    ['decline', { name: 'RFQ-1', reason: 'Busy', note: '', submission }],
    ['undo', { name: 'RFQ-1' }],
  ]);
});

test.each(['en', 'ar'] as const)(
  'declines a request that offers no reasons with a typed one, in %s',
  async (language) => {
    const { t, person, sent } = await open(() => ({}), language, { decline_reasons: undefined });
    await person.click(screen.getByRole('button', { name: t('decline_request') }));
    const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
    const reason = dialog.getByRole('textbox', { name: t('decline_reason') });
    await person.type(reason, '  ');
    await person.click(dialog.getByRole('button', { name: t('decline_request') }));
    expect(dialog.getByText(t('field_required'))).toBeVisible();
    expect(reason).toHaveFocus();
    await person.type(reason, 'On leave');
    await person.click(dialog.getByRole('button', { name: t('decline_request') }));
    expect(await screen.findByText(t('request_declined'))).toBeVisible();
    expect(sent).toEqual([['decline', { name: 'RFQ-1', reason: 'On leave', note: '', submission }]]);
  },
);

test('offers no undo once the client has begun to choose', async () => {
  let row: object = {};
  const { t, person } = await open(
    () => {
      row = { status: 'Shortlisting', my_status: 'Declined', can_respond: 0 };
      return {};
    },
    'en',
    () => row,
  );
  await person.click(screen.getByRole('button', { name: t('decline_request') }));
  const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
  await person.click(dialog.getByRole('radio', { name: 'Busy' }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(await screen.findByText(t('request_declined'))).toBeVisible();
  expect(await screen.findByText(t('next_declined'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('decline_undo') })).toBeNull();
});

test('withdraws a quotation after a confirmation', async () => {
  const { t, person, sent } = await open(() => ({}), 'en', { my_status: 'Submitted', can_respond: 0 });
  await person.click(screen.getByRole('button', { name: t('quote_withdraw') }));
  const dialog = within(screen.getByRole('dialog', { name: t('quote_withdraw_ask') }));
  await person.click(dialog.getByRole('button', { name: t('quote_withdraw') }));
  expect(await screen.findByText(t('quote_withdrawn'))).toBeVisible();
  expect(sent).toEqual([['withdraw', { name: 'RFQ-1' }]]);
});

test('bookmarks a request', async () => {
  const { t, person, sent } = await open(() => ({}));
  const save = screen.getByRole('button', { name: t('save_request_short') });
  await person.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(save).toHaveAccessibleName(t('save_request_short'));
  expect(sent).toEqual([['save', { name: 'RFQ-1', isSaved: true, submission }]]);
});

test('states why a bookmark could not be set, and reverts it', async () => {
  const { t, person } = await open(() => {
    throw new CallError({ kind: 'forbidden', status: 403 });
  });
  await person.click(screen.getByRole('button', { name: t('save_request_short') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('fault_not_permitted'));
  expect(screen.getByRole('button', { name: t('save_request_short') })).toHaveAttribute('aria-pressed', 'false');
});

test('shows each requirement beside the level of the candidate', async () => {
  const { t } = await open(() => ({}));
  const level = (at: number) => t(`skill_level_${at}` as 'skill_level_1');
  const own = async (name: string) => (await screen.findByText(name)).closest('li');
  await waitFor(async () => expect(await own('SQL')).toHaveTextContent(t('you_have', { level: level(4) })));
  expect(await own('R')).toHaveTextContent(t('you_below', { level: level(2) }));
  expect(await own('SAP')).toHaveTextContent(t('you_lack'));
  expect(await own('Arabic')).toHaveTextContent(t('you_have', { level: t('language_level_native') }));
});

test.each(['en', 'ar'] as const)(
  'offers to send the link again when the address is not confirmed, in %s',
  async (language) => {
    const { t, person, sent } = await open(
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
