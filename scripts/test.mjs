// `npm test`: runs every test, including those in a real browser. `npm test -- quotation` runs those of a feature: files
// with the word in their name, and titles that contain it. Arguments that begin with a dash go to both runners.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from './build-stamp.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { projectRoot } from './project-paths.mjs';
import { run, runBeside } from './run.mjs';
import { patternOf, selectTests } from './select-tests.mjs';

const args = process.argv.slice(2);
const word = args.filter((arg) => !arg.startsWith('-')).join(' ');
const options = args.filter((arg) => arg.startsWith('-'));
const reports = { named: 'reports/vitest.json', titled: 'reports/vitest-titles.json', browser: 'reports/browser.json' };
for (const report of Object.values(reports)) rmSync(join(projectRoot, report), { force: true });

compileCatalogue();
const results = word === '' ? await runAll() : runSelected(selectTests(projectRoot, word));
const [passed, failed] = results.reduce(([ok, bad], [more, less]) => [ok + more, bad + less], [0, 0]);
if (word !== '') console.log('`npm test` also runs the tables of every call, machine and page.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs both side by side, since each leaves a core idle while it starts and while its last files run. */
async function runAll() {
  build();
  const [vitest, browser] = await Promise.all([
    // the browser takes longer: with a little less of the processor for the others, both end together
    runBeside('vitest', ['run', ...options, ...outputTo(reports.named)], { isOutputHeld: true, priority: 2 }),
    runBeside('playwright', ['test', ...options]),
  ]);
  return [countVitest(reports.named, vitest), countBrowser(browser)];
}

/** @param {ReturnType<typeof selectTests>} selection */
function runSelected({ vitest, browser }) {
  const specs = [...browser.named, ...browser.mentioning];
  if (specs.length > 0) build();
  const none = [0, 0];
  return [
    vitest.named.length > 0 ? runVitest(reports.named, vitest.named) : none,
    vitest.mentioning.length > 0 ? runVitest(reports.titled, [...vitest.mentioning, '-t', patternOf(word)]) : none,
    // Playwright compares the pattern with the file's path, too
    specs.length > 0 ? runBrowser([...specs, ...projectsOf(specs), '--grep', patternOf(word)]) : none,
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
  return countVitest(report, run('vitest', ['run', ...args]));
}

/** @param {string} report */
function outputTo(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * @param {string} report
 * @param {boolean} hasPassed
 */
function countVitest(report, hasPassed) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report) ?? {};
  return [numPassedTests, failuresIn(numFailedTests, hasPassed)];
}

/** @param {string[]} selected */
function runBrowser(selected) {
  return countBrowser(run('playwright', ['test', ...selected, '--pass-with-no-tests', ...options]));
}

/** @param {boolean} hasPassed */
function countBrowser(hasPassed) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(reports.browser)?.stats ?? {};
  return [expected, failuresIn(unexpected + flaky, hasPassed)];
}

/**
 * The projects of the files, so that no other server is started.
 * @param {string[]} specs
 */
function projectsOf(specs) {
  const projects = specs.flatMap((path) => {
    if (path.startsWith('tests/flows/')) return ['flows'];
    return /\/inspector[\w-]*\.spec\.ts$/.test(path) ? ['inspect'] : ['en', 'ar'];
  });
  return [...new Set(projects)].map((project) => `--project=${project}`);
}

/**
 * A runner can fail without a failed test: when a file does not load or a server does not start.
 * @param {number} count
 * @param {boolean} hasPassed
 */
function failuresIn(count, hasPassed) {
  return hasPassed ? count : Math.max(count, 1);
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, report), 'utf8'));
  } catch {
    return undefined;
  }
}
