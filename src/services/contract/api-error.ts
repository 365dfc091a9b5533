/** What can go wrong with a call, as plain data that a snapshot can hold and a screen can explain. */
import { isObject } from './readers.ts';

export type ApiErrorKind =
  | 'timedOut'
  | 'canceled'
  | 'badRequest'
  | 'invalidUrl'
  | 'offline'
  | 'unreachable'
  | 'unreadable'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'duplicate'
  | 'refused'
  | 'throttled'
  | 'tooLarge'
  | 'maintenance'
  | 'server'
  | 'unknown';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | null;
  /** Section 8's sentence where it has one, else what the server or the network said. */
  readonly message: string;
  /** The server's words by field, for a form that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before another try, where the server says. */
  readonly retryAfter: number | null;
}

/** Section 8, word for word. */
export const errorTexts = {
  timedOut: 'Request timed out',
  badRequest: 'Bad Request',
  invalidUrl: 'Invalid URL',
  canceled: 'Request canceled',
  unknown: 'An error occurred',
} as const;

/** A call that failed. Carries the fault; its `message` is the fault's. */
export class CallError extends Error {
  readonly apiError: ApiError;
  constructor(apiError: Partial<ApiError> & Pick<ApiError, 'kind'>) {
    const whole = { status: null, message: errorTexts.unknown, fields: {}, retryAfter: null, ...apiError };
    super(whole.message);
    this.name = 'CallError';
    this.apiError = whole;
  }
}

/** The fault of whatever was thrown; never throws. */
export function toApiError(thrown: unknown): ApiError {
  if (isObject(thrown) && isObject(thrown.apiError)) return thrown.apiError as unknown as ApiError; // a CallError, also one from another realm
  const message = thrown instanceof Error && thrown.message ? thrown.message : errorTexts.unknown;
  return { kind: 'unknown', status: null, message, fields: {}, retryAfter: null };
}
