// `npm test`: runs every test, including those in a real browser. `npm test -- quotation` runs those of a feature: files
// with the word in their name, and titles that contain it. Arguments that begin with a dash go to both runners.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from './build-stamp.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { readOrExit, requireNoHelp } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';
import { run, runBeside } from './run.mjs';
import { patternOf, projectsOf, selectTests } from './select-tests.mjs';
import { browserResults, printResults, readReport, vitestResults } from './test-results.mjs';

const args = process.argv.slice(2);
readOrExit(() => requireNoHelp(args, 'Usage: npm test [-- a word of files and titles] [options of both runners]'));
const word = args.filter((arg) => !arg.startsWith('-')).join(' ');
const options = args.filter((arg) => arg.startsWith('-'));
const reports = { named: 'reports/vitest.json', titled: 'reports/vitest-titles.json', browser: 'reports/browser.json' };
for (const report of Object.values(reports)) rmSync(join(projectRoot, report), { force: true });

compileCatalogue();
const results = word === '' ? await runAll() : runSelected(selectTests(projectRoot, word));
if (word !== '') console.log('`npm test` also runs the tables of every call, machine and page.');
const none = word === '' ? undefined : `no test has “${word}” in its title or in the name of its file`;
process.exitCode = printResults(results, none) ? 0 : 1;

/** Runs both side by side, since each leaves a core idle while it starts and while its last files run. */
async function runAll() {
  build();
  const [vitest, browser] = await Promise.all([
    runBeside('vitest', ['run', ...options, ...outputTo(reports.named)], { isOutputHeld: true }),
    runBeside('playwright', ['test', ...options]),
  ]);
  return [vitestResults(readReport(reports.named), vitest), browserResults(readReport(reports.browser), browser)];
}

/** @param {ReturnType<typeof selectTests>} selection */
function runSelected({ vitest, browser }) {
  const specs = [...browser.named, ...browser.mentioning];
  if (specs.length > 0) build();
  /** @type {import('./test-results.mjs').Results} */
  const none = { passed: 0, failures: [] };
  return [
    vitest.named.length > 0 ? runVitest(reports.named, vitest.named) : none,
    vitest.mentioning.length > 0 ? runVitest(reports.titled, [...vitest.mentioning, '-t', patternOf(word)]) : none,
    // Playwright compares the pattern with the file's path, too
    specs.length > 0
      ? runBrowser([...specs, ...projectsOf(specs).map((project) => `--project=${project}`), '--grep', patternOf(word)])
      : none,
  ];
}

function build() {
  if (isBuildCurrent() || run('build.mjs')) return;
  console.error('The tests need a build, and it failed.');
  process.exit(1);
}

/**
 * @param {string} report
 * @param {string[]} selected
 */
function runVitest(report, selected) {
  const args = [...selected, '--passWithNoTests', ...options, ...outputTo(report)];
  const hasPassed = run('vitest', ['run', ...args]);
  return vitestResults(readReport(report), hasPassed);
}

/** @param {string} report */
function outputTo(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** @param {string[]} selected */
function runBrowser(selected) {
  const hasPassed = run('playwright', ['test', ...selected, '--pass-with-no-tests', ...options]);
  return browserResults(readReport(reports.browser), hasPassed);
}
