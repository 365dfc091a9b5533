import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tax } from '../../src/services/contract/records/invoice.ts';
import { TaxTable } from '../../src/ui/account/tax-table.tsx';
import { show } from './support/show.tsx';

const day = { valid_from: '2020-07-01', valid_upto: '2026-12-31' };

test.each([
  [{ ...day }, 'valid_from_to'],
  [{ ...day, valid_upto: null }, 'valid_from'],
  [{ ...day, valid_from: null }, 'valid_to'],
] as const)('states from when to when a tax is valid: %o', async (days, message) => {
  const { t } = await show({ page: <TaxTable taxes={[tax.create({ name: 'VAT', ...days })]} />, answers: {} });
  expect(screen.getByText(t(message, { from: '1 July 2020', to: '31 December 2026' }))).toBeVisible();
});

test.each([
  [{}, 'tax_enabled'],
  [{ is_default: 1 }, 'tax_default'],
  [{ is_default: 1, disabled: 1 }, 'tax_disabled'],
] as const)('states whether a tax is used: %o', async (status, message) => {
  const { t } = await show({ page: <TaxTable taxes={[tax.create({ name: 'VAT', ...status })]} />, answers: {} });
  expect(screen.getByText(t(message))).toBeVisible();
});

test('shows the description of a tax once', async () => {
  const one = { title: 'VAT 15%', description: 'Saudi VAT' };
  const taxes = [
    { name: 'A', ...one },
    { name: 'B', ...one, title: null },
    { name: 'C', ...one, title: 'Saudi VAT' },
  ].map((row) => tax.create(row));
  await show({ page: <TaxTable taxes={taxes} />, answers: {} });
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual(['VAT 15%Saudi VAT', 'Saudi VAT', 'Saudi VAT']);
});
