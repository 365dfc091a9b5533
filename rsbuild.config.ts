/**
 * Builds the page (`dist/web`, a static site) and the API (`dist/api/server.cjs`). Long because the page, its service
 * worker, the API and the dev server each have settings.
 */
import { getRequestListener } from '@hono/node-server';
import { defineConfig, type RequestHandler, type ServerConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { NormalModuleReplacementPlugin } from '@rspack/core';
import product from './package.json' with { type: 'json' };
import { pluginBreakpoints } from './scripts/breakpoints.mjs';
import { computeBuildStamp } from './scripts/build-stamp.mjs';
import { nameClasses } from './scripts/class-names.mjs';
import { compileHints } from './scripts/compile-hints.mjs';
import { pluginFirstPaint, templateParameters } from './scripts/first-paint.mjs';
import { distFolder, projectRoot } from './scripts/project-paths.mjs';
import { coreCalls } from './src/services/contract/core-calls.ts';
import { recordKinds } from './src/services/contract/fields/record-kinds.ts';
import { lists } from './src/services/contract/lists.ts';
import { mandatePath } from './src/services/contract/paths.ts';
import { paths, patterns } from './src/ui/paths.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Whether the build has the inspector: always in development, otherwise when it is configured. */
const hasInspector = isDevelopment || process.env.PUBLIC_INSPECT === 'on';

const build = computeBuildStamp().slice(0, 12);

/** Whether the build has the service worker. The dev server has none, because its files change all the time. */
const isOffline = !isDevelopment && process.env.PUBLIC_OFFLINE !== 'off';

/** The releases of about two years; older ones need polyfills. */
const browsers = ['chrome >= 125', 'edge >= 125', 'firefox >= 126', 'safari >= 17.5', 'ios_saf >= 17.5'];

/** How the page's markup reads each list: its key, the method and the entity of its call, and whether it is personal. */
const reads = Object.fromEntries(
  Object.entries(lists).map(([key, { call }]) => {
    const { method, entity, isPersonal } = coreCalls[call];
    return [key, [key, method, entity, isPersonal]];
  }),
);

/** React has the store hook that wouter and @xstate/react import a shim for. */
const smallerAliases = {
  'use-sync-external-store/shim$': 'react',
  'use-sync-external-store/shim/index.js$': 'react',
  'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
};

/**
 * The types of what each of these browsers has, and of `setImmediate`, which none has. With them the minifier leaves out
 * what React does in a browser without one of them.
 */
const knownTypes = {
  AbortController: 'function',
  clearTimeout: 'function',
  document: 'object',
  MessageChannel: 'function',
  'Object.is': 'function',
  performance: 'object',
  'performance.now': 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  setTimeout: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  window: 'object',
};
const typesOfBrowser = Object.fromEntries(
  Object.entries(knownTypes).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
);

/** A module with what `record-kinds.ts` exports, evaluated. A page reads a fixed value as a text. */
const readKinds = JSON.stringify(recordKinds, (_, kind) => (Array.isArray(kind) ? 'text' : kind));
const evaluatedKinds = moduleOf(`export const recordKinds = ${readKinds};`);

/** XState's adapter for an extension of the browser, which the product does not use. */
const noDevTools = moduleOf('export const devToolsAdapter = () => {};');

export default defineConfig({
  plugins: [pluginReact()],
  output: { sourceMap: false, legalComments: 'none', overrideBrowserslist: browsers },
  performance: { printFileSize: false },
  splitChunks: { preset: 'none', chunks: 'async' },
  server: { historyApiFallback: true, strictPort: true, setup: mountApi() },
  environments: {
    web: {
      plugins: [pluginBreakpoints(), pluginFirstPaint(paths, patterns, reads)],
      source: {
        entry: {
          index: './src/start.ts',
          ...(hasInspector && { inspector: './src/inspector/page/main.tsx' }),
        },
        define: {
          'import.meta.env.PUBLIC_INSPECT': JSON.stringify(hasInspector ? 'on' : 'off'),
          'import.meta.env.PUBLIC_OFFLINE': JSON.stringify(isOffline ? 'on' : 'off'),
          'import.meta.env.VERSION': JSON.stringify(product.version),
          'import.meta.env.BUILD': JSON.stringify(build),
          ...typesOfBrowser,
          // React's developer tools are for a build with the inspector
          ...(!hasInspector && { 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': JSON.stringify('undefined') }),
        },
      },
      resolve: { alias: isDevelopment ? {} : smallerAliases },
      tools: {
        ...(!isDevelopment && { cssLoader: { modules: { getLocalIdent: nameClasses(projectRoot) } } }),
        rspack: {
          optimization: { mangleExports: 'size' }, // the shortest names; the hash of a file follows them
          output: { chunkLoadTimeout: 15_000 }, // as `loadDeadline` of lazy-code.ts
          plugins: isDevelopment
            ? []
            : [
                new NormalModuleReplacementPlugin(/\/record-kinds\.ts$/, evaluatedKinds),
                new NormalModuleReplacementPlugin(/\/xstate-dev\.esm\.js$/, noDevTools),
                compileHints,
              ],
        },
      },
      html: {
        template: ({ entryName }) => (entryName === 'index' ? './src/index.html' : './src/inspector/page/index.html'),
        meta: { charset: false, viewport: false },
        templateParameters: templateParameters({ PUBLIC_MANDATE_PATH: mandatePath, ...process.env }),
      },
      output: {
        filenameHash: 'contenthash:6', // the first script has the hash of every other file
        dataUriLimit: { font: 0 }, // the policy of the page allows fonts of its own origin only
        distPath: { root: `${distFolder}/web` },
        minify: {
          jsOptions: {
            minimizerOptions: {
              ecma: 2022,
              compress: {
                passes: 4,
                toplevel: true,
                ecma: 2022,
                keep_fargs: false,
              },
              mangle: { toplevel: true },
              format: { ecma: 2022 },
            },
          },
        },
        cssModules: { localIdentName: '[name]-[local]' }, // in development; a build has those of `nameClasses`
      },
    },
    ...(isOffline && {
      worker: {
        source: {
          entry: { 'service-worker': './src/service-worker/service-worker.ts' },
          define: { 'import.meta.env.BUILD': JSON.stringify(build) },
        },
        output: {
          target: 'web-worker',
          distPath: { root: `${distFolder}/worker`, js: '' },
          filename: { js: '[name].js' },
        },
      },
    }),
    api: {
      source: { entry: { server: './api/server.ts' } },
      output: {
        target: 'node',
        module: false, // the dev server can reload only CommonJS
        autoExternal: true,
        minify: false,
        distPath: { root: `${distFolder}/api` },
        filename: { js: '[name].cjs' },
      },
      // NODE_ENV is read when the server runs, not when it is built
      tools: { rspack: { optimization: { nodeEnv: false } } },
    },
  },
});

function moduleOf(text: string): string {
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

type ServerSetup = Exclude<ServerConfig['setup'], unknown[] | undefined>;

interface ApiBundle {
  createDevApi(options: {
    migrationsFolder: string;
    env: NodeJS.ProcessEnv;
  }): Promise<{ fetch: Parameters<typeof getRequestListener>[0] }>;
}

/** Serves the API from the dev server's process and reloads it when its code changes. */
function mountApi(): ServerSetup {
  let loaded: ApiBundle | undefined;
  let handler: Promise<ReturnType<typeof getRequestListener>> | undefined;
  return ({ action, server }) => {
    if (action !== 'dev') return;
    const handleApi: RequestHandler = async (request, response, next) => {
      if (!/^\/(api|dev)\//.test(request.url ?? '')) return next();
      try {
        const bundle = await server.environments.api?.loadBundle<ApiBundle>('server');
        if (bundle && bundle !== loaded) {
          loaded = bundle;
          handler = bundle
            .createDevApi({ migrationsFolder: `${import.meta.dirname}/api/db/migrations`, env: process.env })
            .then((api) => getRequestListener(api.fetch, { overrideGlobalObjects: false }));
        }
        await (await handler)?.(request, response);
      } catch (error) {
        next(error);
      }
    };
    server.middlewares.use(handleApi);
  };
}
