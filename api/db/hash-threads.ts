/** Derives the keys of passwords on two threads of its own: the pool of libuv also reads files. */
import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

interface Input {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly options: ScryptOptions;
}

interface Job {
  readonly input: Input;
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

const maxThreads = 2;
const threads = new Set<Thread>();
const waiting: Job[] = [];

/** Derives the key of a password in another thread, since that takes long. Waits for a free thread. */
export function deriveKey(input: Input): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ input, resolve, reject });
    startNext();
  });
}

function startNext(): void {
  const free = [...threads].find(({ job }) => job === null) ?? (threads.size < maxThreads ? startThread() : undefined);
  const job = free && waiting.shift();
  if (free === undefined || job === undefined) return;
  free.job = job;
  free.worker.ref(); // an idle thread does not keep the process running
  free.worker.postMessage(job.input);
}

function startThread(): Thread {
  const priority = 5; // requests come first, and a sign-in also ends where other programs use the processor
  const worker = new Worker(source, { eval: true, execArgv: [], workerData: priority });
  const thread: Thread = { worker, job: null };
  const settle = (settleJob: (job: Job) => void): void => {
    const { job } = thread;
    thread.job = null;
    worker.unref();
    if (job !== null) settleJob(job);
    startNext();
  };
  worker.unref();
  worker.on('message', ({ key, error }: { key?: Uint8Array; error?: Error }) =>
    settle(({ resolve, reject }) => (key ? resolve(Buffer.from(key)) : reject(error))),
  );
  worker.on('error', (error) => {
    threads.delete(thread);
    settle(({ reject }) => reject(error));
  });
  worker.on('exit', () => {
    threads.delete(thread);
    settle(({ reject }) => reject(new Error('The thread that derives keys has ended.')));
  });
  threads.add(thread);
  return thread;
}

/** As a text, so that it needs no file of its own where the server is one file. */
const source = `
const { scryptSync } = require('node:crypto');
const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
if (process.platform === 'linux') setPriority(workerData); // of this thread alone, below that of requests
parentPort.on('message', ({ password, salt, length, options }) => {
  try {
    parentPort.postMessage({ key: scryptSync(password, salt, length, options) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
`;
