import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '../../api/db/schema/invoice.ts';
import { historyOf } from '../../api/db/seed/history/history.ts';
import { sumOfAmounts } from '../../api/invoice/invoice-amounts.ts';
import { invoiceQrCode } from '../../api/invoice/invoice-qr-code.ts';
import { vatLawOf } from '../../src/services/contract/rules/tax-rules.ts';
import { lettersOf, missingGlyph, readPdf, wordsOf } from './read-pdf.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, seededOn, type TestApi } from './test-api.ts';

const seeded = historyOf(seededOn).invoices as (typeof invoices.$inferSelect)[]; // the seed fills every column

describe.each(seeded)('the seeded invoice $name', (invoice) => {
  const { document, currency } = invoice;
  if (!document) throw new Error('Every seeded invoice has a document.');
  const { seller, buyer, bank, lines, local } = document;

  it('has sums that are those of its lines', () => {
    const sum = (of: 'net_amount' | 'tax_amount' | 'total_amount') =>
      sumOfAmounts(
        lines.map((line) => line[of]),
        currency,
      );
    expect([sum('net_amount'), sum('tax_amount'), sum('total_amount')]).toEqual([
      invoice.net_total,
      invoice.total_taxes_and_charges,
      invoice.grand_total,
    ]);
  });

  it('states the tax as the law of its seller asks', () => {
    const law = vatLawOf(seller.country);
    expect(invoice.taxes.length).toBe(law ? 1 : 0);
    expect(seller.tax_id).toEqual(law ? expect.stringMatching(/^\d{15}$/) : null);
    if (seller.country === 'SA') expect(seller.tax_id).toMatch(/^3\d{13}3$/);
    if (buyer.country === 'SA') expect(buyer.tax_id).toMatch(/^3\d{13}3$/);
    expect(local?.currency ?? currency).toBe(law?.currency ?? currency);
    if (local) expect(sumOfAmounts([local.net_total, local.tax_total], local.currency)).toBe(local.grand_total);
    expect([seller.address, buyer.address].every((address) => address?.en && address.ar)).toBe(true);
  });

  it('has a valid IBAN', () => {
    const digits = `${bank?.iban.slice(4)}${bank?.iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  it('has the QR code of Saudi Arabia only there', () => {
    const code = invoiceQrCode(invoice);
    expect(code === null).toBe(seller.country !== 'SA');
    if (code === null) return;
    const [name, number, time, total, tax] = tagsIn(code);
    expect([name, number]).toEqual([seller.name.ar, seller.tax_id]);
    expect(time).toBe(`${invoice.posting_date}T07:30:00Z`);
    expect(Number(total)).toBe(Math.abs(local?.grand_total ?? invoice.grand_total));
    expect(Number(tax)).toBe(Math.abs(local?.tax_total ?? invoice.total_taxes_and_charges));
  });
});

/** The values of the tags, which have the numbers from 1. */
function tagsIn(code: string): string[] {
  const bytes = Buffer.from(code, 'base64');
  const values: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
    expect(tag).toBe(values.length + 1);
    values.push(bytes.subarray(at + 2, at + 2 + length).toString());
    at += 2 + length;
  }
  return values;
}

describe('the PDF', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await createTestApi();
    token = await api.signIn();
  });
  afterAll(() => api.close());

  const download = async (name: string, language: 'en' | 'ar', of = token) =>
    api.call('downloadFile', { token: of, query: { file_url: `/private/files/${name}-${language}.pdf` } });
  const pdfOf = async (name: string, language: 'en' | 'ar') =>
    readPdf(new Uint8Array(await (await download(name, language)).arrayBuffer()));
  const find = (matches: (invoice: (typeof seeded)[number]) => boolean) => {
    const found = seeded.find(matches);
    if (!found) throw new Error('The seed has no such invoice.');
    return found;
  };
  const soldFrom = (country: string) =>
    find(({ document, status, is_return }) => document?.seller.country === country && status === 'Paid' && !is_return);

  it.each([
    ['SA', ['Tax Invoice', '310175397400003', 'SAR', 'IBAN']],
    ['AE', ['Tax Invoice', '100358427600003', 'AED', 'TRN']],
    ['KW', ['Invoice', 'KWD', 'IBAN']],
  ])('of a seller in %s has what its law requires', async (country, parts) => {
    const invoice = soldFrom(country);
    for (const language of ['en', 'ar'] as const) {
      const pdf = await pdfOf(invoice.name, language);
      const { glyphs, pages, title } = pdf;
      const words = lettersOf(pdf);
      for (const part of [...parts, invoice.name]) expect(words).toContain(part.replace(' ', ''));
      expect([pages, glyphs.filter(({ code }) => code === missingGlyph)]).toEqual([1, []]);
      expect(title).toContain(invoice.name);
      expect(/VAT/.test(words)).toBe(country !== 'KW');
    }
  });

  it('has the labels of both languages, and the address in each', async () => {
    const words = wordsOf(await pdfOf(soldFrom('SA').name, 'en'));
    expect(words).toContain('King Fahd Road');
    expect(words).toContain('فاتورة');
    expect(words).toContain('Supply date');
  });

  it('states why a line has no tax only where its rate is zero', async () => {
    const { name, taxes } = soldFrom('SA');
    const wordsAt = async (rate: number) => {
      const changed = taxes.map((tax) => ({ ...tax, rate, description: { en: 'Exported', ar: 'مصدّر' } }));
      await api.db.update(invoices).set({ taxes: changed }).where(eq(invoices.name, name));
      return wordsOf(await pdfOf(name, 'en'));
    };
    expect(await wordsAt(0)).toContain('Exported');
    expect(await wordsAt(15)).not.toContain('Exported');
    await api.db.update(invoices).set({ taxes }).where(eq(invoices.name, name));
  });

  it('of a credit note names the invoice that it corrects', async () => {
    const credit = find(({ is_return }) => is_return === 1);
    const words = wordsOf(await pdfOf(credit.name, 'en'));
    expect(words).toContain('Credit Note');
    expect(words).toContain(String(credit.return_against));
  });

  it('of every seeded invoice has a glyph for each letter', async () => {
    const issued = seeded.filter(({ status }) => status !== 'Draft');
    for (const [at, { name }] of issued.entries()) {
      const { glyphs } = await pdfOf(name, at % 2 === 0 ? 'ar' : 'en');
      expect(
        glyphs.filter(({ code }) => code === missingGlyph),
        name,
      ).toEqual([]);
    }
  });

  it('is the one that the record refers to', async () => {
    const { name } = soldFrom('SA');
    const record = await readRecord(await api.call('getInvoice', { token, query: { name } }));
    expect(record.files).toEqual(
      ['en', 'ar'].map((language) => ({
        name: `${name}-${language}`,
        file_name: `${name}-${language}.pdf`,
        file_url: `/private/files/${name}-${language}.pdf`,
        language,
      })),
    );
    const reply = await download(name, 'ar');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is not found by another person, nor of a draft', async () => {
    const other = await api.signIn(secondAccount);
    expect((await read(await download(soldFrom('SA').name, 'en', other))).status).toBe(404);
    const draft = find(({ status }) => status === 'Draft');
    expect((await read(await download(draft.name, 'en'))).status).toBe(404);
    const record = await readRecord(await api.call('getInvoice', { token, query: { name: draft.name } }));
    expect(record.files).toEqual([]);
  });

  it('of a version without documents states the sums alone', async () => {
    const { name } = soldFrom('SA');
    await api.db.update(invoices).set({ document: null });
    const words = wordsOf(await pdfOf(name, 'en'));
    expect(words).toContain('Invoice');
    expect(words).not.toContain('Tax Invoice');
    const [row] = await readRows(await api.call('getInvoices', { token }));
    const query = { name: String(row?.name) };
    const record = await readRecord(await api.call('getInvoice', { token, query }));
    expect(record).toMatchObject({ name: row?.name, lines: [], payment_request: { is_possible: 0 } });
    expect(record).not.toHaveProperty('seller');
  });

  it('with a name of a million characters is rendered', async () => {
    const { name, ...rest } = soldFrom('SA');
    const [stored] = await api.db
      .update(invoices)
      .set({ customer_name: { en: 'ب'.repeat(1_000_000) }, document: rest.document })
      .returning();
    expect(stored).toBeDefined();
    expect((await download(name, 'ar')).status).toBe(200);
  });
});
