/** The errors of changes that the status of a request or of the candidate's response does not allow. */
import { HttpError } from '../http/http-error.ts';

export const requestClosed = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: { en: 'This request no longer accepts responses.', ar: 'لم يعد هذا الطلب يقبل الردود.' },
  });

export const wrongStatus = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: {
      en: 'Your response to this request does not allow this now. Review its current status.',
      ar: 'لا تسمح حالة ردك على هذا الطلب بذلك الآن. راجع آخر حالة له.',
    },
  });
