/** The frame of a state: its name, what is written under it, and below that what is inside it. */
import type { ChartState } from '../machines/chart.ts';
import { type Arrow, type Line, type Size, sizeOfLines, widthOfTitle } from './chart-lines.ts';
import type { Point } from './chart-ranks.ts';

/** A state with all that is in it, measured from its own corner. */
export interface Laid extends Body {
  readonly state: ChartState;
  readonly lines: readonly Line[];
  readonly columns: number;
}

export interface Body extends Size {
  readonly children: readonly { readonly laid: Laid; readonly at: Point }[];
  readonly segments: readonly Segment[];
  /** Where an arrow that comes from outside, or leads there, goes through the border; by the arrow's id. */
  readonly gates: ReadonlyMap<string, Point>;
}

/** A stretch of an arrow. */
export interface Segment {
  readonly arrow: Arrow;
  /** Before the outermost border that the arrow crosses, after it, or between. */
  readonly part: 'before' | 'between' | 'after';
  readonly points: readonly Point[];
  /** The middle of its label. */
  readonly label: Point;
  /** How many ranks it passes by. */
  readonly span: number;
}

export const inset = 14;
export const headHeight = 30;
export const emptyBody: Body = { width: 0, height: 0, children: [], segments: [], gates: new Map() };

/** Draws the frame around a body. */
export function frame(state: ChartState, lines: readonly Line[], body: Body): Laid {
  const isEmpty = body.children.length === 0;
  const one = sizeOfLines(lines);
  const columns = columnsIn(body.width, one.width, lines.length);
  const head = sizeOfLines(lines, columns);
  const title = widthOfTitle(state.key, servicesOf(state));
  const width = Math.max(title, head.width, body.width) + 2 * inset;
  const top = headHeight + (lines.length > 0 ? head.height + 8 : 0) + (isEmpty ? 0 : 4);
  const height = top + body.height + (isEmpty ? 6 : inset);
  const moved = ({ x, y }: Point): Point => ({ x: x + (width - body.width) / 2, y: y + top });
  return {
    state,
    lines,
    columns,
    width,
    height: Math.max(height, 40),
    children: body.children.map(({ laid, at }) => ({ laid, at: moved(at) })),
    segments: body.segments.map((each) => ({ ...each, points: each.points.map(moved), label: moved(each.label) })),
    gates: new Map([...body.gates].map(([id, point]) => [id, moved(point)])),
  };
}

/** Regions, and whatever has no arrows between, side by side as on shelves. */
export function shelve(children: readonly Laid[]): Body {
  const widest = Math.max(shelfWidth, ...children.map(({ width }) => width));
  let [x, y, shelf, width] = [0, 0, 0, 0];
  const placed = children.map((laid) => {
    if (x > 0 && x + laid.width > widest) [x, y, shelf] = [0, y + shelf + inset, 0];
    const at = { x, y };
    [x, shelf] = [x + laid.width + inset, Math.max(shelf, laid.height)];
    width = Math.max(width, x - inset);
    return { laid, at };
  });
  return { ...emptyBody, width, height: y + shelf, children: placed };
}

const shelfWidth = 1_100;

/** The services that run while a state is active, as they are written beside its name. */
export const servicesOf = ({ services }: ChartState): string => (services.length > 0 ? `⚙ ${services.join(', ')}` : '');

/** As many as there is room for; a long list is not left as one column under a short name. */
function columnsIn(width: number, line: number, count: number): number {
  const fitting = Math.floor((width + 16) / (line + 16));
  return Math.min(Math.max(count > 6 ? 2 : 1, fitting), Math.max(1, count));
}
