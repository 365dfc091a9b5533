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
import { compare, printCurves, printTable } from './table.mjs';

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {{ ours: string, peer: string }} folders of the builds
 */

const usualSamples = 7;
const counts = [10, 100, 1_000, 10_000];

/** @type {Record<string, (bench: Bench, samples: number) => Promise<Record<string, import('./samples.mjs').Pair>>>} */
const measures = {
  slowLoad: (bench, samples) => measureFirstLoad(bench, { samples, hasSlowNetwork: true }),
  fastLoad: (bench, samples) => measureFirstLoad(bench, { samples, hasSlowNetwork: false }),
  visits: (bench, samples) => measurePageVisits(bench, { samples }),
  services: (bench, samples) => measureServicesToggle(bench, { samples, services: 1_000 }),
  list10000: (bench, samples) => measureLongList(bench, { samples, rows: 10_000 }),
  held1000: (bench, samples) => measureHeldLists(bench, { samples, rows: 1_000 }),
  held10: (bench, samples) => measureHeldLists(bench, { samples, rows: 10 }),
  held100: (bench, samples) => measureHeldLists(bench, { samples, rows: 100 }),
  held10000: (bench) => measureHeldLists(bench, { samples: 1, rows: 10_000 }),
};

/** How many samples `--quick` takes of each measure; together under two minutes, and longer only to measure again. */
const quickSamples = { fastLoad: 3, slowLoad: 1, services: 1, list10000: 1, held1000: 2 };

const recordedFile = join(projectRoot, 'bench/recorded.json');

/**
 * @param {Bench} bench
 * @param {{ only?: string | undefined, isRecorded?: boolean | undefined, samples?: number | undefined }} options `only` has the names of measures,
 * separated by commas; with `isRecorded`, the ratios become those that `--quick` compares with
 * @returns {Promise<boolean>} whether every row is within its target
 */
export async function comparePeer(bench, { only, isRecorded, samples = usualSamples }) {
  const names = only?.split(',') ?? Object.keys(measures);
  const values = await measureAll(bench, Object.fromEntries(names.map((name) => [name, samples])));
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
 * @returns {Promise<boolean>} whether none has worsened by a quarter
 */
export async function compareRecorded(bench) {
  const recorded = readRecorded();
  const values = await measureAll(bench, quickSamples);
  const first = worsened(compare(values), recorded);
  // few samples on a busy machine can be wrong once
  const again = Object.fromEntries(first.map(({ measure }) => [measure, quickSamples[measure] ?? 1]));
  const repeated = { ...values, ...(await measureAll(bench, again)) };
  const compared = compare(repeated).filter(({ ratio }) => !Number.isNaN(ratio));
  const worse = worsened(compared, recorded).filter(({ id }) => first.some((each) => each.id === id));
  for (const { id, name, ratio } of compared) {
    const isWorse = worse.some((each) => each.id === id);
    const before = recorded[id]?.toFixed(3) ?? 'unknown';
    console.log(`${isWorse ? 'WORSE' : 'ok   '} ${ratio.toFixed(3).padStart(7)}  recorded ${before.padEnd(8)} ${name}`);
  }
  if (worse.length > 0) console.log(`\nWorse by a quarter: ${worse.map(({ name }) => name).join('; ')}.`);
  return worse.length === 0;
}

/**
 * @param {ReturnType<typeof compare>} compared
 * @param {Readonly<Record<string, number>>} recorded
 */
const worsened = (compared, recorded) =>
  compared.filter(({ id, ratio, maxRatio = Number.POSITIVE_INFINITY }) => {
    const before = recorded[id] ?? Number.POSITIVE_INFINITY;
    // a quarter of nothing is nothing: a recorded 0 may grow up to its target
    return ratio > (before > 0 ? before * 1.25 : maxRatio);
  });

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
 */
async function measureAll(bench, samples) {
  const values = {};
  for (const [name, count] of Object.entries(samples)) {
    const started = Date.now();
    values[name] = await measures[name](bench, count);
    console.log(`measured ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  return values;
}
