/** Where everything of a chart is drawn: states inside states, regions apart, one arrow for all that leads from one to another. */
import type { Chart, ChartState } from '../machines/chart.ts';
import { headHeight, inset, type Laid } from './chart-frames.ts';
import { layoutLevels } from './chart-levels.ts';
import { type Arrow, type Line, labelInset, lineHeight, type Size, sizeOfLabel, sizeOfLines } from './chart-lines.ts';
import type { Direction, Point } from './chart-ranks.ts';

export interface ChartLayout extends Size {
  /** Along which arrows run. */
  readonly direction: Direction;
  /** Parents before their children. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  /** From the dot to the state in which its parent begins. */
  readonly starts: readonly (readonly Point[])[];
}

export interface PlacedState extends Point, Size {
  readonly state: ChartState;
  /** One of several that are active together. */
  readonly isRegion: boolean;
  readonly lines: readonly PlacedLine[];
}

/** Its point is the upper corner at its start. */
export interface PlacedLine extends Line, Point, Size {}

export interface PlacedArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly label: Point & Size;
  readonly lines: readonly PlacedLine[];
}

/** Lays a chart out both across and down, and keeps what is easier to take in. */
export function layoutChart(chart: Chart): ChartLayout {
  const [across, down] = [layoutIn(chart, 'across'), layoutIn(chart, 'down')];
  return costOf(across) <= costOf(down) ? across : down;
}

const page = 1_100;

/** Paper, and much more of it for what is wider than a page. */
const costOf = ({ width, height }: Size): number => width * height * Math.max(1, width / page) ** 2;

function layoutIn(chart: Chart, direction: Direction): ChartLayout {
  const root = layoutLevels(chart, direction);
  const states: PlacedState[] = [];
  const starts: (readonly Point[])[] = [];
  const stretches = new Map<string, { arrow: Arrow; points: readonly Point[]; label: Point }>();

  function place(laid: Laid, at: Point, isRegion: boolean): void {
    const moved = ({ x, y }: Point): Point => ({ x: at.x + x, y: at.y + y });
    const { state, width, height } = laid;
    states.push({ state, isRegion, ...at, width, height, lines: linesUnder(laid, at) });
    for (const { arrow, part, points, label } of laid.segments) {
      const moving = points.map(moved);
      if (arrow === null) {
        starts.push(moving);
        continue;
      }
      // the middle comes first, as its level is the outermost
      const known = stretches.get(arrow.id) ?? { arrow, points: [], label: moved(label) };
      const longer = part === 'before' ? [...moving, ...known.points] : [...known.points, ...moving];
      stretches.set(arrow.id, { ...known, points: longer });
    }
    for (const child of laid.children) place(child.laid, moved(child.at), state.type === 'parallel');
  }

  place(root, { x: 1, y: 1 }, false);
  const arrows = [...stretches.values()].map(({ arrow, points, label }) => placeArrow(arrow, points, label));
  return { direction, width: root.width + 2, height: root.height + 2, states, arrows, starts };
}

function linesUnder({ lines, columns, width }: Laid, { x, y }: Point): PlacedLine[] {
  const each = Math.ceil(lines.length / columns);
  const column = sizeOfLines(lines).width;
  const room = columns === 1 ? width - 2 * inset : column;
  return lines.map((line, n) => ({
    ...line,
    x: x + inset + Math.floor(n / each) * (column + 16),
    y: y + headHeight + (n % each) * lineHeight,
    width: room,
    height: lineHeight,
  }));
}

function placeArrow({ id, from, to, lines }: Arrow, points: readonly Point[], middle: Point): PlacedArrow {
  const { width, height } = sizeOfLabel(lines);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const placed = lines.map((line, n) => ({
    ...line,
    x: x + labelInset,
    y: y + labelInset / 2 + n * lineHeight,
    width: width - 2 * labelInset,
    height: lineHeight,
  }));
  return { id, from, to, points, label: { x, y, width, height }, lines: placed };
}
