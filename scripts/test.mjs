// `npm test`: every test, those in a real browser included. What is given after `--` narrows both runners alike,
// for example `npm test -- subscribe`.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { home } from './home.mjs';
import { run } from './run.mjs';
import { isBuilt } from './stamp.mjs';

const asked = process.argv.slice(2);
const reports = { vitest: 'reports/vitest.json', browser: 'reports/browser.json' };
for (const report of Object.values(reports)) rmSync(join(home, report), { force: true });

compileCatalogue();
if (!isBuilt() && !run('build.mjs')) {
  console.error('The tests need a build that stands.');
  process.exit(1);
}

const narrowed = asked.length > 0;
const vitestArgs = ['run', ...asked, '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
const isVitestWell = run('vitest', [...vitestArgs, ...(narrowed ? ['--passWithNoTests'] : [])]);
const isBrowserWell = run('playwright', ['test', ...asked, ...(narrowed ? ['--pass-with-no-tests'] : [])]);

const { numPassedTests, numFailedTests } = read(reports.vitest) ?? { numPassedTests: 0, numFailedTests: 0 };
const { expected, unexpected, flaky } = read(reports.browser)?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };

// a runner may fail without a test that does: a file that does not load, a server that does not start
const failed = [
  { isWell: isVitestWell, count: numFailedTests },
  { isWell: isBrowserWell, count: unexpected + flaky },
].reduce((sum, { isWell, count }) => sum + (isWell ? count : Math.max(count, 1)), 0);

console.log(`${numPassedTests + expected} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(join(home, report), 'utf8'));
  } catch {
    return undefined;
  }
}
