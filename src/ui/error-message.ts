import { type ApiError, errorTexts } from '../services/contract/api-error.ts';
import type { Translate } from './messages.tsx';

/**
 * What a failed call was for. `read` is for lists only, because they are read again by themselves; `fetch` is for what a
 * person reads on request, such as a file.
 */
export type Purpose = 'read' | 'fetch' | 'write' | 'logIn';

interface Circumstances {
  /** `read` by default. */
  readonly purpose?: Purpose;
  /** The seconds until `retryAt`. */
  readonly secondsLeft?: number;
  /** Whether nobody is logged in. */
  readonly isGuest?: boolean;
}

/** Describes an API error in the current language. */
export function errorMessage(t: Translate, apiError: ApiError, circumstances: Circumstances = {}): string {
  const { purpose = 'read', secondsLeft = 0, isGuest = false } = circumstances;
  switch (apiError.kind) {
    case 'timedOut':
      return t('fault_timed_out');
    case 'canceled':
      return t('fault_canceled');
    case 'badRequest':
      return t('fault_bad_request');
    case 'foreignSession':
      return t('fault_foreign_session');
    case 'invalidUrl':
      return t('fault_invalid_url');
    case 'offline':
      return t('fault_offline');
    case 'unreachable':
      return t('error_network');
    case 'unreadable':
      return t('fault_unreadable');
    case 'unauthorized':
      return unauthorized(t, circumstances);
    case 'forbidden':
      return t(isGuest && purpose === 'read' ? 'fault_guest' : forbidden[purpose]);
    case 'linkExpired':
      return t('link_expired');
    case 'unverified':
      return t('email_unverified');
    case 'missing':
      return t(purpose === 'logIn' ? 'fault_unknown' : 'not_found');
    case 'duplicate':
      return t(purpose === 'logIn' ? 'fault_unknown' : 'fault_duplicate');
    case 'tooLarge':
      return t('fault_too_large');
    case 'maintenance':
      return t(purpose === 'read' ? 'maintenance' : 'fault_maintenance');
    case 'readOnly':
      return t('fault_read_only');
    case 'mailFailed':
      return t('fault_mail');
    case 'server':
      return serverFault(t, apiError);
    case 'throttled':
      return throttled(t, secondsLeft);
    case 'refused':
      return serverMessage(apiError) ?? t('fault_refused');
    case 'unknown':
      return (apiError.status === null ? null : serverMessage(apiError)) ?? t('fault_unknown');
    default:
      return apiError.kind satisfies never;
  }
}

function unauthorized(t: Translate, { purpose = 'read', isGuest }: Circumstances): string {
  if (purpose === 'logIn') return t('login_failed');
  if (!isGuest) return t('session_expired');
  return t(purpose === 'read' ? 'fault_guest' : 'fault_not_permitted');
}

const forbidden = {
  read: 'not_permitted',
  fetch: 'not_permitted',
  write: 'fault_not_permitted',
  logIn: 'fault_login_not_permitted',
} as const;

/** From so many seconds on, the wait is shown in minutes. */
const maxSeconds = 90;

function throttled(t: Translate, seconds: number): string {
  if (seconds === 0) return t('retry_now');
  if (seconds <= maxSeconds) return t('retry_in_seconds', { count: seconds });
  return t('retry_in_minutes', { count: Math.ceil(seconds / 60) });
}

function serverFault(t: Translate, { reference }: ApiError): string {
  // isolated, since its direction differs from that of an Arabic sentence
  return reference === null
    ? t('fault_server')
    : t('fault_server_reference', { reference: `\u2066${reference}\u2069` });
}

/** Only the server can explain a violated business rule; `null` when it sent no explanation. */
const serverMessage = ({ message }: ApiError): string | null => (message === errorTexts.unknown ? null : message);
