// `npm run test:postgres`: runs the tests of the API on a temporary PostgreSQL server, with two servers behind a
// proxy. Arguments after `--` go to the runner, for example `npm run test:postgres -- quotation`.
import { compileCatalogue } from './catalogue.mjs';
import { run } from './run.mjs';

compileCatalogue();
process.exit(run('vitest', ['run', '--config', 'vitest.postgres.config.ts', ...process.argv.slice(2)]) ? 0 : 1);
