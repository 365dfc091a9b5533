/** The states of a chart laid out from the inside outwards: each level in ranks, its boxes being what lies inside them. */
import type { Chart, ChartState } from '../machines/chart.ts';
import { type Body, emptyBody, frame, type Laid, type Segment, shelve } from './chart-frames.ts';
import { type Arrow, linesOf, sizeOfLabel } from './chart-lines.ts';
import { type Direction, type Link, layoutRanks, type Ranks, type Side } from './chart-ranks.ts';

/** An arrow between something inside a state and something outside of it. */
interface Gate {
  readonly arrow: Arrow;
  /** The end of it that is inside. */
  readonly inner: string;
  readonly isOut: boolean;
  readonly side: Side;
}

export function layoutLevels(chart: Chart, direction: Direction, written: ReadonlySet<string>): Laid {
  const { arrows, inside } = linesOf(chart, written);
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const isIn = (id: string | null | undefined, outer: string): boolean =>
    Boolean(id) && (id === outer || isIn(parents.get(id ?? ''), outer));

  function lay(state: ChartState, gates: readonly Gate[] = []): Laid {
    const children = chart.states.filter(({ parent }) => parent === state.id);
    return frame(state, inside.get(state.id) ?? [], bodyOf(state, children, gates));
  }

  function bodyOf(state: ChartState, children: readonly ChartState[], gates: readonly Gate[]): Body {
    if (children.length === 0) return emptyBody;
    if (state.type === 'parallel') return shelve(children.map((child) => lay(child)));
    const childWith = (id: string) => children.find((child) => isIn(id, child.id))?.id;
    const here = arrows.filter(({ from, to }) => {
      const [a, b] = [childWith(from), childWith(to)];
      return a !== undefined && b !== undefined && a !== b;
    });
    const arrange = (isForward: (arrow: Arrow) => boolean) => {
      const all = [...gates, ...here.flatMap((arrow) => gatesOf(arrow, isForward(arrow)))];
      const through = (child: ChartState) => all.filter(({ inner }) => inner !== child.id && isIn(inner, child.id));
      const laid = children.map((child) => lay(child, through(child)));
      return arrangeLevel({ state, laid, here, gates, childWith, direction });
    };
    // by which side an arrow leaves a box is known only once the boxes stand in ranks
    const first = arrange(() => true);
    const isAnyDeep = here.some(({ from, to }) => childWith(from) !== from || childWith(to) !== to);
    return isAnyDeep ? arrange(({ id }) => first.ranks.routes.get(id)?.isForward ?? true).body : first.body;
  }

  const [root] = chart.states;
  if (!root) throw new Error('A chart has a root.');
  return lay(root);
}

const gatesOf = (arrow: Arrow, isForward: boolean): Gate[] => [
  { arrow, inner: arrow.from, isOut: true, side: isForward ? 'end' : 'start' },
  { arrow, inner: arrow.to, isOut: false, side: isForward ? 'start' : 'end' },
];

interface Level {
  readonly state: ChartState;
  readonly laid: readonly Laid[];
  readonly here: readonly Arrow[];
  readonly gates: readonly Gate[];
  readonly childWith: (id: string) => string | undefined;
  readonly direction: Direction;
}

/** Beside the state in which its parent begins, for the dot. */
export const dotRoom = 28;
const none = { width: 0, height: 0 };

function arrangeLevel(level: Level): { body: Body; ranks: Ranks } {
  const { state, laid, here, gates, childWith, direction } = level;
  const places = new Map(laid.map((child) => [child.state.id, child.gates]));
  const place = (child: string, { id }: Arrow) => places.get(child)?.get(id)?.[direction === 'across' ? 'y' : 'x'];
  const links: Link[] = [];
  for (const arrow of here) {
    const [from = '', to = ''] = [childWith(arrow.from), childWith(arrow.to)];
    const ends = { from, to, fromAt: place(from, arrow), toAt: place(to, arrow) };
    links.push({ id: arrow.id, ...ends, ...sizeOfLabel(arrow.lines) });
  }
  for (const { arrow, inner, side } of gates) {
    const child = childWith(inner) ?? '';
    const gate = gateId(arrow);
    const at = place(child, arrow);
    links.push({
      id: gate,
      ...(side === 'end' ? { from: child, to: gate, fromAt: at } : { from: gate, to: child, toAt: at }),
      ...none,
    });
    // the border lies before all that is inside, or after it
    for (const {
      state: { id: other },
    } of laid) {
      if (other === child) continue;
      const order = side === 'end' ? { from: other, to: gate } : { from: gate, to: other };
      links.push({ id: `${gate} ${other}`, ...order, isHidden: true, ...none });
    }
  }
  const port = ({ arrow, side }: Gate) => ({ id: gateId(arrow), width: 1, height: 1, side });
  const boxes = [
    ...gates.filter(({ side }) => side === 'start').map(port),
    ...laid.map(({ state: { id }, width, height }) => ({
      id,
      width,
      height,
      room: id === state.initial ? dotRoom : 0,
    })),
    ...gates.filter(({ side }) => side === 'end').map(port),
  ];
  const ranks = layoutRanks(boxes, links, direction);
  return { body: bodyFrom(level, ranks), ranks };
}

const gateId = ({ id }: Arrow): string => `gate ${id}`;

function bodyFrom({ laid, here, gates }: Level, ranks: Ranks): Body {
  const origin = { x: 0, y: 0 };
  const segment = (arrow: Arrow, part: Segment['part'], id: string, isTurned = false): Segment => {
    const { points, label, span } = ranks.routes.get(id) ?? { points: [], label: origin, span: 0 };
    return { arrow, part, points: isTurned ? points.toReversed() : points, label, span };
  };
  return {
    width: ranks.width,
    height: ranks.height,
    children: laid.map((child) => ({ laid: child, at: ranks.corners.get(child.state.id) ?? origin })),
    segments: [
      ...here.map((arrow) => segment(arrow, 'between', arrow.id)),
      ...gates.map(({ arrow, isOut, side }) =>
        segment(arrow, isOut ? 'before' : 'after', gateId(arrow), isOut === (side === 'start')),
      ),
    ],
    gates: new Map(
      gates.map(({ arrow, side }) => [
        arrow.id,
        ranks.routes.get(gateId(arrow))?.points.at(side === 'end' ? -1 : 0) ?? origin,
      ]),
    ),
  };
}
