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

it('has an id for each sequence of transitions', () => {
  const [first = '', second = ''] = chartOf(flows.auth.machine).transitions.map(({ id }) => id);
  const ids = [[first], [second], [first, second], [second, first]].map((taken) =>
    pathIdOf(
      'auth',
      taken.map((id) => ({ takes: [id] })),
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(pathIdOf('auth', [{ takes: [first, second] }])).not.toBe(ids[2]);
});
