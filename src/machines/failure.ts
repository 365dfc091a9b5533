/** Parameters that an action or a guard takes from the error event of an invoked actor. */
import type { ErrorActorEvent } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';

/** The API error of an actor that failed. */
export const apiErrorOf = ({ event }: { event: ErrorActorEvent }): ApiError => toApiError(event.error);

/** Whether a call failed because its session is over. */
export const isUnauthorized = (_: unknown, { kind }: ApiError): boolean => kind === 'unauthorized';
