/** The text of a drawing and its size: one line for each transition, in characters of a fixed width. */
import { type Chart, type ChartState, type ChartTransition, causeOf } from '../machines/chart.ts';

export interface Line {
  readonly transition: ChartTransition;
  readonly cause: string;
  readonly guard: string;
  /** Where the transition leads; empty when an arrow shows it. */
  readonly target: string;
}

/** All transitions from one state to another. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whether it leads to a later state of the chart, which is drawn below. */
  readonly isForward: boolean;
  readonly lines: readonly Line[];
}

/** In pixels, as every length of a drawing. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const lineHeight = 18;
/** The width of the mark before a line. */
export const markWidth = 16;
export const labelInset = 6;
export const columnGap = 16;
/** The width of a character, slightly more than in the widest common monospaced font. */
const characterWidth = { name: 8, line: 6.65 };

/**
 * Splits the transitions of a chart into arrows and lines inside their states. An arrow in `listed` becomes lines too,
 * and so does a transition that an arrow cannot show: without a target or with several, within its own state, to a
 * parent or a child state, across the border of a region, or through the text at the top of a state.
 */
export function linesOf(
  chart: Chart,
  listed: ReadonlySet<string>,
): { arrows: Arrow[]; inside: ReadonlyMap<string, readonly Line[]> } {
  const order = new Map(chart.states.map(({ id }, n) => [id, n]));
  const isForward = (from: string, to: string) => (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const hasArrow = arrowRule(chart, isForward);
  const arrows = new Map<string, Arrow & { lines: Line[] }>();
  const inside = new Map<string, Line[]>(chart.states.map(({ id }) => [id, []]));
  for (const transition of chart.transitions) {
    const { from, targets } = transition;
    const [to = from] = targets;
    const id = `${from} → ${to}`;
    if (hasArrow(transition) && !listed.has(id)) {
      const arrow = arrows.get(id) ?? { id, from, to, isForward: isForward(from, to), lines: [] };
      arrow.lines.push(lineOf(transition, ''));
      arrows.set(id, arrow);
    } else inside.get(from)?.push(lineOf(transition, targetText(transition)));
  }
  return { arrows: [...arrows.values()], inside };
}

function arrowRule(
  { states }: Chart,
  isForward: (from: string, to: string) => boolean,
): (transition: ChartTransition) => boolean {
  const byId = new Map(states.map((state) => [state.id, state]));
  const pathTo = (id: string | null): ChartState[] => {
    const state = byId.get(id ?? '');
    return state ? [...pathTo(state.parent), state] : [];
  };
  return ({ from, targets }) => {
    const [to] = targets;
    if (to === undefined || targets.length > 1) return false;
    const [fromPath, toPath] = [pathTo(from), pathTo(to)];
    const shared = fromPath.filter((state, n) => state === toPath[n]).length;
    if (shared === fromPath.length || shared === toPath.length) return false;
    const crossed = [fromPath, toPath].flatMap((path) => path.slice(shared - 1, -1));
    // the arrow reaches the later state from above, where its parent state has its text
    const later = isForward(from, to) ? toPath : fromPath;
    return later.length === shared + 1 && !crossed.some(({ type }) => type === 'parallel');
  };
}

/** The services that run while a state is active, as text beside its name. */
export const servicesOf = ({ services }: ChartState): string =>
  services.length > 0 ? `runs ${services.join(', ')}` : '';

export function titleWidth(state: ChartState): number {
  const services = servicesOf(state);
  const servicesWidth = services === '' ? 0 : (services.length + 2) * characterWidth.line;
  return state.key.length * characterWidth.name + servicesWidth;
}

/** The size of lines in columns that are filled downwards. */
export function linesSize(lines: readonly Line[], columns = 1): Size {
  const width = Math.max(0, ...lines.map((line) => markWidth + textOf(line).length * characterWidth.line));
  return {
    width: columns * width + (columns - 1) * columnGap,
    height: Math.ceil(lines.length / columns) * lineHeight,
  };
}

/** The size of an arrow's label. */
export function labelSize(lines: readonly Line[]): Size {
  const { width, height } = linesSize(lines);
  return { width: width + 2 * labelInset, height: height + labelInset };
}

const textOf = ({ cause, guard, target }: Line): string => [cause, guard, target].filter(Boolean).join(' ');

function lineOf(transition: ChartTransition, target: string): Line {
  return { transition, cause: causeOf(transition), guard: transition.guard ? `[${transition.guard}]` : '', target };
}

function targetText({ from, targets, actions, guard }: ChartTransition): string {
  if (targets.length === 0) return actions.length === 0 && guard === null ? 'ignored' : '';
  if (targets.length === 1 && targets[0] === from) return 'again';
  return `to ${targets.map((target) => relativeName(target, from)).join(' & ')}`;
}

/** The id of a state without the keys that it shares with another. */
function relativeName(id: string, other: string): string {
  const [keys, otherKeys] = [id.split('.'), other.split('.')];
  const firstDifference = keys.findIndex((key, n) => key !== otherKeys[n]);
  return keys.slice(Math.max(0, firstDifference)).join('.') || id;
}
