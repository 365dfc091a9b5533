// Lets Chromium compile whole scripts on another thread while they arrive, because most of their functions run at once.
// Otherwise each function is compiled on the main thread when it is first called.
// https://v8.dev/blog/explicit-compile-hints
import { rspack } from '@rspack/core';
import { chunkFiles, readRoutes } from './page-chunks.mjs';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Marks the first script, and the scripts of the pages that read lists. */
export const compileHints = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const options = { name: 'compile-hints', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 };
    compiler.hooks.thisCompilation.tap(options.name, (compilation) =>
      compilation.hooks.processAssets.tap(options, (assets) => {
        const ofLists = readRoutes().flatMap(([, , request, lists]) => (lists.length > 0 ? [request] : []));
        const files = new Set([
          ...Object.keys(assets).filter((file) => file.startsWith('static/js/index.')),
          ...chunkFiles(compilation, (request) => ofLists.includes(request)).filter((file) => file.endsWith('.js')),
        ]);
        for (const file of files)
          compilation.updateAsset(file, (source) => new rspack.sources.ConcatSource(hint, source));
      }),
    );
  },
};
