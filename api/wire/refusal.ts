import type { Bilingual, Language } from '../bilingual.ts';
import { sayText } from '../bilingual.ts';

/** One thing that is wrong, and where in the form, if it is about a field. */
export interface Complaint {
  readonly text: Bilingual;
  readonly fieldname?: string;
}

interface Options {
  /** Sign-in failures also say it as a plain `message`. */
  readonly isSaidPlainly?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller is told of, in Frappe's terms. */
export class Refusal extends Error {
  readonly status: number;
  readonly excType: string;
  readonly complaints: readonly Complaint[];
  readonly options: Options;

  constructor(status: number, excType: string, complaints: Complaint | readonly Complaint[], options: Options = {}) {
    super(excType);
    this.status = status;
    this.excType = excType;
    this.complaints = 'text' in complaints ? [complaints] : complaints;
    this.options = options;
  }
}

/** The body of a refusal: Frappe's envelope, and `fieldname` where a field is at fault. */
export function envelopeOf(refusal: Refusal, language: Language): Record<string, unknown> {
  const messages = refusal.complaints.map(({ text, fieldname }) => ({
    message: sayText(text, language),
    title: sayText(titles[refusal.status] ?? titles.other, language),
    indicator: 'red',
    raise_exception: 1,
    ...(fieldname === undefined ? {} : { fieldname }),
  }));
  const first = messages[0]?.message ?? '';
  return {
    ...(refusal.options.isSaidPlainly ? { message: first } : {}),
    exc_type: refusal.excType,
    exception: `frappe.exceptions.${refusal.excType}: ${first}`,
    _server_messages: JSON.stringify(messages.map((message) => JSON.stringify(message))),
  };
}

const titles: Record<number, Bilingual> & { other: Bilingual } = {
  401: { en: 'Not signed in', ar: 'لم يتم تسجيل الدخول' },
  403: { en: 'Not permitted', ar: 'غير مسموح' },
  404: { en: 'Not found', ar: 'غير موجود' },
  409: { en: 'Already exists', ar: 'موجود مسبقًا' },
  413: { en: 'Too large', ar: 'الحجم أكبر من المسموح به' },
  417: { en: 'Check what you entered', ar: 'يُرجى مراجعة البيانات المدخلة' },
  429: { en: 'Too many attempts', ar: 'محاولات كثيرة جدًا' },
  other: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
};
