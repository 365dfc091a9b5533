/** Compares the paths of a machine with its chart, and names each difference. */
import { chartOf } from '../../src/machines/chart.ts';
import { beginningOf, type FlowRun, isOtherId, isSameResult } from './expectations.ts';
import { describePath } from './explore.ts';
import type { Flow } from './flow.ts';
import { plain } from './plain.ts';

export interface Comparison {
  /** Problems, by the id of the transition or the state, or the words of the path. */
  readonly problems: Readonly<Record<string, string>>;
  /** Everything that was compared. */
  readonly compared: readonly string[];
}

export function compareWithChart({ machine }: Pick<Flow, 'machine'>, run: FlowRun, known: FlowRun['done']): Comparison {
  const { transitions, states } = chartOf(machine);
  const ids = transitions.map(({ id }) => id);
  const problems: Record<string, string> = {};
  const done = withoutEffectsOfNew(run, known);
  for (const id of run.unvisited) problems[id] = 'no path enters this state';
  for (const id of ids) {
    if (run.missing.includes(id)) problems[id] = 'no path takes this transition';
    else if (!Object.hasOwn(known, id)) problems[id] = 'this transition is new and has no expected result';
    else if (!isSameResult(done[id], known[id])) problems[id] = difference(known[id], done[id]);
  }
  const others = [...new Set([...Object.keys(known), ...Object.keys(run.done)].filter(isOtherId))];
  for (const id of others) if (!isSameResult(done[id], known[id])) problems[id] = difference(known[id], done[id]);
  const removed = Object.keys(known).filter((id) => !ids.includes(id) && !isOtherId(id));
  for (const id of removed) problems[id] = 'the chart no longer has this transition';
  const runs = [...run.paths, ...run.probes];
  const differing = runs.filter(({ path, outcomes }) =>
    path.steps.some(
      ({ takes, snapshot }, at) => !isSameResult(seen(takes, snapshot), seen(...seenIn(outcomes[at + 1]))),
    ),
  );
  for (const { path } of differing) problems[describePath(path)] = 'the running actor differs from the chart';
  const paths = runs.map(({ path }) => describePath(path));
  return { problems, compared: [...states.map(({ id }) => id), ...ids, ...others, ...removed, ...paths] };
}

/**
 * What transitions did, without what they did after a transition that is new: it is reported, and what follows it would
 * only repeat that.
 */
function withoutEffectsOfNew({ done, paths, probes }: FlowRun, known: FlowRun['done']): FlowRun['done'] {
  const added = new Set(Object.keys(done).filter((id) => !isOtherId(id) && !Object.hasOwn(known, id)));
  if (added.size === 0) return done;
  const beginnings = new Set<string>();
  for (const { path, outcomes } of [...paths, ...probes]) {
    const first = outcomes.findIndex(({ takes }) => takes.some((id) => added.has(id)));
    const words = path.steps.map((step) => step.words);
    if (first >= 0)
      for (let at = first; at <= words.length; at += 1)
        beginnings.add(beginningOf(path.start.words, words.slice(0, at)));
  }
  const isKept = ({ start, by }: FlowRun['done'][string][number]) => !beginnings.has(beginningOf(start, by));
  return Object.fromEntries(
    Object.entries(done).flatMap(([id, results]) => {
      const kept = results.filter(isKept);
      return kept.length > 0 ? [[id, kept]] : [];
    }),
  );
}

type Outcome = FlowRun['paths'][number]['outcomes'][number];

const seen = (takes: readonly string[], { value, context }: Outcome['snapshot']) => [takes, value, plain(context)];

const seenIn = (outcome: Outcome | undefined): [readonly string[], Outcome['snapshot']] => {
  if (!outcome) throw new Error('A path has an outcome for each of its steps');
  return [outcome.takes, outcome.snapshot];
};

function difference(known: FlowRun['done'][string] = [], done: FlowRun['done'][string] = []): string {
  const at = Math.max(
    0,
    known.findIndex((expectation, place) => !isSameResult(expectation, done[place])),
  );
  return `it differs from what is expected\nexpected ${JSON.stringify(known[at])}\nbut did  ${JSON.stringify(done[at])}`;
}
