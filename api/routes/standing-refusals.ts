import { HttpError } from '../http/http-error.ts';

export const requestClosed = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: { en: 'This request no longer takes answers.', ar: 'لم يعد هذا الطلب يستقبل الردود.' },
  });

export const wrongStanding = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: {
      en: 'Your answer to this request does not allow that now. Review where it stands.',
      ar: 'لا تسمح حالة ردك على هذا الطلب بذلك الآن. راجع آخر حالة له.',
    },
  });
