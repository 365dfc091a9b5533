/** Tests of lists that stay open while a deadline or a day passes. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compareClocks } from '../../src/services/contract/server-time.ts';
import { siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import { ContractListPage } from '../../src/ui/contract/contract-list-page.tsx';
import { createFormat } from '../../src/ui/format.ts';
import { InvoiceListPage } from '../../src/ui/invoice/invoice-list-page.tsx';
import { JobRequestListPage } from '../../src/ui/job-request/job-request-list-page.tsx';
import { checkInterval } from '../../src/ui/record/use-minute.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  compareClocks(null);
  vi.useRealTimers();
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns a function that sets the date, and runs what a page runs to find out that a minute has passed. */
function watchMinutes() {
  const started = vi.spyOn(globalThis, 'setInterval');
  return (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    act(() => {
      for (const [run, delay] of started.mock.calls) if (delay === checkInterval && typeof run === 'function') run();
    });
  };
}

test('a request leaves those that can be answered when its deadline passes', async () => {
  const goTo = watchMinutes();
  const deadline = Date.now() + 30 * minute;
  const request = { name: 'RFQ-1', job_title: 'Audit', status: 'Open', my_status: 'None', can_respond: 1 };
  const { t } = await show({
    page: <JobRequestListPage />,
    answers: { jobRequests: () => [{ ...request, valid_till: siteTime(deadline) }] },
  });
  expect(await screen.findByRole('link', { name: 'Audit' })).toBeVisible();
  goTo(deadline - minute);
  expect(screen.getByRole('link', { name: 'Audit' })).toBeVisible();
  goTo(deadline + minute);
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  expect(screen.getByText(t('view_empty'))).toBeVisible();
});

/** Shows an unpaid invoice that is due on a day. Returns whether its amount is overdue. */
async function showInvoice(due: number) {
  const invoice = { name: 'INV-1', title: 'Audit', currency: 'SAR', grand_total: 100, outstanding_amount: 100 };
  const dates = { posting_date: siteDay(due - 30 * day), due_date: siteDay(due) };
  const { t } = await show({
    page: <InvoiceListPage />,
    answers: { invoices: () => [{ ...invoice, ...dates, status: 'Unpaid' }] },
  });
  expect(await screen.findByText('Audit')).toBeVisible();
  return () => new RegExp(`${t('overdue')}SAR.100.00`).test(document.body.textContent ?? '');
}

test('an invoice is overdue from the next day on', async () => {
  const goTo = watchMinutes();
  const today = Date.now();
  const hasOverdue = await showInvoice(today);
  goTo(today);
  expect(hasOverdue()).toBe(false);
  goTo(today + day);
  expect(hasOverdue()).toBe(true);
});

test('an invoice is not overdue because the clock of the device is ahead', async () => {
  const goTo = watchMinutes();
  const now = Date.now();
  const hasOverdue = await showInvoice(now - 3 * day);
  expect(hasOverdue()).toBe(true);
  compareClocks(new Date(now - 5 * day).toUTCString());
  goTo(now);
  expect(hasOverdue()).toBe(false);
});

test('a delivery is late from the next day on, and not because the clock of the device is ahead', async () => {
  const goTo = watchMinutes();
  const today = Date.now();
  const contract = { name: 'CON-1', title: 'Audit', status: 'Active', next_action: 'Deliver' };
  const { t } = await show({
    page: <ContractListPage />,
    answers: { contractList: () => [{ ...contract, next_milestone_due: siteDay(today) }] },
  });
  expect(await screen.findByText('Audit')).toBeVisible();
  const late = t('late_since', { date: createFormat('en', t).date(siteDay(today)) ?? '' });
  goTo(today);
  expect(screen.queryByText(late)).toBeNull();
  goTo(today + day);
  expect(screen.getByText(late)).toBeVisible();
  compareClocks(new Date(today).toUTCString());
  goTo(today + day);
  expect(screen.queryByText(late)).toBeNull();
});
