/** Runs the mutants of a machine against its expected results and its invariants. */
import { beginningOf, expected, type FlowRun, isSameResult, resultOf, runFlow } from './expectations.ts';
import { type Path, pathsAndProbes } from './explore.ts';
import type { Flow } from './flow.ts';
import { implementationMutantsOf } from './implementation-mutants.ts';
import { Oracle } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { type Mutant, mutantsOf, originalIds } from './mutants.ts';
import { startMachine } from './replay.ts';
import { testWalk, walkThrough } from './walk.ts';

export interface MutationScore {
  readonly machine: string;
  readonly total: number;
  readonly killed: number;
  /** The ids of the mutants that nothing has detected. */
  readonly survivors: readonly string[];
}

interface Options {
  /** 1 runs every mutant, 4 every fourth. */
  readonly sample?: number;
}

/** Beyond it a run of microsteps does not end. */
const maxMicrosteps = 100;

export function scoreOf(name: MachineName, flow: Flow, { sample = 1 }: Options = {}): MutationScore {
  const found = pathsAndProbes(flow);
  const paths = [...found.paths, ...found.probes];
  const known = expected(name);
  const differing = Object.entries(runFlow(flow, name).done).find(([id, done]) => !isSameResult(done, known[id]));
  if (differing) throw new Error(`${differing[0]} differs from what is expected, so every mutant would be detected`);
  const every = [...mutantsOf(flow.machine), ...implementationMutantsOf(flow)];
  const mutants = every.filter((_, at) => at % sample === 0);
  const survivors = mutants.filter((mutant) => !isDetected({ name, flow, paths, known }, mutant)).map(({ id }) => id);
  return { machine: name, total: mutants.length, killed: mutants.length - survivors.length, survivors };
}

interface Subject {
  readonly name: MachineName;
  readonly flow: Flow;
  readonly paths: readonly Path[];
  readonly known: FlowRun['done'];
}

function isDetected(subject: Subject, mutant: Mutant): boolean {
  const results = resultsByPath(subject.known);
  const concerned = concernedFirst(subject.paths, mutant);
  return (
    concerned.some((path) => differsOn(subject, mutant, { path, results })) ||
    isFoundOnWalk(subject, mutant) ||
    differsWhenExplored(subject, mutant)
  );
}

/** The paths that send the event of the mutant; those that take its transition first. */
function concernedFirst(paths: readonly Path[], { event, transitions }: Mutant): Path[] {
  const concerned = paths.filter(({ steps }) => !event || steps.some((step) => step.event.type === event));
  const isFirst = ({ steps }: Path) => steps.some(({ takes }) => takes.some((id) => transitions.includes(id)));
  return [...concerned.filter(isFirst), ...concerned.filter((path) => !isFirst(path))];
}

/** The expected result after each beginning of a path that has one. */
function resultsByPath(known: FlowRun['done']): ReadonlyMap<string, string> {
  const all = Object.values(known).flat();
  return new Map(
    all.map(({ start, by, state, changes, effects, tags }) => [
      beginningOf(start, by),
      JSON.stringify({ state, changes, effects, tags }),
    ]),
  );
}

/** Whether the mutant does something else on a path, or violates an invariant there. */
function differsOn(
  { name, flow }: Subject,
  { machine }: Mutant,
  { path: { start, steps }, results }: { path: Path; results: ReadonlyMap<string, string> },
): boolean {
  const oracle = new Oracle(name);
  let microsteps = 0;
  const words: string[] = [];
  try {
    const onMicrostep = () => {
      microsteps += 1;
      if (microsteps > maxMicrosteps) throw new Error('The microsteps do not end');
    };
    const running = startMachine(machine, start, { beside: flow.beside ?? [], onMicrostep });
    const differs = (): boolean => {
      microsteps = 0;
      const outcome = running.outcome();
      const result = results.get(beginningOf(start.words, words));
      const isOther = result !== undefined && result !== JSON.stringify(resultOf(outcome));
      return isOther || oracle.violationsAt(outcome.moment).length > 0;
    };
    const isFound =
      differs() ||
      steps.some(({ words: step, event }) => {
        words.push(step);
        running.perform(event);
        return differs();
      });
    running.end();
    return isFound;
  } catch {
    return true;
  }
}

/** Whether the mutant violates an invariant on the random walk of the tests. */
function isFoundOnWalk({ name, flow }: Subject, { machine }: Mutant): boolean {
  try {
    return walkThrough(name, { ...flow, machine }, testWalk) !== null;
  } catch {
    return true;
  }
}

/** Whether the paths that the mutant's own definition has, or their results, are others. */
function differsWhenExplored({ name, flow, known }: Subject, { machine, event, transitions }: Mutant): boolean {
  const ids = originalIds(flow.machine, machine);
  try {
    const { done, violations } = runFlow({ ...flow, machine }, name);
    const renamed = Object.fromEntries(Object.entries(done).map(([id, results]) => [ids.get(id) ?? id, results]));
    const all = new Set([...Object.keys(renamed), ...Object.keys(known)]);
    // that a transition no longer exists is no difference of what the machine does
    const [changed = ''] = event === null ? [] : transitions;
    if (!new Set(ids.values()).has(changed)) all.delete(changed);
    return violations.length > 0 || [...all].some((id) => !isSameResult(renamed[id], known[id]));
  } catch {
    return true;
  }
}
