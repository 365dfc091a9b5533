import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { takeLock } from './lock-file.ts';

const markerFile = 'sg-network.json';

/** Only the user of the server may read what the database writes, whatever permissions its files have. */
const ownerOnly = 0o700;

interface FolderDeps {
  /** Logs a warning. */
  readonly warn: (line: string) => void;
  readonly chmod: (path: string, mode: number) => void;
}

/**
 * Creates or checks a data folder, closes it to other users and locks it.
 *
 * @returns a function that releases the lock
 * @throws a StartError when the folder cannot be used
 */
export async function claimFolder(
  folder: string,
  { warn = console.warn, chmod = chmodSync }: Partial<FolderDeps> = {},
): Promise<() => void> {
  checkFolder(folder);
  closeToOthers(folder, { warn, chmod });
  const release = await takeLock(join(folder, 'lock'), `The data folder ${folder}`);
  if (!existsSync(join(folder, markerFile)))
    writeFileSync(join(folder, markerFile), '{ "holds": "SG Network data" }\n');
  return release;
}

function checkFolder(folder: string): void {
  const stats = attempt(`The data folder ${folder} cannot be read`, () => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) {
    attempt(`The data folder ${folder} cannot be created`, () =>
      mkdirSync(folder, { recursive: true, mode: ownerOnly }),
    );
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

/** Some file systems refuse it, and so does a folder of another user, such as the volume of a container. */
function closeToOthers(folder: string, { warn, chmod }: FolderDeps): void {
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmod(folder, ownerOnly);
  } catch (error) {
    warn(
      `Other users of this machine may read the data folder ${folder}: its permissions cannot be changed (${codeOf(error)}).`,
    );
  }
}

function attempt<T>(failure: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw new StartError(`${failure} (${codeOf(error)}).`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
