import { type ApiError, errorTexts } from '../services/contract/api-error.ts';
import type { Translate } from './messages.tsx';

/** What went wrong, in a sentence of the language on screen. */
export function errorMessage(messages: Translate, apiError: ApiError): string {
  switch (apiError.kind) {
    case 'timedOut':
      return messages('fault_timed_out');
    case 'canceled':
      return messages('fault_canceled');
    case 'badRequest':
      return messages('fault_bad_request');
    case 'invalidUrl':
      return messages('fault_invalid_url');
    case 'offline':
      return messages('fault_offline');
    case 'unreachable':
    case 'unreadable':
      return messages('error_network');
    case 'unauthorized':
      return messages('session_expired');
    case 'forbidden':
      return messages('not_permitted');
    case 'missing':
      return messages('not_found');
    case 'duplicate':
      return messages('fault_duplicate');
    case 'tooLarge':
      return messages('fault_too_large');
    case 'maintenance':
      return messages('maintenance');
    case 'server':
      return messages('fault_server');
    case 'throttled':
      return apiError.retryAfter === null
        ? messages('fault_throttled')
        : messages('retry_in_seconds', { count: Math.ceil(apiError.retryAfter) });
    case 'refused':
      return ownWords(apiError) ?? messages('fault_refused');
    case 'unknown':
      return messages('fault_unknown');
    default:
      return apiError.kind satisfies never;
  }
}

/** A business rule is best told in the server's own sentence, where it sent one. */
const ownWords = ({ message }: ApiError): string | null => (message === errorTexts.unknown ? null : message);
