// Compares what the landing page loads with its budgets. KB are 1,000 bytes, compressed with brotli 11 except for fonts.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotli } from './compress.mjs';
import { findLandingFiles } from './landing-files.mjs';
import { webFolder } from './project-paths.mjs';
import { filesIn } from './sources.mjs';

const budgets = { js: 110, css: 8, font: 40, requests: 8, chunk: 60 };

const sizeOf = (path) => brotli(readFileSync(join(webFolder, path))).length / 1000;
const rawSizeOf = (path) => readFileSync(join(webFolder, path)).length / 1000;
const sum = (paths) => paths.reduce((total, path) => total + sizeOf(path), 0);

if (!existsSync(join(webFolder, 'index.html'))) {
  console.error(`There is no page in ${webFolder}: run npm run build first.`);
  process.exit(2);
}
const results = [];
const compare = (name, actual, max, unit = 'KB') => results.push({ name, actual, max, unit, isOk: actual <= max });

for (const language of ['en', 'ar']) {
  const { source, files, repeated, errors } = await findLandingFiles(webFolder, language);
  console.log(`\n/ in ${language}, ${source}:`);
  for (const file of files) console.log(`  ${sizeOf(file).toFixed(1).padStart(6)} KB  ${file}`);
  const filesLike = (pattern) => files.filter((file) => pattern.test(file));
  compare(`first-load JavaScript, ${language}`, sum(filesLike(/\.js$/)), budgets.js);
  compare(`first-load CSS, ${language}`, sum(filesLike(/\.css$/)), budgets.css);
  compare(`requests except API reads, ${language}`, files.length, budgets.requests, '');
  compare(`repeated API reads, ${language}${repeated.map((url) => ` ${url}`).join('')}`, repeated.length, 0, '');
  // a page that fails loads less
  compare(`errors of the page, ${language}${errors.map((error) => ` ${error}`).join(';')}`, errors.length, 0, '');
}
const assetsLike = (pattern) => filesIn(webFolder, ['static'], pattern);
// a build without the inspector has neither its page nor the hook that loads it
const inspectorFiles = filesIn(webFolder, ['.'], /\.(js|html)$/).filter((path) =>
  /sg-network-inspector|\[\?&\]inspect|inspector\.html/.test(path + readFileSync(join(webFolder, path), 'utf8')),
);
compare(
  `files of the inspector${inspectorFiles.map((path) => ` ${path}`).join('')}`,
  inspectorFiles.length,
  process.env.PUBLIC_INSPECT === 'on' ? inspectorFiles.length : 0,
  '',
);
compareLargest('font', assetsLike(/\.woff2$/), rawSizeOf, budgets.font);
compareLargest('lazy chunk', assetsLike(/^static\/js\/async\/.*\.js$/), sizeOf, budgets.chunk);

console.log('');
for (const { name, actual, max, unit, isOk } of results) {
  const amount = unit ? `${actual.toFixed(1)} of ${max} ${unit}` : `${actual} of ${max}`;
  console.log(`${isOk ? 'ok  ' : 'OVER'} ${amount.padStart(17)}  ${name}`);
}

process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;

/** A build without such a file has another layout, and its files were not measured. */
function compareLargest(name, paths, size, max) {
  const [largest] = paths.map((path) => ({ path, kb: size(path) })).sort((one, other) => other.kb - one.kb);
  compare(
    `largest ${name}, ${largest ? basename(largest.path) : 'of which there is none'}`,
    largest?.kb ?? Infinity,
    max,
  );
}
