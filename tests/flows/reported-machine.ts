import { chartOf } from '../../src/machines/chart.ts';
import { manualTestPaths, pathsThrough } from './explore.ts';
import { flows } from './flows.ts';
import type { MachineName } from './machines.ts';
import { type ReportedPath, reportedPaths } from './report.ts';

/** A machine with its chart and its paths, as the report has them. */
export const reportedMachine = <Id extends MachineName>(id: Id) => ({
  id,
  chart: chartOf(flows[id].machine),
  paths: reportedPaths(id, manualTestPaths(pathsThrough(flows[id]))),
});

/** The paths from every state, of which those of a manual test are some. */
export const everyReportedPath = (id: MachineName): ReportedPath[] => reportedPaths(id, pathsThrough(flows[id]));
