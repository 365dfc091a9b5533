import { expect, test } from 'vitest';
import {
  prepareFolder,
  readBrowserReport,
  readJson,
  readLastRun,
  requireResults,
  storeLastRun,
} from '../../scripts/flows/last-run.mjs';
import { scratchTree } from './scratch-tree.ts';

const folder = () => scratchTree({ 'browser.json': '{"runs":[]}' });

test('the report of the browser is read for the run of the flows, and for its report', () => {
  const flows = folder();
  storeLastRun(flows, { task: 'flows', hasPassed: false, hasEnded: true });
  expect(readBrowserReport(flows, 'flows')).toEqual({ runs: [] });
  expect(readBrowserReport(flows, 'report')).toEqual({ runs: [] });
  expect(readLastRun(flows).hasPassed).toBe(false);
});

test('the report of the browser is not read when the last run had no browser', () => {
  const pairs = folder();
  storeLastRun(pairs, { task: 'pairs', hasPassed: true, hasEnded: true });
  expect(readBrowserReport(pairs, 'pairs')).toBeNull();
  expect(readBrowserReport(pairs, 'report')).toBeNull();
});

test('the reports that the tests wrote are read without a run of the command', () => {
  expect(readBrowserReport(folder(), 'report')).toEqual({ runs: [] });
  expect(readLastRun(folder()).hasPassed).toBe(true);
});

test('a run that was interrupted has not passed', () => {
  const flows = folder();
  storeLastRun(flows, { task: 'flows', hasPassed: false, hasEnded: false });
  expect(readLastRun(flows)).toEqual({ task: 'flows', hasPassed: false, hasEnded: false });
  expect(readLastRun(folder()).hasEnded).toBe(true);
});

test('a folder in which nothing can be written is reported before the run', () => {
  const root = scratchTree({ 'reports/flows': 'a file' });
  expect(() => prepareFolder(`${root}/reports/flows`)).toThrow(/^The report cannot be written: .*reports\/flows/);
  expect(() => prepareFolder(`${root}/reports/flows/deeper`)).toThrow(/^The report cannot be written: /);
  prepareFolder(`${root}/reports/other`);
});

const results = { machines: [{ id: 'auth' }, { id: 'signUp' }] };
const narrowedTo = (...machines: string[]) => ({ task: 'report', machines, isNarrowed: true }) as const;

test('a report needs results of each machine that is asked for', () => {
  expect(requireResults(results, narrowedTo('signUp'))).toBe(results);
  expect(() => requireResults(results, narrowedTo('auth', 'appUpdate', 'contract'))).toThrow(
    'The last run has no results of app-update, contract: run “npm run flows -- --machine app-update --machine contract”.',
  );
  expect(requireResults(results, { task: 'report', machines: ['auth', 'list'], isNarrowed: false })).toBe(results);
  expect(() => requireResults(null, narrowedTo('auth'))).toThrow('run “npm run flows” first');
  expect(() => requireResults(null, { ...narrowedTo('auth'), task: 'flows' })).toThrow('the paths left no results');
});

test('a file that is incomplete is named', () => {
  const cut = scratchTree({ 'unit.json': '{"machines":', 'last-run.json': '' });
  expect(() => readJson(cut, 'unit.json')).toThrow(
    `The file ${cut}/unit.json is incomplete: run “npm run flows” again.`,
  );
  expect(() => readLastRun(cut)).toThrow(/last-run\.json is incomplete/);
  expect(readJson(cut, 'pairs.json')).toBeNull();
});
