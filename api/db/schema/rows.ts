/** Child rows, which are stored inside their document and never queried alone. */
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

export interface AcademicRow extends Child {
  institution: StoredText | null;
  education_level: string | null;
  field_of_study: StoredText | null;
  country: string | null;
  start_date: string | null;
  end_date: string | null;
  is_current: 0 | 1;
  grade: StoredText | null;
}

export interface ExperienceRow extends Child {
  employer: StoredText | null;
  job_title: StoredText | null;
  industry: string | null;
  service_line: string | null;
  region: string | null;
  start_date: string | null;
  end_date: string | null;
  is_current: 0 | 1;
  description: StoredText | null;
}

export interface DetailRow extends Child {
  detail_type: string;
  value: string | null;
  note: string | null;
}

export interface CvReference {
  name: string;
  file_name: string;
  file_url: string | null;
  file_size: number;
  is_private: 0 | 1;
  uploaded_on: string;
}

export interface BioSkill {
  skill: string;
  level: number | null;
  years: number | null;
}

export interface BioCertification {
  certification_name: StoredText;
  issuer: StoredText | null;
  issue_date: string | null;
  expiry_date: string | null;
  credential_id: string | null;
  credential_url: string | null;
  attachment: string | null;
}

export interface BioLanguage {
  language: string;
  level: string | null;
}

export interface FileRow extends Child {
  file_name: string;
  file_url: string | null;
  file_size: number;
  is_private: 0 | 1;
}

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
