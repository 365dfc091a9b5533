/** Pseudo-random choices, which a seed makes repeatable (mulberry32). */
export interface Random {
  /** An integer from `min` to `max`. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** `true` with this probability. */
  readonly chance: (probability: number) => boolean;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: ([first, ...others]) => others[integer(0, others.length) - 1] ?? first,
    chance: (probability) => next() < probability,
  };
}
