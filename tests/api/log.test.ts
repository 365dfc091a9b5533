/** Tests of what a process writes where it cannot be written: it must prevent neither its start nor its end. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = (name: string) => join(import.meta.dirname, 'support', name);

/** The exit code of a process that logs to a file or to a reader; `null` when it had to be killed. */
function exitCode(output: number | 'pipe'): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', script('log-and-exit.ts')], {
    stdio: ['ignore', 'ignore', output],
    timeout: 300_000, // long, so that it does not depend on the speed of the machine
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** A disk without space, which only some systems have. */
const fullDisk = '/dev/full';

it.skipIf(!existsSync(fullDisk))('a process with its log on a full disk ends', async () => {
  const output = openSync(fullDisk, 'w');
  expect(await exitCode(output)).toBe(0);
  closeSync(output);
});

it('a process with a log that nobody reads ends', async () => {
  expect(await exitCode('pipe')).toBe(0);
});

it.skipIf(!existsSync(fullDisk))('a server with its standard output on a full disk starts', () => {
  const output = openSync(fullDisk, 'w');
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', script('start-server.ts')], {
    stdio: ['ignore', output, 'pipe'],
    env: { ...process.env, PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    encoding: 'utf8',
  });
  closeSync(output);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none does not answer/); // what it does after its first line
});
