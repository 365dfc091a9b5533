// `npm run build`: words → page and API → compressed copies → the stamp that says what they were made of.
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { compressFolder } from './compress.mjs';
import { distFolder, home, isRun } from './home.mjs';
import { currentStamp, removeStamp, writeStamp } from './stamp.mjs';

/** Builds `dist/`, or what `DIST_DIR` names. Rejects, having said why, when the source does not build. */
export async function build() {
  const stamp = currentStamp();
  removeStamp();
  compileCatalogue();
  const rsbuild = await builder('production', { logLevel: 'warn' });
  const { close } = await rsbuild.build();
  await close();
  compressFolder(join(home, distFolder, 'web'));
  writeStamp(stamp);
}

/**
 * Rsbuild as this project sets it up.
 * @param {'production' | 'development'} mode
 * @param {import('@rsbuild/core').RsbuildConfig} [more]
 */
export async function builder(mode, more = {}) {
  process.env.NODE_ENV = mode;
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  return createRsbuild({
    cwd: home,
    loadEnv: { cwd: home, mode },
    config: async () => mergeRsbuildConfig((await loadConfig({ cwd: home })).content, { mode, ...more }),
  });
}

if (isRun(import.meta.url)) {
  await build().catch((error) => {
    console.error(`The build failed: ${error.message}`);
    process.exitCode = 1;
  });
}
