// The rows of the comparison: where each value comes from, and its target.

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} name
 * @property {string} unit of the values
 * @property {string} measure in `bench.mjs`
 * @property {(values: Values) => import('./samples.mjs').Pair | undefined} pick
 * @property {number} [maxRatio] of ours to the peer
 * @property {number} [max] of ours
 * @typedef {Readonly<Record<string, Readonly<Record<string, import('./samples.mjs').Pair>>>>} Values by their measure
 */

const roundedTo = (digits, value) => Number(value.toFixed(digits));

const from = (measure, key) => ({ measure, pick: (values) => values[measure]?.[key] });

/** @type {readonly Row[]} */
export const rows = [
  { id: 'js', name: 'first-load JavaScript, brotli', unit: 'KB', ...from('slowLoad', 'js'), maxRatio: 0.69 },
  { id: 'first-paint', name: 'first paint', unit: 'ms', ...from('slowLoad', 'paint'), maxRatio: 0.3 },
  {
    id: 'sign-up',
    name: '“Sign up” tapped until its dialog',
    unit: 'ms',
    ...from('slowLoad', 'signUp'),
    maxRatio: 0.75,
  },
  { id: 'content', name: 'server content shown', unit: 'ms', ...from('slowLoad', 'content'), maxRatio: 0.58 },
  {
    id: 'content-fast',
    name: '– without a network limit',
    unit: 'ms',
    ...from('fastLoad', 'content'),
    maxRatio: 0.58,
  },
  {
    id: 'load-cpu',
    name: 'main-thread CPU of the first load',
    unit: 'ms',
    ...from('slowLoad', 'cpu'),
    maxRatio: 0.65,
  },
  { id: 'load-cpu-fast', name: '– without a network limit', unit: 'ms', ...from('fastLoad', 'cpu'), maxRatio: 0.65 },
  {
    id: 'blocking',
    name: 'blocking time of the first load',
    unit: 'ms',
    ...from('slowLoad', 'blocking'),
    maxRatio: 0.25,
  },
  {
    id: 'reload',
    name: 'first rows after a reload, 1,000 rows a list',
    unit: 'ms',
    ...from('held1000', 'firstRows'),
    maxRatio: 0.5,
  },
  { id: 'reload-cpu', name: 'CPU of that reload', unit: 'ms', ...from('held1000', 'reloadCpu'), maxRatio: 0.4 },
  {
    id: 'first-visit',
    name: 'first visit of another page, click to rows',
    unit: 'ms',
    ...from('visits', 'firstVisit'),
    maxRatio: 1,
  },
  { id: 'next-visit', name: 'the next visit of it', unit: 'ms', ...from('visits', 'nextVisit'), maxRatio: 1 },
  { id: 'open', name: '10,000 rows: opened', unit: 'ms', ...from('list10000', 'opened'), maxRatio: 0.08 },
  { id: 'longest-task', name: '10,000 rows: longest task', unit: 'ms', ...from('list10000', 'longestTask') },
  { id: 'nodes', name: '10,000 rows: DOM nodes', unit: '', ...from('list10000', 'nodes'), max: 1_500 },
  {
    id: 'frame',
    name: '10,000 rows: worst frame while scrolling',
    unit: 'ms',
    ...from('list10000', 'worstFrame'),
    max: 50,
  },
  {
    id: 'key-many',
    name: 'a filter keystroke over 10,000 rows, CPU',
    unit: 'ms',
    ...from('list10000', 'keyMany'),
    max: 30,
  },
  {
    id: 'key-few',
    name: 'a filter keystroke after which 51 rows remain, CPU',
    unit: 'ms',
    ...from('list10000', 'keyFew'),
    max: 30,
  },
  {
    id: 'typed',
    name: 'a character typed, 1,000 rows a list, CPU',
    unit: 'ms',
    ...from('held1000', 'typedCpu'),
    maxRatio: 0.15,
  },
  { id: 'serialised', name: 'characters serialised by it', unit: '', ...from('held1000', 'serialised'), max: 2_000 },
  {
    id: 'toggle',
    name: 'language toggle, 1,000 rows a list, CPU',
    unit: 'ms',
    ...from('held1000', 'toggleCpu'),
    maxRatio: 0.3,
  },
  {
    id: 'services',
    name: 'the first toggle, 1,000 services, interaction',
    unit: 'ms',
    ...from('services', 'interaction'),
    max: 200,
  },
];

/** The values that are measured with a growing number of rows a list. */
const curves = {
  firstRows: 'first rows after a reload, ms',
  reloadCpu: 'CPU of that reload, ms',
  toggleCpu: 'language toggle, CPU ms',
  typedCpu: 'a character typed, CPU ms',
  serialised: 'characters serialised by it',
};

/**
 * The rows that were measured, with their ratio and whether they are over their target.
 * @param {Values} values
 */
export function compare(values) {
  return rows.flatMap(({ pick, ...row }) => {
    const pair = pick(values);
    if (!pair) return [];
    const ratio = pair.ours / pair.peer;
    const isOver =
      isMissing({ ...row, ...pair, ratio }) ||
      roundedTo(2, ratio) > (row.maxRatio ?? Number.POSITIVE_INFINITY) ||
      pair.ours > (row.max ?? Number.POSITIVE_INFINITY);
    return [{ ...row, ...pair, ratio, isOver }];
  });
}

/** Whether a value that has a limit was not measured. */
const isMissing = ({ ours, ratio, max, maxRatio }) =>
  (max !== undefined && Number.isNaN(ours)) || (maxRatio !== undefined && Number.isNaN(ratio));

const shown = (value, unit) => (Number.isNaN(value) ? '–' : `${format.format(value)}${unit && ` ${unit}`}`);
const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 4, maximumFractionDigits: 1 });

/** @param {ReturnType<typeof compare>} compared */
export function printTable(compared) {
  for (const { name, unit, ours, peer, ratio, maxRatio, max, isOver } of compared) {
    const target =
      maxRatio === undefined ? (max === undefined ? '' : `≤ ${shown(max, unit)}`) : `≤ ${maxRatio.toFixed(2)}`;
    const cells = [shown(ours, unit).padStart(11), shown(peer, unit).padStart(13), ratioText(ratio).padStart(7)];
    console.log(`${isOver ? 'OVER' : 'ok  '} ${cells.join(' ')}  ${target.padEnd(10)}  ${name}`);
  }
}

const ratioText = (ratio) => (Number.isNaN(ratio) ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2));

/**
 * @param {Values} values
 * @param {readonly number[]} counts
 */
export function printCurves(values, counts) {
  console.log(
    `\nRows a list${counts
      .map((count) => String(count).padStart(12))
      .join('')
      .slice(3)}`,
  );
  for (const [key, name] of Object.entries(curves)) {
    console.log(`\n${name}`);
    for (const side of ['ours', 'peer']) {
      const cells = counts.map((count) => shown(values[`held${count}`]?.[key]?.[side] ?? Number.NaN, '').padStart(12));
      console.log(`  ${side.padEnd(6)}${cells.join('')}`);
    }
  }
}
