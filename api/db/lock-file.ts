import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { StartError } from '../start-error.ts';

/**
 * Takes the kernel's lock on a file, which holds between containers that share the folder, and ends with its process
 * even when it is killed. The file stays: if it were removed, two processes could lock two files of the same name.
 *
 * @param subject the start of the error message: what is locked
 * @returns a function that releases the lock
 * @throws a StartError when another process has the lock
 */
export async function takeLock(path: string, subject: string): Promise<() => void> {
  const tryLock = await loadTryLock();
  const file = open(path);
  if (!attempt(tryLock, file, path)) {
    closeSync(file);
    throw new StartError(`${subject} is in use by another process${ownerIn(path)}.`);
  }
  ftruncateSync(file);
  writeSync(file, `${process.pid} on ${hostname()}\n`, 0);
  let isTaken = true;
  return () => {
    if (isTaken) closeSync(file);
    isTaken = false;
  };
}

/** Loaded when it is needed, because it does not exist for every system, and a PostgreSQL server needs no lock. */
async function loadTryLock(): Promise<(file: number) => boolean> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    throw new StartError('The embedded database cannot lock its folder on this system. Use DATABASE_URL.');
  }
}

function attempt(tryLock: (file: number) => boolean, file: number, path: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    closeSync(file);
    throw new StartError(
      `The lock ${path} cannot be taken (${error instanceof Error ? error.message : 'unknown reason'}).`,
    );
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'a+');
  } catch {
    throw new StartError(`The lock ${path} cannot be written.`);
  }
}

/** The owner, as it described itself; nothing when it has not done so yet. */
function ownerIn(path: string): string {
  try {
    const [owner = ''] = /^\d+ on [\w.-]+/.exec(readFileSync(path, 'utf8').slice(0, 300)) ?? [];
    return owner && ` (${owner})`;
  } catch {
    return ''; // on Windows, a locked file cannot be read
  }
}
