import { expect, test } from 'vitest';
import { invoiceKindOf, vatCountries, vatLawOf } from '../../../src/services/contract/rules/tax-rules.ts';

test('each country with value-added tax has its currency and its rate; only Saudi invoices have a QR code', () => {
  expect(vatCountries.map((country) => [country, vatLawOf(country)])).toEqual([
    ['SA', { currency: 'SAR', rate: 15, hasQrCode: true }],
    ['AE', { currency: 'AED', rate: 5, hasQrCode: false }],
    ['BH', { currency: 'BHD', rate: 10, hasQrCode: false }],
    ['OM', { currency: 'OMR', rate: 5, hasQrCode: false }],
  ]);
});

test.each(['KW', 'toString', '', null, undefined])('%s has no value-added tax', (country) => {
  expect(vatLawOf(country)).toBeNull();
});

test.each([
  ['SA', '300', false, 'taxInvoice'],
  ['SA', '300', true, 'taxCreditNote'],
  ['SA', null, false, 'invoice'],
  ['SA', '', true, 'creditNote'],
  ['KW', '300', false, 'invoice'],
  [null, '300', true, 'creditNote'],
] as const)('of a seller in %s with the tax number %s (credit: %s) it is a %s', (country, tax_id, is_return, kind) => {
  expect(invoiceKindOf({ is_return, seller: { country, tax_id } })).toBe(kind);
});

test('without a seller it is no tax invoice', () => {
  expect([invoiceKindOf({ is_return: false }), invoiceKindOf({ is_return: true, seller: null })]).toEqual([
    'invoice',
    'creditNote',
  ]);
});
