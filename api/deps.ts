import type { Db } from './db/db.ts';
import type { FileStore } from './files/file-store.ts';
import type { UploadLimits } from './files/reserve-upload.ts';
import type { UploadSlots } from './files/upload-slots.ts';
import type { Throttle } from './http/throttle.ts';

/** The dependencies of the API. */
export interface Deps {
  readonly db: Db;
  readonly files: FileStore;
  readonly uploadSlots: UploadSlots;
  readonly rules: Rules;
  readonly throttles: { readonly account: Throttle; readonly address: Throttle; readonly visitor: Throttle };
  readonly now: () => Date;
  /** Resolves after that many milliseconds, or as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Writes one line, which never contains a query string, a header or a body. */
  readonly log: (line: string) => void;
}

/** The configurable behaviour of the API. */
export interface Rules {
  readonly areFaultsEnabled: boolean;
  readonly areRequestsLogged: boolean;
  readonly isProxyTrusted: boolean;
  /** Origins of other sites that may send credentials. */
  readonly origins: readonly string[];
  readonly sessionHours: number;
  readonly uploads: UploadLimits;
}
