import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { tax } from '../../src/services/contract/records/invoice.ts';
import { jobDescription } from '../../src/services/contract/records/job-request.ts';
import { TotalLines } from '../../src/ui/job-request/quotation-totals.tsx';
import { seenText } from './support/seen-text.ts';
import { show } from './support/show.tsx';

const request = jobDescription.create({ name: 'R-1', job_title: 'Audit', currency: 'SAR' });
const vat = tax.create({ name: 'VAT', title: 'VAT 15%', rate: 15 });
const draft = { ...emptyQuotation, rate: '200', quantity: '10' };

interface Totals {
  needsQuantity: boolean;
  tax: typeof vat | undefined;
}

async function linesOf(totals: Totals) {
  const page = <TotalLines request={request} draft={draft} unit="day" {...totals} />;
  const { t } = await show({ page, answers: {} });
  return { t, lines: screen.getAllByRole('term').map((term) => seenText(term.parentElement)) };
}

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('names the product and the tax of each sum', async () => {
  const { t, lines } = await linesOf({ needsQuantity: true, tax: vat });
  expect(lines.map(plain)).toEqual([
    `${t('subtotal')}10 days × SAR 200SAR 2,000.00`,
    `${t('taxes')}VAT 15%SAR 300.00`,
    `${t('total')}SAR 2,300.00`,
  ]);
});

test('states that the tax is in the price', async () => {
  const { t, lines } = await linesOf({ needsQuantity: true, tax: { ...vat, included_in_print_rate: true } });
  expect(plain(lines[1] ?? '')).toContain(plain(t('quote_tax_included', { tax: 'VAT 15%' })));
  expect(lines[2]).toContain('SAR 2,000.00');
});

test('states that there is no tax, and of a fixed price no product', async () => {
  const { t, lines } = await linesOf({ needsQuantity: false, tax: undefined });
  expect(lines).toEqual([
    `${t('subtotal')}SAR 200.00`,
    `${t('taxes')}${t('quote_no_tax_line')}SAR 0.00`,
    `${t('total')}SAR 200.00`,
  ]);
});
