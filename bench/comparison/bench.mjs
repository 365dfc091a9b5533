// `npm run bench -- --peer` compares the product with the Redux peer, in one run.
import { mkdirSync, writeFileSync } from 'node:fs';
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

const samples = 7;
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

/**
 * @param {Bench} bench
 * @param {string} [only] the names of measures, separated by commas
 * @returns {Promise<boolean>} whether every row is within its target
 */
export async function comparePeer(bench, only) {
  const names = only?.split(',') ?? Object.keys(measures);
  const values = await measureAll(bench, names, samples);
  const compared = compare(values);
  console.log(`\n              ours          peer   ratio  target      medians of ${samples}`);
  printTable(compared);
  if (!only) {
    console.log(
      `\nRows a list:${counts
        .map((count) => String(count).padStart(12))
        .join('')
        .slice(4)}`,
    );
    printCurves(values, counts);
    const folder = join(projectRoot, 'reports');
    mkdirSync(folder, { recursive: true });
    const report = { at: new Date().toISOString(), browser: bench.browser.version(), samples, rows: compared, values };
    writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
    console.log('\nWritten: reports/bench.json');
  }
  const over = compared.filter(({ isOver }) => isOver);
  if (over.length > 0) console.log(`\nOver the target: ${over.map(({ name }) => name).join('; ')}.`);
  return over.length === 0;
}

/**
 * @param {Bench} bench
 * @param {readonly string[]} names
 * @param {number} count
 */
async function measureAll(bench, names, count) {
  const values = {};
  for (const name of names) {
    const started = Date.now();
    values[name] = await measures[name](bench, count);
    console.log(`measured ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  return values;
}
