/** The papers of a contract: its agreement with the terms, and the other documents that its record lists. */
import type { Language } from '../../src/services/contract/language.ts';
import { daysInArabic } from '../arabic-count.ts';
import { type Bilingual, localizeText } from '../bilingual.ts';
import type { contracts } from '../db/schema/contract.ts';
import type { ContractDocument, SignatureFacts, StoredText } from '../db/schema/rows.ts';
import { maxTexts } from './bound-texts.ts';
import { amountText, currencyText, dayText, timeText } from './formats.ts';
import { htmlBlocks } from './html-blocks.ts';
import { type Paper, type PaperSignature, type PaperTable, paperPdf } from './paper.ts';

type Contract = typeof contracts.$inferSelect;

/**
 * The contract as the candidate signed it: the terms that were shown, the milestones, the signatures, and how the
 * signature was recorded. Rejects when the terms are longer than a document can be.
 */
export async function signedContractPdf(
  contract: Contract,
  signature: SignatureFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, terms } = signature;
  if (terms.length > maxTexts / 2) throw new Error('The terms of the contract are too long for a document.');
  const words = texts[language];
  const signatures = signaturesIn(contract, language).map((each, at) =>
    contract.signatures[at]?.party === 'Candidate'
      ? { ...each, name: signature.signer_name, signed: timeText(signature.signed_on, language) }
      : each,
  );
  const notes = [
    words.recorded(signature.signer_name, timeText(signature.signed_on, language)),
    `${words.hash}: ${signature.terms_hash}`,
  ];
  const agreement = agreementOf(contract, language, words.Agreement);
  return paperPdf({ ...agreement, blocks: htmlBlocks(terms), signatures, notes });
}

/** A document of the demonstration data, by its type. */
export function contractPaper(contract: Contract, file: ContractDocument, language: Language): Paper {
  const words = texts[language];
  const kind = `${words[file.document_type]} · ${words.version} ${file.version}`;
  const notes = [words.demonstration];
  const full = { ...agreementOf(contract, language, kind), notes };
  if (file.document_type === 'Agreement') return full;
  if (file.document_type === 'SOW') return { ...full, blocks: [] };
  return {
    ...full,
    table: undefined,
    signatures: [],
    blocks: [{ kind: 'paragraph', text: words.about(file.document_type) }],
  };
}

function agreementOf(contract: Contract, language: Language, kind: string): Paper {
  const words = texts[language];
  const { currency, notice_period_days: notice } = contract;
  return {
    language,
    kind,
    title: localizeText(contract.title, language),
    facts: [
      { term: words.number, value: contract.name },
      { term: words.client, value: localizeText(contract.party_name, language) },
      { term: words.consultant, value: textIn(contract.signee, language) },
      { term: words.starts, value: dayText(contract.start_date, language) },
      { term: words.ends, value: dayText(contract.end_date, language) },
      {
        term: words.value,
        value: `${amountText(contract.contract_value, currency)} · ${currencyText(currency, language)}`,
      },
      { term: words.payment, value: words.days(contract.payment_terms_days) },
      { term: words.notice, value: notice === null ? null : words.days(notice) },
    ],
    blocks: htmlBlocks(localizeText(contract.contract_terms, language)),
    table: milestonesIn(contract, language),
    signatures: signaturesIn(contract, language),
  };
}

function milestonesIn({ milestones, currency }: Contract, language: Language): PaperTable | undefined {
  if (milestones.length === 0) return undefined;
  const words = texts[language];
  return {
    title: words.milestones,
    head: [words.milestone, words.due, `${words.amount} (${currency})`],
    rows: milestones.map(({ title, due_date, amount }) => [
      localizeText(title, language),
      dayText(due_date, language),
      amountText(amount, currency),
    ]),
  };
}

const signaturesIn = ({ signatures }: Contract, language: Language): PaperSignature[] =>
  signatures.map(({ party, signer_name, signed_on }) => ({
    party: texts[language].parties[party],
    name: textIn(signer_name, language),
    signed: signed_on === null ? texts[language].unsigned : timeText(signed_on, language),
  }));

const textIn = (text: StoredText | null, language: Language): string =>
  typeof text === 'string' ? text : localizeText((text ?? {}) satisfies Bilingual, language);

const documents = {
  en: {
    Agreement: 'Agreement',
    SOW: 'Statement of work',
    NDA: 'Non-disclosure agreement',
    Amendment: 'Amendment',
    Deliverable: 'Deliverable',
  },
  ar: {
    Agreement: 'اتفاقية',
    SOW: 'بيان نطاق العمل',
    NDA: 'اتفاقية عدم إفصاح',
    Amendment: 'ملحق تعديل',
    Deliverable: 'مُخرَج',
  },
} as const;

const texts = {
  en: {
    ...documents.en,
    version: 'version',
    number: 'Contract',
    client: 'Client',
    consultant: 'Consultant',
    starts: 'Starts on',
    ends: 'Ends on',
    value: 'Value',
    payment: 'Payment terms',
    notice: 'Notice period',
    days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
    milestones: 'Milestones',
    milestone: 'Milestone',
    due: 'Delivery due',
    amount: 'Amount',
    unsigned: 'Not signed',
    hash: 'SHA-256 of the signed text',
    recorded: (name: string, time: string) => `Signed electronically by ${name} on ${time} (Riyadh time).`,
    demonstration: 'A document of the demonstration data.',
    about: (type: ContractDocument['document_type']) => `${documents.en[type]} of the contract named above.`,
    parties: { Candidate: 'Consultant', Network: 'SG Network', Client: 'Client' },
  },
  ar: {
    ...documents.ar,
    version: 'الإصدار',
    number: 'العقد',
    client: 'العميل',
    consultant: 'المستشار',
    starts: 'تاريخ البدء',
    ends: 'تاريخ الانتهاء',
    value: 'القيمة',
    payment: 'مهلة السداد',
    notice: 'مدة الإشعار',
    days: daysInArabic,
    milestones: 'مراحل التنفيذ',
    milestone: 'مرحلة التنفيذ',
    due: 'موعد التسليم',
    amount: 'المبلغ',
    unsigned: 'لم يوقَّع بعد',
    hash: 'بصمة النص الموقَّع (SHA-256)',
    recorded: (name: string, time: string) => `توقيع إلكتروني باسم ${name} بتاريخ ${time} (بتوقيت الرياض).`,
    demonstration: 'مستند من بيانات العرض التجريبي.',
    about: (type: ContractDocument['document_type']) => `${documents.ar[type]}، تابع للعقد المذكور أعلاه.`,
    parties: { Candidate: 'المستشار', Network: 'شبكة SG', Client: 'العميل' },
  },
} as const;
