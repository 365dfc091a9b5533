import { vatLawOf } from '../../src/services/contract/rules/tax-rules.ts';
import type { invoices } from '../db/schema/invoice.ts';
import { amountIn } from './invoice-amounts.ts';

type Stored = Pick<typeof invoices.$inferSelect, 'document' | 'currency' | 'grand_total' | 'total_taxes_and_charges'>;

/**
 * The text of the QR code of Saudi Arabia's first phase: base64 of the tags 1 to 5, which are the seller's name and tax
 * number, the time of issue, and the total and the tax in riyals. `null` for an invoice that needs none.
 */
export function invoiceQrCode({ document, currency, ...sums }: Stored): string | null {
  const law = vatLawOf(document?.seller.country);
  if (document === null || !law?.hasQrCode) return null;
  const { seller, issued_on, local } = document;
  const { tax_id } = seller;
  if (tax_id === null) return null;
  const total = local?.grand_total ?? sums.grand_total;
  const tax = local?.tax_total ?? sums.total_taxes_and_charges;
  const code = local?.currency ?? currency;
  const values = [
    seller.name.ar ?? seller.name.en ?? '',
    tax_id,
    new Date(`${issued_on.slice(0, 19).replace(' ', 'T')}${siteOffset}`).toISOString().replace('.000Z', 'Z'),
    amountIn(Math.abs(total), code),
    amountIn(Math.abs(tax), code),
  ];
  return Buffer.concat(values.map((value, at) => tagged(at + 1, value))).toString('base64');
}

/** Of the site's zone, Asia/Riyadh, which has no daylight-saving time. */
const siteOffset = '+03:00';

/** Tag, length and value; the length has one byte. */
function tagged(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value).subarray(0, 255);
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
}
