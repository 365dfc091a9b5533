/** The text of each field error; the browser's catalogues have the same texts. */
import { type Cell, type Field, maxRows } from '../../src/services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../src/services/contract/fields/field-error.ts';
import { documentRules, photoRules } from '../../src/services/contract/fields/file-rules.ts';
import type { Bilingual } from '../bilingual.ts';
import type { FieldError } from './http-error.ts';

/** Codes that only the server uses. */
type ServerCode =
  | 'commonPassword'
  | 'fileGone'
  | 'wrongPassword'
  | 'wrongType'
  | 'unknownField'
  | 'givenTwice'
  | 'usedBefore';

/** The error of a field of a form. Some texts contain a limit of the field. */
export function fieldError(fieldname: string, code: FieldErrorCode | ServerCode, field?: Field | Cell): FieldError {
  const isMissing = code === 'required' || code === 'noLevel';
  const own = code === 'required' && field?.missingMessage ? missingTexts[field.missingMessage] : undefined;
  return { fieldname, text: own ?? textOf(code, field), ...(isMissing && { isMissing }) };
}

/** The error of more items than `max`, where no field has the limit. */
export const tooManyError = (fieldname: string, max: number): FieldError => ({ fieldname, text: tooManyText(max) });

/** The text of an error in both languages, with the limits of the field. */
export function textOf(code: FieldErrorCode | ServerCode, field?: Field | Cell): Bilingual {
  if (field?.kind === 'photo' && (code === 'fileType' || code === 'fileContent')) return invalidPhoto;
  const text = fieldErrorTexts[code];
  return typeof text === 'function' ? text(field) : text;
}

/** The texts for a missing value, by the `missingMessage` of the field. */
export const missingTexts: Readonly<Record<string, Bilingual>> = {
  error_email_required: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
};

const invalidPhoto = {
  en: 'Choose a PNG, JPEG or WebP image.',
  ar: 'اختر صورة بصيغة PNG أو JPEG أو WebP.',
};

const maxOf = (field?: Field | Cell): number => (field?.kind === 'amount' ? field.max : 0);
const minOf = (field?: Field | Cell): number => (field && 'min' in field ? (field.min ?? 0) : 0);
const arabicCount = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string =>
  `${count} ${forms[new Intl.PluralRules('ar').select(count)] ?? forms.other}`;

const tooManyText = (max: number): Bilingual => ({
  en: `Choose up to ${max}`,
  ar: `الحد الأقصى ${arabicCount(max, { few: 'خيارات', many: 'خيارًا', other: 'خيار' })}`,
});

export const fieldErrorTexts = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invalidEmail: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
  invalidPhone: { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صالحًا' },
  invalidAddress: {
    en: 'Enter a URL that starts with https:// or http://',
    ar: 'أدخل رابطًا يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069',
  },
  noLetter: { en: 'Enter a name that contains letters', ar: 'أدخل اسمًا يحتوي على أحرف' },
  tooShort: (field?: Field | Cell) => ({
    en: `At least ${minOf(field)} characters`,
    ar: `${arabicCount(minOf(field), { few: 'أحرف', many: 'حرفًا', other: 'حرف' })} على الأقل`,
  }),
  tooLong: { en: 'This is too long', ar: 'النص أطول من المسموح به' },
  invalidAmount: {
    en: 'Enter a number above zero, such as 40 or 7.5',
    ar: 'أدخل رقمًا أكبر من صفر، مثل 40 أو 7.5',
  },
  invalidNumber: { en: 'Enter a number, such as 40 or 7.5', ar: 'أدخل رقمًا، مثل 40 أو 7.5' },
  amountTooLarge: (field?: Field | Cell) => ({
    en: `Enter a number up to ${maxOf(field).toLocaleString('en')}`,
    ar: `أدخل رقمًا لا يتجاوز ${maxOf(field).toLocaleString('en')}`,
  }),
  tooPrecise: { en: 'Too many digits after the decimal point', ar: 'عدد الخانات العشرية أكبر من المسموح به' },
  invalidYear: { en: 'Enter a year from 1940 to 2100, such as 2018', ar: 'أدخل سنة من 1940 إلى 2100، مثل 2018' },
  invalidDate: { en: 'Enter a valid date with a four-digit year', ar: 'أدخل تاريخًا صحيحًا بسنة من أربعة أرقام' },
  inPast: { en: 'This date has passed', ar: 'هذا التاريخ مضى' },
  inFuture: { en: "This date can't be in the future", ar: 'لا يمكن أن يكون هذا التاريخ في المستقبل' },
  farDate: { en: 'This date is too far in the future', ar: 'هذا التاريخ بعيد جدًا' },
  endsBeforeStart: { en: 'Must be after the start', ar: 'لا يمكن أن تكون النهاية قبل البداية' },
  invalidChoice: { en: 'Choose from the list', ar: 'اختر من القائمة' },
  chosenTwice: { en: 'Already added', ar: 'مضاف بالفعل' },
  noLevel: { en: 'Choose a level', ar: 'اختر المستوى' },
  tooMany: (field?: Field | Cell) => tooManyText((field?.kind === 'rows' && field.max) || maxRows),
  fileEmpty: { en: 'This file is empty.', ar: 'هذا الملف فارغ.' },
  fileTooLarge: (field?: Field | Cell) => {
    const { megabytes } = field?.kind === 'photo' ? photoRules : documentRules;
    return { en: `This file is larger than ${megabytes} MB.`, ar: `حجم هذا الملف أكبر من ${megabytes} م.ب.` };
  },
  fileType: { en: "This file type isn't accepted.", ar: 'نوع هذا الملف غير مقبول.' },
  fileContent: { en: "This file isn't a PDF or Word document.", ar: 'هذا الملف ليس مستند PDF أو Word.' },
  samePassword: { en: 'Choose a password different from the current one', ar: 'اختر كلمة مرور مختلفة عن الحالية' },
  otherName: {
    en: 'Enter your full name as it is in your profile',
    ar: 'أدخل اسمك الكامل كما هو في ملفك الشخصي',
  },
  noticeTooShort: { en: "The contract can't end this early", ar: 'هذا اليوم قبل أول يوم يمكن إنهاء العقد فيه' },
  afterContractEnd: { en: 'Must be before the end of the contract', ar: 'يجب أن يكون قبل تاريخ انتهاء العقد' },
  commonPassword: {
    en: 'This password is too common. Choose one that is hard to guess.',
    ar: 'كلمة المرور هذه شائعة جدًا. اختر كلمة يصعب تخمينها.',
  },
  wrongPassword: { en: 'The current password is incorrect', ar: 'كلمة المرور الحالية غير صحيحة' },
  wrongType: { en: 'This value has the wrong type', ar: 'نوع هذه القيمة غير صحيح' },
  unknownField: { en: 'There is no such field', ar: 'لا يوجد حقل بهذا الاسم' },
  usedBefore: { en: 'This was sent with another change before', ar: 'سبق إرسال هذا مع تعديل آخر' },
  givenTwice: { en: 'This field is given twice', ar: 'هذا الحقل مكرر' },
  fileGone: {
    en: 'The uploaded file is no longer available. Upload it again.',
    ar: 'لم يعد الملف المرفوع متاحًا. ارفعه مرة أخرى.',
  },
} satisfies Record<FieldErrorCode | ServerCode, Bilingual | ((field?: Field | Cell) => Bilingual)>;
