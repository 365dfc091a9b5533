// `npm run machines`: writes the pages of `docs/machines`. `node scripts/machines.mjs check` says which are stale.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCharts } from './charts.mjs';
import { home } from './home.mjs';
import { findStale, folder, pagesOf } from './machines/pages.mjs';

const pages = pagesOf(await readCharts());
const stale = findStale(pages, home);

if (process.argv[2] === 'check') {
  for (const fault of stale) console.error(fault);
  console.log(stale.length === 0 ? 'Machines: drawn as they run.' : 'Machines: npm run machines draws them anew.');
  process.exit(stale.length === 0 ? 0 : 1);
}

rmSync(join(home, folder), { recursive: true, force: true });
mkdirSync(join(home, folder), { recursive: true });
for (const [path, text] of pages) writeFileSync(join(home, path), text);
console.log(
  `Machines: ${pages.size - 1} drawn, ${stale.length === 0 ? 'all as they were' : `anew: ${stale.join(', ')}`}.`,
);
