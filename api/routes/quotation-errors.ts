import type { QuotationRefusal } from '../../src/services/contract/quotation.ts';
import type { Bilingual } from '../bilingual.ts';
import type { FieldError } from '../http/http-error.ts';

/** What is wrong with a field of a quotation, as the form says it. */
export const quotationFieldError = (fieldname: string, code: QuotationRefusal): FieldError => ({
  fieldname,
  text: texts[code],
});

const texts: Record<QuotationRefusal, Bilingual> = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  tooLong: { en: 'This is too long', ar: 'النص أطول من المسموح به' },
  invalidAmount: { en: 'Enter a number above zero', ar: 'أدخل رقمًا أكبر من صفر' },
  tooMuch: { en: 'This number is too large', ar: 'الرقم أكبر من المسموح به' },
  tooPrecise: { en: 'Too many digits after the decimal point', ar: 'عدد الخانات العشرية أكبر من المسموح به' },
  invalidDate: { en: 'Invalid date', ar: 'التاريخ غير صالح' },
  pastDate: { en: 'This date has passed', ar: 'هذا التاريخ مضى' },
  farDate: { en: 'This date is too far in the future', ar: 'هذا التاريخ بعيد جدًا' },
  invalidChoice: { en: 'Choose from the list', ar: 'اختر من القائمة' },
};
