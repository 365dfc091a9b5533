import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { OverviewPage } from '../../src/ui/overview/overview-page.tsx';
import { type Answers, pendingReply, show } from './support/show.tsx';

const contract = { name: 'CON-1', title: 'Audit', party_name: 'Wadi Water', next_action: 'Sign', status: 'Unsigned' };
const invoice = {
  name: 'SINV-1',
  title: 'Report',
  customer_name: 'Wadi Water',
  currency: 'SAR',
  status: 'Overdue',
  due_date: '2026-01-05',
  grand_total: 100,
  paid_amount: 40,
  outstanding_amount: 60,
};
const request = (name: string, match_score: number) => ({
  name,
  job_title: `Request ${name}`,
  status: 'Open',
  my_status: 'None',
  match_score,
});
const profile = {
  name: 'P1',
  email_verified: 1,
  completeness: 80,
  completeness_missing: [{ key: 'photo_url', weight: 5 }],
};

const complete: Answers = {
  contractList: () => [contract],
  invoices: () => [invoice],
  jobRequests: () => [request('A', 10), request('B', 90), request('C', 50), request('D', 70)],
  profile: () => profile,
};

const showPage = (answers: Answers, language: 'en' | 'ar' = 'en') =>
  show({ page: <OverviewPage />, language, answers: { ...complete, ...answers } });

const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (section === null) throw new Error(`There is no section ${name}.`);
  return within(section);
};

test.each(['en', 'ar'] as const)('shows what needs the candidate with one action each, in %s', async (language) => {
  const { t } = await showPage({}, language);
  const sign = await screen.findByRole('link', { name: `${t('action_sign')}: \u2068Audit\u2069` });
  expect(sign).toHaveAttribute('href', '/contract/CON-1');
  const links = part(t('needs_you')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contract/CON-1', '/invoice/SINV-1']);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
});

test('a delivery that the client has returned is named as such', async () => {
  const returned = {
    name: 'CON-2',
    title: 'Review',
    next_action: 'Deliver',
    next_milestone_status: 'Changes Requested',
  };
  const { t } = await showPage({ contractList: () => [returned] });
  const link = await screen.findByRole('link', { name: `${t('action_deliver')}: \u2068Review\u2069` });
  const item = link.closest('li');
  expect(item).toHaveTextContent(t('delivery_comment'));
  expect(item).not.toHaveTextContent(t('need_deliver'));
});

test.each([
  [0, 'states that none matches, and leads to the skills'],
  [10, 'states how well each matches'],
])('of requests that match by %d % at most, %s', async (score) => {
  const { t } = await showPage({ jobRequests: () => [request('A', 0), request('B', score)] });
  await screen.findByText('Request A');
  const requests = part(t(score === 0 ? 'section_requests' : 'overview_requests'));
  const skills = requests.queryByRole('link', { name: t('step_add_skills') });
  expect(skills?.getAttribute('href')).toBe(score === 0 ? '/account-view#skills' : undefined);
  expect(requests.queryByText(t('match_score', { score: '0%' }))).toBeNull();
  expect(requests.queryAllByText(t('match_score', { score: '10%' }))).toHaveLength(score === 0 ? 0 : 1);
});

test('shows the three requests that match best, and the money', async () => {
  const { t } = await showPage({});
  await screen.findByRole('link', { name: 'Request B' });
  const names = part(t('overview_requests'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent);
  expect(names).toEqual(['Request B', 'Request D', 'Request C']);
  const money = part(t('overview_money'));
  expect(
    money
      .getByText(t('money_paid'))
      .closest('div')
      ?.textContent?.replace(/\u00a0/g, ' '),
  ).toBe('PaidSAR 40.00');
});

test('lists a quotation that was begun in this browser', async () => {
  const { app, t } = await showPage({ contractList: () => [], invoices: () => [] });
  expect(await screen.findByText(t('needs_nothing'))).toBeVisible();
  const quotation = actorOf(app, 'quotation');
  act(() => {
    quotation.send({ type: 'quotation.open', request: 'B' });
    quotation.send({ type: 'quotation.start', draft: { ...emptyQuotation, rate: '2500', price_basis: 'Daily' } });
  });
  const link = await screen.findByRole('link', { name: `${t('action_continue')}: \u2068Request B\u2069` });
  expect(link).toHaveAttribute('href', '/job-request-list/B');
  expect(part(t('needs_you')).getByText(t('need_continue'))).toBeVisible();
});

test('leads a newcomer on', async () => {
  const { t } = await showPage({ contractList: () => [], invoices: () => [], jobRequests: () => [] });
  expect(await screen.findByText(t('needs_nothing'))).toBeVisible();
  expect(screen.getByText(t('overview_money_none'))).toBeVisible();
  expect(screen.getByText(t('overview_requests_none'))).toBeVisible();
  expect(screen.getByText(t('overview_profile_next', { step: t('step_add_photo') }))).toBeVisible();
});

test('states that nothing else needs the candidate below the request to confirm the address', async () => {
  const { t } = await showPage({
    contractList: () => [],
    invoices: () => [],
    jobRequests: () => [],
    profile: () => ({ ...profile, email_verified: 0 }),
  });
  expect(await screen.findByText(t('needs_nothing_else'))).toBeVisible();
  expect(screen.getByText(t('verify_heading'))).toBeVisible();
  expect(screen.queryByText(t('needs_nothing'))).toBeNull();
});

test('states that nothing is invoiced, and where the drafts are, while every invoice is a draft', async () => {
  const { t } = await showPage({ invoices: () => [{ ...invoice, status: 'Draft' }] });
  expect(await part(t('overview_money')).findByText(t('overview_money_uncounted'))).toBeVisible();
  expect(screen.queryByText(t('overview_money_none'))).toBeNull();
});

test('a part that fails has its own Try again, and the others are shown', async () => {
  let isBroken = true;
  const { t, person } = await showPage({
    invoices: () => {
      if (isBroken) throw new CallError({ kind: 'server', status: 500 });
      return [invoice];
    },
  });
  const money = part(t('overview_money'));
  const retry = await money.findByRole('button', { name: t('retry') });
  expect(part(t('needs_you')).getByRole('link', { name: /Audit/ })).toBeVisible();
  expect(screen.queryByText(t('needs_nothing'))).not.toBeInTheDocument();
  isBroken = false;
  await person.click(retry);
  expect(await money.findByText(t('money_paid'))).toBeVisible();
  expect(part(t('needs_you')).getByRole('link', { name: /SINV-1/ })).toBeVisible();
});

test('lists that fail alike have one error, and one Try again for all', async () => {
  const broken = new Set(['contractList', 'jobRequests', 'invoices']);
  const unless = (list: string, rows: readonly object[]) => () => {
    if (broken.has(list)) throw new CallError({ kind: 'server', status: 500 });
    return rows;
  };
  const { t, person } = await showPage({
    contractList: unless('contractList', []),
    jobRequests: unless('jobRequests', []),
    invoices: unless('invoices', [invoice]),
  });
  const needs = part(t('needs_you'));
  await expect.poll(() => needs.queryAllByRole('button', { name: t('retry') })).toHaveLength(1);
  broken.clear();
  await person.click(needs.getByRole('button', { name: t('retry') }));
  expect(await needs.findByRole('link', { name: /SINV-1/ })).toBeVisible();
  expect(needs.queryByRole('button', { name: t('retry') })).toBeNull();
});

test('claims that nothing needs the candidate only once all lists have been read', async () => {
  const { t } = await showPage({ contractList: () => [], invoices: () => pendingReply, jobRequests: () => [] });
  await screen.findByText(t('overview_requests_none'));
  expect(screen.queryByText(t('needs_nothing'))).not.toBeInTheDocument();
});
