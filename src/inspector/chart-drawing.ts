/** Draws a chart as a self-contained SVG text. */
import type { Chart, ChartState, ChartTransition } from '../machines/chart.ts';
import { layoutChart, type PlacedArrow, type PlacedLine, type PlacedState, type Point } from './chart-layout.ts';
import { markWidth, servicesOf } from './chart-lines.ts';
import { arrowPath, escaped } from './chart-paths.ts';
import { chartStyle } from './chart-style.ts';

export interface DrawOptions {
  readonly classOfState?: (state: ChartState) => string;
  readonly classOfTransition?: (transition: ChartTransition) => string;
  /** Whether the page has the style of drawings already: the policy of a page may forbid a style sheet within one. */
  readonly isStyled?: boolean;
  /** The mark before a transition, as the `d` of a path in a 10 × 10 box; a dot by default. */
  readonly markOfTransition?: (transition: ChartTransition) => string;
}

/**
 * Draws a chart. The group of a state has `data-state`, the group of a transition `data-transition`; the group of an
 * arrow contains its transitions and has the classes of all of them. `--drawn` is the width in pixels, for a page that
 * scales the drawing down.
 */
export async function drawChart(chart: Chart, options: DrawOptions = {}): Promise<string> {
  const { width, height, states, arrows, starts } = await layoutChart(chart);
  const label = escaped(labelOf(chart));
  const size = `viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}"${options.isStyled ? '' : ` style="--drawn:${round(width)}"`}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="${label}" ${size}>`,
    `<title>${label}</title>${options.isStyled ? '' : `<style>${chartStyle}</style>`}`,
    ...states.map((state) => drawState(state, options)),
    ...starts.map(drawStart),
    ...arrows.map((arrow) => drawArrow(arrow, options)),
    '</svg>',
  ].join('\n');
}

/** The accessible name of a drawing. */
const labelOf = ({ id, states, transitions }: Chart): string =>
  `Statechart ${id}: ${states.length - 1} states, ${transitions.length} transitions`;

function drawState({ state, isRegion, x, y, width, height, lines }: PlacedState, options: DrawOptions): string {
  const classes = ['state', state.type, isRegion && 'region', options.classOfState?.(state)].filter(Boolean).join(' ');
  const box = (by: number, name: string) =>
    `<rect class="${name}" x="${round(x + by)}" y="${round(y + by)}" width="${round(width - 2 * by)}" height="${round(height - 2 * by)}" rx="${8 - by}"/>`;
  const services = servicesOf(state);
  return [
    `<g class="${escaped(classes)}" data-state="${escaped(state.id)}">`,
    box(0, 'frame'),
    state.type === 'final' ? box(3, 'inner') : '',
    `<text class="name" x="${round(x + 14)}" y="${round(y + 21)}">${escaped(state.key)}`,
    services ? `<tspan class="service" dx="8">${escaped(services)}</tspan>` : '',
    '</text>',
    ...lines.map((line) => drawLine(line, options)),
    '</g>',
  ].join('');
}

function drawStart(points: readonly Point[]): string {
  const [dot] = points;
  return dot ? `${arrowPath(points)}<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y - 5)}" r="5"/>` : '';
}

function drawArrow({ from, to, points, label, lines }: PlacedArrow, options: DrawOptions): string {
  const classes = new Set(lines.flatMap(({ transition }) => options.classOfTransition?.(transition).split(' ') ?? []));
  return [
    `<g class="${escaped(['arrow', ...classes].join(' '))}" data-from="${escaped(from)}" data-to="${escaped(to)}">`,
    arrowPath(points),
    `<rect class="label" x="${round(label.x)}" y="${round(label.y)}" width="${round(label.width)}" height="${round(label.height)}" rx="5"/>`,
    ...lines.map((line) => drawLine(line, options)),
    '</g>',
  ].join('');
}

/** The signs of a service that succeeds or fails, as the `d` of a path in a 10 × 10 box: few fonts have them. */
const signs: Readonly<Record<string, string>> = { '✓': 'M1 5.5l3 3 5-7', '✗': 'M1.5 1.5l7 7M8.5 1.5l-7 7' };
const signWidth = 14;

function drawLine(line: PlacedLine, { classOfTransition, markOfTransition }: DrawOptions): string {
  const { transition, cause, guard, target, x, y, width, height } = line;
  const { id, kind, actions } = transition;
  const classes = ['transition', kind, classOfTransition?.(transition)].filter(Boolean).join(' ');
  const mark = markOfTransition?.(transition);
  const span = (text: string, name: string) => (text ? ` <tspan class="${name}">${escaped(text)}</tspan>` : '');
  const [first = '', ...others] = cause.split(' ');
  const sign = signs[first];
  const textX = x + markWidth + (sign ? signWidth : 0);
  const tooltip = actions.length > 0 ? `${id}\nActions: ${actions.join(', ')}` : id;
  return [
    `<g class="${escaped(classes)}" data-transition="${escaped(id)}">`,
    `<title>${escaped(tooltip)}</title>`,
    `<rect class="hit" x="${round(x - 2)}" y="${round(y)}" width="${round(width + 4)}" height="${height}" rx="3"/>`,
    mark
      ? `<path class="mark" d="${escaped(mark)}" transform="translate(${round(x)} ${round(y + 4)})"/>`
      : `<circle class="bullet" cx="${round(x + 5)}" cy="${round(y + 9)}" r="2"/>`,
    sign ? `<path class="sign" d="${sign}" transform="translate(${round(x + markWidth)} ${round(y + 4)})"/>` : '',
    `<text x="${round(textX)}" y="${round(y + 13)}">${escaped(sign ? others.join(' ') : cause)}${span(guard, 'guard')}${span(target, 'target')}</text>`,
    '</g>',
  ].join('');
}

const round = (length: number): number => Math.round(length * 10) / 10;
