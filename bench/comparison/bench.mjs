// `npm run bench -- --peer` compares the product with the Redux peer, in one run; `--quick` with the
// recorded ratios.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { measureFirstLoad } from './first-load.mjs';
import { measureHeldLists } from './held-lists.mjs';
import { measureLongList } from './long-list.mjs';
import { measurePageVisits } from './page-visits.mjs';
import { measureServicesToggle } from './services-toggle.mjs';
import { rows as allRows, compare, printCurves, printTable } from './table.mjs';

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {{ ours: string, peer: string }} folders of the builds
 */

const usualSamples = 7;
const counts = [10, 100, 1_000, 10_000];

/** @type {Record<string, (bench: Bench, samples: number, options: { isBrief: boolean }) => Promise<Record<string, import('./samples.mjs').Pair>>>} */
const measures = {
  slowLoad: (bench, samples) => measureFirstLoad(bench, { samples, hasSlowNetwork: true }),
  fastLoad: (bench, samples) => measureFirstLoad(bench, { samples, hasSlowNetwork: false }),
  visits: (bench, samples) => measurePageVisits(bench, { samples }),
  services: (bench, samples) => measureServicesToggle(bench, { samples, services: 1_000 }),
  list10000: (bench, samples, { isBrief }) => measureLongList(bench, { samples, rows: 10_000, isBrief }),
  held1000: (bench, samples) => measureHeldLists(bench, { samples, rows: 1_000 }),
  held10: (bench, samples) => measureHeldLists(bench, { samples, rows: 10 }),
  held100: (bench, samples) => measureHeldLists(bench, { samples, rows: 100 }),
  held10000: (bench) => measureHeldLists(bench, { samples: 1, rows: 10_000 }),
};

export const measureNames = Object.keys(measures);

/** How many samples `--quick` takes of each measure; together under two minutes, and longer only to measure again. */
const quickSamples = { fastLoad: 3, slowLoad: 1, services: 1, list10000: 1, held1000: 2 };

/** How often `--quick` measures something before it is worse: few samples on a busy machine can be wrong. */
const maxRounds = 3;

const recordedFile = join(projectRoot, 'bench/recorded.json');

/**
 * @param {Bench} bench
 * @param {Pick<import('./options.mjs').Options, 'only' | 'isRecorded' | 'samples'>} options
 * @returns {Promise<boolean>} whether every row is within its target
 */
export async function comparePeer(bench, { only, isRecorded, samples = usualSamples }) {
  const values = await measureAll(bench, Object.fromEntries((only ?? measureNames).map((name) => [name, samples])));
  const compared = compare(values);
  console.log(`\n              ours          peer   ratio  target      medians of ${samples}`);
  printTable(compared);
  if (!only) {
    printCurves(values, counts);
    const folder = join(projectRoot, 'reports');
    mkdirSync(folder, { recursive: true });
    const report = { at: new Date().toISOString(), browser: bench.browser.version(), samples, rows: compared, values };
    writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
    console.log('\nWritten: reports/bench.json');
  }
  if (isRecorded) {
    const ratios = { ...readRecorded(), ...ratiosOf(compared) };
    writeFileSync(recordedFile, `${JSON.stringify(ratios, null, 2)}\n`);
  }
  const over = compared.filter(({ isOver }) => isOver);
  if (over.length > 0) console.log(`\nOver the target: ${over.map(({ name }) => name).join('; ')}.`);
  return over.length === 0;
}

/**
 * Compares the ratios of few samples with the recorded ones.
 * @param {Bench} bench
 * @returns {Promise<boolean>} whether all were measured, and none has worsened by a quarter
 */
export async function compareRecorded(bench) {
  const recorded = readRecorded();
  const rows = new Map();
  const expected = allRows.filter(({ id, measure }) => id in recorded && measure in quickSamples);
  let samples = quickSamples;
  for (let round = 0; round < maxRounds && Object.keys(samples).length > 0; round++) {
    // a row without a ratio is never the lower one
    for (const row of compare(await measureAll(bench, samples, { isBrief: true }))) {
      const best = rows.get(row.id)?.ratio ?? Number.POSITIVE_INFINITY;
      if (row.ratio < best) rows.set(row.id, row);
    }
    const suspects = new Set([...rows.values()].filter(isWorse).map(({ measure }) => measure));
    samples = Object.fromEntries(Object.entries(quickSamples).filter(([measure]) => suspects.has(measure)));
  }
  for (const row of rows.values()) {
    const before = recorded[row.id]?.toFixed(3) ?? 'unknown';
    const verdict = isWorse(row) ? 'WORSE' : 'ok   ';
    console.log(`${verdict} ${row.ratio.toFixed(3).padStart(7)}  recorded ${before.padEnd(8)} ${row.name}`);
  }
  const missing = expected.filter(({ id }) => !rows.has(id));
  if (missing.length > 0) console.log(`\nNot measured: ${missing.map(({ name }) => name).join('; ')}.`);
  const worse = [...rows.values()].filter(isWorse);
  if (worse.length > 0) console.log(`\nWorse by a quarter: ${worse.map(({ name }) => name).join('; ')}.`);
  return worse.length === 0 && missing.length === 0;

  function isWorse({ id, ratio, maxRatio = 0 }) {
    const before = recorded[id];
    // what is far below its target varies by more than a quarter, as blocking time does: a task counts from 50 ms on
    return before !== undefined && ratio > Math.max(before, maxRatio / 3) * 1.25;
  }
}

/** @returns {Record<string, number>} the ratios by the ids of their rows */
const readRecorded = () => (existsSync(recordedFile) ? JSON.parse(readFileSync(recordedFile, 'utf8')) : {});

/** @param {ReturnType<typeof compare>} compared */
const ratiosOf = (compared) =>
  Object.fromEntries(
    compared.filter(({ ratio }) => !Number.isNaN(ratio)).map(({ id, ratio }) => [id, Number(ratio.toPrecision(3))]),
  );

/**
 * @param {Bench} bench
 * @param {Readonly<Record<string, number>>} samples of each measure
 * @param {{ isBrief?: boolean }} [options] with `isBrief`, only what has a ratio is measured
 */
async function measureAll(bench, samples, { isBrief = false } = {}) {
  const values = {};
  for (const [name, count] of Object.entries(samples)) {
    const started = Date.now();
    values[name] = await measures[name](bench, count, { isBrief });
    console.log(`measured ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  return values;
}
