// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { layoutChart } from '../../src/inspector/chart-layout.ts';
import { chartOf } from '../../src/machines/chart.ts';
import { machines } from '../flows/machines.ts';
import { everyFeature, regions } from './every-feature.ts';

const charts = [...Object.values(machines).map(chartOf), everyFeature, regions].map(
  (chart) => [chart.id, chart] as const,
);

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isOver = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isInside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

describe.each(charts)('the drawing of %s', (_, chart) => {
  const layout = layoutChart(chart);
  const states = layout.states.map(({ state, ...box }) => ({ ...box, name: state.id, parent: state.parent }));
  const leaves = states.filter(({ name }) => !states.some(({ parent }) => parent === name));
  const labels = layout.arrows.map(({ id, label }) => ({ ...label, name: id }));

  test('has every transition once', () => {
    const lines = [...layout.states, ...layout.arrows].flatMap((each) =>
      each.lines.map(({ transition }) => transition.id),
    );
    expect(lines.toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });
  test('puts nothing over anything else', () => {
    const boxes: Box[] = [...leaves, ...labels];
    const over = boxes.flatMap((a, n) =>
      boxes.slice(n + 1).flatMap((b) => (isOver(a, b) ? [`${a.name} | ${b.name}`] : [])),
    );
    expect(over).toEqual([]);
  });
  test('puts states inside the states that they are in', () => {
    const out = states.filter((each) => {
      const around = states.find(({ name }) => name === each.parent);
      return around && !isInside(each, around);
    });
    expect(out).toEqual([]);
  });
});

test('a drawing is well-formed, names its elements, and shows text as text', () => {
  const [first, ...rest] = everyFeature.transitions;
  if (!first) throw new Error('It has transitions.');
  const odd = { ...first, id: `a "b" <c> & 'd'`, guard: '<script>' };
  const svg = drawChart(
    { ...everyFeature, transitions: [odd, ...rest] },
    { classOfState: ({ key }) => (key === 'busy' ? 'active' : ''), classOfTransition: () => 'taken' },
  );
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const named = (name: string) => [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name));
  expect(named('data-state')).toEqual(everyFeature.states.map(({ id }) => id));
  expect(named('data-transition').toSorted()).toEqual([odd, ...rest].map(({ id }) => id).toSorted());
  expect(document.querySelector('.active')?.getAttribute('data-state')).toBe('every.busy');
  expect(document.querySelectorAll('.transition:not(.taken), .arrow:not(.taken)')).toHaveLength(0);
  expect(document.querySelector('script')).toBeNull();
  expect(document.documentElement.getAttribute('aria-label')).toBe('Statechart every: 10 states, 12 transitions');
});
