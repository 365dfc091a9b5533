/**
 * The sums and the document of a new invoice, for the demo data and for the invoice of an accepted milestone. The seller
 * and the buyer are copied, so that an issued invoice stays as it is when they change.
 */
import { vatLawOf } from '../../src/services/contract/rules/tax-rules.ts';
import type { Bilingual } from '../bilingual.ts';
import type { companies, customers, invoices } from '../db/schema/invoice.ts';
import type { InvoiceDocument, StoredText, TaxLine } from '../db/schema/rows.ts';
import { percentText } from '../documents/formats.ts';
import { convertedAmount, type LineAmounts, lineAmounts, sumOfAmounts } from './invoice-amounts.ts';

export type Company = typeof companies.$inferSelect;
export type Customer = typeof customers.$inferSelect;

export interface NewInvoice {
  readonly seller: Company;
  readonly buyer: Customer;
  readonly consultant: StoredText | null;
  /** The work, with its price before tax; negative in a credit note. */
  readonly title: Bilingual;
  readonly quantity: number;
  readonly unit_price: number;
  readonly currency: string;
  /** The day on which the work was accepted. */
  readonly supply_date: string;
  /** A time of the wire. */
  readonly issued_on: string;
}

type Values = Pick<
  typeof invoices.$inferInsert,
  | 'title'
  | 'customer_name'
  | 'currency'
  | 'conversion_rate'
  | 'net_total'
  | 'taxes'
  | 'total_taxes_and_charges'
  | 'grand_total'
> & { readonly document: InvoiceDocument };

/** The columns and the document of a new invoice, with its amounts and its tax. */
export function invoiceValues(invoice: NewInvoice): Values {
  const { seller, buyer, consultant, title, quantity, unit_price, currency, supply_date, issued_on } = invoice;
  const tax_rate = vatRateOf(invoice);
  const amounts = lineAmounts({ quantity, unit_price, tax_rate }, currency);
  return {
    title,
    customer_name: buyer.customer_name,
    currency,
    conversion_rate: riyalsOf[currency] ?? 1,
    net_total: amounts.net_amount,
    taxes: tax_rate === null ? [] : [taxLine(tax_rate, amounts)],
    total_taxes_and_charges: amounts.tax_amount,
    grand_total: amounts.total_amount,
    document: {
      supply_date,
      issued_on,
      consultant,
      seller: {
        name: seller.company_name,
        tax_id: vatLawOf(seller.country) ? seller.tax_id : null,
        address: seller.address,
        country: seller.country,
        email: null,
      },
      buyer: {
        name: buyer.customer_name,
        tax_id: buyer.tax_id,
        address: buyer.address,
        country: buyer.country,
        email: buyer.email,
      },
      bank: seller.bank,
      lines: [{ description: title, quantity, unit_price, tax_rate, ...amounts }],
      local: localAmounts(seller, currency, amounts),
    },
  };
}

/**
 * The rate of value-added tax in percent: that of the seller's country for a buyer in it, and zero for the export of a
 * service; `null` where the country has no such tax. A buyer without a country is where the currency is.
 */
function vatRateOf({ seller, buyer, currency }: Pick<NewInvoice, 'seller' | 'buyer' | 'currency'>): number | null {
  const law = vatLawOf(seller.country);
  if (law === null || seller.tax_id === null) return null;
  const isDomestic = buyer.country === null ? currency === law.currency : buyer.country === seller.country;
  return isDomestic ? law.rate : 0;
}

const taxLine = (rate: number, { tax_amount, total_amount }: LineAmounts): TaxLine => ({
  description:
    rate === 0
      ? { en: 'Zero-rated export of services', ar: 'تصدير خدمات خاضع للنسبة الصفرية' }
      : { en: `VAT ${percentText(rate, 'en')}`, ar: `ضريبة القيمة المضافة ${percentText(rate, 'ar')}` },
  rate,
  tax_amount,
  total: total_amount,
  included_in_print_rate: 0,
});

function localAmounts(seller: Company, currency: string, amounts: LineAmounts): InvoiceDocument['local'] {
  const law = vatLawOf(seller.country);
  const rate = law && (riyalsOf[currency] ?? 0) / (riyalsOf[law.currency] ?? 1);
  if (law === null || !rate || law.currency === currency) return null;
  const rounded = Number(rate.toFixed(6));
  const net_total = convertedAmount(amounts.net_amount, rounded, law.currency);
  const tax_total = convertedAmount(amounts.tax_amount, rounded, law.currency);
  const grand_total = sumOfAmounts([net_total, tax_total], law.currency);
  return { currency: law.currency, rate: rounded, net_total, tax_total, grand_total };
}

/** The value of one unit in riyals. The currencies but the Kuwaiti dinar have a fixed rate to the dollar. */
const riyalsOf: Readonly<Record<string, number>> = {
  SAR: 1,
  USD: 3.75,
  AED: 3.75 / 3.6725,
  BHD: 3.75 / 0.376,
  OMR: 3.75 / 0.3845,
  QAR: 3.75 / 3.64,
  KWD: 12.215,
};
