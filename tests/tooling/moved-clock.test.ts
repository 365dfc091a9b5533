import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function run(CLOCK: string, code: string) {
  const preload = ['--import', './tests/support/moved-clock.mjs'];
  return spawnSync(process.execPath, [...preload, '-p', code], { encoding: 'utf8', env: { ...process.env, CLOCK } });
}

it('moves the time of a process, and no time that is given', () => {
  const years = '[new Date().getFullYear(), new Date(Date.now()).getFullYear(), Date().split(" ")[3]].join()';
  expect(run('2031-06-15T12:00:00Z', years).stdout.trim()).toBe('2031,2031,2031');
  expect(run('2031-06-15T12:00:00Z', 'new Date(0).toISOString()').stdout.trim()).toBe('1970-01-01T00:00:00.000Z');
});

it('rejects what is not a time', () => {
  const { status, stderr } = run('tomorrow', '1');
  expect(status).not.toBe(0);
  expect(stderr).toContain('CLOCK is a time such as');
});
