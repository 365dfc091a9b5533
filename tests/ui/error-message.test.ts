import { expect, test } from 'vitest';
import { type ApiError, type ApiErrorKind, errorTexts } from '../../src/services/contract/api-error.ts';
import { errorMessage } from '../../src/ui/error-message.ts';
import { messagesIn } from './support/messages-in.ts';

const apiError = (kind: ApiErrorKind, fields: Partial<ApiError> = {}): ApiError => ({
  kind,
  status: null,
  message: errorTexts.unknown,
  fields: {},
  retryAfter: null,
  ...fields,
});

const kinds: Record<ApiErrorKind, [english: string, arabic: string]> = {
  timedOut: ['Request timed out', 'انتهت مهلة الطلب'],
  canceled: ['Request cancelled', 'أُلغي الطلب'],
  badRequest: ["The service couldn't process this request.", 'تعذّرت معالجة هذا الطلب.'],
  invalidUrl: ['Invalid URL', 'رابط غير صالح'],
  offline: [
    "You're offline. Try again when you're connected.",
    'لا يوجد اتصال بالإنترنت. أعد المحاولة عند عودة الاتصال.',
  ],
  unreachable: [
    "We couldn't reach the service. Check your connection and try again.",
    'تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.',
  ],
  unreadable: [
    "We couldn't reach the service. Check your connection and try again.",
    'تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.',
  ],
  unauthorized: [
    'Your session has expired. Log in again to continue.',
    'انتهت صلاحية جلستك. سجّل الدخول مجددًا للمتابعة.',
  ],
  forbidden: ["You don't have permission to view this.", 'ليس لديك إذن لعرض هذا المحتوى.'],
  missing: ['This item is no longer available.', 'لم يعد هذا العنصر متاحًا.'],
  duplicate: ['This already exists.', 'هذا العنصر موجود بالفعل.'],
  refused: ["The service didn't accept this.", 'لم تقبل الخدمة هذا الطلب.'],
  linkExpired: ['This link has expired or was already used.', 'انتهت صلاحية هذا الرابط، أو سبق استخدامه.'],
  unverified: [
    'Confirm your email address before you send a quotation.',
    'أكِّد عنوان بريدك الإلكتروني قبل إرسال عرض السعر.',
  ],
  throttled: ['Too many attempts. Wait a moment, then try again.', 'محاولات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة.'],
  tooLarge: ['This is larger than the service accepts.', 'الحجم أكبر مما تقبله الخدمة.'],
  maintenance: [
    "The service is being updated. We'll retry automatically.",
    'يجري تحديث الخدمة، وسنعيد المحاولة تلقائيًا.',
  ],
  server: ['Something went wrong on our side. Try again in a moment.', 'حدث خطأ من جانبنا. أعد المحاولة بعد قليل.'],
  unknown: ['An error occurred', 'حدث خطأ'],
};

test.each(Object.entries(kinds))('describes %s in both languages', (kind, [english, arabic]) => {
  expect(errorMessage(messagesIn('en'), apiError(kind as ApiErrorKind))).toBe(english); // the keys of the record above
  expect(errorMessage(messagesIn('ar'), apiError(kind as ApiErrorKind))).toBe(arabic);
});

test("uses the server's message for a rejected request, if it sent one", () => {
  expect(errorMessage(messagesIn('en'), apiError('refused', { message: 'Email is not valid' }))).toBe(
    'Email is not valid',
  );
});

test('includes the time to wait after a throttled request, if it is known', () => {
  expect(errorMessage(messagesIn('en'), apiError('throttled', { retryAfter: 41.2 }))).toBe(
    'Too many attempts. Try again in 42 seconds.',
  );
  expect(errorMessage(messagesIn('ar'), apiError('throttled', { retryAfter: 3 }))).toBe(
    'محاولات كثيرة جدًا. أعد المحاولة بعد 3 ثوانٍ.',
  );
});
