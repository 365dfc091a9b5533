import type { Db } from './db/db.ts';
import type { FileStore } from './files/file-store.ts';
import type { UploadLimits } from './files/reserve-upload.ts';
import type { ProxyTrust } from './http/client-address.ts';
import type { FairQueue } from './http/fair-queue.ts';
import type { Throttle } from './http/throttle.ts';
import type { WorkRules } from './http/work.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PageOrigins } from './page-policy.ts';

/** The dependencies of the API. */
export interface Deps {
  readonly db: Db;
  readonly files: FileStore;
  /** Receives a few files at a time, in turn by address. */
  readonly uploadQueue: FairQueue;
  /** Receives a few large bodies of JSON at a time, in turn by address. */
  readonly bodyQueue: FairQueue;
  /** Renders documents, in turn by account. */
  readonly documentQueue: FairQueue;
  readonly rules: Rules;
  readonly throttles: Throttles;
  /** For work that derives keys of passwords. */
  readonly passwordQueue: FairQueue;
  readonly mail: Mail;
  readonly now: () => Date;
  /** Resolves after that many milliseconds, or as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether the server is being stopped. */
  readonly isStopping: () => boolean;
}

interface Throttles {
  /** Wrong passwords by account and address. */
  readonly account: Throttle;
  /** Wrong passwords by account, from all addresses. */
  readonly everywhere: Throttle;
  /** Wrong passwords by address. */
  readonly address: Throttle;
  /** Wrong passwords by account and device, for a device that has signed in to the account before. */
  readonly device: Throttle;
  /** Wrong current passwords by session. */
  readonly session: Throttle;
  /** Other calls of visitors by address. */
  readonly visitor: Throttle;
  /** The different email addresses that a visitor names. */
  readonly probes: Throttle;
  /** The pairs of a visitor and an email address that `probes` has counted. */
  readonly probed: Throttle;
}

/** What the handlers use of the mail. */
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
  readonly proxyTrust: ProxyTrust;
  /** Origins of other sites that may send credentials. */
  readonly origins: readonly string[];
  /** Other origins that the page needs. */
  readonly pageOrigins: PageOrigins;
  readonly sessionHours: number;
  readonly uploads: UploadLimits;
  readonly work: WorkRules;
}
