/** Tests of what a candidate does on the page of a contract. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { ActToSend } from '../../src/machines/contract-context.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { deliveryFilesMachine, type UploaderEvent } from '../../src/machines/delivery-files-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { contract as contractRecord } from '../../src/services/contract/records/contract.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { ContractPage } from '../../src/ui/contract/contract-page.tsx';
import { show } from './support/show.tsx';

const base = {
  name: 'CON-1',
  title: 'Operating model',
  party_name: 'Wadi Water',
  currency: 'SAR',
  contract_value: 30_000,
  notice_period_days: 30,
  modified: '2026-03-01 10:00:00',
  contract_terms: '<p>The consultant delivers.</p>',
};
const unsigned = {
  ...base,
  status: 'Unsigned',
  next_action: 'Sign',
  signatures: [
    { name: 'S1', party: 'Candidate', signing_order: 1, status: 'Ready', signer_name: 'Noura' },
    { name: 'S2', party: 'Network', signing_order: 2, status: 'Waiting', signer_name: 'Ahmed' },
  ],
};
const milestone = { name: 'M1', title: 'Report', status: 'In Progress', amount: 10_000, deliveries: [] };
const active = {
  ...base,
  status: 'Active',
  next_action: 'Deliver',
  next_milestone: 'Report',
  milestones: [{ ...milestone, name: 'M0', title: 'Plan', status: 'Paid', amount: 20_000 }, milestone],
};

interface Server {
  contract: object;
  /** The results of the calls, in their order; a `CallError` fails. */
  replies?: unknown[];
  /** The contract that a check reads. */
  stored?: object;
  language?: 'en' | 'ar';
}

async function open({ contract, replies = [], stored = contract, language = 'en' }: Server) {
  const sent: ActToSend[] = [];
  const uploads: UploaderEvent[] = [];
  let sendBack: (event: { type: string }) => void = () => undefined;
  const shown = await show({
    page: <ContractPage />,
    pattern: '/contract/:name',
    path: '/contract/CON-1',
    language,
    answers: {
      contractDescription: () => contract,
      profile: () => ({ name: 'P1', email: 'noura@example.com', full_name: "Noura Al-Sa'doun" }),
    },
    features: {
      contract: restorable(
        contractMachine.provide({
          actors: {
            sendAct: fromPromise<{ modified: string | null }, ActToSend>(async ({ input }) => {
              sent.push(input);
              const reply = replies.shift() ?? { modified: '2026-03-01 11:00:00' };
              if (reply instanceof CallError) throw reply;
              return reply as { modified: string };
            }),
            readContract: fromPromise(async () => contractRecord.create(stored)),
          },
        }),
      ),
      deliveryFiles: deliveryFilesMachine.provide({
        actors: {
          uploader: fromCallback<UploaderEvent>(({ receive, sendBack: back }) => {
            sendBack = back;
            receive((event) => void uploads.push(event));
          }),
        },
      }),
    },
  });
  return { ...shown, sent, uploads, answerUpload: (event: { type: string }) => sendBack(event) };
}

describe('signing', () => {
  test.each(['en', 'ar'] as const)('needs the terms read, the full name and the consent, in %s', async (language) => {
    const { t, person, sent } = await open({ contract: unsigned, language });
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    const sign = screen.getByRole('button', { name: t('sign_now') });
    expect(sign).toHaveAttribute('aria-disabled', 'true');
    expect(sign).toHaveAccessibleDescription(t('sign_missing'));
    await person.click(screen.getByRole('checkbox', { name: t('sign_have_read') }));
    await person.type(screen.getByRole('textbox', { name: t('sign_full_name') }), 'Somebody Else');
    await person.click(screen.getByRole('checkbox', { name: t('sign_consent') }));
    expect(await screen.findByText(t('refusal_other_name'))).toBeVisible();
    await person.click(sign);
    expect(sent).toEqual([]);
    const name = screen.getByRole('textbox', { name: t('sign_full_name') });
    await person.clear(name);
    await person.type(name, " noura  al-sa'doun");
    expect(sign).not.toHaveAttribute('aria-disabled');
    await person.click(sign);
    expect(await screen.findByText(t('contract_signed_done'))).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        act: 'sign',
        name: 'CON-1',
        text: base.contract_terms,
        submission: expect.any(String),
      }),
    ]);
  });

  test('counts the terms as read when they were scrolled to the end', async () => {
    const { t, person } = await open({ contract: unsigned });
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    const terms = screen.getByRole('region', { name: t('terms') });
    const sizes = { clientHeight: 100, scrollHeight: 300 };
    for (const [key, value] of Object.entries(sizes)) Object.defineProperty(terms, key, { value });
    fireEvent.scroll(terms, { target: { scrollTop: 100 } });
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).not.toBeChecked();
    fireEvent.scroll(terms, { target: { scrollTop: 200 } });
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).toBeChecked();
  });

  /** Fills in the form and presses Sign. */
  async function sign({ t, person }: Awaited<ReturnType<typeof open>>) {
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    await person.click(screen.getByRole('checkbox', { name: t('sign_have_read') }));
    await person.click(screen.getByRole('textbox', { name: t('sign_full_name') }));
    await person.paste("Noura Al-Sa'doun");
    await person.click(screen.getByRole('checkbox', { name: t('sign_consent') }));
    await person.click(screen.getByRole('button', { name: t('sign_now') }));
  }

  test('asks to read the terms again when they have changed, and keeps the name', async () => {
    const stale = new CallError({ kind: 'refused', fields: { terms_hash: 'changed' } });
    const page = await open({ contract: unsigned, replies: [stale] });
    const { t } = page;
    await sign(page);
    expect(await screen.findByText(t('sign_changed'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: t('sign_full_name') })).toHaveValue("Noura Al-Sa'doun");
  });

  test('states that there is no connection, and keeps what was typed', async () => {
    const page = await open({ contract: unsigned, replies: [new CallError({ kind: 'offline' })] });
    const { t, person } = page;
    await sign(page);
    expect(await screen.findByText(t('contract_offline'))).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('sign_now') }));
    expect(await screen.findByText(t('contract_signed_done'))).toBeVisible();
  });

  test.each([
    ['has arrived', { ...unsigned, signature: { signer_name: 'Noura' } }, 'contract_signed_done'],
    ['has not arrived', unsigned, 'contract_lost'],
  ] as const)('without a reply is checked before anything is sent again: it %s', async (_, stored, message) => {
    const page = await open({ contract: unsigned, stored, replies: [new CallError({ kind: 'timedOut' })] });
    const { t, person, sent } = page;
    await sign(page);
    expect(await screen.findByText(t('unanswered_title'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('sign_now') })).toBeNull();
    await person.click(screen.getByRole('button', { name: t('contract_check') }));
    expect(await screen.findByText(t(message))).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('a contract is declined with a reason and a note', async () => {
  const { t, person, sent } = await open({ contract: unsigned });
  await person.click(await screen.findByRole('button', { name: t('contract_refuse') }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: t('contract_refuse') }));
  expect(dialog.getAllByText(t('field_required'))).not.toEqual([]);
  await person.selectOptions(dialog.getByRole('combobox'), 'Dates');
  await person.type(dialog.getByRole('textbox'), 'Away until March');
  await person.click(dialog.getByRole('button', { name: t('contract_refuse') }));
  expect(await screen.findByText(t('contract_refused_done'))).toBeVisible();
  expect(sent[0]).toMatchObject({ act: 'decline', draft: { reason: 'Dates', note: 'Away until March' } });
});

describe('a delivery', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const held = (name: string) => ({ name: `F-${name}`, file_name: name, file_size: '8', expires_at: '9999999999999' });

  test('waits for its files, each of which can be tried again, and is sent once', async () => {
    const { t, person, sent, uploads, answerUpload } = await open({ contract: active });
    await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
    await person.type(screen.getByRole('textbox', { name: t('delivery_note') }), 'The report');
    const field = screen.getByLabelText(t('delivery_files'), { selector: 'input' });
    await person.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
    const [a, b] = uploads.map(({ id }) => id);
    const send = screen.getByRole('button', { name: t('delivery_send') });
    expect(send).toHaveAccessibleDescription(t('delivery_uploading'));
    answerUpload({ type: 'upload.moved', id: a, share: 0.5 } as { type: string });
    expect((await screen.findAllByRole('progressbar'))[0]).toHaveAttribute('aria-valuenow', '50');
    answerUpload({ type: 'upload.held', id: a, file: held('a.pdf') } as { type: string });
    const { apiError } = new CallError({ kind: 'unreachable' });
    answerUpload({ type: 'upload.failed', id: b, apiError } as { type: string });
    expect(await screen.findByText(t('delivery_files_failed'))).toBeVisible();
    await person.click(send);
    expect(sent).toEqual([]);
    await person.click(screen.getByRole('button', { name: /Try again/ }));
    expect(uploads.at(-1)).toEqual({ type: 'upload.repeat', id: b });
    answerUpload({ type: 'upload.held', id: b, file: held('b.pdf') } as { type: string });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await person.click(send);
    expect(await screen.findByText(t('delivery_sent'))).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        act: 'deliver',
        draft: expect.objectContaining({
          milestone: 'M1',
          note: 'The report',
          files: [held('a.pdf'), held('b.pdf')],
        }),
      }),
    ]);
  });

  test('refuses a file of another type and a sixth file before anything is sent', async () => {
    const { t, person, uploads } = await open({ contract: active });
    await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
    const field = screen.getByLabelText(t('delivery_files'), { selector: 'input' });
    fireEvent.change(field, { target: { files: [new File(['MZ'], 'a.exe')] } });
    expect(await screen.findByText(t('file_type_refused'))).toBeVisible();
    fireEvent.change(field, { target: { files: ['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)) } });
    expect(uploads).toHaveLength(5);
    expect(field).toBeDisabled();
  });

  test('shows the client’s comment while it is made again', async () => {
    const returned = {
      ...milestone,
      status: 'Changes Requested',
      deliveries: [{ name: 'D1', note: 'First', files: [], comment: 'Shorten chapter 3.', delivered_on: null }],
    };
    const { t, person } = await open({ contract: { ...active, milestones: [returned] } });
    expect(await screen.findByText('Shorten chapter 3.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('contract_deliver') }));
    expect(screen.getAllByText('Shorten chapter 3.')).toHaveLength(2);
  });
});

test('ending early states the notice and the money, and refuses a day within the notice', async () => {
  const { t, person, sent } = await open({ contract: active });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const dialog = within(screen.getByRole('dialog'));
  const text = screen.getByRole('dialog').textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('SAR 20,000');
  expect(text).toContain('SAR 10,000');
  const day = dialog.getByLabelText(t('ending_last_day'), { exact: false });
  fireEvent.change(day, { target: { value: siteDay(Date.now()) } });
  await person.selectOptions(dialog.getByRole('combobox'), 'Health');
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  expect(dialog.getAllByText(t('refusal_notice'))).not.toEqual([]);
  const later = siteDay(Date.now() + 60 * 24 * 60 * 60 * 1000);
  fireEvent.change(day, { target: { value: later } });
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  expect(await screen.findByText(t('ending_done'))).toBeVisible();
  expect(sent[0]).toMatchObject({ act: 'end', draft: { last_day: later, reason: 'Health' } });
});

test('a contract that is being ended shows its last day, and offers no second notice', async () => {
  const { t } = await open({ contract: { ...active, ending: { last_day: '2026-06-30', reason: 'Health' } } });
  expect(await screen.findByText(t('ending_asked', { date: '30 June 2026' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ending_ask') })).toBeNull();
});

test('a signed contract can be downloaded as it was signed', async () => {
  const name = 'CON-1-signed.pdf';
  const signed = { name, file_name: name, file_url: `/private/files/${name}`, document_type: 'Agreement' };
  const { t } = await open({ contract: { ...active, documents: [signed] } });
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByRole('button', { name: t('download_named', { name: `\u2068${name}\u2069` }) })).toBeEnabled();
});

test('the result of an act is removed once another party has changed the contract', async () => {
  const contract = { ...unsigned };
  const { app, t, person } = await open({ contract });
  await person.click(await screen.findByRole('button', { name: t('contract_refuse') }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByRole('combobox'), 'Dates');
  await person.click(dialog.getByRole('button', { name: t('contract_refuse') }));
  expect(await screen.findByText(t('contract_refused_done'))).toBeVisible();
  contract.modified = '2026-03-01 12:00:00';
  app.send({ type: 'contract.changed' });
  await waitFor(() => expect(screen.queryByText(t('contract_refused_done'))).toBeNull());
});

test.each([
  ['Unsigned', 'stage_signed', 0],
  ['Active', 'stage_in_progress', 1],
] as const)('the line of a contract that is %s marks its stage', async (status, label, at) => {
  const { t } = await open({ contract: { ...base, status } });
  const stages = within(await screen.findByRole('list', { name: t('contract_stages') })).getAllByRole('listitem');
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual(
    [0, 1, 2].map((index) => (index === at ? 'step' : null)),
  );
  expect(stages[at]).toHaveTextContent(t(label));
});
