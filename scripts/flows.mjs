// `npm run flows`: runs every path on the machines and in the browser, and writes their coverage to `reports/flows`.
// `npm run flows -- report` writes the report of the last run again. `npm run flows -- --update` rewrites the expected
// results from the current machines, after a chart was changed on purpose: review the difference. `--coverage=pairs`
// takes every pair of consecutive transitions, `--walk` takes 10,000 random events through each machine,
// `--mutants` changes each part of each definition and lists the changes that nothing detects.
// `--machine sign-up,auth` narrows any of them to these machines.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { importTypeScript, readCharts } from './charts.mjs';
import { readOrExit } from './command-line.mjs';
import { countByKind, measureCoverage } from './flows/coverage.mjs';
import { writeExports } from './flows/exports.mjs';
import { toJunit } from './flows/junit.mjs';
import {
  prepareFolder,
  readBrowserReport,
  readJson,
  readLastRun,
  requireResults,
  storeLastRun,
} from './flows/last-run.mjs';
import { toManualTests } from './flows/manual-tests.mjs';
import { measureMachines } from './flows/measure-machines.mjs';
import { kebab, readOptions } from './flows/options.mjs';
import { toPage } from './flows/report-page.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const folder = join(projectRoot, 'reports/flows');

const every = await readCharts();
const options = readOrExit(() =>
  readOptions(
    process.argv.slice(2),
    every.map(({ chart }) => chart.id),
  ),
);
const { task, machines, isNarrowed } = options;
const narrowed = isNarrowed ? { FLOWS_MACHINES: machines.join(',') } : {};

if (task === 'update') {
  compileCatalogue();
  process.exit(run('vitest', ['run', 'tests/flows/flows.test.ts'], { ...narrowed, UPDATE_FLOWS: '1' }) ? 0 : 1);
}
readOrExit(() => prepareFolder(folder));
if (task === 'walk' || task === 'mutants') process.exit((await runMeasurement()) ? 0 : 1);

const { hasPassed, hasEnded } = task === 'report' ? readOrExit(() => readLastRun(folder)) : await runTask();
const unit = readOrExit(() => requireResults(readJson(folder, 'unit.json'), options));

const last = new Set(unit.machines.map((/** @type {{ id: string }} */ { id }) => id));
// the last run may have been narrowed
const documented = every.filter(({ chart: { id } }) => machines.includes(id) && (isNarrowed || last.has(id)));
const pairs = readOrExit(() => readJson(folder, 'pairs.json'));
const coverage = measureCoverage(
  documented.map(({ chart }) => chart),
  unit,
  readOrExit(() => readBrowserReport(folder, task)),
  every.map(({ chart }) => chart),
);
const failure = hasEnded ? 'a test failed' : 'the run was interrupted';
if (!hasPassed && coverage.problems.length === 0) coverage.problems.push({ id: 'flows', problem: failure });
const { drawChart } = await importTypeScript('src/inspector/chart-drawing.ts');
const descriptions = new Map(documented.map(({ chart, description }) => [chart.id, description]));
const manualTests = new Map(
  coverage.machines.flatMap((machine) => toManualTests(machine, 'en')).map((test) => [test.id, test]),
);
const date = new Date().toISOString().slice(0, 16).replace('T', ' ');

write(
  'index.html',
  await toPage(coverage, { draw: drawChart, descriptions, date, manualTests, pairs, machinesOfProduct: every.length }),
);
write('flows.json', `${JSON.stringify(toSummary(coverage), null, 2)}\n`);
write('junit.xml', toJunit(coverage));
writeExports(folder, coverage);

for (const { id, problem } of coverage.problems) console.error(`${id}\n    ${problem}`);
const transitions = coverage.machines.flatMap((machine) => machine.coverage);
console.log(
  `Flows: ${transitions.length} transitions: ${countByKind(transitions)
    .map(({ by, count }) => `${count} ${by}`)
    .join(', ')}.`,
);
if (!coverage.hasBrowserRuns) console.log('Flows: the browser flows have not run.');
if (!hasPassed) console.error(`Flows: ${failure}.`);
if (documented.length < every.length)
  console.log(`Flows: narrowed to ${documented.map(({ chart }) => chart.id).join(', ')}.`);
console.log('Flows: see reports/flows/index.html.');
process.exitCode = hasPassed && coverage.problems.length === 0 ? 0 : 1;

async function runTask() {
  storeLastRun(folder, { task, hasPassed: false, hasEnded: false }); // until it ends
  const run = { task, hasPassed: task === 'flows' ? runFlows() : await runPathsAndMeasure(), hasEnded: true };
  storeLastRun(folder, run);
  return run;
}

async function runPathsAndMeasure() {
  const havePathsPassed = runPaths(['tests/flows/flows.test.ts']);
  return (await runMeasurement()) && havePathsPassed;
}

function runMeasurement() {
  return measureMachines(options, { folder, charts: every.map(({ chart }) => chart) });
}

function runFlows() {
  for (const name of ['browser.json', 'pairs.json']) rmSync(join(folder, name), { force: true });
  const hasUnitPassed = runPaths([isNarrowed ? 'tests/flows/flows.test.ts' : 'tests/flows']);
  const specs = machines
    .map((id) => `tests/flows/browser/${kebab(id)}.spec.ts`)
    .filter((spec) => existsSync(join(projectRoot, spec)));
  if (isNarrowed && specs.length === 0) return hasUnitPassed;
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  const hasBrowserPassed = run('playwright', ['test', ...(isNarrowed ? specs : []), '--project=flows'], {
    FLOW_PICTURES: '1',
  });
  return hasBrowserPassed && hasUnitPassed;
}

/** @param {string[]} files */
function runPaths(files) {
  rmSync(join(folder, 'unit.json'), { force: true });
  compileCatalogue();
  return run('vitest', ['run', ...files], narrowed);
}

/** @param {import('./flows/coverage.mjs').Coverage} coverage */
function toSummary({ machines, hasBrowserRuns, problems }) {
  return {
    date,
    hasBrowserRuns,
    problems,
    machines: machines.map((machine) => ({
      id: machine.id,
      counts: Object.fromEntries(countByKind(machine.coverage).map(({ by, count }) => [by, count])),
      transitions: machine.coverage.map(({ transition, ...each }) => ({ id: transition.id, ...each })),
      paths: machine.paths,
      unvisited: machine.unvisited,
      pairs: pairs?.[machine.id] ?? null,
    })),
  };
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(join(folder, name), text);
}
