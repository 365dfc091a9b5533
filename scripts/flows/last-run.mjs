// Stores which task ran last, so that `npm run flows -- report` reports one run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LastRun
 * @property {import('./options.mjs').Options['task']} task
 * @property {boolean} hasPassed
 */

const file = 'last-run.json';

/**
 * @param {string} folder
 * @param {LastRun} run
 */
export function storeLastRun(folder, run) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(run));
}

/**
 * The last run; the tests store none when they run without this command.
 * @param {string} folder
 * @returns {LastRun}
 */
export const readLastRun = (folder) => ({ task: 'flows', hasPassed: true, ...readJson(folder, file) });

/**
 * The report of the browser flows if the reported run had them. Only the task `flows` runs a browser, so the file of
 * another task's run would be that of an earlier one.
 * @param {string} folder
 * @param {import('./options.mjs').Options['task']} task
 */
export function readBrowserReport(folder, task) {
  const reported = task === 'report' ? readLastRun(folder).task : task;
  return reported === 'flows' ? readJson(folder, 'browser.json') : null;
}

/**
 * The content of a file of the report; null when there is none.
 * @param {string} folder
 * @param {string} name
 */
export function readJson(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
