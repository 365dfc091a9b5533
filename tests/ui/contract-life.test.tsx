import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContractListPage } from '../../src/ui/contract/contract-list-page.tsx';
import { ContractPage } from '../../src/ui/contract/contract-page.tsx';
import { seenText } from './support/seen-text.ts';
import { show } from './support/show.tsx';

const base = {
  name: 'CON-1',
  title: 'Operating model',
  party_name: 'Wadi Water',
  currency: 'KWD',
  contract_value: 18_500,
  invoiced_amount: 9_760.5,
  paid_amount: 4_120.125,
};

const milestone = (name: string, status: string) => ({ name, title: name, status });
const signature = (party: string, signing_order: number, status: string) => ({
  name: party,
  party,
  signer_name: `Signer ${party}`,
  signing_order,
  status,
});

/** Shows the page of a contract, with its chart. */
async function showRecord(contract: object, language: 'en' | 'ar' = 'en') {
  const shown = await show({
    page: <ContractPage />,
    pattern: '/contract/:name',
    path: '/contract/CON-1',
    language,
    answers: { contractDescription: () => ({ ...base, ...contract }) },
  });
  await shown.person.click(await screen.findByText(shown.t('contract_how')));
  return shown;
}

test.each(['en', 'ar'] as const)(
  'marks the state of an active contract and the next states, in %s',
  async (language) => {
    const { t } = await showRecord(
      {
        status: 'Active',
        fulfilment_status: 'Unfulfilled',
        next_action: 'Deliver',
        milestones: [milestone('A', 'In Progress'), milestone('B', 'Pending')],
      },
      language,
    );
    const chart = await screen.findByRole('list', { name: t('life_title') });
    const states = within(chart).getAllByRole('listitem');
    expect(states).toHaveLength(7);
    const leadsTo = t('life_leads_to', { states: '' }).trim();
    // all but the four in which a contract ends
    expect(states.filter((state) => seenText(state).includes(leadsTo))).toHaveLength(3);
    expect(
      states.filter((state) => state.getAttribute('aria-current') === 'step').map((state) => seenText(state)),
    ).toEqual([expect.stringContaining(t('contract_status_active'))]);
    expect(screen.getByText(t('life_who_you'))).toBeVisible();
    const next = within(screen.getByRole('region', { name: t('life_next') }));
    expect(next.getByText(t('life_candidate_deliver')).closest('li')).toHaveTextContent(t('life_unchanged'));
    expect(next.queryByText(t('life_client_accept'))).toBeNull();
    expect(next.getByText(t('life_client_hold')).closest('li')).toHaveTextContent(t('contract_status_on_hold'));
    expect(next.queryByText(t('life_client_resume'))).toBeNull();
  },
);

test('accepts a delivered milestone without another status, and with another fulfilment', async () => {
  const { t } = await showRecord({
    status: 'Active',
    fulfilment_status: 'Unfulfilled',
    next_action: 'Wait',
    milestones: [milestone('A', 'Submitted'), milestone('B', 'Pending')],
  });
  const accept = (await screen.findByText(t('life_client_accept'))).closest('li');
  expect(accept).toHaveTextContent(t('life_unchanged'));
  expect(accept).toHaveTextContent(t('fulfilment_partially_fulfilled'));
});

test('completes the contract with the last milestone', async () => {
  const { t } = await showRecord({
    status: 'Active',
    milestones: [milestone('A', 'Paid'), milestone('B', 'Submitted')],
  });
  const accept = (await screen.findByText(t('life_client_accept'))).closest('li');
  expect(accept).toHaveTextContent(t('contract_status_completed'));
});

test('names the first party that has not signed', async () => {
  const { t } = await showRecord({
    status: 'Unsigned',
    signatures: [
      signature('Client', 3, 'Waiting'),
      signature('Network', 2, 'Ready'),
      signature('Candidate', 1, 'Signed'),
    ],
  });
  expect((await screen.findByText(t('life_who'))).parentElement).toHaveTextContent(t('party_network'));
  expect(screen.getByText(t('life_network_sign'))).toBeVisible();
  expect(screen.queryByText(t('life_client_sign'))).toBeNull();
});

test('offers no step of a contract that has ended', async () => {
  const { t } = await showRecord({ status: 'Terminated' });
  expect(await screen.findByText(t('life_ended'))).toBeVisible();
  expect(screen.queryByText(t('life_next'))).toBeNull();
});

test('marks no state for an unknown status', async () => {
  const { t } = await showRecord({ status: 'In Mediation' });
  expect(await screen.findByText(t('life_unknown'))).toBeVisible();
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  expect(screen.getByText('In Mediation')).toBeVisible();
});

test.each(['en', 'ar'] as const)('shows the invoiced and paid parts as text and amounts, in %s', async (language) => {
  const { t } = await showRecord({ status: 'Active' }, language);
  const left = (await screen.findByText(t('to_be_invoiced'))).parentElement;
  const amount = { en: 'KWD 8,739.500', ar: '8,739.500 د.ك.' };
  expect(left && seenText(left)).toContain(amount[language]);
  const invoiced = screen.getByText(t('invoiced')).parentElement;
  expect(invoiced && seenText(invoiced)).toContain(t('share_of_value', { percent: '53%' }));
  expect(screen.getByRole('link', { name: t('contract_invoices') })).toHaveAttribute('href', '/invoice?contract=CON-1');
});

test('shows an unknown amount as absent, not as zero', async () => {
  const { t } = await showRecord({
    status: 'Active',
    contract_value: null,
    invoiced_amount: null,
    paid_amount: null,
  });
  const money = (await screen.findByRole('heading', { name: t('contract_money') })).closest('section');
  expect(money && within(money).getAllByText(t('not_given'))).toHaveLength(3);
  expect(money).not.toHaveTextContent(/0|NaN/);
});

test('filters, searches without diacritics and orders contracts by the address', async () => {
  const rows = [
    { ...base, name: 'A', title: 'Alpha', status: 'Active', end_date: '2027-01-01' },
    { ...base, name: 'B', title: 'مُراجعة الأعمال', status: 'Active', end_date: '2026-06-01' },
    { ...base, name: 'C', title: 'Gamma', status: 'Completed', end_date: null },
  ];
  const { t, person } = await show({
    page: <ContractListPage />,
    path: '/contract?status=Active&sort=ending',
    answers: { contractList: () => rows },
  });
  const titles = async () =>
    (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);
  expect(await titles()).toEqual(['مُراجعة الأعمال', 'Alpha']);
  await person.type(screen.getByRole('searchbox', { name: t('contract_search') }), 'مراجعه الاعمال');
  expect(await titles()).toEqual(['مُراجعة الأعمال']);
});

test('an unsigned contract without a list of signatures has to be signed by the candidate', async () => {
  const { t } = await showRecord({ status: 'Unsigned', next_action: 'Sign', signatures: [] });
  expect((await screen.findByText(t('life_who'))).parentElement).toHaveTextContent(t('life_who_you'));
  const next = within(screen.getByRole('region', { name: t('life_next') }));
  expect(next.getByText(t('life_candidate_sign'))).toBeVisible();
});
