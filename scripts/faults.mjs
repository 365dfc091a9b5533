// `npm run faults`: plays every call against every fault, and every route against every storage fault, in the browser, and
// writes `reports/faults/index.html`. Exits with 1 when a cell is red.
//   --quick             one fault for every call, as in `npm test`
//   --call=getContract  only this call of src/services/contract, or several: --call=getContract,saveBio
//   --fault=slowDrip    only this fault of tests/faults/faults.ts or storage-faults.ts, or several
//   --route=contracts   only this route of src/ui/paths.ts, or several, with the faults of storage
//   --visit=revisit     only `first` or `revisit`
//   --language=ar       only this language; `both` plays every cell twice; without it, the languages take turns
//   --patience=60000    milliseconds that a state may take to appear
//   --resume            keeps the cells that an earlier run has played
//   report              writes the report of the last run again
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from './build-stamp.mjs';
import { importTypeScript } from './charts.mjs';
import { readOrExit } from './command-line.mjs';
import { checkSelection, readOptions } from './faults/options.mjs';
import { toPage } from './faults/report-page.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const { isReport, isResumed, env } = readOrExit(() => readOptions(process.argv.slice(2)));
if (!isReport) {
  const cells = await importTypeScript('tests/faults/selection.ts');
  readOrExit(() => checkSelection(env, cells));
}
const specs = ['faults', 'storage-faults'].map((name) => `tests/faults/${name}.spec.ts`);
const folder = join(projectRoot, 'reports/faults');
const started = Date.now();

const hasRun = isReport || play();
const verdicts = readVerdicts();
const red = verdicts.filter(({ problems }) => problems.length > 0);
mkdirSync(folder, { recursive: true });
const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
writeFileSync(join(folder, 'index.html'), toPage(verdicts, date));

for (const { name, problems } of red)
  console.error(`${name}\n${problems.map((problem) => `    ${problem}`).join('\n')}`);
if (!hasRun) console.error('Faults: the run did not end; --resume continues it.');
console.log(`Faults: ${verdicts.length} cells, ${red.length} red, in ${minutesSince(started)} minutes.`);
console.log('Faults: see reports/faults/index.html.');
process.exitCode = hasRun && verdicts.length > 0 && red.length === 0 ? 0 : 1;

function play() {
  if (!isResumed) rmSync(folder, { recursive: true, force: true });
  if (!isBuildCurrent() && !run('build.mjs')) return false;
  return run('playwright', ['test', '--project=faults', '--workers=2', '--reporter=dot', ...specs], env);
}

/** @returns {import('./faults/report-page.mjs').Verdict[]} */
function readVerdicts() {
  const cells = join(folder, 'cells');
  if (!existsSync(cells)) return [];
  return readdirSync(cells)
    .map((file) => JSON.parse(readFileSync(join(cells, file), 'utf8')))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1] || a.name.localeCompare(b.name, 'en'));
}

/** @param {number} time */
function minutesSince(time) {
  return ((Date.now() - time) / 60_000).toFixed(1);
}
