/** Which failures of an entry of the outbox count as a rejection. */
import type { ApiError, ApiErrorKind } from '../services/contract/api-error.ts';

/** An attempt to send an entry that has failed. */
export interface Failed {
  readonly id: string;
  readonly apiError: ApiError;
}

/** Failures of the server in a row for one entry. */
export interface ServerFailures {
  /** The id of the entry; `''` without one. */
  readonly id: string;
  readonly count: number;
}

export const noServerFailures: ServerFailures = { id: '', count: 0 };

/** Errors by which the server rejects a change: sent again, it would be rejected again. */
const rejections: ReadonlySet<ApiErrorKind> = new Set([
  'badRequest',
  'invalidUrl',
  'forbidden',
  'missing',
  'duplicate',
  'refused',
  'linkExpired',
  'unverified',
  'tooLarge',
]);

/** Errors of a server that may work later, but not for every change. */
const failures: ReadonlySet<ApiErrorKind> = new Set(['server', 'unreadable', 'mailFailed', 'unknown']);

/** Failures of the server in a row that count as a rejection, so that other entries are sent. */
const maxServerFailures = 6;

/** Whether the entry is not sent again, so that the others are sent. */
export const isRejected = (before: ServerFailures, failed: Failed): boolean =>
  rejections.has(failed.apiError.kind) || withServerFailure(before, failed).count >= maxServerFailures;

/** Counts a failure of the server for an entry. Any other failure, and another entry, start the count again. */
export const withServerFailure = (before: ServerFailures, { id, apiError }: Failed): ServerFailures =>
  failures.has(apiError.kind) ? { id, count: before.id === id ? before.count + 1 : 1 } : noServerFailures;
