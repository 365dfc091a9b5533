import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { takeLock } from './lock-file.ts';

const marker = 'sg-network.json';

/** Makes a data folder ours, or says why it cannot be; answers with how to let go of it. */
export async function claimFolder(folder: string): Promise<() => void> {
  checkFolder(folder);
  const release = await takeLock(join(folder, 'lock'), `The data folder ${folder}`);
  if (!existsSync(join(folder, marker))) writeFileSync(join(folder, marker), '{ "holds": "SG Network data" }\n');
  return release;
}

function checkFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) makeFolder(folder);
  else checkKept(folder, found.isDirectory());
}

function checkKept(folder: string, isFolder: boolean): void {
  if (!isFolder) throw new StartError(`DATA_DIR ${folder} is not a folder.`);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The data folder ${folder} cannot be read and written.`);
  }
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lock');
  if (names.length > 0 && !names.includes(marker))
    throw new StartError(`The data folder ${folder} holds other things; choose an empty one.`);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown reason';
    throw new StartError(`The data folder ${folder} cannot be made (${code}).`);
  }
}
