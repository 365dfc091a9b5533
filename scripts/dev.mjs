// `npm run dev`: page and API in one process, both loaded anew when their source changes; so are the words.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { builder } from './build.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { home } from './home.mjs';

compileCatalogue();
/** @type {NodeJS.Timeout | undefined} */
let pending;
watch(join(home, 'locales'), (_event, file) => {
  if (!file?.endsWith('.po')) return;
  clearTimeout(pending);
  pending = setTimeout(compileCatalogue, 100);
});
const rsbuild = await builder('development', { server: { port: Number(process.env.PORT ?? 3000) } });
await rsbuild.startDevServer();
