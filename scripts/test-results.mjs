// Reads and prints what the test runners report: how many tests passed, and which failed, with the first lines of the
// reason.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-paths.mjs';

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failures one text for each failed test: its file, its title and the reason
 */

/**
 * @param {string} path of a JSON report, in the project's folder
 * @returns {any} `undefined` when the runner wrote none
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {any} report the JSON report of Vitest, `undefined` when the runner wrote none
 * @param {boolean} hasPassed whether the runner exited with 0
 * @returns {Results}
 */
export function vitestResults(report, hasPassed) {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, '', message)];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
  });
  return withRunner('Vitest', { passed: report?.numPassedTests ?? 0, failures }, hasPassed);
}

/**
 * @param {any} report the JSON report of Playwright, `undefined` when the runner wrote none
 * @param {boolean} hasPassed whether the runner exited with 0
 * @returns {Results}
 */
export function browserResults(report, hasPassed) {
  const failures = (report?.suites ?? []).flatMap((suite) => failuresIn(suite, []));
  return withRunner('Playwright', { passed: report?.stats?.expected ?? 0, failures }, hasPassed);
}

function failuresIn(suite, titles) {
  const path = suite.title === suite.file ? titles : [...titles, suite.title];
  const ofSpecs = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ projectName, results }) =>
          failure(`[${projectName}] ${file}`, [...path, title].join(' › '), results.at(-1)?.error?.message),
        ),
    );
  return [...ofSpecs, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
}

// a runner can fail without a failed test: when a file does not load or a server does not start
function withRunner(name, results, hasPassed) {
  if (hasPassed || results.failures.length > 0) return results;
  return { ...results, failures: [`${name} failed; see its output above.`] };
}

/**
 * Prints the failures, and how many tests passed and failed, where the end of a long output is still read.
 * @param {Results[]} results
 * @param {string} [reason] why no test was run, if none was
 * @returns {boolean} whether there were any, and all passed
 */
export function printResults(results, reason = 'no test was run') {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  if (passed === 0 && failures.length === 0) failures.push(reason);
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

const reasonLines = 12;

function failure(file, title, message = '') {
  const reason = message.split('\n', reasonLines).filter(Boolean);
  return [[file, title].filter(Boolean).join(' › '), ...reason].join('\n    ');
}
