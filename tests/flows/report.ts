/** Writes the paths and their coverage for the report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Chart, chartOf } from '../../src/machines/chart.ts';
import type { FlowRun } from './expectations.ts';
import { manualTestPaths, type Path } from './explore.ts';
import type { Flow } from './flow.ts';
import { reasonNotOnScreen } from './not-on-screen.ts';
import { pathIdOf } from './path-id.ts';
import { plain } from './plain.ts';
import { type StepRequest, stepRequest } from './step-requests.ts';

export interface Reported {
  readonly id: string;
  readonly chart: Chart;
  readonly paths: readonly ReportedPath[];
  readonly taken: readonly string[];
  readonly missing: readonly string[];
  readonly unvisited: readonly string[];
}

export interface ReportedPath {
  /** `auth-3f9c21ab` */
  readonly id: string;
  readonly start: string;
  readonly steps: readonly {
    readonly words: string;
    readonly event: string;
    readonly payload: unknown;
    readonly request: StepRequest['request'];
    readonly failure: StepRequest['failure'];
    readonly reason: StepRequest['reason'];
    readonly reply: StepRequest['reply'];
    /** The key of the reason why a tester cannot perform the step; `null` when it can be performed. */
    readonly notOnScreen: string | null;
    readonly takes: readonly string[];
    readonly state: unknown;
  }[];
}

export function reportOf(id: string, { machine }: Flow, { paths, done, missing, unvisited }: FlowRun): Reported {
  return {
    id,
    chart: chartOf(machine),
    paths: reportedPaths(id, manualTestPaths(paths.map(({ path }) => path))),
    taken: Object.keys(done),
    missing,
    unvisited,
  };
}

export const reportedPaths = (id: string, paths: readonly Path[]): ReportedPath[] =>
  paths.map((path) => ({
    id: pathIdOf(id, path.steps),
    start: path.start.words,
    steps: path.steps.map(({ words, event: { type, ...payload }, before, takes, snapshot }, at) => ({
      words,
      event: type,
      payload: plain(payload),
      ...stepRequest(id, { type, ...payload }, before),
      notOnScreen: reasonNotOnScreen(id, path, at),
      takes,
      state: snapshot.value,
    })),
  }));

const folder = `${import.meta.dirname}/../../reports/flows`;

export function writeReport(machines: readonly Reported[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/unit.json`, JSON.stringify({ machines }));
}
