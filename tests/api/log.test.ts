/** Tests of a log that cannot be written, in a process of its own, the end of which it must not prevent. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, 'support/log-and-exit.ts');

/** The exit code of a process that logs to a file or to a reader; `null` when it had to be killed. */
function exitCode(output: number | 'pipe'): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'ignore', output],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** A disk without space, which only some systems have. */
const fullDisk = '/dev/full';

it.skipIf(!existsSync(fullDisk))('a process ends whose log is on a full disk', async () => {
  const output = openSync(fullDisk, 'w');
  expect(await exitCode(output)).toBe(0);
  closeSync(output);
});

it('a process ends whose log nobody reads', async () => {
  expect(await exitCode('pipe')).toBe(0);
});
