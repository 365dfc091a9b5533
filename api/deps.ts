import type { Db } from './db/db.ts';
import type { Throttle } from './http/throttle.ts';

/** The dependencies of the API. */
export interface Deps {
  readonly db: Db;
  readonly rules: Rules;
  readonly throttles: Throttles;
  readonly mail: Mail;
  readonly now: () => Date;
  /** Resolves after that many milliseconds, or as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Writes one line, which never contains a query string, a header or a body. */
  readonly log: (line: string) => void;
}

interface Throttles {
  readonly account: Throttle;
  readonly address: Throttle;
  readonly visitor: Throttle;
  /** The different e-mail addresses that a visitor names. */
  readonly probes: Throttle;
  /** The pairs of a visitor and an e-mail address that `probes` has counted. */
  readonly probed: Throttle;
}

/** What the handlers need to know of the mail. */
interface Mail {
  readonly mode: MailMode;
  /** A message was added to the outbox, or may be. */
  readonly wake: () => void;
}

/** `smtp`: messages are sent. `shown`: they are shown at /dev/mail. `off`: there are none. */
export type MailMode = 'smtp' | 'shown' | 'off';

/** The configurable behaviour of the API. */
export interface Rules {
  readonly areFaultsEnabled: boolean;
  readonly areRequestsLogged: boolean;
  readonly isProxyTrusted: boolean;
  /** Origins of other sites that may send credentials. */
  readonly origins: readonly string[];
  readonly sessionHours: number;
}
