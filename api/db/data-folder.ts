import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { takeLock } from './lock-file.ts';

const markerFile = 'sg-network.json';

/**
 * Creates or checks a data folder and locks it.
 *
 * @returns a function that releases the lock
 * @throws a StartError when the folder cannot be used
 */
export async function claimFolder(folder: string): Promise<() => void> {
  checkFolder(folder);
  const release = await takeLock(join(folder, 'lock'), `The data folder ${folder}`);
  if (!existsSync(join(folder, markerFile)))
    writeFileSync(join(folder, markerFile), '{ "holds": "SG Network data" }\n');
  return release;
}

function checkFolder(folder: string): void {
  const stats = attempt(`The data folder ${folder} cannot be read`, () => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) {
    attempt(`The data folder ${folder} cannot be created`, () => mkdirSync(folder, { recursive: true }));
    return;
  }
  if (!stats.isDirectory()) throw new StartError(`DATA_DIR ${folder} is not a folder.`);
  attempt(`The data folder ${folder} cannot be read and written`, () =>
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK),
  );
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lock');
  if (names.length > 0 && !names.includes(markerFile))
    throw new StartError(`The data folder ${folder} contains other files; choose an empty one.`);
}

function attempt<T>(failure: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown reason';
    throw new StartError(`${failure} (${code}).`);
  }
}
