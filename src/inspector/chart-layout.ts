/**
 * The position of every state, arrow and line of a chart. Node and browsers give the same result: ELK measures no text.
 */
import ELK, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from '../machines/chart.ts';
import { dotId, graphOf, type Head, headOf, inset, titleHeight } from './chart-graph.ts';
import {
  type Arrow,
  columnGap,
  type Line,
  labelInset,
  lineHeight,
  linesOf,
  linesSize,
  type Size,
} from './chart-lines.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point, Size {}

export interface ChartLayout extends Size {
  /** Parents before their children. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  /** The lines from each dot to its initial state. */
  readonly starts: readonly (readonly Point[])[];
}

export interface PlacedState extends Box {
  readonly state: ChartState;
  /** Whether it is active together with its siblings. */
  readonly isRegion: boolean;
  readonly lines: readonly PlacedLine[];
}

export interface PlacedLine extends Line, Box {}

export interface PlacedArrow extends Omit<Arrow, 'lines'> {
  readonly points: readonly Point[];
  readonly label: Box;
  readonly lines: readonly PlacedLine[];
}

const maxWidth = 1_200;
const elk = new ELK();

/**
 * Lays out a chart. While it is too wide, its longest arrows become lines inside their states; if that is not
 * enough, the narrowest layout is used.
 */
export async function layoutChart(chart: Chart): Promise<ChartLayout> {
  const listed = new Set<string>();
  let layout = await layoutWith(chart, listed);
  let narrowest = layout;
  while (narrowest.width > maxWidth) {
    const longest = longestOf(layout);
    if (longest.length === 0) return narrowest;
    for (const { id } of longest) listed.add(id);
    layout = await layoutWith(chart, listed);
    if (layout.width < narrowest.width) narrowest = layout;
  }
  return narrowest;
}

/**
 * The longest arrows, except the shortest one that connects each state to an earlier one, so that no state is isolated.
 */
function longestOf({ arrows }: ChartLayout): PlacedArrow[] {
  const byLength = arrows.toSorted((a, b) => lengthOf(a.points) - lengthOf(b.points));
  const connected = new Set<string>();
  const others = byLength.filter(({ from, to, isForward }) => {
    const end = isForward ? to : from;
    if (connected.has(end)) return true;
    connected.add(end);
    return false;
  });
  const longest = others.at(-1);
  return longest ? others.filter(({ points }) => lengthOf(points) >= 0.8 * lengthOf(longest.points)) : [];
}

async function layoutWith(chart: Chart, listed: ReadonlySet<string>): Promise<ChartLayout> {
  const { arrows, inside } = linesOf(chart, listed);
  const heads = new Map(chart.states.map((state) => [state.id, headOf(state, inside.get(state.id) ?? [])]));
  const graph = await elk.layout(graphOf(chart, heads, arrows));
  const nodes = new Map(nodesOf(graph).map((node) => [node.id, node]));
  const edges = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const types = new Map(chart.states.map(({ id, type }) => [id, type]));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: chart.states.map((state) => {
      const box = boxOf(nodes.get(state.id));
      const isRegion = types.get(state.parent ?? '') === 'parallel';
      return { ...box, state, isRegion, lines: placeInHead(box, heads.get(state.id)) };
    }),
    arrows: arrows.map((arrow) => placeArrow(arrow, edges.get(arrow.id))),
    starts: chart.states.flatMap(({ id, initial }) => (initial === null ? [] : [pointsOf(edges.get(dotId(id)))])),
  };
}

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape = {}): Box => ({ x, y, width, height });

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, { x, y }, n) => sum + Math.abs(x - (points[n]?.x ?? x)) + Math.abs(y - (points[n]?.y ?? y)), 0);

function placeInHead({ x, y, width }: Box, head: Head | undefined): PlacedLine[] {
  const { lines, columns } = head ?? { lines: [], columns: 1 };
  const perColumn = Math.ceil(lines.length / columns);
  const columnWidth = linesSize(lines).width;
  return lines.map((line, n) => ({
    ...line,
    x: x + inset + Math.floor(n / perColumn) * (columnWidth + columnGap),
    y: y + titleHeight + (n % perColumn) * lineHeight,
    width: columns === 1 ? width - 2 * inset : columnWidth,
    height: lineHeight,
  }));
}

function placeArrow({ lines, ...arrow }: Arrow, edge: ElkExtendedEdge | undefined): PlacedArrow {
  const points = pointsOf(edge);
  const label = boxOf(edge?.labels?.[0]);
  return {
    ...arrow,
    points: arrow.isForward ? points : points.toReversed(),
    label,
    lines: lines.map((line, n) => ({
      ...line,
      x: label.x + labelInset,
      y: label.y + labelInset / 2 + n * lineHeight,
      width: label.width - 2 * labelInset,
      height: lineHeight,
    })),
  };
}
