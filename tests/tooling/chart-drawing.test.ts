// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { layoutChart, type Point } from '../../src/inspector/chart-layout.ts';
import { chartOf } from '../../src/machines/chart.ts';
import { machines } from '../flows/machines.ts';
import { everyFeature, regions } from './every-feature.ts';

const charts = [...Object.values(machines).map(chartOf), everyFeature, regions];
const layouts = await Promise.all(charts.map(async (chart) => [chart.id, chart, await layoutChart(chart)] as const));

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isInside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** The parts of an arrow between its bends. */
const partsOf = (name: string, points: readonly Point[]): Box[] =>
  points.slice(1).map((b, n) => {
    const a = points[n] ?? b;
    return {
      name,
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  });

describe.each(layouts)('the drawing of %s', (_, chart, layout) => {
  const states = layout.states.map(({ state, ...box }) => ({ ...box, name: state.id, parent: state.parent }));
  const leaves = states.filter(({ name }) => !states.some(({ parent }) => parent === name));
  const labels = layout.arrows.map(({ id, label }) => ({ ...label, name: id }));
  const heads = layout.states.flatMap(({ lines, state }) => lines.map((line) => ({ ...line, name: state.id })));

  test('has every transition once', () => {
    const lines = [...layout.states, ...layout.arrows].flatMap((each) =>
      each.lines.map(({ transition }) => transition.id),
    );
    expect(lines.toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });
  test('has no overlapping states or labels', () => {
    const boxes: Box[] = [...leaves, ...labels];
    const overlapping = boxes.flatMap((a, n) =>
      boxes.slice(n + 1).flatMap((b) => (overlaps(a, b) ? [`${a.name} | ${b.name}`] : [])),
    );
    expect(overlapping).toEqual([]);
  });
  test('draws a state inside its parent', () => {
    const outside = states.filter((each) => {
      const parent = states.find(({ name }) => name === each.parent);
      return parent && !isInside(each, parent);
    });
    expect(outside).toEqual([]);
  });
  test('writes the lines of a state inside it, above its child states', () => {
    const wrong = heads.filter((line) =>
      states.some(({ name, parent, ...box }) =>
        name === line.name
          ? !isInside(line, { name, ...box })
          : parent === line.name && overlaps(line, { name, ...box }),
      ),
    );
    expect(wrong).toEqual([]);
  });
  test('routes arrows around states, lines and the labels of other arrows', () => {
    const parts = [
      ...layout.arrows.flatMap(({ id, points }) => partsOf(id, points)),
      ...layout.starts.flatMap((points, n) => partsOf(`start ${n}`, points)),
    ];
    const overlapping = parts.flatMap((part) =>
      [...leaves, ...heads, ...labels]
        .filter((box) => box.name !== part.name && overlaps(part, box))
        .map((box) => `${part.name} | ${box.name}`),
    );
    expect(overlapping).toEqual([]);
  });
  test('ends arrows at the borders of their states', () => {
    const unattached = layout.arrows.filter(({ from, to, points }) =>
      [
        [from, points.at(0)],
        [to, points.at(-1)],
      ].some(([id, point]) => {
        const box = states.find(({ name }) => name === id);
        if (!box || typeof point !== 'object') return true;
        const isOnEdge = [box.y, box.y + box.height].some((edge) => Math.abs(edge - point.y) < 0.1);
        return !isOnEdge || point.x < box.x || point.x > box.x + box.width;
      }),
    );
    expect(unattached).toEqual([]);
  });
  test('does not depend on what was drawn before', async () => {
    await layoutChart(everyFeature);
    expect(await layoutChart(chart)).toEqual(layout);
  });
});

test('a transition is a line of its state when an arrow would cross the border of a region or the text of a state', async () => {
  const { states, arrows } = await layoutChart(everyFeature);
  const lines = states.flatMap(({ state, lines }) =>
    lines.map(({ cause, target }) => `${state.key}: ${cause} ${target}`),
  );
  expect(lines).toEqual([
    'every: all.reset to idle',
    'every: all.note ',
    'every: all.ignore ignored',
    'idle: idle.again again',
    'lower: always to ended',
  ]);
  expect(arrows.map(({ id }) => id)).toEqual([
    'every.idle → every.busy',
    'every.busy → every.both',
    'every.busy → every.idle',
    'every.busy.left → every.busy.right',
    'every.busy.left → every.ended',
    'every.both.upper.on → every.both.upper.off',
  ]);
});

test('a drawing is well-formed, names its elements, and shows text as text', async () => {
  const [first, ...rest] = everyFeature.transitions;
  if (!first) throw new Error('The chart has no transitions.');
  const special = { ...first, id: `a "b" <c> & 'd'`, guard: '<script>' };
  const svg = await drawChart(
    { ...everyFeature, transitions: [special, ...rest] },
    { classOfState: ({ key }) => (key === 'busy' ? 'active' : ''), classOfTransition: () => 'taken' },
  );
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const named = (name: string) => [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name));
  expect(named('data-state')).toEqual(everyFeature.states.map(({ id }) => id));
  expect(named('data-transition').toSorted()).toEqual([special, ...rest].map(({ id }) => id).toSorted());
  expect(document.querySelector('.active')?.getAttribute('data-state')).toBe('every.busy');
  expect(document.querySelectorAll('.transition:not(.taken), .arrow:not(.taken)')).toHaveLength(0);
  expect(document.querySelector('script')).toBeNull();
  expect(document.documentElement.getAttribute('aria-label')).toBe('Statechart every: 10 states, 12 transitions');
});
