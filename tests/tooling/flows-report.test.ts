// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { toJunit } from '../../scripts/flows/junit.mjs';
import { toPage } from '../../scripts/flows/report-page.mjs';
import { sentenceOf, testCaseOf } from '../../scripts/flows/test-case.mjs';
import { judge } from '../../scripts/flows/verdict.mjs';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { chartOf } from '../../src/machines/chart.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';

const chart = chartOf(promptMachine);
const all = chart.transitions.map(({ id }) => id);
const open = 'prompt.closed: prompt.open → prompt.start';
const later = 'prompt.start: prompt.later → prompt.subscribe';
const refuse = 'prompt.subscribe: prompt.next → stays';
const path = {
  id: 'prompt-1',
  start: 'the landing page, <signed> out',
  steps: [
    { words: 'Open the prompt', event: 'prompt.open', payload: {}, takes: [open], state: 'start' },
    { words: 'Later', event: 'prompt.later', payload: {}, takes: [later], state: 'subscribe' },
    { words: 'Next', event: 'prompt.next', payload: { by: '"key"' }, takes: [refuse], state: 'subscribe' },
  ],
};
const unitOf = (taken: readonly string[]) => ({
  machines: [{ id: 'prompt', chart, paths: [path], taken, missing: [], unvisited: [] }],
});
const run = (taken: string[], passed = true) => ({
  machine: 'prompt',
  language: 'ar',
  path: 'prompt-1',
  taken,
  passed,
});
const without = (...some: string[]) => all.filter((id) => !some.includes(id));
const byOf = (verdict: ReturnType<typeof judge>, id: string) =>
  verdict.machines[0]?.proofs.find(({ transition }) => transition.id === id)?.by;

describe('the verdict', () => {
  test('is well when the units take everything and no browser has run', () => {
    const verdict = judge([chart], unitOf(all), null);
    expect(verdict.faults).toEqual([]);
    expect(verdict.isBrowserThere).toBe(false);
    expect(byOf(verdict, open)).toBe('unit');
  });
  test('names what nothing takes', () => {
    const verdict = judge([chart], unitOf(without(later)), null);
    expect(verdict.faults).toEqual([{ transition: later, fault: 'nothing takes it' }]);
    expect(byOf(verdict, later)).toBe('uncovered');
  });
  test('names what no browser takes of a machine that one drives, unless that is declared', () => {
    const browser = {
      runs: [run(without(open, later))],
      unreachable: [{ transition: later, reason: 'No way there.' }],
    };
    const verdict = judge([chart], unitOf(all), browser);
    expect(verdict.faults).toEqual([
      { transition: open, fault: 'no browser takes it, and it is not declared unreachable' },
    ]);
    expect([open, later, refuse].map((id) => byOf(verdict, id))).toEqual(['uncovered', 'declared', 'both']);
  });
  test('names a declaration that is not so, and one of nothing', () => {
    const unreachable = [open, 'prompt: gone → stays'].map((transition) => ({ transition, reason: 'Because.' }));
    expect(judge([chart], unitOf(all), { runs: [run(all)], unreachable }).faults).toEqual([
      { transition: open, fault: 'it is declared unreachable, and a browser takes it' },
      { transition: 'prompt: gone → stays', fault: 'it is declared unreachable, and no machine has it' },
    ]);
  });
  test('names all that a machine has when its paths were never played', () => {
    const { faults } = judge([chart], { machines: [] }, null);
    expect(faults.map(({ transition }) => transition)).toEqual(all);
  });
  test('believes no run that failed', () => {
    const verdict = judge([chart], unitOf(all), { runs: [run(all), run([open], false)], unreachable: [] });
    expect(verdict.faults).toEqual([{ transition: 'prompt-1 (ar)', fault: 'the browser did otherwise' }]);
  });
});

test('a path is a sentence, and a test case with what is expected after each step', () => {
  expect(sentenceOf(path)).toBe('Open the prompt → Later → Next → subscribe');
  expect(testCaseOf(chart, path)).toBe(`prompt-1: Open the prompt → Later → Next

Machine: prompt
Preconditions: the landing page, <signed> out

Steps
1. Open the prompt
   Expected: at start
2. Later
   Expected: at subscribe
3. Next ({"by":"\\"key\\""})
   Expected: still at subscribe (refuse)
`);
});

test('the file for a pipeline is well-formed, and fails by name', () => {
  const verdict = judge([chart], unitOf(without(later)), {
    runs: [run(without(later)), { ...run([], false), path: 'prompt-2' }],
    unreachable: [{ transition: 'a "b" <c> & \u0007d', reason: '' }],
  });
  const document = new DOMParser().parseFromString(toJunit(verdict), 'text/xml');
  const failed = [...document.querySelectorAll('testcase:has(failure)')].map((each) => each.getAttribute('name'));
  expect(failed).toEqual([later, 'prompt-2 (ar)', 'a "b" <c> & d']);
  expect(document.querySelector('testsuite[name=prompt]')?.getAttribute('tests')).toBe(String(all.length));
});

describe('the page', async () => {
  const pageOf = (taken: readonly string[]) =>
    toPage(judge([chart], unitOf(taken), null), {
      draw: drawChart,
      sentences: new Map([['prompt', '<b>Asks</b>']]),
      at: 'now',
    });
  const document = new DOMParser().parseFromString(await pageOf(without(later)), 'text/html');

  test('shows as text what is text', () => {
    expect(document.querySelector('.sentence')?.textContent).toBe('<b>Asks</b>');
    expect(document.querySelector('.copy')?.getAttribute('data-copy')).toBe(testCaseOf(chart, path));
    expect(document.querySelector('signed')).toBeNull();
  });
  test('says and marks what is uncovered, in the list, the table and the drawing', () => {
    expect(document.querySelector('.verdict')?.textContent).toContain(`${later} – nothing takes it`);
    expect(document.querySelector(`tr[data-by=uncovered]`)?.getAttribute('data-id')).toBe(later);
    expect(
      [...document.querySelectorAll('svg.chart .transition.by-uncovered')].map((each) =>
        each.getAttribute('data-transition'),
      ),
    ).toEqual([later]);
  });
  test('needs nothing beside it', async () => {
    expect(await pageOf(all)).not.toMatch(/\b(src|href)="(?!#)|@import|url\(/);
  });
});
