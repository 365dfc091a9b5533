/** The real actor takes every transition of every machine, on paths found in the definition. */
import './fixed.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../src/machines/chart.ts';
import { expected, expectThis, fly } from './expectations.ts';
import { flows } from './flows.ts';
import { type Reported, reportOf, writeReport } from './report.ts';
import { verdictOf } from './verdict.ts';

// in CI nobody reads the diff
const isUpdate = Boolean(process.env.UPDATE_FLOWS) && !process.env.CI;
const reported: Reported[] = [];
afterAll(() => writeReport(reported));

describe.each(Object.entries(flows))('%s', (name, flow) => {
  const flown = fly(flow);
  if (isUpdate) expectThis(name, flown.done, chartOf(flow.machine).transitions);
  const { problems, judged } = verdictOf(flow, flown, expected(name));
  reported.push(reportOf(name, flow, flown));

  it.each(judged)('%s', (id) => {
    expect(problems[id], id).toBeUndefined();
  });
});
