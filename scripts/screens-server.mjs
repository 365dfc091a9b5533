// Runs the product for `npm run screens`, and starts it again when it has ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { projectRoot } from './project-paths.mjs';

const maxStarts = 5;

/** All pages have the same address, and a loaded machine replies late. */
const settings = {
  DEMO_CLIENTS: '0',
  LOG_LEVEL: 'error',
  MAX_WAIT_SECONDS: '60',
  ACCOUNT_ATTEMPTS: '10000',
  VISITOR_ATTEMPTS: '100000',
  ADDRESS_ATTEMPTS: '100000',
  PROBE_ATTEMPTS: '100000',
};

/** Creates a server with a database of its own, which `whenRunning` starts. */
export function createScreensServer() {
  const data = mkdtempSync(join(tmpdir(), 'sg-screens-'));
  /** @type {{ process: import('node:child_process').ChildProcess, origin: string } | null} */
  let current = null;
  /** @type {Promise<string> | null} */
  let starting = null;

  async function start() {
    for (let attempt = 1; attempt <= maxStarts; attempt++) {
      if (!current || hasEnded(current.process)) current = await spawnServer(data);
      if (await isRunning(current)) return current.origin;
      console.error(`The server has ended with ${current.process.exitCode ?? current.process.signalCode}.`);
    }
    throw new Error(`The server has ended ${maxStarts} times.`);
  }

  async function stop() {
    if (current && !hasEnded(current.process)) {
      const ended = once(current.process, 'exit');
      current.process.kill('SIGTERM');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  }

  // a process that a signal ends would leave the server running
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().finally(() => process.exit(1)));

  return {
    /**
     * The origin of the server, once it replies. Waits without a limit, because a loaded machine needs minutes.
     * @returns {Promise<string>}
     * @throws when the server ends each time it is started
     */
    whenRunning() {
      starting ??= start().finally(() => {
        starting = null;
      });
      return starting;
    },
    stop,
  };
}

/** @param {string} data the folder of the database */
async function spawnServer(data) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(projectRoot, 'scripts/start.mjs')], {
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { process: server, origin: `http://127.0.0.1:${port}` };
}

/**
 * Whether the server replies, as opposed to having ended.
 * @param {{ process: import('node:child_process').ChildProcess, origin: string }} server
 */
async function isRunning({ process, origin }) {
  while (!hasEnded(process)) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return true;
    await pause(200);
  }
  return false;
}

/** @param {import('node:child_process').ChildProcess} process */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
