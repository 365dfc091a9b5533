/** Compares the paths of a machine with its chart, and names each difference. */
import { chartOf } from '../../src/machines/chart.ts';
import type { Flown } from './expectations.ts';
import type { Flow } from './flow.ts';
import { plain } from './plain.ts';

export interface Verdict {
  /** Problems, by the id of the transition or the state, or the words of the path. */
  readonly problems: Readonly<Record<string, string>>;
  /** Everything that was compared. */
  readonly judged: readonly string[];
}

export function verdictOf({ machine }: Pick<Flow, 'machine'>, flown: Flown, known: Flown['done']): Verdict {
  const { transitions, states } = chartOf(machine);
  const ids = transitions.map(({ id }) => id);
  const problems: Record<string, string> = {};
  for (const id of flown.unvisited) problems[id] = 'no path enters this state';
  for (const id of ids) {
    if (flown.missing.includes(id)) problems[id] = 'no path takes this transition';
    else if (!Object.hasOwn(known, id)) problems[id] = 'this transition is new: nothing is expected of it yet';
    else if (!isSame(flown.done[id], known[id])) problems[id] = otherwise(known[id], flown.done[id]);
  }
  const gone = Object.keys(known).filter((id) => !ids.includes(id));
  for (const id of gone) problems[id] = 'the chart has lost this transition';
  const misled = flown.paths.filter(({ path, outcomes }) =>
    path.steps.some(({ takes, snapshot }, at) => !isSame(seen(takes, snapshot), seen(...seenIn(outcomes[at + 1])))),
  );
  for (const { path } of misled) problems[messagesOf(path)] = 'the running actor does otherwise than the chart';
  const paths = flown.paths.map(({ path }) => messagesOf(path));
  return { problems, judged: [...states.map(({ id }) => id), ...ids, ...gone, ...paths] };
}

type Path = Flown['paths'][number]['path'];
type Outcome = Flown['paths'][number]['outcomes'][number];

/** A path in the words of a manual test. */
export const messagesOf = ({ start, steps }: Path): string =>
  [`(${start.words})`, ...steps.map(({ words }) => words)].join(' → ');

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const seen = (takes: readonly string[], { value, context }: Outcome['snapshot']) => [takes, value, plain(context)];

const seenIn = (outcome: Outcome | undefined): [readonly string[], Outcome['snapshot']] => {
  if (!outcome) throw new Error('A path has an outcome for each of its steps');
  return [outcome.takes, outcome.snapshot];
};

function otherwise(known: Flown['done'][string] = [], done: Flown['done'][string] = []): string {
  const at = Math.max(
    0,
    known.findIndex((expectation, place) => !isSame(expectation, done[place])),
  );
  return `it does otherwise than expected\nexpected ${JSON.stringify(known[at])}\nbut did  ${JSON.stringify(done[at])}`;
}
