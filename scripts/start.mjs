// `npm start`: builds when the source has changed since the last build, then serves.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuildCurrent } from './build-stamp.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

readOrExit(() => parseOptions({ args: process.argv.slice(2) }, 'Usage: npm start (its port is the variable PORT)'));
if (!isBuildCurrent()) {
  console.log('Building SG Network (a few seconds, only after a change) …');
  // in another process, so that the builder's memory is free before anything is served
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

// the shell that npm starts does not forward signals: this process ends when its parent has ended
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check); // a second signal would end the requests in progress
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

await import('./serve.mjs');
