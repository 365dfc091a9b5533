// Starts the servers of a run side by side, and replies on `READY_PORT` once all of them reply.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ script: string, url: string, env: Record<string, string> }} Server */

/** @type {Server[]} */
const servers = JSON.parse(process.env.TEST_SERVERS ?? '[]');
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isEnding = false;
process.once('SIGTERM', () => end(0));

const [first, ...others] = servers.filter(({ script }) => script.endsWith('/serve.mjs'));
/** The database with the demo data. To fill one takes four times as long as to start a server with a copy of it. */
const seeded = first && others.length > 0 ? mkdtempSync(join(tmpdir(), 'sg-network-')) : '';
if (seeded) process.on('exit', () => rmSync(seeded, { recursive: true, force: true }));
if (first && seeded) await fill(seeded, first);
await Promise.all(servers.map((server) => start(server)));
createServer((_, response) => response.end()).listen(Number(process.env.READY_PORT), '127.0.0.1');

/**
 * Lets a server fill the folder; it also makes the build when that is missing.
 * @param {string} folder
 * @param {Server} server
 */
async function fill(folder, server) {
  const env = { ...server.env, DATA_DIR: folder };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env }, stdio: 'inherit' });
  children.push(child);
  const exit = once(child, 'exit');
  exit.then(([code]) => code && end(code));
  while (!(await replies(server.url))) await new Promise((wait) => setTimeout(wait, 50));
  child.kill('SIGTERM');
  await exit;
}

/** Resolves when the server replies. @param {Server} server */
async function start({ script, url, env }) {
  const all = { ...process.env, ...env, ...(seeded && { SEEDED_DIR: seeded }) };
  const child = spawn(process.execPath, [script], { env: all, stdio: 'inherit' });
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
