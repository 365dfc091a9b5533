/** Collects the results of all runs for the report. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { folderOf, type Run, runsIn } from './runs.ts';
import { unreachable } from './unreachable.ts';

/** `reports/flows/browser.json` */
interface BrowserReport {
  readonly runs: readonly Run[];
  readonly unreachable: readonly { readonly transition: string; readonly reason: string }[];
}

const folder = `${import.meta.dirname}/../../../reports/flows`;

test('writes the transitions that the browser took for the report', ({ browserName: _ }, info) => {
  if (!existsSync(folderOf(info))) return;
  const runs = runsIn(folderOf(info));
  const reasons = Object.values(unreachable).flatMap((each) => Object.entries(each));
  const report: BrowserReport = {
    runs: runs.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true })),
    unreachable: reasons.map(([transition, reason]) => ({ transition, reason })),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/browser.json`, JSON.stringify(report));
});
