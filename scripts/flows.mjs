// `npm run flows`: plays every path on the machines and in the browser, and writes what that proves to `reports/flows`.
// `npm run flows -- report` judges what was played last. `npm run flows -- --update` takes what the machines do now for
// what is expected of them; it is for a chart that was changed on purpose, and its difference is there to be read.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { load, readCharts } from './charts.mjs';
import { toJunit } from './flows/junit.mjs';
import { toPage } from './flows/report-page.mjs';
import { countsOf, judge } from './flows/verdict.mjs';
import { home } from './home.mjs';
import { run } from './run.mjs';

const folder = join(home, 'reports/flows');
const inBrowser = ['flows-en', 'flows-ar'].map((project) => `--project=${project}`);

if (process.argv[2] === '--update') {
  compileCatalogue();
  process.exit(run('vitest', ['run', 'tests/flows/flows.test.ts'], { UPDATE_FLOWS: '1' }) ? 0 : 1);
}

const isWell = process.argv[2] === 'report' || play();
const unit = read('unit.json');
if (!unit) {
  console.error('Flows: the units wrote nothing to judge.');
  process.exit(1);
}

const documented = await readCharts();
const verdict = judge(
  documented.map(({ chart }) => chart),
  unit,
  read('browser.json'),
);
const { drawChart } = await load('src/inspector/chart-drawing.ts');
const sentences = new Map(documented.map(({ chart, sentence }) => [chart.id, sentence]));
const at = new Date().toISOString().slice(0, 16).replace('T', ' ');

mkdirSync(folder, { recursive: true });
write('index.html', await toPage(verdict, { draw: drawChart, sentences, at }));
write('flows.json', `${JSON.stringify(summaryOf(verdict), null, 2)}\n`);
write('junit.xml', toJunit(verdict));

for (const { transition, fault } of verdict.faults) console.error(`${transition}\n    ${fault}`);
const proven = verdict.machines.flatMap(({ proofs }) => proofs);
console.log(
  `Flows: ${proven.length} transitions: ${countsOf(proven)
    .map(({ by, count }) => `${count} ${by}`)
    .join(', ')}.`,
);
if (!verdict.isBrowserThere) console.log('Flows: the browser has not run, and its part is missing.');
if (!isWell) console.error('Flows: a test failed.');
console.log('Flows: reports/flows/index.html has the rest.');
process.exit(isWell && verdict.faults.length === 0 ? 0 : 1);

function play() {
  for (const name of ['unit.json', 'browser.json']) rmSync(join(folder, name), { force: true });
  compileCatalogue();
  const isUnitWell = run('vitest', ['run', 'tests/flows']);
  return run('playwright', ['test', ...inBrowser]) && isUnitWell;
}

/** @param {import('./flows/verdict.mjs').Verdict} verdict */
function summaryOf({ machines, isBrowserThere, faults }) {
  return {
    at,
    isBrowserThere,
    faults,
    machines: machines.map(({ id, proofs, paths, unvisited }) => ({
      id,
      counts: Object.fromEntries(countsOf(proofs).map(({ by, count }) => [by, count])),
      transitions: proofs.map(({ transition, ...proof }) => ({ id: transition.id, ...proof })),
      paths,
      unvisited,
    })),
  };
}

/** @param {string} name */
function read(name) {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(join(folder, name), text);
}
