// `npm run bench`: measures the cost of pages in a browser on this machine and compares it with limits. A time is the
// CPU time of the main thread where it can be measured, and the median of several runs.
// `--peer` compares it with the Redux peer instead (`--only=slowLoad,visits` by some measures, `--samples=3` with fewer
// samples, `--record` stores the ratios), and `--quick` with the stored ratios.
import { chromium } from '@playwright/test';
import { isBuildCurrent } from '../scripts/build-stamp.mjs';
import { readOrExit } from '../scripts/command-line.mjs';
import { browserFlags, findBrowserOrExit } from '../scripts/find-browser.mjs';
import { webFolder } from '../scripts/project-paths.mjs';
import { run } from '../scripts/run.mjs';
import { measureBigList } from './big-list.mjs';
import { comparePeer, compareRecorded, measureNames } from './comparison/bench.mjs';
import { readOptions } from './comparison/options.mjs';
import { buildPeer } from './comparison/peer-build.mjs';
import { measureEventCost } from './event-cost.mjs';
import { measureKeystroke } from './keystroke.mjs';
import { measureLeaks } from './leaks.mjs';
import { measureShift } from './shift.mjs';

const options = readOrExit(() => readOptions(process.argv.slice(2), measureNames));
if (!isBuildCurrent() && !run('build.mjs')) process.exit(1);

const folders = options.comparison && { ours: webFolder, peer: buildPeer() };
const browser = await chromium.launch({ executablePath: await findBrowserOrExit(), args: browserFlags });
let isOk = false;
try {
  if (!folders) isOk = await compareWithLimits();
  else if (options.comparison === 'recorded') isOk = await compareRecorded({ browser, folders });
  else isOk = await comparePeer({ browser, folders }, options);
} finally {
  await browser.close();
}
process.exit(isOk ? 0 : 1);

async function compareWithLimits() {
  const results = [];
  for (const measure of [measureEventCost, measureShift, measureKeystroke, measureBigList, measureLeaks]) {
    for (const { name, value, max, unit } of await measure(browser, webFolder)) {
      const isOk = value <= max;
      results.push(isOk);
      const shown = `${value.toFixed(unit === '' ? 3 : 1)} of ${max}${unit && ` ${unit}`}`;
      console.log(`${isOk ? 'ok  ' : 'OVER'} ${shown.padStart(22)}  ${name}`);
    }
  }
  return results.every(Boolean);
}
