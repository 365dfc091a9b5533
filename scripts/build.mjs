// `npm run build`: compiles the messages, builds page and API, compresses the page's files, and stamps the build. With
// `--if-changed`, only when the source has changed since the last build.
import { join } from 'node:path';
import { computeBuildStamp, isBuildCurrent, removeBuildStamp, writeBuildStamp } from './build-stamp.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { compressFolder } from './compress.mjs';
import { writeServiceWorker } from './precache.mjs';
import { distFolder, projectRoot, webFolder } from './project-paths.mjs';
import { isMainModule } from './run.mjs';

/** Builds `dist/`, or the folder that `DIST_DIR` names. Logs the errors and rejects when the source does not build. */
export async function build() {
  const stamp = computeBuildStamp();
  removeBuildStamp();
  compileCatalogue();
  const rsbuild = await createBuilder('production', { logLevel: 'warn' });
  const { close } = await rsbuild.build();
  await close();
  if (process.env.PUBLIC_OFFLINE !== 'off') writeServiceWorker(join(projectRoot, distFolder, 'worker'), webFolder);
  compressFolder(webFolder);
  writeBuildStamp(stamp);
}

/**
 * Creates an Rsbuild instance from `rsbuild.config.ts`.
 * @param {'production' | 'development'} mode
 * @param {import('@rsbuild/core').RsbuildConfig} [overrides]
 */
export async function createBuilder(mode, overrides = {}) {
  process.env.NODE_ENV = mode;
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  return createRsbuild({
    cwd: projectRoot,
    loadEnv: { cwd: projectRoot, mode },
    config: async () => mergeRsbuildConfig((await loadConfig({ cwd: projectRoot })).content, { mode, ...overrides }),
  });
}

if (isMainModule(import.meta.url)) {
  const usage = 'Usage: npm run build [-- --if-changed]';
  const options = /** @type {const} */ ({ 'if-changed': { type: 'boolean' } });
  const { values } = readOrExit(() => parseOptions({ args: process.argv.slice(2), options }, usage));
  const isSkipped = values['if-changed'] && isBuildCurrent();
  if (!isSkipped)
    await build().catch((error) => {
      console.error(`The build failed: ${error.message}`);
      process.exitCode = 1;
    });
}
