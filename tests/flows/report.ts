/** Writes the paths and their coverage for the report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Chart, chartOf } from '../../src/machines/chart.ts';
import type { FlowRun } from './expectations.ts';
import { manualTestPaths, type Path, type Step } from './explore.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';
import type { Flow } from './flow.ts';
import { reasonNotOnScreen } from './not-on-screen.ts';
import { type TabOrder, tabOrderOf } from './other-tab-steps.ts';
import { pathIdOf, sequenceIdOf } from './path-id.ts';
import { plain } from './plain.ts';
import { type StepRequest, stepRequest } from './step-requests.ts';

export interface Reported {
  readonly id: string;
  readonly chart: Chart;
  readonly paths: readonly ReportedPath[];
  readonly taken: readonly string[];
  readonly missing: readonly string[];
  readonly unvisited: readonly string[];
  /** What differs from the expected results, and the invariants that do not hold. */
  readonly problems: readonly Problem[];
}

interface Problem {
  /** That of a transition or a state, or the words of a path. */
  readonly id: string;
  readonly problem: string;
}

export interface ReportedPath {
  /** `auth-3f9c21ab` */
  readonly id: string;
  /** Names all its steps. */
  readonly sequence: string;
  readonly start: string;
  readonly steps: readonly {
    readonly words: string;
    readonly event: string;
    readonly payload: unknown;
    readonly request: StepRequest['request'];
    readonly failure: StepRequest['failure'];
    readonly reason: StepRequest['reason'];
    readonly reply: StepRequest['reply'];
    /** What the fields state after the step, and did not before. */
    readonly fieldErrors: FieldErrors;
    /** The key of the reason why a tester cannot perform the step; `null` when it can be performed. */
    readonly notOnScreen: string | null;
    /** When a step is made that is made in another tab. */
    readonly tabOrder: TabOrder | null;
    readonly takes: readonly string[];
    readonly state: unknown;
  }[];
}

/** @param differences by the id of a transition or a state, or the words of a path */
export function reportOf(
  id: string,
  { machine }: Flow,
  { paths, done, missing, unvisited, violations }: FlowRun,
  differences: Readonly<Record<string, string>>,
): Reported {
  return {
    id,
    chart: chartOf(machine),
    paths: reportedPaths(id, manualTestPaths(paths.map(({ path }) => path))),
    taken: Object.keys(done),
    missing,
    unvisited,
    problems: [
      ...Object.entries(differences).map(([name, problem]) => ({ id: name, problem })),
      ...violations.map(({ path, step, sentence }) => ({ id: path, problem: `after step ${step}, not: ${sentence}` })),
    ],
  };
}

export const reportedPaths = (id: string, paths: readonly Path[]): ReportedPath[] =>
  paths.map((path) => ({
    id: pathIdOf(id, path.steps),
    sequence: sequenceIdOf(id, path.steps),
    start: path.start.words,
    steps: path.steps.map((step, at) => reportedStep(id, path, { step, at })),
  }));

function reportedStep(id: string, path: Path, { step, at }: { step: Step; at: number }): ReportedPath['steps'][number] {
  const { words, event, before, takes, snapshot } = step;
  const { type, ...payload } = event;
  return {
    words,
    event: type,
    payload: plain(payload),
    ...stepRequest(id, event, before),
    fieldErrors: fieldErrorsOf(id, step),
    notOnScreen: reasonNotOnScreen(id, path, at),
    tabOrder: tabOrderOf(id, step),
    takes,
    state: snapshot.value,
  };
}

const folder = `${import.meta.dirname}/../../reports/flows`;

export function writeReport(machines: readonly Reported[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/unit.json`, JSON.stringify({ machines }));
}
