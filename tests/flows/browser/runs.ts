/** What each path that was played leaves of itself: a file, since a worker that fails is followed by another. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';

export interface Run {
  readonly machine: string;
  readonly language: string;
  /** `auth-on-screen-1` */
  readonly path: string;
  readonly words: string;
  /** What the running actor took of its chart. */
  readonly taken: readonly string[];
  readonly passed: boolean;
}

/** The next run of the tests clears it away. */
export const folderOf = ({ project }: Pick<TestInfo, 'project'>): string => `${project.outputDir}/flows`;

export function keepRun(info: TestInfo, run: Run): void {
  const file = `${folderOf(info)}/${run.path}.${run.language}.${info.repeatEachIndex}`;
  mkdirSync(folderOf(info), { recursive: true });
  // whole from the start for whoever reads it meanwhile
  writeFileSync(`${file}.part`, JSON.stringify(run));
  renameSync(`${file}.part`, `${file}.json`);
}

export function runsIn(folder: string): Run[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
}
