// What the landing page costs at first load, against what it may cost. KB are 1,000 bytes, brotli 11 but for fonts.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotli } from './compress.mjs';
import { distFolder, home } from './home.mjs';
import { loadLanding } from './landing-load.mjs';
import { filesIn } from './sources.mjs';

const budgets = { js: 110, css: 8, font: 40, requests: 8, chunk: 60 };
const web = join(home, distFolder, 'web');

const sizeOf = (path) => brotli(readFileSync(join(web, path))).length / 1000;
const rawSizeOf = (path) => readFileSync(join(web, path)).length / 1000;
const sum = (paths) => paths.reduce((total, path) => total + sizeOf(path), 0);
const largest = (paths, size) =>
  paths.map((path) => ({ path, kb: size(path) })).reduce((a, b) => (b.kb > a.kb ? b : a), { path: 'none', kb: 0 });

const lines = [];
const say = (what, found, most, unit = 'KB') => lines.push({ what, found, most, unit, isKept: found <= most });

for (const language of ['en', 'ar']) {
  const { how, files, repeated } = await loadLanding(web, language);
  console.log(`\n/ in ${language}, ${how}:`);
  for (const file of files) console.log(`  ${sizeOf(file).toFixed(1).padStart(6)} KB  ${file}`);
  const ending = (pattern) => files.filter((file) => pattern.test(file));
  say(`first-load JavaScript, ${language}`, sum(ending(/\.js$/)), budgets.js);
  say(`first-load CSS, ${language}`, sum(ending(/\.css$/)), budgets.css);
  say(`requests but for API reads, ${language}`, files.length, budgets.requests, '');
  say(`reads asked for twice, ${language}${repeated.map((url) => ` ${url}`).join('')}`, repeated.length, 0, '');
}
const all = (pattern) => filesIn(web, ['static'], pattern);
// where it is not configured there must be nothing of the inspector, neither its page nor the hook
const inspected = filesIn(web, ['.'], /\.(js|html)$/).filter((path) =>
  /sg-network-inspector|\[\?&\]inspect|inspector\.html/.test(path + readFileSync(join(web, path), 'utf8')),
);
say(
  `files of the inspector${inspected.map((path) => ` ${path}`).join('')}`,
  inspected.length,
  process.env.PUBLIC_INSPECT === 'on' ? inspected.length : 0,
  '',
);
const font = largest(all(/\.woff2$/), rawSizeOf);
const chunk = largest(all(/^static\/js\/async\/.*\.js$/), sizeOf);
say(`largest font, ${basename(font.path)}`, font.kb, budgets.font);
say(`largest lazy chunk, ${basename(chunk.path)}`, chunk.kb, budgets.chunk);

console.log('');
for (const { what, found, most, unit, isKept } of lines) {
  const shown = unit ? `${found.toFixed(1)} of ${most} ${unit}` : `${found} of ${most}`;
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${shown.padStart(17)}  ${what}`);
}
process.exit(lines.every(({ isKept }) => isKept) ? 0 : 1);
