// `npm start`: builds when the source has changed since the last time, then serves page and API in this process.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distFolder, home } from './home.mjs';
import { isBuilt } from './stamp.mjs';

if (!isBuilt()) {
  console.log('Building SG Network (a few seconds, and only when something has changed) …');
  // a process of its own: the builder's memory is given back before anything is served
  const { status } = spawnSync(process.execPath, [join(home, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

// the shell between npm and us passes no signal on: when it has been ended, so are we
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

const { startServer } = createRequire(import.meta.url)(join(home, distFolder, 'api/server.cjs'));
await startServer({
  webRoot: join(home, distFolder, 'web'),
  migrationsFolder: join(home, 'api/db/migrations'),
  env: process.env,
});
