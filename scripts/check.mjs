// `npm run check`: runs every static check and the budgets, then lists those that failed.
import { isBuildCurrent } from './build-stamp.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { run } from './run.mjs';

const checks = {
  messages: () => run('messages.mjs', ['check']),
  types: () => run('tsc') && run('tsc', ['-p', 'src/service-worker']),
  'lint and format': () => run('biome', ['check', '--error-on-warnings']),
  'import table': () => run('import-table.mjs'),
  'unused code': () => run('knip', ['--no-progress']),
  licences: () => run('licences.mjs', ['check']),
  statuses: () => run('status-check.mjs'),
  openapi: () => run('openapi.mjs'),
  machines: () => run('machines.mjs', ['check']),
  build: () => isBuildCurrent() || run('build.mjs'),
  budgets: () => run('budgets.mjs'),
};

readOrExit(() => parseOptions({ args: process.argv.slice(2) }, 'Usage: npm run check'));
compileCatalogue();
const failed = Object.entries(checks)
  .filter(([name, check]) => {
    console.log(`\n── ${name}`);
    return !check();
  })
  .map(([name]) => name);

console.log(failed.length === 0 ? '\nCheck passed.' : `\nCheck failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
