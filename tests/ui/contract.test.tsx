/** Tests of the list and the page of contracts. Long because both are drawn from the same contracts. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FileToDownload, filesMachine } from '../../src/machines/files-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ContractListPage } from '../../src/ui/contract/contract-list-page.tsx';
import { ContractPage } from '../../src/ui/contract/contract-page.tsx';
import { fakeService } from '../machines/fake-service.ts';
import { type Answers, show } from './support/show.tsx';

const contract = {
  name: 'CON-2026-00017',
  title: 'Operating model',
  party_name: 'Wadi Water',
  status: 'Active',
  fulfilment_status: 'Partially Fulfilled',
  currency: 'USD',
  contract_value: 64_000,
  invoiced_amount: 19_200,
  paid_amount: 12_800,
  next_action: 'Deliver',
  next_milestone: 'Roadmap',
  next_milestone_due: '2020-10-22',
  rfq: 'RFQ-2026-00042',
};

const showList = (contractList: NonNullable<Answers['contractList']>, language: 'en' | 'ar' = 'en') =>
  show({ page: <ContractListPage />, language, answers: { contractList } });

const showRecord = (contractDescription: NonNullable<Answers['contractDescription']>, language: 'en' | 'ar' = 'en') =>
  show({
    page: <ContractPage />,
    pattern: '/contract/:name',
    path: '/contract/CON-2026-00017',
    language,
    answers: { contractDescription },
  });

test.each(['en', 'ar'] as const)('draws a contract as a row with its progress as text, in %s', async (language) => {
  const { t } = await showList(() => [contract], language);
  const row = await screen.findByRole('row', { name: /Operating model/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/contract/CON-2026-00017');
  expect(row.textContent?.replace(/[\u200e\u200f]/g, '')).toContain(t('share_invoiced', { percent: '30%' }));
  expect(row.textContent?.replace(/[\u200e\u200f]/g, '')).toContain(t('share_paid', { percent: '20%' }));
  expect(within(row).getByText(t('contract_status_active'))).toBeVisible();
  expect(within(row).getByText(t('next_deliver'))).toBeVisible();
  const late = { en: 'Late since 22 October 2020', ar: 'متأخرة منذ 22 أكتوبر 2020' };
  expect(within(row).getByText(late[language])).toBeVisible();
});

test('orders contracts to sign first, then deliveries by due day, then the newest', async () => {
  await showList(() => [
    { ...contract, name: 'A', title: 'Old', next_action: 'None', start_date: '2024-01-01' },
    { ...contract, name: 'B', title: 'New', next_action: 'Wait', start_date: '2026-01-01' },
    { ...contract, name: 'C', title: 'Deliver later', next_milestone_due: '2030-01-01' },
    { ...contract, name: 'D', title: 'Deliver now', next_milestone_due: '2029-01-01' },
    { ...contract, name: 'E', title: 'To sign', next_action: 'Sign' },
  ]);
  const titles = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);
  expect(titles).toEqual(['To sign', 'Deliver now', 'Deliver later', 'New', 'Old']);
});

test('draws a contract without a value and with an unknown status', async () => {
  const { t } = await showList(() => [
    { name: 'CON-1', title: 'Bare', contract_value: 0, invoiced_amount: 5, status: 'In Mediation' },
  ]);
  const row = await screen.findByRole('row', { name: /Bare/ });
  expect(within(row).getByText('In Mediation').tagName).toBe('BDI');
  expect(row).not.toHaveTextContent(/null|undefined|NaN|Infinity|Invalid/);
  expect(within(row).getByRole('cell', { name: new RegExp(`^${t('progress')}`) })).toHaveTextContent(t('not_given'));
});

test('keeps the filter by client when the server translates the names', async () => {
  let client = 'Wadi Water';
  const { app, t, person, unmount, remount } = await showList(() => [
    { ...contract, name: 'A', title: 'Other client', party_name: null },
    { ...contract, name: 'B', title: 'Operating model', party_name: client },
    { ...contract, name: 'C', title: 'Tariff review', party_name: client },
  ]);
  const titles = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
  await screen.findByRole('row', { name: /Operating model/ });
  await person.click(screen.getByRole('button', { name: t('filters_count', { count: 0 }) }));
  await person.selectOptions(screen.getByRole('combobox', { name: t('party_client') }), 'Wadi Water');
  await person.click(screen.getByRole('button', { name: t('show_results', { count: 2 }) }));
  expect(titles()).toEqual(['Operating model', 'Tariff review']);
  client = 'مياه الوادي';
  actorOf(app, 'contractList').send({ type: 'language.changed' });
  const chip = () => screen.findByRole('button', { name: new RegExp(client) });
  expect(await chip()).toBeVisible();
  expect(titles()).toEqual(['Operating model', 'Tariff review']);
  unmount();
  remount();
  expect(await chip()).toBeVisible();
  expect(titles()).toEqual(['Operating model', 'Tariff review']);
});

test('links an empty list to the job requests', async () => {
  const { t } = await showList(() => []);
  expect(await screen.findByRole('heading', { name: t('contract_none') })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/job-request-list');
});

test.each(['en', 'ar'] as const)('shows every part of a contract, in %s', async (language) => {
  const { t } = await showRecord(
    () => ({
      ...contract,
      payment_terms_days: 30,
      amended_from: 'CON-2025-00001',
      contract_terms: '<h3>1. Parties</h3><p>The client</p>',
      milestones: [
        { name: 'M1', title: 'Inception', due_date: '2026-05-01', amount: 19_200, status: 'Paid', invoice: 'SINV-1' },
        { name: 'M2', title: 'Bare milestone', due_date: null, amount: null, status: null },
      ],
      documents: [
        { name: 'D1', file_name: 'nda.pdf', file_url: 'https://files.example/nda.pdf', document_type: 'NDA' },
      ],
      signatures: [
        { name: 'S2', signer_name: 'Client Person', party: 'Client', signing_order: 2, status: 'Ready' },
        { name: 'S1', signer_name: 'Noura', party: 'Candidate', signing_order: 1, status: 'Signed' },
      ],
      timeline: [{ status: 'Active', changed_on: '2026-03-01 09:00:00', by: 'Huda' }],
    }),
    language,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Operating model' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '1. Parties' })).toBeVisible();
  const milestones = within(screen.getByRole('table', { name: t('milestones') }));
  expect(milestones.getByText(t('milestone_status_paid'))).toBeVisible();
  expect(screen.getByText(t('document_nda'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'nda.pdf' })).toHaveAttribute('href', 'https://files.example/nda.pdf');
  expect(screen.getByRole('link', { name: 'RFQ-2026-00042' })).toHaveAttribute(
    'href',
    '/job-request-list/RFQ-2026-00042',
  );
  expect(screen.getByText(t('days', { count: 30 }))).toBeVisible();
  const signers = within(screen.getByRole('table', { name: t('signatures') })).getAllByRole('rowheader');
  expect(signers.map((cell) => cell.textContent)).toEqual([
    `Noura${t('party_candidate')}`,
    `Client Person${t('party_client')}`,
  ]);
  expect(screen.getByRole('row', { name: /Client Person/ })).toHaveTextContent(t('not_signed'));
  expect(screen.getByRole('row', { name: /Noura/ })).toHaveTextContent(t('not_given'));
  for (const [name, address] of [
    ['SINV-1', '/invoice/SINV-1'],
    ['CON-2025-00001', '/contract/CON-2025-00001'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  const event = screen.getByText('Huda').closest('li');
  for (const text of [t('contract_status_active'), '2026']) expect(event).toHaveTextContent(text);
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test('leaves out the parts that a contract does not have', async () => {
  const { t } = await showRecord(() => ({ name: 'CON-2026-00017', title: 'Operating model' }));
  await screen.findByRole('heading', { level: 1, name: 'Operating model' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  for (const part of ['milestones', 'deliveries', 'signatures', 'documents', 'terms', 'timeline'] as const)
    expect(headings).not.toContain(t(part));
  expect(headings).toContain(t('parties'));
  expect(screen.queryByRole('link', { name: t('contract_invoices') })).toBeNull();
});

test.each(['en', 'ar'] as const)('downloads a private document, or shows why it cannot, in %s', async (language) => {
  const wanted = fakeService<unknown, FileToDownload>();
  const { t, person } = await show({
    page: <ContractPage />,
    pattern: '/contract/:name',
    path: '/contract/CON-2026-00017',
    language,
    answers: {
      contractDescription: () => ({
        ...contract,
        documents: [{ name: 'D1', file_name: 'عقد 1.pdf', file_url: '/private/files/D1', file_size: 10 }],
      }),
    },
    features: { files: filesMachine.provide({ actors: { downloadFile: wanted.logic } }) },
  });
  const name = t('download_named', { name: '\u2068عقد 1.pdf\u2069' });
  await person.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(wanted.last.input).toEqual({ address: '/private/files/D1', fileName: 'عقد 1.pdf' });
  await act(() => wanted.last.fails(new CallError({ kind: 'missing' })));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('not_found'));
  expect(screen.getByRole('button', { name })).toHaveFocus();
  await person.click(screen.getByRole('button', { name }));
  await act(() => wanted.last.answers(undefined));
  expect(await screen.findByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  expect(wanted.calls).toHaveLength(2);
});

test('links a contract that does not exist to the list', async () => {
  const { t } = await showRecord(() => {
    throw new CallError({ kind: 'missing' });
  });
  expect(await screen.findByRole('link', { name: t('back_to_contracts') })).toHaveAttribute('href', '/contract');
});

test.each([
  ['Deliver', 'next_deliver', true],
  ['Wait', 'next_wait_client', false],
  ['Sign', 'next_sign', false],
] as const)('a row names the action %s, with the due day of a delivery alone', async (next_action, message, hasDay) => {
  const { t } = await showList(() => [{ ...contract, next_action }]);
  const row = await screen.findByRole('row', { name: /Operating model/ });
  expect(within(row).getByText(t(message))).toBeVisible();
  expect(within(row).queryByText(t('late_since', { date: '22 October 2020' })) !== null).toBe(hasDay);
});

test.each([
  ['None', 'next_nothing'],
  [null, 'not_given'],
] as const)('a row with the action %s shows a dash, and screen readers get %s', async (next_action, meaning) => {
  const { t } = await showList(() => [{ ...contract, next_action }]);
  const row = await screen.findByRole('row', { name: /Operating model/ });
  expect(within(row).getByText('—')).toBeVisible();
  expect(within(row).getByText(t(meaning))).toHaveClass('visually-hidden');
});

test.each([
  ['Deliver', 'Active', true, true],
  ['Wait', 'Active', true, false],
  ['Sign', 'Active', false, false],
  ['Deliver', 'Completed', false, false],
])('the next step %s of a contract that is %s names the milestone: %s, and its day: %s', async (...row) => {
  const [next_action, status, hasMilestone, hasDay] = row;
  const { t } = await showRecord(() => ({ ...contract, next_action, status }));
  await screen.findByRole('heading', { level: 1, name: 'Operating model' });
  expect(screen.queryByText('Roadmap') !== null).toBe(hasMilestone);
  expect(screen.queryByText(t('late_since', { date: '22 October 2020' })) !== null).toBe(hasDay);
});

test.each([
  ['N/A', false],
  ['Lapsed', true],
])('the facts have the fulfilment %s: %s', async (fulfilment_status, isShown) => {
  const { t } = await showRecord(() => ({ ...contract, fulfilment_status }));
  await screen.findByRole('heading', { level: 1, name: 'Operating model' });
  expect(screen.queryByText(t('fulfilment')) !== null).toBe(isShown);
});

test('orders a contract to sign before an earlier delivery', async () => {
  await showList(() => [
    { ...contract, name: 'A', title: 'Deliver now', next_milestone_due: '2029-01-01' },
    { ...contract, name: 'B', title: 'To sign', next_action: 'Sign', next_milestone_due: null },
  ]);
  const titles = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);
  expect(titles).toEqual(['To sign', 'Deliver now']);
});

test('the next step names the milestone to which the client asked for changes', async () => {
  const milestones = [{ name: 'M1', title: 'Report', status: 'Changes Requested', amount: 10_000 }];
  const { t } = await showRecord(() => ({ ...contract, milestones }));
  expect(await screen.findByText(t('waits_changes', { milestone: '\u2068Report\u2069' }))).toBeVisible();
});

test.each([
  ['Approved', 'waits_invoice', 'waits_payment'],
  ['Invoiced', 'waits_payment', 'waits_invoice'],
] as const)('the next step of a contract with a milestone that is %s: %s', async (status, shown, absent) => {
  const milestones = [{ name: 'M1', title: 'Report', status, amount: 10_000 }];
  const { t } = await showRecord(() => ({ ...contract, next_action: 'Wait', milestones }));
  await screen.findByRole('heading', { level: 1, name: 'Operating model' });
  expect(screen.getByText(t(shown))).toBeVisible();
  expect(screen.queryByText(t(absent))).toBeNull();
});
