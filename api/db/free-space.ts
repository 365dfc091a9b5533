/**
 * Keeps an embedded database from a full disk. PGlite repeats for ever to create a file of its write-ahead log that finds no
 * space, in the thread of the server. So the database accepts only reads while little space is left, as a standby does.
 */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';

/** Four files of the write-ahead log: what is written between two checks is far less. */
const minFreeBytes = 64 * 1024 * 1024;

export interface SpaceDeps {
  /** Logs a warning. */
  readonly warn: (line: string) => void;
  readonly freeBytes: (folder: string) => number;
}

/** The bytes that a process without privileges may still write; no limit where the file system does not state it. */
export function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Throws a StartError where a database could not even be opened. */
export function requireSpace(folder: string, { freeBytes }: SpaceDeps): void {
  if (freeBytes(folder) < minFreeBytes)
    throw new StartError(`The data folder ${folder} has less than 64 MB of free space.`);
}

/**
 * Returns a function that is called before each query and transaction. The check takes microseconds, less than a hundredth
 * of a query, so that its result is never old.
 */
export function watchSpace(client: Pick<PGlite, 'exec'>, folder: string, { warn, freeBytes }: SpaceDeps) {
  let isFull = false;
  return async (): Promise<void> => {
    const isFullNow = freeBytes(folder) < minFreeBytes;
    if (isFullNow === isFull) return;
    await client.exec(`set default_transaction_read_only = ${isFullNow ? 'on' : 'off'}`);
    isFull = isFullNow;
    warn(
      isFull
        ? `The data folder ${folder} has less than 64 MB of free space: changes are refused until it has more.`
        : `The data folder ${folder} has free space again: changes are accepted.`,
    );
  };
}
