import { createServer } from 'node:net';

/** The first port of a range that systems do not assign by default, and that no browser blocks. */
const first = 20_000;
const count = 12_000;
const given = new Set();

/**
 * A port on which a process that is started later can listen. The system's own choice could be given to another
 * program meanwhile.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempts = 0; attempts < 100; attempts++) {
    const port = first + Math.floor(Math.random() * count);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port is free between ${first} and ${first + count}.`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
