import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoiceDocument } from '../../src/services/contract/records/invoice-document.ts';
import { InvoiceSheet } from '../../src/ui/invoice/invoice-sheet.tsx';
import { show } from './support/show.tsx';

const bank = { beneficiary: 'SG Network', bank_name: 'Gulf Crescent Bank', iban: 'AE070331234567890123456' };

function showSheet(parts: object) {
  const document = invoiceDocument.create({ name: 'SINV-1', title: 'Audit', currency: 'SAR', bank, ...parts });
  return show({ page: <InvoiceSheet invoice={document} document={document} />, answers: {} });
}

test.each([
  [0, 1],
  [1, 0],
])('states where to pay, but not on a credit note (is_return: %i)', async (is_return, count) => {
  const { t } = await showSheet({ is_return });
  expect(screen.queryAllByRole('heading', { name: t('bank_details') })).toHaveLength(count);
  expect(screen.queryAllByText('Gulf Crescent Bank')).toHaveLength(count);
});

test.each([
  [500, 1],
  [0, 0],
])('states when the payment is expected while it is owed (%i)', async (outstanding_amount, count) => {
  const { t } = await showSheet({ outstanding_amount, expected_payment_date: '2026-03-05' });
  expect(screen.queryAllByText(t('expected_on'))).toHaveLength(count);
  expect(screen.queryAllByText('5 March 2026')).toHaveLength(count);
});
