/** Value-added tax by the country of the seller, by its ISO 3166 code. */

interface VatLaw {
  /** The currency in which the tax must be stated. */
  readonly currency: string;
  /** In percent. */
  readonly rate: number;
  /** Whether an invoice has a QR code with its sums, as the first phase of Saudi Arabia's e-invoicing requires. */
  readonly hasQrCode: boolean;
}

const laws: Readonly<Record<string, VatLaw>> = {
  SA: { currency: 'SAR', rate: 15, hasQrCode: true },
  AE: { currency: 'AED', rate: 5, hasQrCode: false },
  BH: { currency: 'BHD', rate: 10, hasQrCode: false },
  OM: { currency: 'OMR', rate: 5, hasQrCode: false },
};

/** The countries with value-added tax, by their ISO 3166 codes. */
export const vatCountries: readonly string[] = Object.keys(laws);

/** The law of a country; `null` for a country without value-added tax, or an unknown one. */
export const vatLawOf = (country: string | null | undefined): VatLaw | null =>
  country && Object.hasOwn(laws, country) ? (laws[country] ?? null) : null;

/** What an invoice is called. Only one of a seller with a tax number is a tax invoice. */
export type InvoiceKind = 'taxInvoice' | 'taxCreditNote' | 'invoice' | 'creditNote';

interface Titled {
  readonly is_return: boolean;
  readonly seller?: { readonly country: string | null; readonly tax_id: string | null } | null;
}

/** The kind of an invoice: a tax invoice needs a seller with a tax number, in a country with VAT. */
export function invoiceKindOf({ is_return, seller }: Titled): InvoiceKind {
  const isTaxed = Boolean(seller?.tax_id) && vatLawOf(seller?.country) !== null;
  if (isTaxed) return is_return ? 'taxCreditNote' : 'taxInvoice';
  return is_return ? 'creditNote' : 'invoice';
}
