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
    case 'unauthorized':
      return unauthorized(t, circumstances);
    case 'earlierSession':
      return t(purpose === 'write' ? 'session_was_expired' : 'error_earlier_session');
    case 'forbidden':
      return t(isGuest && purpose === 'read' ? 'error_guest' : forbidden[purpose]);
    case 'missing':
      return t(purpose === 'logIn' ? 'error_unknown' : 'not_found');
    case 'duplicate':
      return t(purpose === 'logIn' ? 'error_unknown' : 'error_duplicate');
    case 'maintenance':
      return t(purpose === 'read' ? 'maintenance' : 'error_maintenance');
    case 'server':
      return serverError(t, apiError);
    case 'throttled':
      return throttled(t, secondsLeft);
    case 'refused':
      return serverMessage(apiError) ?? t('error_refused');
    case 'unknown':
      if (apiError.status === null) return t('error_unknown');
      return serverMessage(apiError) ?? (purpose === 'logIn' ? t('error_unknown') : serverError(t, apiError));
    default:
      // what a later release has stored can have a kind that this one does not have
      return t(Object.hasOwn(messages, apiError.kind) ? messages[apiError.kind] : 'error_unknown');
  }
}

/** The errors with one message each. */
const messages = {
  timedOut: 'error_timed_out',
  canceled: 'error_canceled',
  badRequest: 'error_bad_request',
  foreignSession: 'error_foreign_session',
  invalidUrl: 'error_invalid_url',
  offline: 'error_offline',
  unreachable: 'error_network',
  unreadable: 'error_unreadable',
  unreadableFile: 'file_unreadable',
  linkExpired: 'link_expired',
  unverified: 'email_unverified',
  tooLarge: 'error_too_large',
  readOnly: 'error_read_only',
  mailFailed: 'error_mail',
} as const;

function unauthorized(t: Translate, { purpose = 'read', isGuest }: Circumstances): string {
  if (purpose === 'logIn') return t('login_failed');
  // who reads it has logged in again: the page that sent it was left for the login page
  if (!isGuest) return t(purpose === 'write' ? 'session_was_expired' : 'session_expired');
  return t(purpose === 'read' ? 'error_guest' : 'error_not_permitted');
}

const forbidden = {
  read: 'not_permitted',
  fetch: 'not_permitted',
  write: 'error_not_permitted',
  logIn: 'error_login_not_permitted',
} as const;

/** From so many seconds on, the wait is shown in minutes. */
const maxSeconds = 90;

function throttled(t: Translate, seconds: number): string {
  if (seconds === 0) return t('retry_now');
  if (seconds <= maxSeconds) return t('retry_in_seconds', { count: seconds });
  return t('retry_in_minutes', { count: Math.ceil(seconds / 60) });
}

function serverError(t: Translate, { reference }: ApiError): string {
  // isolated, since its direction differs from that of an Arabic sentence
  return reference === null
    ? t('error_server_failed')
    : t('error_server_reference', { reference: `\u2066${reference}\u2069` });
}

/** Only the server can explain a violated business rule; `null` when it sent no explanation. */
const serverMessage = ({ message }: ApiError): string | null => (message === errorTexts.unknown ? null : message);
