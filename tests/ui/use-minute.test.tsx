/** The time until a deadline, when the clock of the device is found to be wrong. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compareClocks } from '../../src/services/contract/server-time.ts';
import { InvoiceListPage } from '../../src/ui/invoice/invoice-list-page.tsx';
import { JobRequestListPage } from '../../src/ui/job-request/job-request-list-page.tsx';
import { useMinute } from '../../src/ui/record/use-minute.ts';
import { lookups, request } from './support/request-rows.ts';
import { seenText } from './support/seen-text.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  compareClocks(null);
  vi.useRealTimers();
});

const day = 24 * 60 * 60_000;

function Now() {
  return <p data-testid="now">{new Date(useMinute()).toISOString().slice(0, 16)}</p>;
}

test('the time on the page follows the server within seconds, and passes by the minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-20T08:00:00Z') });
  await show({ page: <Now />, answers: {} });
  const shown = () => screen.getByTestId('now').textContent;
  expect(shown()).toBe('2026-11-20T08:00');
  compareClocks(new Date(Date.now() + 30 * day).toUTCString());
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('2026-12-20T08:00');
  act(() => vi.advanceTimersByTime(55_000));
  expect(shown()).toBe('2026-12-20T08:00');
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('2026-12-20T08:01');
});

test('a clock that is ahead closes no request for longer than a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2027-11-20T08:00:00Z') });
  const open = { ...request, status: 'Open', my_status: 'None', can_respond: 1, valid_till: '2026-11-30 10:00:00' };
  const answers = { ...lookups, jobRequests: () => [open] };
  const { t } = await show({ page: <JobRequestListPage />, path: '/', answers });
  // findBy waits by the clock that is stopped
  await vi.waitFor(() => expect(screen.getByText(t('view_empty'))).toBeVisible(), { timeout: 60_000 });
  expect(screen.queryByRole('row', { name: /Growth strategy/ })).toBeNull();
  compareClocks('Fri, 20 Nov 2026 08:00:00 GMT');
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('row', { name: /Growth strategy/ })).toBeVisible();
});

test('a clock that is ahead adds no invoice to the overdue amount for longer than a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2027-11-20T08:00:00Z') });
  const amounts = { currency: 'SAR', grand_total: 500, paid_amount: null, outstanding_amount: 500 };
  const invoice = { name: 'SINV-1', title: 'Roadmap', ...amounts, status: 'Unpaid', due_date: '2026-12-15' };
  await show({ page: <InvoiceListPage />, path: '/invoice', answers: { invoices: () => [invoice] } });
  const figures = () => seenText(screen.getByRole('heading', { name: 'Saudi Riyal' }).closest('li') ?? document.body);
  await vi.waitFor(() => expect(figures()).toContain('OverdueSAR 500.00'), { timeout: 60_000 });
  compareClocks('Fri, 20 Nov 2026 08:00:00 GMT');
  act(() => vi.advanceTimersByTime(5_000));
  expect(figures()).toContain('Overdue—No amountExpected within 30 daysSAR 500.00');
});
