// Runs one measurement for several machines, on two processes.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Options
 * @property {number} seed
 * @property {number} events of a random walk
 * @property {(name: string, result: any) => void} [onResult] receives each result as soon as it is known
 */

const worker = fileURLToPath(new URL('pool-worker.mjs', import.meta.url));
const maxProcesses = 2;

/**
 * Measures each machine, and returns the results in the order of the names.
 * @param {string} measurement
 * @param {readonly string[]} names the largest first, so that no process is left with it at the end
 * @param {Options} options
 * @returns {Promise<any[]>}
 */
export async function measure(measurement, names, { onResult = () => undefined, ...options }) {
  const queue = [...names];
  const results = new Map();
  const count = Math.min(maxProcesses, availableParallelism(), names.length);
  await Promise.all(Array.from({ length: count }, work));
  return names.map((name) => results.get(name));

  async function work() {
    const child = fork(worker);
    try {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const result = await replyOf(child, { measurement, name, options });
        results.set(name, result);
        onResult(name, result);
      }
    } finally {
      child.kill();
    }
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ measurement: string, name: string, options: object }} asked
 */
function replyOf(child, asked) {
  return new Promise((resolve, reject) => {
    const fail = (/** @type {unknown} */ reason) =>
      reject(new Error(`The ${asked.measurement} of ${asked.name} failed: ${reason}`));
    child.once('exit', fail);
    child.once('message', (/** @type {{ result?: any, error?: string }} */ reply) => {
      child.off('exit', fail);
      if (reply.error) fail(reply.error);
      else resolve(reply.result);
    });
    child.send(asked);
  });
}
