import { describe, expect, test } from 'vitest';
import { measureCoverage } from '../../scripts/flows/coverage.mjs';
import { toJunit } from '../../scripts/flows/junit.mjs';
import { chartOf } from '../../src/machines/chart.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { all, allExcept, chart, invalid, later, open, run, unitReport } from './prompt-flows.ts';

const coveredBy = (coverage: ReturnType<typeof measureCoverage>, id: string) =>
  coverage.machines[0]?.coverage.find(({ transition }) => transition.id === id)?.by;

describe('the coverage', () => {
  test('has no problems when the unit flows take every transition and no browser flow has run', () => {
    const coverage = measureCoverage([chart], unitReport(all), null);
    expect(coverage.problems).toEqual([]);
    expect(coverage.hasBrowserRuns).toBe(false);
    expect(coveredBy(coverage, open)).toBe('unit');
  });
  test('lists a transition that no flow takes', () => {
    const coverage = measureCoverage([chart], unitReport(allExcept(later)), null);
    expect(coverage.problems).toEqual([{ id: later, problem: 'no flow takes it' }]);
    expect(coveredBy(coverage, later)).toBe('uncovered');
  });
  test('lists what the unit flows found, also as JUnit', () => {
    const problem = { id: later, problem: 'expected start, got subscribe' };
    const coverage = measureCoverage([chart], unitReport(all, [problem]), null);
    expect(coverage.problems).toEqual([problem]);
    expect(toJunit(coverage)).toContain('failures="1"');
  });
  test('leaves out browser flows of machines that it does not cover', () => {
    const other = { ...run([], false), machine: 'auth', path: 'auth-1' };
    const coverage = measureCoverage([chart], unitReport(all), { runs: [run(all), other], unreachable: [] });
    expect(coverage.problems).toEqual([]);
    expect(coverage.runs).toHaveLength(1);
  });
  test('lists a transition that no browser flow takes, unless it is declared unreachable', () => {
    const browser = {
      runs: [run(allExcept(open, later))],
      unreachable: [{ transition: later, reason: 'There is no link to it.' }],
    };
    const coverage = measureCoverage([chart], unitReport(all), browser);
    expect(coverage.problems).toEqual([
      { id: open, problem: 'no browser flow takes it, and it is not declared unreachable' },
    ]);
    expect([open, later, invalid].map((id) => coveredBy(coverage, id))).toEqual(['uncovered', 'declared', 'both']);
  });
  test('lists a declaration that is wrong or names no transition', () => {
    const unreachable = [open, 'prompt: gone → stays'].map((transition) => ({ transition, reason: 'Because.' }));
    expect(measureCoverage([chart], unitReport(all), { runs: [run(all)], unreachable }).problems).toEqual([
      { id: open, problem: 'it is declared unreachable, and a browser flow takes it' },
      { id: 'prompt: gone → stays', problem: 'it is declared unreachable, and no machine has it' },
    ]);
  });
  test('of one machine ignores what is declared of the others', () => {
    const language = chartOf(languageMachine);
    const [{ id: transition } = { id: '' }] = language.transitions;
    const browser = { runs: [run(all)], unreachable: [{ transition, reason: 'Because.' }] };
    expect(measureCoverage([chart], unitReport(all), browser, [chart, language]).problems).toEqual([]);
    expect(measureCoverage([chart], unitReport(all), browser).problems).toHaveLength(1);
  });
  test('lists every transition of a machine without flows', () => {
    const { problems } = measureCoverage([chart], { machines: [] }, null);
    expect(problems.map(({ id }) => id)).toEqual(all);
  });
  test('ignores a run that failed, and lists it', () => {
    const coverage = measureCoverage([chart], unitReport(all), {
      runs: [run(all), run([open], false)],
      unreachable: [],
    });
    expect(coverage.problems).toEqual([{ id: 'prompt-1 (ar)', problem: 'its browser flow failed' }]);
  });
});
