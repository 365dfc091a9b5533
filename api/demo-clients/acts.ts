import type { Db } from '../db/db.ts';

export interface ActInput {
  readonly tx: Db;
  readonly now: Date;
  /** The time, on the site's clock, before which the data is that of the seed, which nobody acts on. */
  readonly since: string;
  /** The time, on the site's clock, that is some waiting times ago. */
  readonly before: (waits: number) => string;
}

/** Performs at most one act that is due, and returns whether there was one. */
export type Act = (input: ActInput) => Promise<boolean>;
