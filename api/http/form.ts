import type { Struct } from 'superstruct';
import { latinDigits } from '../../src/services/contract/drafts.ts';
import { type Refusal as Code, isOverlong, maxLineLength, refusalOf } from '../../src/services/contract/forms.ts';
import { check, isObject, number, text } from '../../src/services/contract/readers.ts';
import { numberIn } from '../../src/services/contract/sign-up.ts';
import { mostRows } from '../../src/services/contract/sign-up-rules.ts';
import type { Bilingual } from '../bilingual.ts';
import type { FieldError } from './http-error.ts';
import { invalid } from './http-errors.ts';

/** What a reader makes of a posted text before it judges it. */
export type Clean = (text: string, fieldname: string) => string;

/**
 * Reads the fields of a posted object one by one, and refuses them together. A text that is far too long is refused
 * before anything else reads it.
 */
export class Form {
  readonly #body: Record<string, unknown>;
  readonly #clean: Clean;
  readonly #fieldErrors: FieldError[] = [];

  constructor(body: Record<string, unknown>, clean: Clean = (text) => text) {
    this.#body = body;
    this.#clean = clean;
  }

  addError(fieldname: string, code: FieldErrorCode): null {
    this.#fieldErrors.push({ fieldname, text: fieldErrorTexts[code] });
    return null;
  }

  /** Text that passes a struct of the contract. */
  given(fieldname: string, struct: Struct<string, null>): string {
    if (this.#refuseOverlong(fieldname)) return '';
    const value = this.#read(fieldname);
    const code = refusalOf(struct, value);
    if (code !== null) this.addError(fieldname, code);
    return typeof value === 'string' ? value : '';
  }

  /** Text that may be left out. */
  text(fieldname: string, longest = maxLineLength): string | null {
    if (this.#refuseOverlong(fieldname, longest)) return null;
    const said = text(this.#read(fieldname))?.trim() ?? null;
    return said !== null && said.length > longest ? this.addError(fieldname, 'tooLong') : said;
  }

  /** Text that must be there. */
  needed(fieldname: string): string | null {
    if (this.#refuseOverlong(fieldname)) return null;
    return text(this.#read(fieldname))?.trim() ? this.text(fieldname) : this.addError(fieldname, 'required');
  }

  /** A number from 0 that may be left out; both digit sets are read. */
  amount(fieldname: string, largest = 10_000_000): number | null {
    if (this.#refuseOverlong(fieldname)) return null;
    const value = this.#read(fieldname);
    const read = typeof value === 'string' ? numberIn(value) : number(value);
    if (read === null) return text(value) === null ? null : this.addError(fieldname, 'invalidAmount');
    return read < 0 || read > largest ? this.addError(fieldname, 'invalidAmount') : read;
  }

  /** A calendar day that may be left out; a year or a month alone is its first day. */
  day(fieldname: string): string | null {
    if (this.#refuseOverlong(fieldname)) return null;
    const said = text(this.#read(fieldname));
    if (said === null) return null;
    const day = `${latinDigits(said.trim())}-01-01`.slice(0, 10);
    return isDay(day) ? day : this.addError(fieldname, 'invalidDate');
  }

  check(fieldname: string): 0 | 1 {
    return check(this.#body[fieldname]) ? 1 : 0;
  }

  texts(fieldname: string): string[] {
    const items = this.#array(fieldname);
    if (items.some((item) => isOverlong(item, maxLineLength))) {
      this.addError(fieldname, 'tooLong');
      return [];
    }
    return items
      .map((item) => text(this.#cleaned(item, fieldname))?.slice(0, maxLineLength) ?? null)
      .filter((item) => item !== null);
  }

  /** The objects of a list, each read as a form of its own. */
  rows<T>(fieldname: string, read: (row: Form, name: string) => T): T[] {
    return this.#array(fieldname)
      .filter(isObject)
      .map((item, at) => {
        const row = new Form(item, this.#clean);
        const value = read(row, `${fieldname}-${at + 1}`);
        for (const { text, fieldname: inner } of row.#fieldErrors)
          this.#fieldErrors.push({ text, fieldname: `${fieldname}.${at}.${inner}` });
        return value;
      });
  }

  /** Refuses the whole when any field was. */
  settle(): void {
    if (this.#fieldErrors.length > 0) throw invalid(this.#fieldErrors);
  }

  #refuseOverlong(fieldname: string, longest = maxLineLength): boolean {
    const isRefused = isOverlong(this.#body[fieldname], longest);
    if (isRefused) this.addError(fieldname, 'tooLong');
    return isRefused;
  }

  #read(fieldname: string): unknown {
    return this.#cleaned(this.#body[fieldname], fieldname);
  }

  #cleaned(value: unknown, fieldname: string): unknown {
    return typeof value === 'string' ? this.#clean(value, fieldname) : value;
  }

  #array(fieldname: string): unknown[] {
    const value = this.#body[fieldname];
    if (!Array.isArray(value)) return [];
    if (value.length > mostRows) this.addError(fieldname, 'tooManyRows');
    return value.slice(0, mostRows);
  }
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** What each fault of a field is called. */
export const fieldErrorTexts = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invalidEmail: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
  tooLong: { en: 'This is too long', ar: 'النص أطول من المسموح به' },
  tooShort: { en: 'This is too short', ar: 'النص أقصر من المطلوب' },
  invalidPhone: { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صالحًا' },
  invalidAmount: { en: 'Invalid amount', ar: 'المبلغ غير صالح' },
  invalidYear: { en: 'Enter a year with four digits, such as 2018', ar: 'أدخل السنة بأربعة أرقام، مثل 2018' },
  invalidDate: { en: 'Invalid date', ar: 'التاريخ غير صالح' },
  invalidChoice: { en: 'Choose from the list', ar: 'اختر من القائمة' },
  noLetter: { en: 'Enter a name that contains letters', ar: 'أدخل اسمًا يحتوي على أحرف' },
  tooManyRows: { en: 'Too many entries', ar: 'عدد الإدخالات أكبر من المسموح به' },
  fileGone: {
    en: 'The uploaded file is no longer available. Upload it again.',
    ar: 'لم يعد الملف المرفوع متاحًا. ارفعه مرة أخرى.',
  },
  wrongPassword: { en: 'The current password is incorrect', ar: 'كلمة المرور الحالية غير صحيحة' },
  samePassword: { en: 'Choose a password different from the current one', ar: 'اختر كلمة مرور مختلفة عن الحالية' },
} satisfies Record<FieldErrorCode, Bilingual>;

type FieldErrorCode =
  | Code
  | 'invalidDate'
  | 'invalidChoice'
  | 'noLetter'
  | 'tooManyRows'
  | 'fileGone'
  | 'wrongPassword'
  | 'samePassword';
