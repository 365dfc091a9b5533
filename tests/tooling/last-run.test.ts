import { expect, test } from 'vitest';
import { readBrowserReport, readLastRun, storeLastRun } from '../../scripts/flows/last-run.mjs';
import { scratchTree } from './scratch-tree.ts';

const folder = () => scratchTree({ 'browser.json': '{"runs":[]}' });

test('the report of the browser is read for the run of the flows, and for its report', () => {
  const flows = folder();
  storeLastRun(flows, { task: 'flows', hasPassed: false });
  expect(readBrowserReport(flows, 'flows')).toEqual({ runs: [] });
  expect(readBrowserReport(flows, 'report')).toEqual({ runs: [] });
  expect(readLastRun(flows).hasPassed).toBe(false);
});

test('the report of the browser is not read when the last run had no browser', () => {
  const pairs = folder();
  storeLastRun(pairs, { task: 'pairs', hasPassed: true });
  expect(readBrowserReport(pairs, 'pairs')).toBeNull();
  expect(readBrowserReport(pairs, 'report')).toBeNull();
});

test('the reports that the tests wrote are read without a run of the command', () => {
  expect(readBrowserReport(folder(), 'report')).toEqual({ runs: [] });
  expect(readLastRun(folder()).hasPassed).toBe(true);
});
