// `npm run fixtures`: records what the version in package.json stores in the browser and in the database, for the tests
// of later versions. An existing recording is replaced only with `-- --force`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const { force } = readOrExit(() => {
  const usage = 'Usage: npm run fixtures [-- --force]';
  return parseOptions({ args: process.argv.slice(2), options: { force: { type: 'boolean' } } }, usage).values;
});
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const recorded = [
  `tests/fixtures/storage/${version}`,
  `tests/fixtures/database/${version}.sql.gz`,
  `tests/fixtures/database/${version}.json`,
].filter((path) => existsSync(join(projectRoot, path)));

if (recorded.length > 0 && !force) {
  console.error(`Version ${version} is recorded already: ${recorded.join(', ')}.`);
  console.error('Raise the version in package.json, or replace the recording with: npm run fixtures -- --force');
  process.exit(1);
}

for (const path of recorded) rmSync(join(projectRoot, path), { recursive: true });
compileCatalogue();
const recorders = ['tests/machines/record-storage.test.ts', 'tests/api/record-database.test.ts'];
if (!run('vitest', ['run', ...recorders], { RECORD_FIXTURES: version })) process.exit(1);
console.log(`Fixtures: version ${version} is recorded in tests/fixtures.`);
