/** What is written in a drawing, and how much room it takes: a line a transition, in letters of one width. */
import { type Chart, type ChartTransition, causeOf } from '../machines/chart.ts';

export interface Line {
  readonly transition: ChartTransition;
  readonly cause: string;
  readonly guard: string;
  /** Where it leads, for what is written inside its state instead of drawn as an arrow. */
  readonly leads: string;
}

/** All that leads from one state to another: one arrow with a line each. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const lineHeight = 18;
/** Before each line there is room for a mark. */
export const markWidth = 16;
export const labelInset = 6;
/** The widths of a letter in a name and in a line, a little over those of the widest common fonts. */
const letter = { name: 8, line: 6.65 };

/**
 * What is drawn as an arrow, and what is written inside its state: what stays, comes back to it, or leads inside it;
 * and the arrows that are to be `written` for want of room.
 */
export function linesOf(chart: Chart, written: ReadonlySet<string>): { arrows: Arrow[]; inside: Map<string, Line[]> } {
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const regions = new Set(chart.states.filter(({ type }) => type === 'parallel').map(({ id }) => id));
  const wayUp = (id: string): string[] => [id, ...upFrom(parents.get(id))];
  const upFrom = (id: string | null | undefined): string[] => (id ? wayUp(id) : []);
  const arrows = new Map<string, Arrow & { lines: Line[] }>();
  const inside = new Map<string, Line[]>(chart.states.map(({ id }) => [id, []]));
  for (const transition of chart.transitions) {
    const { from, targets } = transition;
    const [to] = targets;
    const around = new Set(wayUp(from));
    const meeting = to === undefined ? undefined : wayUp(to).find((id) => around.has(id));
    const isArrow =
      to !== undefined &&
      targets.length === 1 &&
      meeting !== undefined &&
      meeting !== from &&
      meeting !== to &&
      !regions.has(meeting) &&
      !written.has(arrowId(transition));
    if (isArrow) {
      const id = arrowId(transition);
      const arrow = arrows.get(id) ?? { id, from, to, lines: [] };
      arrow.lines.push(lineOf(transition, ''));
      arrows.set(id, arrow);
    } else inside.get(from)?.push(lineOf(transition, leadsOf(transition)));
  }
  return { arrows: [...arrows.values()], inside };
}

const arrowId = ({ from, targets }: ChartTransition): string => `${from} → ${targets.join(' & ')}`;

/** The room of a state's name and of what is written beside it. */
export const widthOfTitle = (name: string, beside: string): number =>
  name.length * letter.name + (beside === '' ? 0 : (beside.length + 2) * letter.line);

export const widthOfLine = (line: Line): number => markWidth + textOf(line).length * letter.line;

/** The room that lines take in so many columns, filled downwards. */
export function sizeOfLines(lines: readonly Line[], columns = 1): Size {
  const width = Math.max(0, ...lines.map(widthOfLine));
  return { width: columns * width + (columns - 1) * 16, height: Math.ceil(lines.length / columns) * lineHeight };
}

/** The room of an arrow's label. */
export function sizeOfLabel(lines: readonly Line[]): Size {
  const { width, height } = sizeOfLines(lines);
  return { width: width + 2 * labelInset, height: height + labelInset };
}

export const textOf = ({ cause, guard, leads }: Line): string => [cause, guard, leads].filter(Boolean).join(' ');

function lineOf(transition: ChartTransition, leads: string): Line {
  return { transition, cause: causeOf(transition), guard: transition.guard ? `[${transition.guard}]` : '', leads };
}

function leadsOf({ from, targets, actions, guard }: ChartTransition): string {
  if (targets.length === 0) return actions.length === 0 && guard === null ? 'ignored' : '';
  if (targets.length === 1 && targets[0] === from) return '↻';
  return `→ ${targets.map((target) => shortTo(target, from)).join(' & ')}`;
}

/** A state's name as seen from another: without the way down that both share. */
function shortTo(id: string, from: string): string {
  const [way, other] = [id.split('.'), from.split('.')];
  const shared = way.findIndex((key, n) => key !== other[n]);
  return way.slice(Math.max(0, shared)).join('.') || id;
}
