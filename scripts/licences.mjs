// `npm run licences`: lists the packages of the lock file by licence. Fails for a licence that was not examined; with
// `check`, it prints no list.
import { licenceOf, readBillOfMaterials } from './bill-of-materials.mjs';
import { parseOptions, readOrExit, UsageError } from './command-line.mjs';

const isCheck = readOrExit(() => {
  const usage = 'Usage: npm run licences [-- check]';
  const { positionals } = parseOptions({ args: process.argv.slice(2), allowPositionals: true }, usage);
  if (positionals.some((task) => task !== 'check')) throw new UsageError(usage);
  return positionals.length > 0;
});

/** Licences that permit use without publishing the product's source, as these packages are used. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // data about browsers, for the build
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1', // the typeface of the documents, embedded in them, which the OFL permits
  'MIT OR Apache-2.0',
  'MPL-2.0', // unchanged, for the build and the tests
  '(MPL-2.0 OR Apache-2.0)',
  'EPL-2.0 OR GPL-3.0-or-later', // elkjs, unchanged, in the inspector
  'Python-2.0',
  'Unlicense',
]);

/** Packages without a licence in their metadata, with the licence in their files. */
const fromFiles = new Map([['cli-table', 'MIT']]);

/** @type {Map<string, string[]>} */
const packages = new Map();
for (const component of readBillOfMaterials().components) {
  const licence = fromFiles.get(component.name) ?? licenceOf(component);
  packages.set(licence, [...(packages.get(licence) ?? []), `${component.name}@${component.version}`]);
}
const namesOf = (names) => [...new Set(names)].sort().join(', ');
for (const [licence, names] of isCheck ? [] : [...packages].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${licence} (${names.length})\n  ${namesOf(names)}\n`);

const unknown = [...packages].filter(([licence]) => !accepted.has(licence));
for (const [licence, names] of unknown)
  console.error(`Not examined yet: ${licence}, the licence of ${namesOf(names)}.`);
if (isCheck && unknown.length === 0) console.log('Licences: each was examined.');
process.exitCode = unknown.length === 0 ? 0 : 1;
