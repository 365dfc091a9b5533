import type { Db } from './db/db.ts';
import type { Throttle } from './http/throttle.ts';

/** What the API is built from. */
export interface Deps {
  readonly db: Db;
  readonly rules: Rules;
  readonly throttles: { readonly account: Throttle; readonly address: Throttle; readonly visitor: Throttle };
  readonly now: () => Date;
  /** Resolves after so many milliseconds, or as soon as the caller has gone. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Takes one line; never a query string, a header or a body. */
  readonly log: (line: string) => void;
}

/** How the API behaves where that is a matter of configuration. */
export interface Rules {
  readonly areFaultsEnabled: boolean;
  readonly areRequestsLogged: boolean;
  readonly isProxyTrusted: boolean;
  /** Origins of other sites that may call with credentials. */
  readonly origins: readonly string[];
  readonly sessionHours: number;
}
