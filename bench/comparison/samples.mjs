// Takes samples of both pages in turn, so that a load on the machine affects both.

/** @typedef {{ ours: number, peer: number }} Pair medians */

/** @type {['ours', 'peer']} */
const names = ['ours', 'peer'];

/**
 * Returns the medians of each measured value, by its name.
 * @param {number} count samples of each page
 * @param {(name: 'ours' | 'peer') => Promise<Record<string, number>>} sample
 * @returns {Promise<Record<string, Pair>>}
 */
export async function interleave(count, sample) {
  const taken = { ours: [], peer: [] };
  for (let at = 0; at < count; at++) {
    // the first of the two may find a colder machine
    for (const name of at % 2 === 0 ? names : names.toReversed()) taken[name].push(await sample(name));
  }
  const keys = Object.keys({ ...taken.ours[0], ...taken.peer[0] });
  const medianOf = (name, key) => median(taken[name].map((each) => each[key]).filter((value) => value !== undefined));
  return Object.fromEntries(keys.map((key) => [key, { ours: medianOf('ours', key), peer: medianOf('peer', key) }]));
}

/**
 * Of two in the middle the lower one, since chance only adds to a time.
 * @param {readonly number[]} values
 */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/**
 * Runs `make` for both pages.
 * @template T
 * @param {(name: 'ours' | 'peer') => Promise<T>} make
 * @returns {Promise<Record<'ours' | 'peer', T>>}
 */
export async function forBoth(make) {
  return { ours: await make('ours'), peer: await make('peer') };
}
