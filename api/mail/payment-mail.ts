import { isolated } from '../../src/services/contract/isolated.ts';
import type { Language } from '../../src/services/contract/language.ts';
import { localizeText } from '../bilingual.ts';
import type { invoices } from '../db/schema/invoice.ts';
import type { MailContent } from '../db/schema/mail.ts';
import { amountText, dayText } from '../documents/formats.ts';

type Invoice = Pick<
  typeof invoices.$inferSelect,
  'name' | 'user' | 'title' | 'currency' | 'outstanding_amount' | 'posting_date' | 'due_date' | 'document'
>;

/** The question about the payment of an invoice, with the candidate's note as plain text. */
export function paymentMail(invoice: Invoice, note: string, language: Language): MailContent {
  const { name, user, currency, document } = invoice;
  const words = texts[language];
  const amount = `${amountText(invoice.outstanding_amount, currency)} ${currency}`;
  const title = isolated(localizeText(invoice.title, language));
  const { posting_date, due_date } = invoice;
  return {
    subject: words.subject(name),
    paragraphs: [
      words.greeting,
      words.question(`${name} (${title})`, dayText(posting_date, language), dayText(due_date, language), amount),
      ...(note === '' ? [] : [words.note, note]),
      ...(document?.bank ? [words.bank(document.bank.iban, name)] : []),
      words.reply(user),
      words.network,
    ],
  };
}

const texts = {
  en: {
    greeting: 'Hello,',
    subject: (name: string) => `Payment of invoice ${name}`,
    question: (invoice: string, issued: string, due: string, amount: string) =>
      `Invoice ${invoice} of ${issued} was due on ${due}. According to SG Network’s records, ${amount} of it has not been paid. When can the payment be expected?`,
    note: 'The consultant adds:',
    bank: (iban: string, reference: string) => `To be paid to the IBAN ${iban}, with the reference ${reference}.`,
    reply: (address: string) =>
      `Please reply to the consultant at ${address}. If you have paid already, send the payment’s reference.`,
    network: 'SG Network',
  },
  ar: {
    greeting: 'مرحبًا،',
    subject: (name: string) => `سداد الفاتورة ${name}`,
    question: (invoice: string, issued: string, due: string, amount: string) =>
      `كان موعد سداد الفاتورة ${invoice}، الصادرة في ${issued}، هو ${due}. ووفق سجلات شبكة SG، لم يُسدَّد منها مبلغ ${amount}. فمتى يُتوقَّع السداد؟`,
    note: 'ويضيف المستشار:',
    bank: (iban: string, reference: string) => `يُسدَّد المبلغ إلى الآيبان ${iban} مع ذكر المرجع ${reference}.`,
    reply: (address: string) => `نرجو الرد على المستشار على العنوان ${address}. وإن سبق السداد، فأرسِل مرجعه.`,
    network: 'شبكة SG',
  },
} as const satisfies Record<Language, object>;
