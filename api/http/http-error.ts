import type { Language } from '../../src/services/contract/language.ts';
import type { Bilingual } from '../bilingual.ts';
import { localizeText } from '../bilingual.ts';

/** One message of an error, with its field if it has one. */
export interface FieldError {
  readonly text: Bilingual;
  readonly fieldname?: string;
  /** A required value is missing. */
  readonly isMissing?: boolean;
}

interface Options {
  /** Sends the message as a plain `message` too, as Frappe does for sign-in. */
  readonly isPlainText?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the response reports in Frappe's format. */
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

/** The body of an error: Frappe's envelope, with `fieldname` for the error of a field. */
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
  401: { en: 'Not logged in', ar: 'يلزم تسجيل الدخول' },
  403: { en: 'Not permitted', ar: 'غير مسموح' },
  404: { en: 'Not found', ar: 'غير موجود' },
  409: { en: 'Already exists', ar: 'موجود مسبقًا' },
  410: { en: 'Link expired', ar: 'انتهت صلاحية الرابط' },
  413: { en: 'Too large', ar: 'الحجم أكبر من المسموح به' },
  415: { en: 'Not supported', ar: 'غير مدعوم' },
  417: { en: 'Check what you entered', ar: 'راجع البيانات المدخلة' },
  429: { en: 'Too many attempts', ar: 'محاولات كثيرة جدًا' },
  503: { en: 'Not available', ar: 'غير متاح حاليًا' },
  other: { en: 'Something went wrong', ar: 'حدث خطأ' },
};
