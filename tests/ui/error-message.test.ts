import { expect, test } from 'vitest';
import { type ApiError, type ApiErrorKind, errorTexts } from '../../src/services/contract/api-error.ts';
import { errorMessage } from '../../src/ui/error-message.ts';
import { messagesIn } from './support/messages-in.ts';

const apiError = (kind: ApiErrorKind, fields: Partial<ApiError> = {}): ApiError => ({
  kind,
  status: null,
  message: errorTexts.unknown,
  fields: {},
  retryAt: null,
  reference: null,
  ...fields,
});

const kinds: Record<ApiErrorKind, [english: string, arabic: string]> = {
  timedOut: ['Request timed out', 'انتهت مهلة الطلب'],
  canceled: ['Request cancelled', 'أُلغي الطلب'],
  badRequest: ["The service couldn't process this request.", 'تعذّرت معالجة هذا الطلب.'],
  foreignSession: [
    "You're logged in to the service's portal in this browser. Log out there, then try again.",
    'لديك جلسة مفتوحة في بوابة الخدمة في هذا المتصفح. سجّل الخروج منها، ثم أعد المحاولة.',
  ],
  invalidUrl: ['Invalid URL', 'رابط غير صالح'],
  offline: [
    "You're offline. Try again when you're connected.",
    'لا يوجد اتصال بالإنترنت. أعد المحاولة عند عودة الاتصال.',
  ],
  unreachable: [
    "We couldn't reach the service. Check your connection and try again.",
    'تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.',
  ],
  unreadableFile: [
    "We can't read this file. Choose it again, or another one.",
    'تعذّرت قراءة هذا الملف. اختره من جديد، أو اختر ملفًا آخر.',
  ],
  unreadable: ["We received a reply we couldn't read. Try again.", 'وصلنا رد تعذّرت قراءته. أعد المحاولة.'],
  unauthorized: [
    'Your session has expired. Log in again to continue.',
    'انتهت صلاحية جلستك. سجّل الدخول مجددًا للمتابعة.',
  ],
  earlierSession: ['Your session had expired. Try again.', 'كانت جلستك منتهية. أعد المحاولة.'],
  forbidden: ["You don't have permission to view this.", 'ليس لديك إذن لعرض هذا المحتوى.'],
  missing: ['This item is no longer available.', 'لم يعد هذا العنصر متاحًا.'],
  duplicate: ['This already exists.', 'هذا العنصر موجود بالفعل.'],
  refused: ["The service didn't accept this.", 'لم تقبل الخدمة هذا الطلب.'],
  linkExpired: ['This link has expired or was already used.', 'انتهت صلاحية هذا الرابط، أو سبق استخدامه.'],
  unverified: [
    'Confirm your email address before you send a quotation.',
    'أكِّد عنوان بريدك الإلكتروني قبل إرسال عرض السعر.',
  ],
  throttled: ['You can try again now.', 'يمكنك إعادة المحاولة الآن.'],
  readOnly: [
    "Changes can't be saved at the moment. Your input is kept; try again later.",
    'يتعذّر حفظ التعديلات حاليًا. ما أدخلته محفوظ، أعد المحاولة لاحقًا.',
  ],
  mailFailed: ["The email couldn't be sent. Try again later.", 'تعذّر إرسال الرسالة. أعد المحاولة لاحقًا.'],
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
  const throttled = (language: 'en' | 'ar', secondsLeft: number) =>
    errorMessage(messagesIn(language), apiError('throttled'), { secondsLeft });
  expect(throttled('en', 42)).toBe('Too many attempts. Try again in 42 seconds.');
  expect(throttled('ar', 3)).toBe('محاولات كثيرة جدًا. أعد المحاولة بعد 3 ثوانٍ.');
  expect(throttled('en', 90)).toBe('Too many attempts. Try again in 90 seconds.');
  expect(throttled('en', 91)).toBe('Too many attempts. Try again in 2 minutes.');
  expect(throttled('en', 121)).toBe('Too many attempts. Try again in 3 minutes.');
  expect(throttled('ar', 600)).toBe('محاولات كثيرة جدًا. أعد المحاولة بعد 10 دقائق.');
});

test('includes the reference of an error of the server, isolated in both languages', () => {
  const error = apiError('server', { status: 500, reference: 'a1b2c3d4' });
  expect(errorMessage(messagesIn('en'), error)).toBe(
    'Something went wrong on our side. Try again in a moment. If it happens again, give support this reference: \u2066a1b2c3d4\u2069',
  );
  expect(errorMessage(messagesIn('ar'), error)).toContain('\u2066a1b2c3d4\u2069');
});

test("uses the server's message for a status that the page does not know", () => {
  const error = apiError('unknown', { status: 418, message: 'The kettle is on' });
  expect(errorMessage(messagesIn('en'), error)).toBe('The kettle is on');
  expect(errorMessage(messagesIn('en'), { ...error, status: null })).toBe('An error occurred');
});

test.each([402, 405])(
  'states what to do after a status without a message that the page does not know (%d)',
  (status) => {
    const error = apiError('unknown', { status });
    for (const purpose of ['read', 'fetch', 'write'] as const)
      expect(errorMessage(messagesIn('en'), error, { purpose })).toBe(
        'Something went wrong on our side. Try again in a moment.',
      );
    expect(errorMessage(messagesIn('ar'), error)).toBe('حدث خطأ من جانبنا. أعد المحاولة بعد قليل.');
    expect(errorMessage(messagesIn('en'), error, { purpose: 'logIn' })).toBe('An error occurred');
  },
);

test.each(['quarantined', 'toString'])('has a text for the kind of a later release (%s)', (kind) => {
  const error = { ...apiError('unknown'), kind: kind as ApiErrorKind }; // as read from storage
  expect(errorMessage(messagesIn('en'), error)).toBe('An error occurred');
  expect(errorMessage(messagesIn('ar'), error)).toBe('حدث خطأ');
});

test.each(['missing', 'duplicate'] as const)('does not name a record for a login that fails as %s', (kind) => {
  expect(errorMessage(messagesIn('en'), apiError(kind), { purpose: 'logIn' })).toBe('An error occurred');
});

test.each([
  ['read', 'Log in to view this.'],
  ['write', "You don't have permission to do this."],
] as const)('does not state that the session of a visitor has expired (%s)', (purpose, text) => {
  expect(errorMessage(messagesIn('en'), apiError('unauthorized'), { purpose, isGuest: true })).toBe(text);
});

test.each([
  ['read', false, "You don't have permission to view this."],
  ['read', true, 'Log in to view this.'],
  ['write', false, "You don't have permission to do this."],
  ['logIn', true, "You can't log in with this account."],
] as const)('describes a refused right to %s (guest: %s)', (purpose, isGuest, text) => {
  expect(errorMessage(messagesIn('en'), apiError('forbidden'), { purpose, isGuest })).toBe(text);
});

test('describes a maintenance as repeated by itself only where it is', () => {
  const error = apiError('maintenance');
  expect(errorMessage(messagesIn('en'), error)).toBe("The service is being updated. We'll retry automatically.");
  expect(errorMessage(messagesIn('en'), error, { purpose: 'write' })).toBe(
    'The service is being updated. Your input is kept; try again shortly.',
  );
  expect(errorMessage(messagesIn('en'), apiError('unauthorized'), { purpose: 'logIn' })).toContain('password');
});

test.each([
  ['en', 'Not sent, because your session had expired. Try again.'],
  ['ar', 'لم يُرسَل لأن جلستك كانت منتهية. أعد المحاولة.'],
] as const)('states to a person who has logged in again that nothing was sent, in %s', (language, text) => {
  for (const kind of ['unauthorized', 'earlierSession'] as const)
    expect(errorMessage(messagesIn(language), apiError(kind), { purpose: 'write' })).toBe(text);
});
