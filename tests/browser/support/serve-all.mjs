// Starts the servers of a run side by side, and replies on `READY_PORT` once all of them reply.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** @type {{ script: string, url: string, env: Record<string, string> }[]} */
const servers = JSON.parse(process.env.TEST_SERVERS ?? '[]');
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isEnding = false;
process.once('SIGTERM', () => end(0));

// a server makes its build when it is missing, so those with the same build are not started at once
const isFirst = servers.map(({ env }, at) => servers.findIndex((other) => other.env.DIST_DIR === env.DIST_DIR) === at);
await Promise.all(servers.filter((_, at) => isFirst[at]).map(start));
await Promise.all(servers.filter((_, at) => !isFirst[at]).map(start));
createServer((_, response) => response.end()).listen(Number(process.env.READY_PORT), '127.0.0.1');

/** Resolves when the server replies. @param {typeof servers[number]} server */
async function start({ script, url, env }) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'inherit' });
  children.push(child);
  child.once('exit', (code) => end(code || 1));
  while (!(await replies(url))) await new Promise((wait) => setTimeout(wait, 50));
}

/** @param {string} url */
function replies(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {number} code */
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}
