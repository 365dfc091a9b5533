import { expect, it } from 'vitest';
import type { InvoiceDocument } from '../../api/db/schema/rows.ts';
import { invoiceQrCode } from '../../api/invoice/invoice-qr-code.ts';

const party = {
  name: { en: 'Company', ar: 'شركة' },
  tax_id: '310175397400003',
  address: null,
  country: 'SA',
  email: null,
};
const document: InvoiceDocument = {
  supply_date: '2026-03-05',
  issued_on: '2026-03-05 01:30:15.123456',
  consultant: null,
  seller: party,
  buyer: party,
  bank: null,
  lines: [],
  local: null,
};
const local = { currency: 'SAR', rate: 3.75, net_total: 3750, tax_total: 562.5, grand_total: 4312.5 };

const codeOf = (
  changes: Partial<InvoiceDocument> | null,
  sums: { total?: number; tax?: number; currency?: string } = {},
) =>
  invoiceQrCode({
    document: changes && { ...document, ...changes },
    currency: sums.currency ?? 'SAR',
    grand_total: sums.total ?? 1150,
    total_taxes_and_charges: sums.tax ?? 150,
  });

/** The tags of a code with their texts. */
function tagsIn(code: string | null): string[] {
  const bytes = Buffer.from(String(code), 'base64');
  const tags: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
    tags.push(`${tag} ${bytes.subarray(at + 2, at + 2 + length)}`);
    at += 2 + length;
  }
  return tags;
}

it.each([
  ['the sums in riyals', {}, {}, ['4 1150.00', '5 150.00']],
  ['the converted sums', { local }, { currency: 'KWD' }, ['4 4312.50', '5 562.50']],
  ['the decimals of its currency', {}, { currency: 'JPY' }, ['4 1150', '5 150']],
  ['the sums of a credit note without a sign', {}, { total: -1150, tax: -150 }, ['4 1150.00', '5 150.00']],
])('the code has the seller, the time in UTC, and %s', (_, changes, sums, expected) => {
  const seller = ['1 شركة', '2 310175397400003', '3 2026-03-04T22:30:15Z'];
  expect(tagsIn(codeOf(changes, sums))).toEqual([...seller, ...expected]);
});

it.each([
  ['in English where it has no Arabic name', { en: 'Company' }, '1 Company'],
  ['cut to 255 bytes', { ar: 'x'.repeat(300) }, `1 ${'x'.repeat(255)}`],
  ['empty where it has none', {}, '1 '],
])('the name of the seller is %s', (_, name, expected) => {
  expect(tagsIn(codeOf({ seller: { ...party, name } }))[0]).toBe(expected);
});

it.each([
  ['of an earlier version', null],
  ['of a seller in a country without the code', { seller: { ...party, country: 'AE' } }],
  ['of a seller in a country without tax', { seller: { ...party, country: 'KW' } }],
  ['of a seller without a tax number', { seller: { ...party, tax_id: null } }],
])('an invoice %s has no code', (_, changes) => {
  expect(codeOf(changes)).toBeNull();
});
