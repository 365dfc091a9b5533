/** Takes a picture of the page after each step, for the report of `npm run flows`, which sets `FLOW_PICTURES`. */
import { existsSync, mkdirSync } from 'node:fs';
import type { Path } from '../explore.ts';
import type { MachineName } from '../machines.ts';
import { sequenceIdOf } from '../path-id.ts';
import type { Stage } from './stage.ts';

/** A picture of the page at the end of a path, or of the beginning of one. */
export interface Picture {
  /** Names the steps before it. */
  readonly sequence: string;
  readonly start: string;
  /** The transitions of the last step. */
  readonly takes: readonly string[];
  /** In `reports/flows/pictures`. */
  readonly file: string;
}

const folder = `${import.meta.dirname}/../../../reports/flows/pictures`;

/**
 * Takes a picture after the first `count` steps of a path, unless another path that begins alike has it.
 *
 * @returns null when no pictures are taken
 */
export async function takePicture(
  { page, language }: Stage,
  machine: MachineName,
  { start, steps }: Path,
  count: number,
): Promise<Picture | null> {
  if (!process.env.FLOW_PICTURES) return null;
  const begun = steps.slice(0, count);
  const sequence = sequenceIdOf(machine, begun);
  const file = `${sequence}.${language}.jpg`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(`${folder}/${file}`)) {
    await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 60 });
  }
  return { sequence, start: start.words, takes: begun.at(-1)?.takes ?? [], file };
}
