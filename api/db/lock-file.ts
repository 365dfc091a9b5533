import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '../../src/services/contract/readers.ts';
import { StartError } from '../start-error.ts';

/** Takes a lock that is let go when its process ends, however it ends; answers with how to let go of it before. */
export async function takeLock(path: string, what: string): Promise<() => void> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), id: randomUUID() });
  const release = (): void => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
  process.once('exit', release);
  if (create(path, mine)) return release;
  const holder = holderOf(read(path));
  if (holder !== null) throw new StartError(`${what} is in use by another process (${holder}).`);
  rmSync(path, { force: true });
  const isCreated = create(path, mine);
  await pause(100); // another process may have found the same dead lock; the last to write it has it
  if (!isCreated || read(path) !== mine) throw new StartError(`${what} is in use by another process.`);
  return release;
}

/** The process that holds a lock, or `null` if it lives no longer. */
function holderOf(lock: string | null): number | null {
  const { pid, started } = parse(lock);
  if (typeof pid !== 'number' || pid === process.pid || !isAlive(pid)) return null;
  // A process of the same number that started at another time is not the one that took the lock.
  return typeof started === 'string' && startOf(pid) !== started ? null : pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in the kernel's count; `null` where there is no /proc. */
function startOf(pid: number): string | null {
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
