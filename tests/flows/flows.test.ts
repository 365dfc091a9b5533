/** The real actor takes every transition of every machine, on paths found in the definition. */
import './fixed.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../src/machines/chart.ts';
import { compareWithChart } from './compare-with-chart.ts';
import { expected, runFlow, writeExpected } from './expectations.ts';
import { flows } from './flows.ts';
import { type Reported, reportOf, writeReport } from './report.ts';

// in CI nobody reads the diff
const isUpdate = Boolean(process.env.UPDATE_FLOWS) && !process.env.CI;
const reported: Reported[] = [];
afterAll(() => writeReport(reported));

describe.each(Object.entries(flows))('%s', (name, flow) => {
  const run = runFlow(flow);
  if (isUpdate) writeExpected(name, run.done, chartOf(flow.machine).transitions);
  const { problems, compared } = compareWithChart(flow, run, expected(name));
  const report = reportOf(name, flow, run);
  reported.push(report);

  it.each(compared)('%s', (id) => {
    expect(problems[id], id).toBeUndefined();
  });

  it('every path has its own id', () => {
    const ids = report.paths.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
