/** The errors that more than one handler throws. */
import { secondsInArabic } from '../arabic-count.ts';
import type { Bilingual } from '../bilingual.ts';
import { fieldError } from './field-error-texts.ts';
import { type FieldError, HttpError } from './http-error.ts';

/** The call needs a session, and its token is missing, unknown or expired. */
export const notSignedIn = () =>
  new HttpError(401, 'AuthenticationError', {
    text: { en: 'Your session is missing or has expired.', ar: 'لا توجد جلسة، أو انتهت صلاحيتها.' },
  });

/** The record does not exist, or belongs to another user: the response does not state which. */
export const noSuchDocument = () =>
  new HttpError(404, 'DoesNotExistError', {
    text: { en: 'This item is no longer available.', ar: 'لم يعد هذا العنصر متاحًا.' },
  });

/** No call has this `method` and `entity`. */
export const noSuchCall = () =>
  new HttpError(404, 'DoesNotExistError', {
    text: { en: 'This method does not exist.', ar: 'لا يوجد إجراء بهذا الاسم.' },
  });

/** The call takes another HTTP verb. */
export const wrongVerb = () =>
  new HttpError(403, 'PermissionError', {
    text: { en: 'This method does not accept this kind of request.', ar: 'لا يقبل هذا الإجراء طريقة الطلب المستخدمة.' },
  });

/** The `version` in the query is not that of the contract. */
export const wrongVersion = () =>
  new HttpError(417, 'ValidationError', {
    text: { en: 'The version must be v1.', ar: 'يجب أن يكون الإصدار v1.' },
    fieldname: 'version',
  });

/** The body is no JSON object, or breaks off. */
export const unreadableBody = () =>
  new HttpError(417, 'ValidationError', {
    text: { en: 'The body of the request could not be read.', ar: 'تعذّرت قراءة محتوى الطلب.' },
  });

/** The request has more bytes than its call may have. */
export const tooLarge = (text: Bilingual = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح به.' }) =>
  new HttpError(413, 'RequestEntityTooLarge', { text });

/** A file was not sent as `multipart/form-data`. */
export const notMultipart = () =>
  new HttpError(415, 'UnsupportedMediaType', {
    text: { en: 'Send the file as multipart/form-data.', ar: 'أرسل الملف بصيغة multipart/form-data.' },
  });

/** The body was not sent as `application/json`. */
export const notJson = () =>
  new HttpError(415, 'UnsupportedMediaType', {
    text: { en: 'Send the body as application/json.', ar: 'أرسل المحتوى بصيغة application/json.' },
  });

/** A required field has no value. */
export const requiredError = (fieldname: string) => invalid([fieldError(fieldname, 'required')]);

/** Values of fields were refused; `MandatoryError` when one of them is missing. */
export const invalid = (fieldErrors: readonly FieldError[]) =>
  new HttpError(
    417,
    fieldErrors.some(({ isMissing }) => isMissing) ? 'MandatoryError' : 'ValidationError',
    fieldErrors,
  );

/**
 * Too many wrong passwords for an account. The text is that of Frappe.
 *
 * @param seconds until the next attempt
 */
export const lockedOut = (seconds: number) =>
  new HttpError(
    429,
    'TooManyRequestsError',
    {
      text: {
        en: `Your account has been locked and will resume after ${seconds} seconds`,
        ar: `أُوقف حسابك مؤقتًا، ويُعاد تفعيله بعد ${secondsInArabic(seconds)}`,
      },
    },
    { isPlainText: true, headers: { 'Retry-After': String(seconds) } },
  );

/**
 * An address or a user has reached a limit.
 *
 * @param seconds until the next attempt
 */
export const tooMany = (seconds: number) =>
  new HttpError(
    429,
    'TooManyRequestsError',
    {
      text: {
        en: `Too many requests. Please try again after ${seconds} seconds`,
        ar: `طلبات كثيرة جدًا. أعد المحاولة بعد ${secondsInArabic(seconds)}`,
      },
    },
    { headers: { 'Retry-After': String(seconds) } },
  );

/** The database cannot be reached, or the server starts or ends. */
export const unavailable = () =>
  new HttpError(
    503,
    'SessionStopped',
    {
      text: {
        en: 'The service is not available right now. Try again in a few seconds.',
        ar: 'الخدمة غير متاحة حاليًا. أعد المحاولة بعد ثوانٍ.',
      },
    },
    { headers: { 'Retry-After': '5' } },
  );

/** Sent while the database accepts only reads. */
export const readOnlyHeaders = { 'Retry-After': '30' };

/** The database accepts only reads. */
export const readOnly = () =>
  new HttpError(
    503,
    'InReadOnlyMode',
    {
      text: {
        en: 'Changes cannot be saved right now. Try again later.',
        ar: 'يتعذّر حفظ التعديلات حاليًا. أعد المحاولة لاحقًا.',
      },
    },
    { headers: readOnlyHeaders },
  );

/** The database has ended a transaction, because it and another one waited for each other. */
export const deadlocked = () =>
  new HttpError(500, 'QueryDeadlockError', {
    text: {
      en: 'Nothing was saved, because other changes were made at the same time. Try again.',
      ar: 'لم يُحفظ شيء، لأن تعديلات أخرى أُجريت في الوقت نفسه. أعد المحاولة.',
    },
  });

/** The server takes no more requests, or no more files, at the moment. */
export const overloaded = () =>
  new HttpError(
    503,
    'SessionStopped',
    {
      text: {
        en: 'The service is busy right now. Try again in a few seconds.',
        ar: 'الخدمة مشغولة حاليًا. أعد المحاولة بعد ثوانٍ.',
      },
    },
    { headers: { 'Retry-After': '2' } },
  );

/** Nobody receives this response; its status, which nginx introduced, is for the log. */
export const clientLeft = () =>
  new HttpError(499, 'ClientClosedRequest', {
    text: { en: 'The client closed the connection.', ar: 'أغلق العميل الاتصال.' },
  });

/**
 * An error that nothing handles.
 *
 * @param reference under which it is logged
 */
export const internalError = (reference: string) =>
  new HttpError(500, 'InternalError', {
    text: {
      en: `Something went wrong on our side. Reference: ${reference}`,
      ar: `حدث خطأ من جانبنا. الرقم المرجعي: ${reference}`,
    },
  });

/** The token of a link is unknown, used or expired. */
export const linkExpired = () =>
  new HttpError(410, 'LinkExpired', {
    text: {
      en: 'This link has expired or was already used.',
      ar: 'انتهت صلاحية هذا الرابط، أو سبق استخدامه.',
    },
  });

/** No mail server is set. */
export const mailIsOff = () =>
  new HttpError(501, 'OutgoingEmailError', {
    text: { en: 'This service cannot send email.', ar: 'لا تستطيع هذه الخدمة إرسال البريد الإلكتروني.' },
  });

/** The act needs a confirmed email address. */
export const emailNotVerified = () =>
  new HttpError(417, 'EmailNotVerifiedError', {
    text: {
      en: 'Confirm your email address before you send a quotation.',
      ar: 'أكِّد عنوان بريدك الإلكتروني قبل إرسال عرض السعر.',
    },
  });
