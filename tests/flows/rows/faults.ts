/** The failures that charts distinguish, as services throw them. */
import { CallError } from '../../../src/services/contract/api-error.ts';

export const refused = new CallError({ kind: 'refused', message: 'Not that' });
export const failed = new CallError({ kind: 'server', message: 'An error' });
export const offline = new CallError({ kind: 'offline', message: 'No connection' });
export const unauthorized = new CallError({ kind: 'unauthorized', message: 'Sign in again' });
export const timedOut = new CallError({ kind: 'timedOut', message: 'Too late' });
export const expired = new CallError({ kind: 'linkExpired', message: 'Used' });
export const throttled = new CallError({ kind: 'throttled', message: 'Too many', retryAt: 1_772_700_030_000 });
export const throttledLonger = new CallError({
  kind: 'throttled',
  message: 'Too many',
  retryAt: 1_772_700_090_000,
});
export const missing = new CallError({ kind: 'missing', message: 'Gone' });
export const mailFailed = new CallError({ kind: 'mailFailed', message: 'No mail' });
export const unreachable = new CallError({ kind: 'unreachable', message: 'Failed to fetch' });
export const maintenance = new CallError({ kind: 'maintenance', message: 'Later', retryAt: 1_772_700_060_000 });
/** Maintenance, of which the service does not state the end. */
export const updated = new CallError({ kind: 'maintenance', message: 'Later' });
