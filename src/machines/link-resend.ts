/** When a message with a link may be sent again. The server enforces the same limits. */
import type { ApiError } from '../services/contract/api-error.ts';

/** The time of a request to send, in milliseconds. */
export interface Resend {
  readonly now: number;
}

const secondsBetween = 60;

/** The time from which the next message may be sent, after one was sent now. */
export const resendAfter = (): number => Date.now() + secondsBetween * 1000;

/** The same, after one could not be sent: the link of the message before it is still valid. */
export const resendAfterFailure = (resendAt: number, { retryAt }: ApiError): number => retryAt ?? resendAt;

/** No server lets a person wait longer, in milliseconds. */
const maxWait = 60 * 60 * 1000;

/** The stored time; 0 when it was computed with a clock that was ahead and has been corrected since. */
export const storedResendAt = (resendAt: number): number => (resendAt > Date.now() + maxWait ? 0 : resendAt);

/** How long a link is valid, in milliseconds. */
const linkLifetime = 60 * 60 * 1000;

/** Whether the link of the last message has expired. */
export const isOver = (resendAt: number): boolean => Date.now() > resendAt - secondsBetween * 1000 + linkLifetime;
