/** Tests of how a candidate ends a contract, and of what its page shows after an act. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { active, base, openContract, unsigned } from './support/open-contract.tsx';

test('ending early states the notice and the money, and refuses a day within the notice', async () => {
  const { t, person, sent } = await openContract({ contract: active });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const dialog = within(screen.getByRole('dialog', { name: t('ending_heading') }));
  const text = screen.getByRole('dialog').textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('SAR 20,000');
  expect(text).toContain('SAR 10,000');
  const day = dialog.getByLabelText(t('ending_last_day'), { exact: false });
  fireEvent.change(day, { target: { value: siteDay(Date.now()) } });
  await person.selectOptions(dialog.getByRole('combobox'), 'Health');
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  expect(dialog.getAllByText(t('invalid_notice'))).not.toEqual([]);
  const later = siteDay(Date.now() + 60 * 24 * 60 * 60 * 1000);
  fireEvent.change(day, { target: { value: later } });
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  expect(await screen.findByText(t('ending_done'))).toBeVisible();
  expect(sent[0]).toMatchObject({ act: 'end', draft: { last_day: later, reason: 'Health' } });
});

test('ending early states which amount is kept, and which is open', async () => {
  const { t, person } = await openContract({ contract: active });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const [, ...lines] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    t('ending_money_kept', { amount: '\u2068SAR\u00a020,000.00\u2069' }),
    t('ending_money_open', { amount: '\u2068SAR\u00a010,000.00\u2069' }),
  ]);
});

test('ending early counts a cancelled milestone neither as paid nor as open', async () => {
  const cancelled = { ...active.milestones[0], name: 'M9', status: 'Cancelled' };
  const { t, person } = await openContract({ contract: { ...active, milestones: [...active.milestones, cancelled] } });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const [, ...lines] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    t('ending_money_kept', { amount: '\u2068SAR\u00a020,000.00\u2069' }),
    t('ending_money_open', { amount: '\u2068SAR\u00a010,000.00\u2069' }),
  ]);
});

const inDays = (days: number): string => daysAfter(siteDay(Date.now()), days);

test('ending early refuses the day on which the contract ends by itself', async () => {
  const { t, person, sent } = await openContract({ contract: { ...active, end_date: inDays(60) } });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(t('ending_last_day'), { exact: false }), { target: { value: inDays(60) } });
  await person.selectOptions(dialog.getByRole('combobox'), 'Health');
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  expect(dialog.getAllByText(t('invalid_after_end'))).not.toEqual([]);
  expect(sent).toEqual([]);
});

test('a contract that ends within its notice period cannot be ended early', async () => {
  const { t } = await openContract({ contract: { ...active, end_date: inDays(30) } });
  expect(await screen.findByRole('button', { name: t('contract_deliver') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ending_ask') })).toBeNull();
});

test('an act that is cancelled returns the focus to its button', async () => {
  const { t, person } = await openContract({ contract: active });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('cancel') }));
  expect(screen.getByRole('button', { name: t('ending_ask') })).toHaveFocus();
});

test('a contract that is opened leaves the focus where it is', async () => {
  const { t } = await openContract({ contract: unsigned });
  expect(await screen.findByRole('button', { name: t('contract_review') })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('the errors of an act stay as they were sent while a field is corrected', async () => {
  const { t, person } = await openContract({ contract: active });
  await person.click(await screen.findByRole('button', { name: t('ending_ask') }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: t('ending_send') }));
  const summary = screen.getByText(t('contract_fix')).closest('[tabindex="-1"]');
  expect(summary).toHaveFocus();
  const day = dialog.getByLabelText(t('ending_last_day'), { exact: false });
  await person.type(day, '1/1/2000');
  await person.tab();
  expect(summary).toBeInTheDocument();
  expect(summary).not.toHaveFocus();
});

test('a contract that is being ended shows its last day, and offers no second notice', async () => {
  const { t } = await openContract({ contract: { ...active, ending: { last_day: '2026-06-30', reason: 'Health' } } });
  expect(await screen.findByText(t('ending_asked', { date: '30 June 2026' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ending_ask') })).toBeNull();
});

test('a signed contract can be downloaded as it was signed', async () => {
  const name = 'CON-1-signed.pdf';
  const signed = { name, file_name: name, file_url: `/private/files/${name}`, document_type: 'Agreement' };
  const { t } = await openContract({ contract: { ...active, documents: [signed] } });
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByRole('button', { name: t('download_named', { name: `\u2068${name}\u2069` }) })).toBeEnabled();
});

test('the result of an act is removed once another party has changed the contract', async () => {
  const contract = { ...unsigned };
  const { app, t, person } = await openContract({ contract });
  await person.click(await screen.findByRole('button', { name: t('contract_decline') }));
  const dialog = within(screen.getByRole('dialog', { name: t('contract_decline') }));
  await person.selectOptions(dialog.getByRole('combobox'), 'Dates');
  await person.click(dialog.getByRole('button', { name: t('contract_decline') }));
  expect(await screen.findByText(t('contract_declined_done'))).toBeVisible();
  contract.modified = '2026-03-01 12:00:00';
  app.send({ type: 'contract.changed' });
  await waitFor(() => expect(screen.queryByText(t('contract_declined_done'))).toBeNull());
});

test.each([true, false])(
  'the result of an act is shown on one visit: the first if it arrives there (%s)',
  async (isFirst) => {
    let answer: (changed: { modified: string }) => void = () => undefined;
    const reply = new Promise((resolve) => {
      answer = resolve;
    });
    const { t, person, unmount, remount } = await openContract({ contract: unsigned, replies: [reply] });
    await person.click(await screen.findByRole('button', { name: t('contract_decline') }));
    const dialog = within(screen.getByRole('dialog'));
    await person.selectOptions(dialog.getByRole('combobox'), 'Dates');
    await person.click(dialog.getByRole('button', { name: t('contract_decline') }));
    if (!isFirst) unmount();
    await act(async () => answer({ modified: '2026-03-01 11:00:00' }));
    if (!isFirst) remount();
    expect(await screen.findByText(t('contract_declined_done'))).toBeVisible();
    await act(async () => unmount());
    remount();
    await screen.findByRole('heading', { level: 1, name: 'Operating model' });
    expect(screen.queryByText(t('contract_declined_done'))).toBeNull();
  },
);

test.each([
  ['Unsigned', 'stage_signed', 0],
  ['Active', 'stage_in_progress', 1],
] as const)('the line of a contract that is %s marks its stage', async (status, label, at) => {
  const { t } = await openContract({ contract: { ...base, status } });
  const stages = within(await screen.findByRole('list', { name: t('contract_stages') })).getAllByRole('listitem');
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual(
    [0, 1, 2].map((index) => (index === at ? 'step' : null)),
  );
  expect(stages[at]).toHaveTextContent(t(label));
});
