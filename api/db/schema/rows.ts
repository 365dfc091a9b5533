/**
 * Child rows, which are stored inside their document and never queried alone. Those of a candidate are derived from the
 * candidate's table and from the wire. The others differ from the wire: a text of the product is in two languages, and
 * required columns are never null. Long because each child row is a type.
 */

import type { FixedChoices } from '../../../src/services/contract/fields/field.ts';
import type { Language } from '../../../src/services/contract/language.ts';
import type { WireOf, WithRequired } from '../../../src/services/contract/readers.ts';
import type { fileReference } from '../../../src/services/contract/records/file.ts';
import type { profile } from '../../../src/services/contract/records/profile.ts';
import type {
  AnswerType,
  ContractStatus,
  DocumentType,
  MilestoneStatus,
  PartyName,
  QuotationStatus,
  RequestStatus,
  SignatureStatus,
} from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';

/** A text of the product in one or two languages, or a text as a person entered it. */
export type StoredText = Bilingual | string;

interface Child {
  name: string;
}

/** A row of a list in the candidate's table. A row without a name is identified by its place. */
export type CandidateListRow<R extends { cells: object }> = {
  [C in keyof R['cells']]: StoredCell<R['cells'][C]>;
} & (R extends {
  isNamed: true;
}
  ? Child
  : unknown);

type StoredCell<C> = C extends { kind: 'check' }
  ? 0 | 1
  : C extends { kind: 'amount' } | { isNumber: true }
    ? number | null
    : C extends { kind: 'line' | 'lines' }
      ? StoredText | null
      : C extends { kind: 'choice'; from: infer F extends FixedChoices }
        ? (keyof F & string) | null
        : string | null;

export type DetailRow = WithRequired<ProfileOnWire['candidate_details'][number], 'name' | 'detail_type'>;

export interface FileRow
  extends WithRequired<NonNullable<WireOf<typeof fileReference>>, 'name' | 'file_name' | 'file_size'> {
  is_private: 0 | 1;
}

export interface CvReference
  extends WithRequired<NonNullable<ProfileOnWire['upload_cv']>, 'name' | 'file_name' | 'file_size' | 'uploaded_on'> {
  is_private: 0 | 1;
}

type ProfileOnWire = WireOf<typeof profile>;

export interface Deliverable extends Child {
  title: Bilingual;
  due_date: string | null;
}

export interface RequiredSkill extends Child {
  skill: string;
  level: number | null;
  is_mandatory: 0 | 1;
}

export interface Question extends Child {
  question: Bilingual;
  answer_type: AnswerType;
  is_mandatory: 0 | 1;
}

export interface RequestEvent {
  status: RequestStatus;
  changed_on: string;
  note: Bilingual | null;
}

export interface ContractEvent {
  status: ContractStatus;
  changed_on: string;
  by: StoredText;
}

export interface Quotation extends Child {
  rfq: string;
  status: QuotationStatus;
  currency: string;
  rate: number;
  price_basis: string;
  quantity: number;
  net_total: number;
  taxes_and_charges: number;
  grand_total: number;
  available_from: string | null;
  /** The key of the tax that was added. */
  tax: string | null;
  cover_note: StoredText;
  /** `name` is the name of the question. */
  answers: { name: string; question: Bilingual; answer: StoredText }[];
  attachments: FileRow[];
  submitted_on: string | null;
  valid_till: string | null;
}

export interface Decline {
  reason: Bilingual;
  note: string | null;
  declined_on: string;
}

export interface Milestone extends Child {
  title: Bilingual;
  description: Bilingual | null;
  due_date: string;
  amount: number;
  status: MilestoneStatus;
  invoice: string | null;
  /** Absent in rows of 0.2.0 and before. */
  deliveries?: Delivery[];
}

export interface Delivery extends Child {
  note: string;
  delivered_on: string;
  files: FileRow[];
  /** The client's answer, where changes were asked for. */
  comment: StoredText | null;
  commented_on: string | null;
}

/** The facts of the candidate's signature. */
export interface SignatureFacts {
  /** As typed. */
  signer_name: string;
  signed_on: string;
  /** The language of `terms`. */
  language: Language;
  /** SHA-256 of `terms` in UTF-8, in hexadecimal digits. */
  terms_hash: string;
  /** The HTML that was shown. */
  terms: string;
}

export interface ContractDecline {
  /** A choice of `contractDeclineFields`. */
  reason: string;
  note: string | null;
  declined_on: string;
}

export interface Ending {
  /** YYYY-MM-DD */
  last_day: string;
  /** A choice of `endingFields`. */
  reason: string;
  note: string | null;
  asked_on: string;
}

export interface ContractDocument extends FileRow {
  document_type: DocumentType;
  version: number;
  creation: string;
}

export interface Signature extends Child {
  party: PartyName;
  signer_name: StoredText;
  signing_order: number;
  status: SignatureStatus;
  signed_on: string | null;
}

export interface TaxLine {
  description: Bilingual;
  rate: number;
  tax_amount: number;
  total: number;
  included_in_print_rate: 0 | 1;
}

/** The seller or the buyer of an invoice, as on the day on which it was issued. */
export interface InvoiceParty {
  name: Bilingual;
  tax_id: string | null;
  address: Bilingual | null;
  /** An ISO 3166 code. */
  country: string | null;
  /** Where questions about a payment are sent. */
  email: string | null;
}

export interface BankAccount {
  beneficiary: Bilingual;
  bank_name: Bilingual;
  iban: string;
  swift: string;
}

export interface InvoiceLine {
  description: Bilingual;
  quantity: number;
  unit_price: number;
  net_amount: number;
  /** In percent; `null` for a line without tax. */
  tax_rate: number | null;
  tax_amount: number;
  total_amount: number;
}

/** The sums in the currency of the seller's tax law, where the invoice has another one. */
export interface LocalAmounts {
  currency: string;
  /** The value of one unit of the invoice's currency. */
  rate: number;
  net_total: number;
  tax_total: number;
  grand_total: number;
}

/** What an invoice states besides its sums. */
export interface InvoiceDocument {
  supply_date: string;
  issued_on: string;
  consultant: StoredText | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  bank: BankAccount | null;
  lines: InvoiceLine[];
  local: LocalAmounts | null;
}
