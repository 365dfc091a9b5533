/** Stores the result of each path in a file, because a worker that fails is replaced by another. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { Picture } from './pictures.ts';

export interface Run {
  readonly machine: string;
  readonly language: string;
  /** `auth-3f9c21ab` */
  readonly path: string;
  readonly words: string;
  /** The transitions that the running actor took; without an actor, those whose results the page showed. */
  readonly taken: readonly string[];
  readonly passed: boolean;
  readonly pictures: readonly Picture[];
}

/** Deleted by the next run of the tests. */
export const folderOf = ({ project }: Pick<TestInfo, 'project'>): string => `${project.outputDir}/flows`;

export function keepRun(info: TestInfo, run: Run): void {
  const file = `${folderOf(info)}/${run.path}.${run.language}.${info.repeatEachIndex}`;
  mkdirSync(folderOf(info), { recursive: true });
  // renamed when complete, since another process can read it meanwhile
  writeFileSync(`${file}.part`, JSON.stringify(run));
  renameSync(`${file}.part`, `${file}.json`);
}

export function runsIn(folder: string): Run[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
}
