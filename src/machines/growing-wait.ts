/** Milliseconds of the first wait between attempts, and the maximum. */
export interface Waits {
  readonly first: number;
  readonly max: number;
}

/** A wait that doubles with each attempt before it. */
export const growingWait = ({ first, max }: Waits, before: number): number => Math.min(first * 2 ** before, max);

/** 1, 2, 4, 8 … 60 seconds. */
const recovery: Waits = { first: 1_000, max: 60_000 };

/** Milliseconds until an attempt that failed is repeated. `before` is the number of failures before it. */
export const recoveryWait = (before: number): number => jittered(growingWait(recovery, before));

/** A wait with up to a quarter more: a random part keeps the users of a service that returns apart. */
export const jittered = (wait: number): number =>
  wait * (1 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 1024);
