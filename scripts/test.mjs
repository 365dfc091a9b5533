// `npm test`: runs every test, including those in a real browser. Arguments after `--` go to both runners, for example
// `npm test -- subscribe`.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from './build-stamp.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const args = process.argv.slice(2);
const reports = { vitest: 'reports/vitest.json', browser: 'reports/browser.json' };
for (const report of Object.values(reports)) rmSync(join(projectRoot, report), { force: true });

compileCatalogue();
if (!isBuildCurrent() && !run('build.mjs')) {
  console.error('The tests need a build, and it failed.');
  process.exit(1);
}

const isFiltered = args.length > 0;
const vitestArgs = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
const hasVitestPassed = run('vitest', [...vitestArgs, ...(isFiltered ? ['--passWithNoTests'] : [])]);
const hasBrowserPassed = run('playwright', ['test', ...args, ...(isFiltered ? ['--pass-with-no-tests'] : [])]);

const { numPassedTests, numFailedTests } = read(reports.vitest) ?? { numPassedTests: 0, numFailedTests: 0 };
const { expected, unexpected, flaky } = read(reports.browser)?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };

// a runner can fail without a failed test: when a file does not load or a server does not start
const failed = [
  { hasPassed: hasVitestPassed, count: numFailedTests },
  { hasPassed: hasBrowserPassed, count: unexpected + flaky },
].reduce((sum, { hasPassed, count }) => sum + (hasPassed ? count : Math.max(count, 1)), 0);

console.log(`${numPassedTests + expected} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, report), 'utf8'));
  } catch {
    return undefined;
  }
}
