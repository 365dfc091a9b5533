/** The errors of calls, as plain data for snapshots and screens. */
import { isObject } from './readers.ts';

export type ApiErrorKind =
  | 'timedOut'
  | 'canceled'
  | 'badRequest'
  /** The browser has a session of the service's portal, which refuses the call. */
  | 'foreignSession'
  | 'invalidUrl'
  | 'offline'
  | 'unreachable'
  | 'unreadable'
  /** The browser cannot read the chosen file. */
  | 'unreadableFile'
  | 'unauthorized'
  /** The session that sent the call is over, and another one is open. */
  | 'earlierSession'
  | 'forbidden'
  | 'missing'
  | 'duplicate'
  | 'refused'
  /** The link is used or expired. */
  | 'linkExpired'
  /** The candidate has not verified the address. */
  | 'unverified'
  | 'throttled'
  | 'tooLarge'
  | 'maintenance'
  /** The server reads, but refuses to write. */
  | 'readOnly'
  /** The server could not send a message that the call needs. */
  | 'mailFailed'
  | 'server'
  | 'unknown';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** HTTP status, where there was a response. */
  readonly status: number | null;
  /** The text of the specification (section 8) where it has one, else the message of the server or the network. */
  readonly message: string;
  /** The server's messages by field, for a form that it rejected; `modified` where the record was changed elsewhere. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time before which no other attempt makes sense, in milliseconds; of the server, or else an estimate. */
  readonly retryAt: number | null;
  /** The server's id of the failed request, which support can look up. */
  readonly reference: string | null;
}

/** Section 8, word for word. */
export const errorTexts = {
  timedOut: 'Request timed out',
  badRequest: 'Bad Request',
  invalidUrl: 'Invalid URL',
  canceled: 'Request canceled',
  unknown: 'An error occurred',
} as const;

/** A call that failed, with its API error; both have the same `message`. */
export class CallError extends Error {
  readonly apiError: ApiError;
  constructor(apiError: Partial<ApiError> & Pick<ApiError, 'kind'>) {
    const complete = {
      status: null,
      message: errorTexts.unknown,
      fields: {},
      retryAt: null,
      reference: null,
      ...apiError,
    };
    super(complete.message);
    this.name = 'CallError';
    this.apiError = complete;
  }
}

/** The API error of a thrown value, which may be a `CallError` of another realm, or anything; never throws. */
export function toApiError(thrown: unknown): ApiError {
  const { apiError, message }: { apiError?: unknown; message?: unknown } = isObject(thrown)
    ? thrown
    : { message: thrown };
  if (isObject(apiError)) return new CallError({ kind: 'unknown', ...apiError }).apiError;
  const text = (typeof message === 'string' && message) || errorTexts.unknown;
  return { kind: 'unknown', status: null, message: text, fields: {}, retryAt: null, reference: null };
}
