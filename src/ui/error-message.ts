import { type ApiError, errorTexts } from '../services/contract/api-error.ts';
import type { Translate } from './messages.tsx';

/** Describes an API error in the current language. */
export function errorMessage(t: Translate, apiError: ApiError): string {
  switch (apiError.kind) {
    case 'timedOut':
      return t('fault_timed_out');
    case 'canceled':
      return t('fault_canceled');
    case 'badRequest':
      return t('fault_bad_request');
    case 'invalidUrl':
      return t('fault_invalid_url');
    case 'offline':
      return t('fault_offline');
    case 'unreachable':
    case 'unreadable':
      return t('error_network');
    case 'unauthorized':
      return t('session_expired');
    case 'forbidden':
      return t('not_permitted');
    case 'linkExpired':
      return t('link_expired');
    case 'unverified':
      return t('email_unverified');
    case 'missing':
      return t('not_found');
    case 'duplicate':
      return t('fault_duplicate');
    case 'tooLarge':
      return t('fault_too_large');
    case 'maintenance':
      return t('maintenance');
    case 'server':
      return t('fault_server');
    case 'throttled':
      return apiError.retryAfter === null
        ? t('fault_throttled')
        : t('retry_in_seconds', { count: Math.ceil(apiError.retryAfter) });
    case 'refused':
      return serverMessage(apiError) ?? t('fault_refused');
    case 'unknown':
      return t('fault_unknown');
    default:
      return apiError.kind satisfies never;
  }
}

/** Only the server can explain a violated business rule; `null` when it sent no explanation. */
const serverMessage = ({ message }: ApiError): string | null => (message === errorTexts.unknown ? null : message);
