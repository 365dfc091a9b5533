// `npm run check`: everything that can be known without running the product. Runs all of it, then says what failed.
import { compileCatalogue } from './catalogue.mjs';
import { run } from './run.mjs';
import { isBuilt } from './stamp.mjs';

const checks = {
  words: () => run('messages.mjs', ['check']),
  types: () => run('tsc'),
  'lint and format': () => run('biome', ['check', '--error-on-warnings']),
  'import table': () => run('import-table.mjs'),
  openapi: () => run('openapi.mjs'),
  machines: () => run('machines.mjs', ['check']),
  build: () => isBuilt() || run('build.mjs'),
  budgets: () => run('budgets.mjs'),
};

compileCatalogue();
const failed = Object.entries(checks)
  .filter(([name, check]) => {
    console.log(`\n── ${name}`);
    return !check();
  })
  .map(([name]) => name);

console.log(failed.length === 0 ? '\nCheck: all well.' : `\nCheck: failed at ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
