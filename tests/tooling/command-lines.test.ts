import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';

test.each([
  ['scripts/faults.mjs', '--cal=signIn', /^Unknown option '--cal'.*\nUsage: [^\n]*\n$/s],
  ['scripts/faults.mjs', '--call=typo', /^There is no call “typo”\.[^\n]*\n$/],
  ['scripts/machines.mjs', 'chek', /^Usage: [^\n]*\n$/],
  ['bench/run.mjs', 'peer', /^Unexpected argument 'peer'.*\nUsage: [^\n]*\n$/s],
])('%s prints the reason for %s, and exits with 2', (script, argument, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, script), argument], { encoding: 'utf8' });
  expect(stderr).toMatch(reason);
  expect(status).toBe(2);
});
