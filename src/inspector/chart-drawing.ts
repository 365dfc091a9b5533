/** A chart as a drawing that needs nothing beside it: `<svg>` text, the same in Node and in a browser. */
import type { Chart, ChartState, ChartTransition } from '../machines/chart.ts';
import { servicesOf } from './chart-frames.ts';
import { layoutChart, type PlacedArrow, type PlacedLine, type PlacedState } from './chart-layout.ts';
import { markWidth } from './chart-lines.ts';
import { escaped, pathThrough } from './chart-paths.ts';
import type { Direction, Point } from './chart-ranks.ts';
import { chartStyle } from './chart-style.ts';

export interface DrawOptions {
  readonly classOfState?: (state: ChartState) => string;
  readonly classOfTransition?: (transition: ChartTransition) => string;
  /** What stands before a transition: the `d` of a path in a square of ten; a dot where nothing is given. */
  readonly markOfTransition?: (transition: ChartTransition) => string;
}

/**
 * Draws a chart. A state's group has `data-state`, a transition's `data-transition`, an arrow's group holds the
 * transitions that are bundled in it, and each has the classes that the options give it. `--drawn` is its own width, in
 * pixels, for a page that lets it shrink.
 */
export function drawChart(chart: Chart, options: DrawOptions = {}): string {
  const { width, height, direction, states, arrows, starts } = layoutChart(chart);
  const title = `Statechart ${chart.id}: ${chart.states.length - 1} states, ${chart.transitions.length} transitions`;
  const size = `viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" style="--drawn:${round(width)}"`;
  const through = pathThrough(direction);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="${escaped(title)}" ${size}>`,
    `<title>${escaped(title)}</title><style>${chartStyle}</style>`,
    ...states.map((state) => drawState(state, options)),
    ...starts.map(drawStart(direction)),
    ...arrows.map((arrow) => drawArrow(arrow, through(arrow.points), options)),
    '</svg>',
  ].join('\n');
}

function drawState({ state, isRegion, x, y, width, height, lines }: PlacedState, options: DrawOptions): string {
  const classes = ['state', state.type, isRegion && 'region', options.classOfState?.(state)].filter(Boolean).join(' ');
  const box = (by: number, name: string) =>
    `<rect class="${name}" x="${round(x + by)}" y="${round(y + by)}" width="${round(width - 2 * by)}" height="${round(height - 2 * by)}" rx="${8 - by}"/>`;
  const services = servicesOf(state);
  const run = services ? `<tspan class="service" dx="8">${escaped(services)}</tspan>` : '';
  return [
    `<g class="${escaped(classes)}" data-state="${escaped(state.id)}">`,
    box(0, 'frame'),
    state.type === 'final' ? box(3, 'inner') : '',
    `<text class="name" x="${round(x + 14)}" y="${round(y + 21)}">${escaped(state.key)}${run}</text>`,
    ...lines.map((line) => drawLine(line, options)),
    '</g>',
  ].join('');
}

/** The dot and its arrow, which runs past the ranks. */
function drawStart(direction: Direction) {
  const through = pathThrough(direction === 'down' ? 'across' : 'down');
  return (points: readonly Point[]): string => {
    const [dot] = points;
    return dot ? `${through(points)}<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y)}" r="5"/>` : '';
  };
}

function drawArrow({ from, to, label, lines }: PlacedArrow, path: string, options: DrawOptions): string {
  const classes = new Set(lines.flatMap(({ transition }) => options.classOfTransition?.(transition).split(' ') ?? []));
  return [
    `<g class="${escaped(['arrow', ...classes].join(' '))}" data-from="${escaped(from)}" data-to="${escaped(to)}">`,
    path,
    `<rect class="label" x="${round(label.x)}" y="${round(label.y)}" width="${round(label.width)}" height="${round(label.height)}" rx="5"/>`,
    ...lines.map((line) => drawLine(line, options)),
    '</g>',
  ].join('');
}

function drawLine(line: PlacedLine, { classOfTransition, markOfTransition }: DrawOptions): string {
  const { transition, cause, guard, leads, x, y, width, height } = line;
  const classes = ['transition', transition.kind, classOfTransition?.(transition)].filter(Boolean).join(' ');
  const mark = markOfTransition?.(transition);
  const drawn = mark
    ? `<path class="mark" d="${escaped(mark)}" transform="translate(${round(x)} ${round(y + 4)})"/>`
    : `<circle class="bullet" cx="${round(x + 5)}" cy="${round(y + 9)}" r="2"/>`;
  const span = (text: string, name: string) => (text ? ` <tspan class="${name}">${escaped(text)}</tspan>` : '');
  const told = [transition.id, transition.actions.length > 0 ? `Actions: ${transition.actions.join(', ')}` : ''];
  return [
    `<g class="${escaped(classes)}" data-transition="${escaped(transition.id)}">`,
    `<title>${escaped(told.filter(Boolean).join('\n'))}</title>`,
    `<rect class="hit" x="${round(x - 2)}" y="${round(y)}" width="${round(width + 4)}" height="${height}" rx="3"/>`,
    drawn,
    `<text x="${round(x + markWidth)}" y="${round(y + 13)}">${escaped(cause)}${span(guard, 'guard')}${span(leads, 'leads')}</text>`,
    '</g>',
  ].join('');
}

const round = (length: number): number => Math.round(length * 10) / 10;
