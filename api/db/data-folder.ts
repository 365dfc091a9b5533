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
  const found = tried(`The data folder ${folder} cannot be read`, () => statSync(folder, { throwIfNoEntry: false }));
  if (found === undefined) {
    tried(`The data folder ${folder} cannot be made`, () => mkdirSync(folder, { recursive: true }));
    return;
  }
  if (!found.isDirectory()) throw new StartError(`DATA_DIR ${folder} is not a folder.`);
  tried(`The data folder ${folder} cannot be read and written`, () =>
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK),
  );
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lock');
  if (names.length > 0 && !names.includes(marker))
    throw new StartError(`The data folder ${folder} holds other things; choose an empty one.`);
}

function tried<T>(failure: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown reason';
    throw new StartError(`${failure} (${code}).`);
  }
}
