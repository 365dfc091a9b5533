/** The tax, the amounts in the seller's currency, and the parties of a new invoice. */
import { describe, expect, it } from 'vitest';
import { type Company, type Customer, invoiceValues, type NewInvoice } from '../../api/invoice/invoice-values.ts';

const company: Company = {
  name: 'SG-SA',
  company_name: { en: 'Seller Company', ar: 'الشركة البائعة' },
  country: 'SA',
  tax_id: '310175397400003',
  address: { en: 'Riyadh', ar: 'الرياض' },
  bank: {
    beneficiary: { en: 'Seller Company' },
    bank_name: { en: 'Bank' },
    iban: 'SA4545000000608010167519',
    swift: 'NJDNSARI',
  },
};
const customer: Customer = {
  name: 'Buyer',
  customer_name: { en: 'Buyer', ar: 'المشتري' },
  country: 'SA',
  tax_id: '300000000000003',
  address: { en: 'Jeddah', ar: 'جدة' },
  email: 'accounts@example.com',
};

/** The values of an invoice over 1000 in the currency. */
const valuesOf = (seller: Partial<Company>, buyer: Partial<Customer>, currency: string, of: Partial<NewInvoice> = {}) =>
  invoiceValues({
    seller: { ...company, ...seller },
    buyer: { ...customer, ...buyer },
    consultant: { en: 'Noor Haddad' },
    title: { en: 'Audit', ar: 'مراجعة' },
    quantity: 1,
    unit_price: 1000,
    currency,
    supply_date: '2026-03-04',
    issued_on: '2026-03-05 12:00:00',
    ...of,
  });

const standard = (rate: number) => ({
  description: { en: `VAT ${rate}%`, ar: `ضريبة القيمة المضافة ${rate}\u200e%\u200e` },
  rate,
  included_in_print_rate: 0,
});
const zeroRate = {
  description: { en: 'Zero-rated export of services', ar: 'تصدير خدمات خاضع للنسبة الصفرية' },
  rate: 0,
  included_in_print_rate: 0,
};

describe('the tax of a new invoice', () => {
  it.each([
    ['SA', 'SA', 'SAR', standard(15), 150],
    ['SA', 'SA', 'USD', standard(15), 150],
    ['AE', 'AE', 'USD', standard(5), 50],
    ['BH', 'BH', 'BHD', standard(10), 100],
    ['SA', 'AE', 'SAR', zeroRate, 0],
    ['AE', 'SA', 'AED', zeroRate, 0],
    ['SA', null, 'SAR', standard(15), 150],
    ['SA', null, 'USD', zeroRate, 0],
    ['AE', null, 'AED', standard(5), 50],
    ['AE', null, 'SAR', zeroRate, 0],
  ])('of a seller in %s, for a buyer in %s, in %s is that of the law', (seller, buyer, currency, tax, amount) => {
    const values = valuesOf({ country: seller }, { country: buyer }, currency);
    expect(values).toMatchObject({
      net_total: 1000,
      total_taxes_and_charges: amount,
      grand_total: 1000 + amount,
      document: { lines: [{ tax_rate: tax.rate, tax_amount: amount, total_amount: 1000 + amount }] },
    });
    expect(values.taxes).toEqual([{ ...tax, tax_amount: amount, total: 1000 + amount }]);
  });

  it.each([
    ['in a country without it', 'KW', company.tax_id],
    ['without a tax number in a country with it', 'SA', null],
  ])('does not exist for a seller %s', (_, country, tax_id) => {
    expect(valuesOf({ country, tax_id }, { country }, 'SAR')).toMatchObject({
      taxes: [],
      total_taxes_and_charges: 0,
      grand_total: 1000,
      document: { seller: { tax_id: null }, lines: [{ tax_rate: null, tax_amount: 0, total_amount: 1000 }] },
    });
  });
});

describe('the amounts in the currency of the seller’s country', () => {
  it.each([
    ['AE', 'USD', { currency: 'AED', rate: 3.6725, net_total: 3672.5, tax_total: 183.63, grand_total: 3856.13 }],
    ['AE', 'SAR', { currency: 'AED', rate: 0.979333, net_total: 979.33, tax_total: 48.97, grand_total: 1028.3 }],
    ['SA', 'USD', { currency: 'SAR', rate: 3.75, net_total: 3750, tax_total: 562.5, grand_total: 4312.5 }],
    ['SA', 'AED', { currency: 'SAR', rate: 1.021103, net_total: 1021.1, tax_total: 153.17, grand_total: 1174.27 }],
    ['SA', 'BHD', { currency: 'SAR', rate: 9.973404, net_total: 9973.4, tax_total: 1496.01, grand_total: 11469.41 }],
    ['SA', 'OMR', { currency: 'SAR', rate: 9.752926, net_total: 9752.93, tax_total: 1462.94, grand_total: 11215.87 }],
    ['SA', 'QAR', { currency: 'SAR', rate: 1.03022, net_total: 1030.22, tax_total: 154.53, grand_total: 1184.75 }],
    ['SA', 'KWD', { currency: 'SAR', rate: 12.215, net_total: 12215, tax_total: 1832.25, grand_total: 14047.25 }],
    ['BH', 'USD', { currency: 'BHD', rate: 0.376, net_total: 376, tax_total: 37.6, grand_total: 413.6 }],
  ])('of a seller in %s, from %s, are converted at a fixed rate', (country, currency, local) => {
    expect(valuesOf({ country }, { country }, currency).document.local).toEqual(local);
  });

  it.each([
    ['in that currency', 'SA', 'SAR'],
    ['of a seller in a country without tax', 'KW', 'USD'],
    ['in a currency without a fixed rate', 'SA', 'EUR'],
  ])('are not stated on an invoice %s', (_, country, currency) => {
    expect(valuesOf({ country }, {}, currency).document.local).toBeNull();
  });
});

it.each([
  ['SAR', 1],
  ['USD', 3.75],
  ['KWD', 12.215],
  ['EUR', 1],
])('an invoice in %s has the conversion rate %f', (currency, rate) => {
  expect(valuesOf({}, {}, currency)).toMatchObject({ currency, conversion_rate: rate });
});

it('a new invoice has copies of the seller, the buyer and the work', () => {
  const { title, customer_name, document } = valuesOf({}, {}, 'SAR', { quantity: 2.5 });
  expect([title, customer_name]).toEqual([{ en: 'Audit', ar: 'مراجعة' }, customer.customer_name]);
  expect(document).toEqual({
    supply_date: '2026-03-04',
    issued_on: '2026-03-05 12:00:00',
    consultant: { en: 'Noor Haddad' },
    seller: {
      name: company.company_name,
      tax_id: '310175397400003',
      address: { en: 'Riyadh', ar: 'الرياض' },
      country: 'SA',
      email: null,
    },
    buyer: {
      name: customer.customer_name,
      tax_id: '300000000000003',
      address: { en: 'Jeddah', ar: 'جدة' },
      country: 'SA',
      email: 'accounts@example.com',
    },
    bank: company.bank,
    lines: [
      {
        description: { en: 'Audit', ar: 'مراجعة' },
        quantity: 2.5,
        unit_price: 1000,
        tax_rate: 15,
        net_amount: 2500,
        tax_amount: 375,
        total_amount: 2875,
      },
    ],
    local: null,
  });
});
