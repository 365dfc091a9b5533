/** The real actor takes every transition of every machine, on paths found in the definition. */
import './fixed.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../src/machines/chart.ts';
import { compareWithChart } from './compare-with-chart.ts';
import { expected, runFlow, writeExpected } from './expectations.ts';
import type { Flow } from './flow.ts';
import { flows } from './flows.ts';
import { sentencesOf } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { type Reported, reportOf, writeReport } from './report.ts';

// in CI nobody reads the diff
const isUpdate = Boolean(process.env.UPDATE_FLOWS) && !process.env.CI;
const reported: Reported[] = [];
afterAll(() => writeReport(reported));

// the command can narrow a run
const selected = process.env.FLOWS_MACHINES?.split(',');
const rows = Object.entries(flows) as [MachineName, Flow][]; // the keys of that record

describe.each(rows.filter(([name]) => selected?.includes(name) ?? true))('%s', (name, flow) => {
  const run = runFlow(flow, name);
  if (isUpdate) writeExpected(name, run.done, chartOf(flow.machine).transitions);
  const { problems, compared } = compareWithChart(flow, run, expected(name));
  const report = reportOf(name, flow, run, problems);
  reported.push(report);

  it.each(compared)('%s', (id) => {
    expect(problems[id], id).toBeUndefined();
  });

  it('every path has its own id', () => {
    const ids = report.paths.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(sentencesOf(name))('on every path, %s', (sentence) => {
    expect(run.violations.filter((violation) => violation.sentence === sentence)).toEqual([]);
  });
});
