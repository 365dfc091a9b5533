import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoiceDocument } from '../../src/services/contract/records/invoice-document.ts';
import { InvoiceParties } from '../../src/ui/invoice/invoice-parties.tsx';
import { show } from './support/show.tsx';

test('a postal code keeps its order in an address from right to left', async () => {
  const seller = { name: 'شبكة SG', address: 'الرياض 12333-2480', tax_id: '310122393500003', country: 'SA' };
  const invoice = invoiceDocument.create({ name: 'SINV-1', title: 'Audit', seller });
  await show({ page: <InvoiceParties invoice={invoice} document={invoice} />, answers: {}, language: 'ar' });
  expect(screen.getByText('الرياض \u206612333-2480\u2069')).toBeVisible();
});

test.each([
  ['AE', 'vat_trn'],
  ['SA', 'vat_number'],
] as const)('names the tax number as the law of the country does: %s', async (country, message) => {
  const seller = { name: 'SG Network', address: null, tax_id: '310122393500003', country };
  const invoice = invoiceDocument.create({ name: 'SINV-1', title: 'Audit', seller });
  const { t } = await show({ page: <InvoiceParties invoice={invoice} document={invoice} />, answers: {} });
  expect(screen.getByText('310122393500003').closest('p')).toHaveTextContent(`${t(message)}: 310122393500003`);
});
