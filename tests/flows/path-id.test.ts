/** The ids of paths identify the same test case in every export of a chart. */
import './fixed.ts';
import { expect, it } from 'vitest';
import { chartOf } from '../../src/machines/chart.ts';
import { manualTestPaths, pathsThrough } from './explore.ts';
import { acts, type Flow } from './flow.ts';
import { flows } from './flows.ts';
import { pathIdOf } from './path-id.ts';
import { reportedPaths } from './report.ts';

const idsOf = (flow: Flow): string[] =>
  reportedPaths(flow.machine.id, manualTestPaths(pathsThrough(flow))).map(({ id }) => id);

it('keeps the ids of the other paths when an event is removed or added', () => {
  const { prompt } = flows;
  const ids = idsOf(prompt);
  const [start] = prompt.starts;
  if (!start) throw new Error('The prompt has a start');
  const later = start.acts.find(({ words }) => words === 'Later');
  const fewer = { ...prompt, starts: [{ ...start, acts: start.acts.filter((act) => act !== later) }] };
  const without = idsOf(fewer);
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(ids.length);
  expect(without.filter((id) => !ids.includes(id))).toEqual([]);
  const more = { ...start, acts: [acts('Open it by a key', { type: 'prompt.open' }), ...start.acts] };
  expect(idsOf({ ...prompt, starts: [more] }).toSorted()).toEqual(ids.toSorted());
});

it('keeps the ids when the words of the starts and of the acts change', () => {
  const { prompt } = flows;
  const starts = prompt.starts.map((start) => ({
    ...start,
    words: `${start.words}, again`,
    acts: start.acts.map((act) => ({ ...act, words: `${act.words}, again` })),
  }));
  expect(idsOf({ ...prompt, starts })).toEqual(idsOf(prompt));
});

// with many paths of the same length
const branched = ['connection', 'language', 'list', 'account', 'storage'] as const;

it.each(branched)('keeps nearly every id of %s when the rows are in the opposite order', (name) => {
  const flow = flows[name];
  const starts = flow.starts.map((start) => ({ ...start, acts: start.acts.toReversed() }));
  const reversed = idsOf({ ...flow, starts });
  const ids = idsOf(flow);
  // which of equally short paths leads to a step decides whether another path contains it
  expect(ids.filter((id) => !reversed.includes(id)).length).toBeLessThanOrEqual(3);
  expect(new Set(reversed).size).toBe(reversed.length);
});

it('has an id for each set of transitions at the end of a path', () => {
  const [first = '', second = ''] = chartOf(flows.auth.machine).transitions.map(({ id }) => id);
  const idOf = (...steps: string[][]) =>
    pathIdOf(
      'auth',
      steps.map((takes) => ({ takes })),
    );
  expect(new Set([idOf([first]), idOf([second]), idOf([first, second])]).size).toBe(3);
  expect(idOf([first], [second])).toBe(idOf([second]));
});
