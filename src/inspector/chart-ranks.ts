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
  /** Room that it keeps beside it, before it on the axis of the ranks' members. */
  readonly room?: number;
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
  /** How many ranks it passes by. */
  readonly span: number;
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
      [...laid.routes].map(([id, route]) => [
        id,
        { ...route, points: route.points.map(turnedPoint), label: turnedPoint(route.label) },
      ]),
    ),
  };
}

const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width });

function layoutAcross(boxes: readonly Box[], links: readonly Link[]): Ranks {
  const graph = new Graph<Size, Size & Point, Size & Point & { points: Point[]; [option: string]: unknown }>({
    multigraph: true,
  });
  graph.setGraph({ ...spacing, width: 0, height: 0 });
  for (const { id, width, height, room = 0 } of boxes) graph.setNode(id, { width, height: height + room, x: 0, y: 0 });
  // ranks follow the order in which the boxes are given: what leads back is laid out the other way round
  const order = new Map(boxes.map(({ id }, n) => [id, n]));
  const edgeOf = ({ id, from, to }: Link) =>
    (order.get(from) ?? 0) <= (order.get(to) ?? 0) ? { v: from, w: to, name: id } : { v: to, w: from, name: id };
  for (const link of links) {
    const { width, height, isHidden } = link;
    graph.setEdge(edgeOf(link), { width, height, x: 0, y: 0, points: [], labelpos: 'c', weight: isHidden ? 0 : 1 });
  }
  layout(graph);
  const { width, height } = graph.graph();
  const placed = new Map(boxes.map((box) => [box.id, placedBox(box, graph.node(box.id))]));
  const drawn = links.filter(({ isHidden }) => !isHidden).map((link) => ({ link, edge: graph.edge(edgeOf(link)) }));
  const depths = depthsOf([...placed.values(), ...drawn.map(({ edge }) => edge)]);
  const routes = new Map<string, Route>();
  const ends: End[] = [];
  for (const { link, edge } of drawn) {
    const [from, to] = [placed.get(link.from), placed.get(link.to)];
    if (!from || !to) continue;
    const isForward = from.x < to.x;
    const inner = edge.points.slice(1, -1);
    const middle = (edgeOf(link).v === link.from ? inner : inner.toReversed()).flatMap((point) =>
      straight(point, depths, isForward),
    );
    const [first, last] = [middle.at(0) ?? to, middle.at(-1) ?? from];
    const points = [nowhere, nowhere, ...middle, nowhere, nowhere];
    routes.set(link.id, { points, label: { x: edge.x, y: edge.y }, isForward, span: (inner.length - 1) / 2 });
    ends.push({ points, index: 0, next: 1, box: from, isAfter: isForward, at: link.fromAt, wish: first.y });
    const index = points.length - 1;
    ends.push({ points, index, next: index - 1, box: to, isAfter: !isForward, at: link.toAt, wish: last.y });
  }
  attach(ends, width, depths);
  const corners = [...placed].map(
    ([id, box]) => [id, { x: box.x - box.width / 2, y: box.y - box.height / 2 }] as const,
  );
  return { width, height, corners: new Map(corners), routes };
}

const nowhere: Point = { x: 0, y: 0 };

const placedBox = (box: Box, { x, y }: Point): Box & Point => ({ ...box, x, y: y + (box.room ?? 0) / 2 });

const spacing = { rankdir: 'LR', ranksep: 64, nodesep: 28, edgesep: 14, marginx: 4, marginy: 4 };

interface End {
  readonly points: Point[];
  readonly index: number;
  /** The place of the point at which it comes out of the box's rank. */
  readonly next: number;
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
function attach(ends: readonly End[], width: number, depths: ReadonlyMap<number, number>): void {
  const sides = new Map<string, End[]>();
  for (const end of ends) {
    const key = `${end.box.id} ${end.isAfter}`;
    sides.set(key, [...(sides.get(key) ?? []), end]);
  }
  for (const side of sides.values()) {
    const places = spread(side);
    side.forEach(({ box, isAfter, points, index, next }, n) => {
      const border = box.side === undefined ? undefined : box.side === 'start' ? 0 : width;
      const x = border ?? box.x + (isAfter ? box.width / 2 : -box.width / 2);
      const y = places[n] ?? box.y;
      points[index] = { x, y };
      const depth = depths.get(Math.round(box.x)) ?? 0;
      points[next] = { x: border ?? box.x + (isAfter ? depth : -depth), y };
    });
  }
}

/** Those that have their place keep it, and the others keep off them. */
function spread(side: readonly End[]): number[] {
  const { box } = side[0] ?? { box: { y: 0, height: 0 } };
  const top = box.y - box.height / 2;
  const inset = Math.min(12, box.height / 2);
  const [low, high] = [top + inset, top + box.height - inset];
  const gap = side.length > 1 ? Math.min(16, (high - low) / (side.length - 1)) : 0;
  const wishes = side.map(({ wish, at }) => (at === undefined ? wish : top + at));
  const order = [...wishes.keys()].sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const places: number[] = [];
  let before = low - gap;
  order.forEach((n, rank) => {
    const at = side[n]?.at;
    const after = order
      .slice(rank)
      .map((other, n) => ((side[other]?.at === undefined ? high : wishes[other]) ?? high) - gap * n);
    const latest = Math.min(high - gap * (order.length - 1 - rank), ...after);
    before = at === undefined ? Math.min(Math.max(wishes[n] ?? low, before + gap), latest) : top + at;
    places[n] = before;
  });
  return places;
}
