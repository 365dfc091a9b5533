/** What a failed call means for what can be done next, used by the machines. */
import type { ApiError, ApiErrorKind } from '../api-error.ts';

const kindsWithoutReply: ReadonlySet<ApiErrorKind> = new Set(['offline', 'unreachable', 'timedOut', 'unreadable']);

/** Whether the service did not answer the call. */
export const hasNoReply = ({ kind }: ApiError): boolean => kindsWithoutReply.has(kind);

/** Whether the call may succeed later without a change by the user. */
export const isTransient = (apiError: ApiError): boolean =>
  hasNoReply(apiError) || apiError.kind === 'maintenance' || apiError.kind === 'throttled';

/** Until when the server throttles another attempt, in milliseconds; 0 when it does not. */
export const throttledUntil = (apiError: ApiError | null): number =>
  apiError?.kind === 'throttled' ? (apiError.retryAt ?? 0) : 0;

/** Whether the request did not reach the server, as far as the browser reports. */
export const isUnsent = ({ kind }: ApiError): boolean => kind === 'offline' || kind === 'unreachable';

/** Whether the request may have reached the server although the call failed. */
export const mayHaveArrived = (apiError: ApiError): boolean => hasNoReply(apiError) && apiError.kind !== 'offline';
