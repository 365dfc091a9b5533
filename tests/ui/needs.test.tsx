/** Tests how each kind of need is stated, and where it leads. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverNow } from '../../src/services/contract/server-time.ts';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import { OverviewPage } from '../../src/ui/overview/overview-page.tsx';
import { seenText } from './support/seen-text.ts';
import { type Answers, show } from './support/show.tsx';

const today = siteDay(serverNow());
const inTwoDays = siteTime(serverNow() + 2.5 * 24 * 60 * 60 * 1000);
const contract = { name: 'R-1', title: 'Audit', party_name: 'Wadi Water', status: 'Active', next_action: 'Deliver' };
const request = { name: 'R-1', job_title: 'Audit', client_name: 'Wadi Water', status: 'Open', my_status: 'None' };
const invoice = {
  ...{ name: 'R-1', title: 'Audit', customer_name: 'Wadi Water', status: 'Overdue', currency: 'SAR' },
  ...{ grand_total: 100, outstanding_amount: 100 },
};

test.each([
  ['need_sign', 'action_sign', '/contract/R-1', { contractList: () => [{ ...contract, next_action: 'Sign' }] }, null],
  [
    'need_deliver',
    'action_deliver',
    '/contract/R-1',
    { contractList: () => [{ ...contract, next_milestone_due: '2020-01-05' }] },
    ['need_was_due', '5 January 2020'],
  ],
  [
    'need_deliver',
    'action_deliver',
    '/contract/R-1',
    { contractList: () => [{ ...contract, next_milestone_due: daysAfter(today, 1) }] },
    ['need_due', ''],
  ],
  [
    'need_continue',
    'action_continue',
    '/job-request-list/R-1',
    { jobRequests: () => [{ ...request, my_status: 'Draft', valid_till: inTwoDays }] },
    ['days_left', ''],
  ],
  [
    'need_answer',
    'action_answer',
    '/job-request-list/R-1',
    { jobRequests: () => [{ ...request, is_invited: 1, valid_till: inTwoDays }] },
    ['days_left', ''],
  ],
  [
    'need_overdue',
    'action_see_invoice',
    '/invoice/Audit',
    { invoices: () => [{ ...invoice, name: 'Audit', due_date: '2020-01-05' }] },
    ['need_payment_was_due', '5 January 2020'],
  ],
] as const)('states “%s” with “%s”, which leads to %s', async (kind, action, address, answers, due) => {
  const none: Answers = {
    contractList: () => [],
    jobRequests: () => [],
    invoices: () => [],
    profile: () => ({ name: 'P' }),
  };
  const { t } = await show({ page: <OverviewPage />, answers: { ...none, ...answers } });
  const link = await screen.findByRole('link', { name: `${t(action)}: \u2068Audit\u2069` });
  expect(link).toHaveAttribute('href', address);
  const line = seenText(link.closest('li'));
  expect(line).toContain(t(kind));
  expect(line).toContain('Wadi Water');
  if (due) expect(line).toMatch(new RegExp(t(due[0], { date: `.*${due[1]}.*`, count: 2 })));
});

test('divides what was invoiced into paid, not yet due and overdue', async () => {
  const rows = [
    { ...invoice, due_date: '2020-01-05', paid_amount: 0 },
    { ...invoice, name: 'B', status: 'Unpaid', due_date: '2999-01-05', grand_total: 50, outstanding_amount: 50 },
    { ...invoice, name: 'C', status: 'Paid', grand_total: 30, paid_amount: 30, outstanding_amount: 0 },
  ];
  const answers = {
    contractList: () => [],
    jobRequests: () => [],
    invoices: () => rows,
    profile: () => ({ name: 'P' }),
  };
  const { t } = await show({ page: <OverviewPage />, answers });
  const list = (await screen.findByText(t('money_invoiced'))).closest('dl');
  expect([...(list?.children ?? [])].map((part) => seenText(part))).toEqual([
    `${t('money_invoiced')}SAR 180.00`,
    `${t('money_paid')}SAR 30.00`,
    `${t('money_not_due')}SAR 50.00`,
    `${t('overdue')}SAR 100.00`,
  ]);
});
