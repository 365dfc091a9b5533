// Measures what recording adds to the cost of an event, in the complete app, several times in a separate process.
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
    { name: 'the cost of an event with recording, relative to one without', value: ratio, max: 1.05, unit: '' },
    { name: 'the same, in microseconds', value: median(runs.map(({ recorded }) => recorded)), max: 200, unit: 'µs' },
  ];
}
