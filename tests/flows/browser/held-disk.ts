/** Lets a path decide when the page has read a chosen file, and whether it can. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StepAction } from './scene.ts';
import type { Stage } from './stage.ts';

interface Disk {
  readDisk(): void;
}

/** The path of a file for a run in this language. */
export const onDisk = ({ language }: Stage, name: string): string =>
  join(tmpdir(), `sg-network-${process.pid}-${language}`, name);

export async function writeOnDisk(stage: Stage, name: string, content: string): Promise<void> {
  const path = onDisk(stage, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Delays the reading of a file until the path calls `readDisk`. */
export const holdDisk = ({ page }: Stage): Promise<void> =>
  page.evaluate(() => {
    const { arrayBuffer, text } = Blob.prototype;
    const readAllowed = new Promise<void>((resolve) => {
      (window as unknown as Disk).readDisk = resolve;
    });
    Blob.prototype.arrayBuffer = async function read() {
      await readAllowed;
      return arrayBuffer.call(this);
    };
    Blob.prototype.text = async function read() {
      await readAllowed;
      return text.call(this);
    };
  });

export const readDisk: StepAction = ({ page }) => page.evaluate(() => (window as unknown as Disk).readDisk());

/** The chosen file is gone when the page reads it. */
export const loseFile =
  (name: string): StepAction =>
  async (stage, step) => {
    await rm(onDisk(stage, name));
    await readDisk(stage, step);
  };
