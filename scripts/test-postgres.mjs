// `npm run test:postgres`: runs the tests of the API on a temporary PostgreSQL server, with two servers behind a
// proxy. Arguments after `--` go to the runner, for example `npm run test:postgres -- quotation`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { readOrExit, requireNoHelp } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';
import { printResults, readReport, vitestResults } from './test-results.mjs';

const args = process.argv.slice(2);
readOrExit(() => requireNoHelp(args, 'Usage: npm run test:postgres [-- a word of files] [options of Vitest]'));
const report = 'reports/postgres.json';
rmSync(join(projectRoot, report), { force: true });

compileCatalogue();
const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const config = ['--config', 'vitest.postgres.config.ts'];
const hasPassed = run('vitest', ['run', ...config, ...output, ...args]);
process.exitCode = printResults([vitestResults(readReport(report), hasPassed)]) ? 0 : 1;
