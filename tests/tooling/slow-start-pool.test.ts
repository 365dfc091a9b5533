import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { PoolOptions, WorkerRequest } from 'vitest/node';
import { eventually } from '../support/eventually.ts';
import { slowStartPool } from '../support/slow-start-pool.ts';

const started = { __vitest_worker_response__: true, type: 'started' };

/** The options that a process uses. */
const options: unknown = {
  distPath: fileURLToPath(new URL('slow-process', import.meta.url)),
  project: { vitest: { logger: { outputStream: process.stdout, errorStream: process.stderr } } },
  env: process.env,
  execArgv: [],
};

let stop = async (): Promise<void> => {};
afterEach(() => stop());

/** Starts a process as Vitest does, and collects what Vitest receives of it. */
async function startProcess(error?: string) {
  const worker = slowStartPool.createPoolWorker(options as PoolOptions);
  stop = () => worker.stop();
  const received: unknown[] = [];
  await worker.start();
  worker.on('message', (message) => void received.push(worker.deserialize(message)));
  const send = (message: unknown) => worker.send(message as WorkerRequest);
  const request = (content: object) => send({ __vitest_worker_request__: true, ...content });
  request({ type: 'start', options: { error } });
  return {
    received,
    run: (file: string) => request({ type: 'run', context: file }),
    /** A reply to a call of the process, after which it has started. */
    reply: () => send({ isReply: true }),
  };
}

test('the start of a process is confirmed at once, and what it is to run is held until it has started', async () => {
  const { received, run, reply } = await startProcess();
  expect(received).toEqual([started]);
  run('first');
  reply();
  await eventually(() => expect(received).toHaveLength(3));
  run('second');
  await eventually(() => expect(received).toHaveLength(4));
  expect(received).toEqual([started, started, { ran: 'first' }, { ran: 'second' }]);
});

test('every file of a process that could not start ends with the reason', async () => {
  const { received, run, reply } = await startProcess('no environment');
  run('first');
  reply();
  await eventually(() => expect(received).toHaveLength(3));
  run('second');
  const failure = { __vitest_worker_response__: true, type: 'testfileFinished', error: 'no environment' };
  const [confirmation, ...others] = received;
  expect(confirmation).toEqual(started);
  expect(others).toContainEqual({ ...started, error: 'no environment' });
  expect(others.filter((message) => JSON.stringify(message) === JSON.stringify(failure))).toHaveLength(2);
});
