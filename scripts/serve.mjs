// Serves the built page and API from this process.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distFolder, projectRoot, webFolder } from './project-paths.mjs';

const { startServer } = createRequire(import.meta.url)(join(projectRoot, distFolder, 'api/server.cjs'));
await startServer({
  webRoot: webFolder,
  migrationsFolder: join(projectRoot, 'api/db/migrations'),
  env: process.env,
});
