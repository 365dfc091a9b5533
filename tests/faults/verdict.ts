/** What the report shows of a cell, and where a run writes it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of a played cell. */
export interface Played {
  /** Empty where the cell is green. */
  readonly problems: readonly string[];
  /** In milliseconds. */
  readonly duration: number;
}

/** One cell of a matrix of the report. */
export interface Verdict extends Played {
  readonly matrix: 'Calls' | 'Storage';
  readonly row: string;
  readonly column: string;
  /** The numbers of the row and the column. */
  readonly place: readonly [number, number];
  readonly name: string;
  /** The name of the picture's file. */
  readonly picture: string;
}

const folder = join(import.meta.dirname, '../../reports/faults');

export const pictureName = (name: string): string => `${fileName(name)}.jpg`;

/** The file of a cell's picture, in a folder that exists. */
export function pictureFile(name: string): string {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  return join(folder, 'pictures', pictureName(name));
}

export function writeVerdict(verdict: Verdict): void {
  mkdirSync(join(folder, 'cells'), { recursive: true });
  writeFileSync(verdictFile(verdict.name), JSON.stringify(verdict));
}

/** Whether an earlier run has played the cell. */
export const hasVerdict = (name: string): boolean => existsSync(verdictFile(name));

const verdictFile = (name: string): string => join(folder, 'cells', `${fileName(name)}.json`);

const fileName = (name: string): string => name.replaceAll(/[^\w{}]+/g, '-');
