// `npm run flows`: runs every path on the machines and in the browser, and writes their coverage to `reports/flows`.
// `npm run flows -- report` writes the report of the last run again. `npm run flows -- --update` rewrites the expected
// results from the current machines, after a chart was changed on purpose: review the difference.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { importTypeScript, readCharts } from './charts.mjs';
import { countByKind, measureCoverage } from './flows/coverage.mjs';
import { writeExports } from './flows/exports.mjs';
import { toJunit } from './flows/junit.mjs';
import { toManualTests } from './flows/manual-tests.mjs';
import { toPage } from './flows/report-page.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const folder = join(projectRoot, 'reports/flows');
const browserProjects = ['flows-en', 'flows-ar'].map((project) => `--project=${project}`);

if (process.argv[2] === '--update') {
  compileCatalogue();
  process.exit(run('vitest', ['run', 'tests/flows/flows.test.ts'], { UPDATE_FLOWS: '1' }) ? 0 : 1);
}

const hasPassed = process.argv[2] === 'report' || runFlows();
const unit = read('unit.json');
if (!unit) {
  console.error('Flows: the unit flows wrote no report.');
  process.exit(1);
}

const documented = await readCharts();
const coverage = measureCoverage(
  documented.map(({ chart }) => chart),
  unit,
  read('browser.json'),
);
const { drawChart } = await importTypeScript('src/inspector/chart-drawing.ts');
const descriptions = new Map(documented.map(({ chart, description }) => [chart.id, description]));
const manualTests = new Map(
  coverage.machines.flatMap((machine) => toManualTests(machine, 'en')).map((test) => [test.id, test]),
);
const date = new Date().toISOString().slice(0, 16).replace('T', ' ');

mkdirSync(folder, { recursive: true });
write('index.html', await toPage(coverage, { draw: drawChart, descriptions, date, manualTests }));
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
if (!hasPassed) console.error('Flows: a test failed.');
console.log('Flows: see reports/flows/index.html.');
process.exit(hasPassed && coverage.problems.length === 0 ? 0 : 1);

function runFlows() {
  for (const name of ['unit.json', 'browser.json']) rmSync(join(folder, name), { force: true });
  compileCatalogue();
  const hasUnitPassed = run('vitest', ['run', 'tests/flows']);
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  return run('playwright', ['test', ...browserProjects], { FLOW_PICTURES: '1' }) && hasUnitPassed;
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
