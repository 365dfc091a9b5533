/** Where everything of a chart is drawn: states inside states, regions apart, one arrow for all that leads from one to another. */
import type { Chart, ChartState } from '../machines/chart.ts';
import { headHeight, inset, type Laid } from './chart-frames.ts';
import { dotRoom, layoutLevels } from './chart-levels.ts';
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
  /** How many ranks it passes by. */
  readonly span: number;
  /** Whether it would run through what is written under the name of a state around it. */
  readonly isThroughHead: boolean;
  readonly label: Point & Size;
  readonly lines: readonly PlacedLine[];
}

/**
 * Lays a chart out both across and down, and keeps what is easier to take in. Where it grows wider than a page, the
 * arrows that reach furthest are written inside their states instead.
 */
export function layoutChart(chart: Chart): ChartLayout {
  const [across, down] = (['across', 'down'] as const).map((direction) => layoutWithin(chart, direction));
  if (!across || !down) throw new Error('A chart is laid out both ways.');
  return costOf(across) <= costOf(down) ? across : down;
}

const page = 1_150;

/** Paper; more of it for what is wider than a page, and for every transition that had to be written. */
const costOf = ({ width, height, arrows }: ChartLayout): number =>
  (width * height * Math.max(1, width / page) ** 2) / (arrows.length + 4);

function layoutWithin(chart: Chart, direction: Direction): ChartLayout {
  const written = new Set<string>();
  for (;;) {
    const layout = layoutIn(chart, direction, written);
    const far = layout.arrows.filter(({ isThroughHead }) => isThroughHead);
    if (far.length === 0 && layout.width > page) {
      const furthest = Math.max(1, ...layout.arrows.map(({ span }) => span));
      far.push(...layout.arrows.filter(({ span }) => span === furthest));
    }
    if (far.length === 0) return layout;
    for (const { id } of far) written.add(id);
  }
}

function layoutIn(chart: Chart, direction: Direction, written: ReadonlySet<string>): ChartLayout {
  const root = layoutLevels(chart, direction, written);
  const states: PlacedState[] = [];
  const starts: (readonly Point[])[] = [];
  const arrows = new Map<string, Arrow & Pick<PlacedArrow, 'points' | 'span' | 'isThroughHead'> & { middle: Point }>();

  function place(laid: Laid, at: Point, parent: ChartState | null): void {
    const moved = ({ x, y }: Point): Point => ({ x: at.x + x, y: at.y + y });
    const { state, width, height } = laid;
    const isRegion = parent?.type === 'parallel';
    states.push({ state, isRegion, ...at, width, height, lines: linesUnder(laid, at) });
    if (parent?.initial === state.id) starts.push(startOf(at, direction));
    for (const { arrow, part, points, label, span } of laid.segments) {
      const moving = points.map(moved);
      // the middle comes first, as its level is the outermost
      const known = arrows.get(arrow.id) ?? { ...arrow, points: [], span, middle: moved(label), isThroughHead: false };
      const longer = part === 'before' ? [...moving, ...known.points] : [...known.points, ...moving];
      const [inner, outer] = part === 'before' ? [moving.at(0), moving.at(-1)] : [moving.at(-1), moving.at(0)];
      const isUp = direction === 'down' && part !== 'between' && (outer?.y ?? 0) < (inner?.y ?? 0);
      arrows.set(arrow.id, { ...known, points: longer, isThroughHead: known.isThroughHead || isUp });
    }
    for (const child of laid.children) place(child.laid, moved(child.at), state);
  }

  place(root, { x: 1, y: 1 }, null);
  const size = { width: root.width + 2, height: root.height + 2 };
  const placed = [...arrows.values()].map(({ middle, ...arrow }) => ({ ...arrow, ...labelAt(arrow.lines, middle) }));
  return { direction, ...size, states, arrows: placed, starts };
}

/** A short arrow from the dot to the side of the state that no other arrow meets. */
function startOf({ x, y }: Point, direction: Direction): Point[] {
  const away = dotRoom - 6;
  return direction === 'down'
    ? [
        { x: x - away, y: y + 16 },
        { x, y: y + 16 },
      ]
    : [
        { x: x + 24, y: y - away },
        { x: x + 24, y },
      ];
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

function labelAt(lines: readonly Line[], middle: Point): Pick<PlacedArrow, 'label' | 'lines'> {
  const { width, height } = sizeOfLabel(lines);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const placed = lines.map((line, n) => ({
    ...line,
    x: x + labelInset,
    y: y + labelInset / 2 + n * lineHeight,
    width: width - 2 * labelInset,
    height: lineHeight,
  }));
  return { label: { x, y, width, height }, lines: placed };
}
