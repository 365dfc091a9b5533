/** The refusals that more than one room gives. */
import type { Bilingual } from '../bilingual.ts';
import { type Complaint, Refusal } from './refusal.ts';

export const notSignedIn = () =>
  new Refusal(401, 'AuthenticationError', {
    text: { en: 'Your session is missing or has expired.', ar: 'لا توجد جلسة، أو انتهت صلاحيتها.' },
  });

export const noSuchDocument = () =>
  new Refusal(404, 'DoesNotExistError', {
    text: { en: 'This item is no longer available.', ar: 'لم يعد هذا العنصر متاحًا.' },
  });

export const noSuchCall = () =>
  new Refusal(404, 'DoesNotExistError', { text: { en: 'There is no such call.', ar: 'لا يوجد إجراء بهذا الاسم.' } });

export const wrongVerb = () =>
  new Refusal(403, 'PermissionError', {
    text: { en: 'This call does not take that verb.', ar: 'لا يقبل هذا الإجراء طريقة الطلب المستخدمة.' },
  });

export const wrongVersion = () =>
  new Refusal(417, 'ValidationError', {
    text: { en: 'The version must be v1.', ar: 'يجب أن يكون الإصدار v1.' },
    fieldname: 'version',
  });

export const brokenBody = () =>
  new Refusal(417, 'ValidationError', {
    text: { en: 'The body of the request could not be read.', ar: 'تعذّرت قراءة محتوى الطلب.' },
  });

export const tooLarge = (text: Bilingual = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح به.' }) =>
  new Refusal(413, 'RequestEntityTooLarge', { text });

export const missing = (fieldname: string) =>
  new Refusal(417, 'MandatoryError', { text: { en: 'This field is required', ar: 'هذا الحقل مطلوب' }, fieldname });

export const invalid = (complaints: readonly Complaint[]) =>
  new Refusal(417, complaints.some(isMissing) ? 'MandatoryError' : 'ValidationError', complaints);

export const lockedOut = (seconds: number) =>
  new Refusal(
    429,
    'TooManyRequestsError',
    {
      text: {
        en: `Your account has been locked and will resume after ${seconds} seconds`,
        ar: `أُوقف حسابك مؤقتًا. المدة المتبقية بالثواني: ${seconds}`,
      },
    },
    { isSaidPlainly: true, headers: { 'Retry-After': String(seconds) } },
  );

export const tooMany = (seconds: number) =>
  new Refusal(
    429,
    'TooManyRequestsError',
    {
      text: {
        en: `Too many requests. Please try again after ${seconds} seconds`,
        ar: `طلبات كثيرة جدًا. المدة المتبقية بالثواني: ${seconds}`,
      },
    },
    { headers: { 'Retry-After': String(seconds) } },
  );

export const brokenInside = (reference: string) =>
  new Refusal(500, 'InternalError', {
    text: {
      en: `Something went wrong on our side. Reference: ${reference}`,
      ar: `حدث خطأ من جانبنا. الرقم المرجعي: ${reference}`,
    },
  });

const isMissing = (complaint: Complaint): boolean => complaint.text.en === 'This field is required';
