// Recording must add little to an event: measures the whole app in a process of its own, several times.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-paths.mjs';
import { median } from './page.mjs';

const processes = 5;

export async function measureEventCost() {
  const runs = Array.from({ length: processes }, () => {
    const args = [join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), join(projectRoot, 'bench/event-rounds.ts')];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  });
  const ratio = median(runs.map(({ bare, recorded }) => recorded / bare));
  return [
    { what: 'the cost of an event with recording, relative to one without', found: ratio, most: 1.05, unit: '' },
    { what: 'the same, in microseconds', found: median(runs.map(({ recorded }) => recorded)), most: 200, unit: 'µs' },
  ];
}
