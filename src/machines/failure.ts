/** Parameters that an action or a guard takes from the error event of an invoked actor. */
import type { ErrorActorEvent } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';

export const apiErrorOf = ({ event }: { event: ErrorActorEvent }): ApiError => toApiError(event.error);

export const isUnauthorized = (_: unknown, { kind }: ApiError): boolean => kind === 'unauthorized';
