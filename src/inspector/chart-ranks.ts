/** One level of a drawing: boxes in ranks, labelled arrows between them, nothing over anything else. */
import { Graph, layout } from '@dagrejs/dagre';
import type { Size } from './chart-lines.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'across' | 'down';

export interface Box extends Size {
  readonly id: string;
  /** The border that it lies on, where arrows go through to what is outside. */
  readonly side?: Side;
}

/** Where the ranks begin, and where they end. */
export type Side = 'start' | 'end';

export interface Link extends Size {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** How far along the side of its box it begins and ends, where that is given. */
  readonly fromAt?: number | undefined;
  readonly toAt?: number | undefined;
  /** It only keeps an order. */
  readonly isHidden?: boolean;
}

export interface Ranks extends Size {
  /** The upper corner of each box at the start. */
  readonly corners: ReadonlyMap<string, Point>;
  readonly routes: ReadonlyMap<string, Route>;
}

export interface Route {
  readonly points: readonly Point[];
  /** The middle of its label. */
  readonly label: Point;
  readonly isForward: boolean;
}

/** Lays out boxes and links. Ranks follow each other from start to end; drawn `down`, both axes change places. */
export function layoutRanks(boxes: readonly Box[], links: readonly Link[], direction: Direction): Ranks {
  const turned = <T extends Size>(size: T): T => (direction === 'across' ? size : { ...size, ...turnedSize(size) });
  const turnedPoint = ({ x, y }: Point): Point => (direction === 'across' ? { x, y } : { x: y, y: x });
  const laid = layoutAcross(boxes.map(turned), links.map(turned));
  return {
    ...turned({ width: laid.width, height: laid.height }),
    corners: new Map([...laid.corners].map(([id, corner]) => [id, turnedPoint(corner)])),
    routes: new Map(
      [...laid.routes].map(([id, { points, label, isForward }]) => [
        id,
        { points: points.map(turnedPoint), label: turnedPoint(label), isForward },
      ]),
    ),
  };
}

const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width });

function layoutAcross(boxes: readonly Box[], links: readonly Link[]): Ranks {
  const graph = new Graph<Size, Size & Point, Size & Point & { points: Point[] }>({ multigraph: true });
  graph.setGraph({ ...spacing, width: 0, height: 0 });
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height, x: 0, y: 0 });
  for (const { id, from, to, width, height, isHidden } of links) {
    const room = { width, height, x: 0, y: 0, points: [], labelpos: 'c', weight: isHidden ? 0 : 1 };
    graph.setEdge({ v: from, w: to, name: id }, room);
  }
  layout(graph);
  const { width, height } = graph.graph();
  const placed = new Map(boxes.map((box) => [box.id, { ...box, ...graph.node(box.id) }]));
  const shown = links.filter(({ isHidden }) => !isHidden);
  const drawn = shown.map((link) => ({ link, edge: graph.edge(link.from, link.to, link.id) }));
  const depths = depthsOf([...placed.values(), ...drawn.map(({ edge }) => edge)]);
  const routes = new Map<string, Route>();
  const ends: End[] = [];
  for (const { link, edge } of drawn) {
    const [from, to] = [placed.get(link.from), placed.get(link.to)];
    if (!from || !to) continue;
    const isForward = from.x < to.x;
    const middle = edge.points.slice(1, -1).flatMap((point) => straight(point, depths, isForward));
    const points = [{ x: 0, y: 0 }, ...middle, { x: 0, y: 0 }];
    routes.set(link.id, { points, label: { x: edge.x, y: edge.y }, isForward });
    ends.push(
      { points, index: 0, box: from, isAfter: isForward, at: link.fromAt, wish: middle.at(0)?.y ?? to.y },
      {
        points,
        index: points.length - 1,
        box: to,
        isAfter: !isForward,
        at: link.toAt,
        wish: middle.at(-1)?.y ?? from.y,
      },
    );
  }
  attach(ends, width);
  const corners = [...placed].map(
    ([id, { x, y, width, height }]) => [id, { x: x - width / 2, y: y - height / 2 }] as const,
  );
  return { width, height, corners: new Map(corners), routes };
}

const spacing = { rankdir: 'LR', ranksep: 64, nodesep: 28, edgesep: 14, marginx: 4, marginy: 4 };

interface End {
  readonly points: Point[];
  readonly index: number;
  readonly box: Box & Point;
  /** Whether it lies on the side where later ranks are. */
  readonly isAfter: boolean;
  readonly at: number | undefined;
  readonly wish: number;
}

/** Half the depth of the rank at each middle line. */
function depthsOf(placed: readonly (Size & Point)[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  for (const { x, width } of placed) depths.set(Math.round(x), Math.max(depths.get(Math.round(x)) ?? 0, width / 2));
  return depths;
}

/** Through a rank an arrow goes straight, and bends only between ranks: so it meets no box and no label. */
function straight({ x, y }: Point, depths: ReadonlyMap<number, number>, isForward: boolean): Point[] {
  const depth = (depths.get(Math.round(x)) ?? 0) * (isForward ? 1 : -1);
  return depth === 0
    ? [{ x, y }]
    : [
        { x: x - depth, y },
        { x: x + depth, y },
      ];
}

/** Arrows meet a side of a box each at a place of its own, as near as may be to where they come from. */
function attach(ends: readonly End[], width: number): void {
  const sides = new Map<string, End[]>();
  for (const end of ends) {
    const key = `${end.box.id} ${end.isAfter}`;
    sides.set(key, [...(sides.get(key) ?? []), end]);
  }
  for (const side of sides.values()) {
    const places = spread(side);
    side.forEach(({ box, isAfter, points, index, at }, n) => {
      const border = box.side === undefined ? undefined : box.side === 'start' ? 0 : width;
      const x = border ?? box.x + (isAfter ? box.width / 2 : -box.width / 2);
      const y = at === undefined ? (places[n] ?? box.y) : box.y - box.height / 2 + at;
      points[index] = { x, y };
    });
  }
}

function spread(side: readonly End[]): number[] {
  const [first] = side;
  if (!first) return [];
  const { box } = first;
  const inset = Math.min(12, box.height / 2);
  const [low, high] = [box.y - box.height / 2 + inset, box.y + box.height / 2 - inset];
  const gap = side.length > 1 ? Math.min(16, (high - low) / (side.length - 1)) : 0;
  const order = side.map((_, n) => n).sort((a, b) => (side[a]?.wish ?? 0) - (side[b]?.wish ?? 0));
  const places: number[] = [];
  order.forEach((n, rank) => {
    const before = rank === 0 ? low : (places[order[rank - 1] ?? 0] ?? low) + gap;
    const latest = high - gap * (order.length - 1 - rank);
    places[n] = Math.min(Math.max(side[n]?.wish ?? low, before), latest);
  });
  return places;
}
