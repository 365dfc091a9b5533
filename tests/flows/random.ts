/** Random numbers from a seed, so that a walk can be repeated. */
export interface Random {
  /** At least 0 and below 1. */
  number(): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  pick<T>(items: readonly T[]): T | undefined;
}

/** The generator `mulberry32`. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { number, pick: <T>(items: readonly T[]) => items[Math.floor(number() * items.length)] as T };
}
