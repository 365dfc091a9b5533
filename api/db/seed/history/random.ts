/** Chance that is the same every time: mulberry32 from a fixed seed. */
export interface Chance {
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly happens: (probability: number) => boolean;
}

export function createChance(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: ([first, ...others]) => others[whole(0, others.length) - 1] ?? first,
    happens: (probability) => next() < probability,
  };
}
