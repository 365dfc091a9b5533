import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoice } from '../../src/services/contract/records/invoice.ts';
import { InvoiceChart } from '../../src/ui/invoice/invoice-chart.tsx';
import { show } from './support/show.tsx';

const today = '2026-11-30';
const rows = [
  { name: 'A', currency: 'SAR', posting_date: '2026-10-05', grand_total: 100, status: 'Paid' },
  { name: 'B', currency: 'KWD', posting_date: '2020-10-05', grand_total: 50, status: 'Paid' },
].map((row) => invoice.create({ title: 'Audit', ...row }));

const open = (currencies: readonly string[]) =>
  show({ page: <InvoiceChart invoices={rows} currencies={currencies} today={today} />, answers: {} });
const picker = (label: string) => screen.queryByRole('combobox', { name: label });

test('a currency is chosen where there are several, and one without invoices in these months is named', async () => {
  const { person, t } = await open(['SAR', 'KWD']);
  const none = t('chart_none', { currency: 'Kuwaiti Dinar' });
  expect(screen.queryByText(none)).toBeNull();
  await person.selectOptions(picker(t('chart_currency')) as HTMLElement, 'KWD');
  expect(screen.getByText(none)).toBeVisible();
});

test('nothing is chosen where there is one currency, and there is no chart without one', async () => {
  const { t, unmount } = await open(['SAR']);
  expect(screen.getByRole('figure', { name: t('chart_title') })).toBeVisible();
  expect(picker(t('chart_currency'))).toBeNull();
  unmount();
  await open([]);
  expect(screen.queryByRole('figure')).toBeNull();
});
