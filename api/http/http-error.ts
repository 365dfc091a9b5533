import type { Bilingual, Language } from '../bilingual.ts';
import { localizeText } from '../bilingual.ts';

/** One thing that is wrong, and where in the form, if it is about a field. */
export interface FieldError {
  readonly text: Bilingual;
  readonly fieldname?: string;
  /** A value that must be given is not. */
  readonly isMissing?: boolean;
}

interface Options {
  /** Sign-in failures also say it as a plain `message`. */
  readonly isPlainText?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller is told of, in Frappe's terms. */
export class HttpError extends Error {
  readonly status: number;
  readonly excType: string;
  readonly fieldErrors: readonly FieldError[];
  readonly options: Options;

  constructor(status: number, excType: string, fieldErrors: FieldError | readonly FieldError[], options: Options = {}) {
    super(excType);
    this.status = status;
    this.excType = excType;
    this.fieldErrors = 'text' in fieldErrors ? [fieldErrors] : fieldErrors;
    this.options = options;
  }
}

/** The body of a refusal: Frappe's envelope, and `fieldname` where a field is at fault. */
export function envelopeOf(httpError: HttpError, language: Language): Record<string, unknown> {
  const messages = httpError.fieldErrors.map(({ text, fieldname }) => ({
    message: localizeText(text, language),
    title: localizeText(titles[httpError.status] ?? titles.other, language),
    indicator: 'red',
    raise_exception: 1,
    ...(fieldname === undefined ? {} : { fieldname }),
  }));
  const first = messages[0]?.message ?? '';
  return {
    ...(httpError.options.isPlainText ? { message: first } : {}),
    exc_type: httpError.excType,
    exception: `frappe.exceptions.${httpError.excType}: ${first}`,
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
