import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '../../src/services/contract/readers.ts';
import { StartError } from '../start-error.ts';

/**
 * Takes a lock, which is no longer valid when its process has ended.
 *
 * @param subject the start of the error message: what is locked
 * @returns a function that releases the lock
 * @throws a StartError when another process has the lock
 */
export async function takeLock(path: string, subject: string): Promise<() => void> {
  const content = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid), id: randomUUID() });
  const release = (): void => {
    if (read(path) === content) rmSync(path, { force: true });
  };
  process.once('exit', release);
  if (create(path, content)) return release;
  const owner = ownerOf(read(path));
  if (owner !== null) throw new StartError(`${subject} is in use by another process (${owner}).`);
  rmSync(path, { force: true });
  const isCreated = create(path, content);
  await pause(100); // another process may replace the same invalid lock; the last one to write the file has it
  if (!isCreated || read(path) !== content) throw new StartError(`${subject} is in use by another process.`);
  return release;
}

/** The process that has a lock, or `null` when it has ended. */
function ownerOf(lock: string | null): number | null {
  const { pid, started } = parse(lock);
  if (typeof pid !== 'number' || pid === process.pid || !isRunning(pid)) return null;
  // a process with the same id and another start time is not the one that took the lock
  return typeof started === 'string' && startTimeOf(pid) !== started ? null : pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The boot and the clock tick at which a process started; `null` on systems without /proc. */
function startTimeOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  const boot = read('/proc/sys/kernel/random/boot_id');
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started === undefined ? null : `${boot?.trim()}/${started}`;
}

function create(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new StartError(`The lock ${path} cannot be written.`);
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(lock: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(lock ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
