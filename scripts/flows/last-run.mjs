// Stores which task ran last, so that `npm run flows -- report` reports one run.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line.mjs';
import { kebab } from './options.mjs';

/**
 * @typedef {object} LastRun
 * @property {import('./options.mjs').Options['task']} task
 * @property {boolean} hasPassed
 * @property {boolean} hasEnded whether it was not interrupted
 */

const file = 'last-run.json';

/**
 * Creates the folder, before anything takes time.
 * @param {string} folder
 * @throws UsageError when nothing can be written there
 */
export function prepareFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UsageError(`The report cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @param {string} folder
 * @param {LastRun} run
 */
export function storeLastRun(folder, run) {
  writeFileSync(join(folder, file), JSON.stringify(run));
}

/**
 * The last run; the tests store none when they run without this command.
 * @param {string} folder
 * @returns {LastRun}
 */
export const readLastRun = (folder) => ({ task: 'flows', hasPassed: true, hasEnded: true, ...readJson(folder, file) });

/**
 * @typedef {{ machines: { id: string }[] }} Results
 */

/**
 * The results of the paths.
 * @template {Results} R
 * @param {R | null} unit
 * @param {Pick<import('./options.mjs').Options, 'task' | 'machines' | 'isNarrowed'>} options
 * @returns {R}
 * @throws UsageError when the last run has no results, or none of a machine that is asked for
 */
export function requireResults(unit, { task, machines, isNarrowed }) {
  if (!unit) {
    const reason =
      task === 'report' ? 'no run has left results: run “npm run flows” first' : 'the paths left no results';
    throw new UsageError(`Flows: ${reason}.`);
  }
  const missing = machines.filter((id) => unit.machines.every((each) => each.id !== id)).map(kebab);
  if (task === 'report' && isNarrowed && missing.length > 0) {
    const narrowed = missing.map((name) => `--machine ${name}`).join(' ');
    throw new UsageError(`The last run has no results of ${missing.join(', ')}: run “npm run flows -- ${narrowed}”.`);
  }
  return unit;
}

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
 * @throws UsageError when a run was ended while it wrote the file
 */
export function readJson(folder, name) {
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`The file ${path} is incomplete: run “npm run flows” again.`);
  }
}
