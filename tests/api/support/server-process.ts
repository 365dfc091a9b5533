import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';

export interface ServerProcess {
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has written to its standard output and its standard error. */
  readonly written: { out: string; error: string };
  /** Resolves with the exit code when the process ends. */
  readonly ended: Promise<number | null>;
}

/** Starts the server in another process, on a free port. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'start-server.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', ...env },
  });
  const written = { out: '', error: '' };
  server.stderr.on('data', (chunk) => {
    written.error += chunk;
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      written.out += chunk;
      const found = /SG Network is at http:\/\/[^:]+:(\d+)/.exec(written.out);
      if (found) resolve(Number(found[1]));
    });
    void ended.then(() => reject(new Error(`The server did not start: ${written.error}`)));
  });
  return { port, process: server, written, ended };
}

/** A raw connection to a server: what is received on it, and when it is closed. */
export function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const waiting = new Set<() => void>();
  const notify = (): void => {
    for (const check of waiting) check();
  };
  socket.on('data', (chunk) => {
    received += chunk;
    notify();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    closed,
    received: () => received,
    /** Resolves when the text has been received. */
    receives: (text: string) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (received.includes(text)) resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
