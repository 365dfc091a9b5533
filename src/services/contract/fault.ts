/** What can go wrong with a call, as plain data that a snapshot can hold and a screen can explain. */
import { isObject } from './fields.ts';

export type FaultKind =
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

export interface Fault {
  readonly kind: FaultKind;
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
export const sentences = {
  timedOut: 'Request timed out',
  badRequest: 'Bad Request',
  invalidUrl: 'Invalid URL',
  canceled: 'Request canceled',
  unknown: 'An error occurred',
} as const;

/** A call that failed. Carries the fault; its `message` is the fault's. */
export class CallError extends Error {
  readonly fault: Fault;
  constructor(fault: Partial<Fault> & Pick<Fault, 'kind'>) {
    const whole = { status: null, message: sentences.unknown, fields: {}, retryAfter: null, ...fault };
    super(whole.message);
    this.name = 'CallError';
    this.fault = whole;
  }
}

/** The fault of whatever was thrown; never throws. */
export function asFault(thrown: unknown): Fault {
  if (isObject(thrown) && isObject(thrown.fault)) return thrown.fault as unknown as Fault; // a CallError, also one from another realm
  const message = thrown instanceof Error && thrown.message ? thrown.message : sentences.unknown;
  return { kind: 'unknown', status: null, message, fields: {}, retryAfter: null };
}
