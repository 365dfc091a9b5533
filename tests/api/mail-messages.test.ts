/** What the messages to accounts and clients contain, as plain text and as HTML. */
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../api/escape-html.ts';
import { digestMessage } from '../../api/mail/digest-message.ts';
import { messageOf, storedMessage } from '../../api/mail/messages.ts';
import { paymentMail } from '../../api/mail/payment-mail.ts';
import { isolated } from '../../src/services/contract/isolated.ts';

const languages = ['en', 'ar'] as const;
const [greeting, network] = [
  { en: 'Hello,', ar: 'مرحبًا،' },
  { en: 'SG Network', ar: 'شبكة SG' },
];
const direction = { en: 'ltr', ar: 'rtl' };

/** The text of each element of a kind, without the elements inside it. */
const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^]*?)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
const addressesOf = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address);

const expectPage = (html: string, language: 'en' | 'ar', subject: string) => {
  expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="${direction[language]}"><head>`));
  expect(html).toContain('<meta charset="utf-8">');
  expect(html).not.toContain('undefined');
  expect(textsOf(html, 'title')).toEqual([escapeHtml(subject)]);
};

describe.each(languages)('in %s, a message with a link', (language) => {
  it.each([
    ['verify', '/verify-email', { en: '24', ar: '24' }],
    ['reset', '/reset-password', { en: 'one hour', ar: 'ساعة واحدة' }],
  ] as const)(
    'to %s has the same paragraphs as text and as HTML, with the link and how long it is valid',
    (purpose, path, valid) => {
      const { subject, text, html } = storedMessage(
        { language, token: 'T&1', content: null },
        purpose,
        'https://sg.example',
      );
      const paragraphs = text.split('\n\n');
      const link = `https://sg.example${path}#token=T&1`;
      expect(paragraphs).toEqual([
        greeting[language],
        expect.stringMatching(/.:$/),
        link,
        expect.stringContaining(valid[language]),
        expect.stringMatching(/.\.$/),
        network[language],
      ]);
      const shown = textsOf(html, 'p');
      expect(shown[2]).not.toBe('');
      expect([...shown.slice(0, 2), ...shown.slice(3)]).toEqual(paragraphs.map(escapeHtml));
      expect(addressesOf(html)).toEqual([escapeHtml(link)]);
      expect(subject).not.toBe('');
      expectPage(html, language, subject);
    },
  );

  it('shows its address from left to right, on the side where the text begins', () => {
    const { html } = messageOf('verify', language, 'https://sg.example/a');
    expect(html).toMatch(
      new RegExp(`<p dir="ltr" style="[^"]*text-align:${language === 'ar' ? 'right' : 'left'}">https:`),
    );
  });

  it('has its own text for each purpose', () => {
    const [verify, reset] = (['verify', 'reset'] as const).map((purpose) => messageOf(purpose, language, ''));
    expect(verify?.subject).not.toBe(reset?.subject);
  });
});

describe.each(languages)('in %s, the digest', (language) => {
  const items = [
    { kind: 'Quotation Won', subject: 'Audit <1>' },
    { kind: 'Invoice Paid', subject: 'INV-1' },
  ] as const;
  const addresses = { page: 'https://sg.example/notifications', unsubscribe: 'https://sg.example/end?a=1&token=T1' };
  const { subject, text, html, unsubscribe } = digestMessage(items, language, addresses);

  it('lists each notification between its greeting and its two links, as text and as HTML', () => {
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toEqual([
      greeting[language],
      expect.stringMatching(/.:$/),
      expect.stringContaining(isolated('Audit <1>')),
      expect.stringContaining(isolated('INV-1')),
      addresses.page,
      network[language],
      expect.stringMatching(/.:$/),
      addresses.unsubscribe,
    ]);
    expect(textsOf(html, 'li').map((line) => `- ${line}`)).toEqual(paragraphs.slice(2, 4).map(escapeHtml));
    expect(html).toMatch(/\n<ul>(<li>[^<]*<\/li>){2}<\/ul>\n/);
    const [first, intro, open, name, end] = textsOf(html, 'p');
    expect([first, intro, name, `${end}:`]).toEqual([0, 1, 5, 6].map((at) => paragraphs[at]));
    expect(open).not.toBe('');
    expect(addressesOf(html)).toEqual([addresses.page, addresses.unsubscribe].map(escapeHtml));
    expect(subject).not.toBe('');
    expectPage(html, language, subject);
  });

  it('names the address that ends it', () => {
    expect(unsubscribe).toBe(addresses.unsubscribe);
  });
});

describe('the question about a payment', () => {
  const invoice = {
    name: 'INV-1',
    user: 'noura@example.com',
    title: { en: 'Audit', ar: 'تدقيق' },
    currency: 'SAR',
    outstanding_amount: 1234.5,
    posting_date: '2026-01-02',
    due_date: '2026-02-03',
    document: null,
  };

  it.each([
    ['en', 'Payment of invoice INV-1', '2 January 2026', '3 February 2026'],
    ['ar', 'سداد الفاتورة INV-1', '2 يناير 2026', '3 فبراير 2026'],
  ] as const)(
    'in %s names the invoice, its days and what is not paid, and whom to answer',
    (language, subject, issued, due) => {
      const { subject: shown, paragraphs } = paymentMail(invoice, '', language);
      expect(shown).toBe(subject);
      expect(paragraphs).toEqual([greeting[language], expect.any(String), expect.any(String), network[language]]);
      const [, question = '', reply] = paragraphs;
      const parts = [`INV-1 (${isolated(invoice.title[language])})`, issued, due, '1,234.50 SAR'];
      expect(parts.filter((part) => !question.includes(part))).toEqual([]);
      expect(reply).toContain('noura@example.com');
    },
  );

  it.each(languages)('in %s has the note and the account of the bank where there are any', (language) => {
    const bank = { iban: 'SA1', bank_name: { en: 'Bank', ar: 'بنك' }, account_name: { en: 'SG', ar: 'SG' } };
    const { paragraphs } = paymentMail({ ...invoice, document: { bank } as never }, 'Is it lost?', language); // its IBAN is read
    expect(paragraphs.slice(2, 4)).toEqual([expect.stringMatching(/.:$/), 'Is it lost?']);
    expect(paragraphs[4]).toMatch(/SA1.*INV-1/);
    expect(paragraphs).toHaveLength(7);
  });

  it('has the same paragraphs as text and as HTML, each in its own direction and with its lines', () => {
    const content = { subject: 'A & B', paragraphs: ['One <1>\nline', 'واحد'] };
    const { subject, text, html } = storedMessage({ language: 'en', token: null, content }, 'payment', '');
    expect([subject, text]).toEqual(['A & B', 'One <1>\nline\n\nواحد']);
    expect(textsOf(html, 'p')).toEqual(['One &lt;1&gt;\nline', 'واحد']);
    expect([...html.matchAll(/<p dir="auto" style="white-space:pre-line">/g)]).toHaveLength(2);
    expectPage(html, 'en', subject);
  });
});
