/** The failures that charts distinguish, as services throw them. */
import { CallError } from '../../../src/services/contract/api-error.ts';

export const refused = new CallError({ kind: 'refused', message: 'Not that' });
export const unauthorized = new CallError({ kind: 'unauthorized', message: 'Sign in again' });
export const timedOut = new CallError({ kind: 'timedOut', message: 'Too late' });
export const missing = new CallError({ kind: 'missing', message: 'Gone' });
