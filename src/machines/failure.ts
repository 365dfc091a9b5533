/** What the machines do with the error of an invoked actor. */
import type { ErrorActorEvent } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';

/** The API error of an actor that failed. */
export const apiErrorOf = ({ event }: { event: ErrorActorEvent }): ApiError => toApiError(event.error);

/** Whether a call failed because its session is over. */
export const isUnauthorized = (_: unknown, { kind }: ApiError): boolean => kind === 'unauthorized';

/** For `onError`: the guard and the action with these names in the machine, with the API error. */
export const isSessionOver = { type: 'isSessionOver', params: apiErrorOf } as const;
export const storeFailure = { type: 'storeFailure', params: apiErrorOf } as const;
