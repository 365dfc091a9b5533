/** Runs the script of the continuous integration with a stand-in for `npm`, in an empty project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sg-ci-'));
  mkdirSync(join(project, 'bin'));
  cpSync(join(projectRoot, '.ci'), join(project, '.ci'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const count = '2 passed, 0 failed';

/** @param failing the arguments of `npm` with which it fails */
function runCi(failing?: string) {
  const npm = `#!/usr/bin/env bash\necho "the output of $*"\n[ "$*" != test ] || echo "${count}"\n[ "$*" != "${failing}" ]\n`;
  writeFileSync(join(project, 'bin/npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}` };
  const { status, stdout } = spawnSync('bash', [join(project, '.ci/run')], { env, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe('the continuous integration', () => {
  it('passes when every step does, and ends with the count of the tests', () => {
    const { status, lines } = runCi();
    expect([status, lines.at(-1)]).toEqual([0, count]);
    expect(lines.filter((line) => line.startsWith('the output of'))).toEqual(
      ['ci', 'run check', 'run test:postgres', 'test'].map((step) => `the output of ${step}`),
    );
  });

  it.each(['run check', 'run test:postgres', 'test'])(
    'runs the other steps when `npm %s` fails, states it at its end, and fails',
    (step) => {
      const { status, lines } = runCi(step);
      expect([status, lines.at(-1)]).toEqual([1, count]);
      expect(lines).toContain('the output of test');
      const end = lines.indexOf(`── ${step.replace('run ', '')} failed; its last lines:`);
      expect(end).toBeGreaterThan(0);
      expect(lines.slice(end)).toContain(`the output of ${step}`);
    },
  );

  it('ends when the installation fails', () => {
    expect(runCi('ci')).toEqual({ status: 1, lines: ['the output of ci'] });
  });
});
