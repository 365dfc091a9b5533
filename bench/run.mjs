// `npm run bench`: measures the cost of pages in a browser on this machine and compares it with limits. A time is the
// CPU time of the main thread where it can be measured, and the median of several runs.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { isBuildCurrent } from '../scripts/build-stamp.mjs';
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs';
import { distFolder, projectRoot } from '../scripts/project-paths.mjs';
import { run } from '../scripts/run.mjs';
import { measureBigList } from './big-list.mjs';
import { measureEventCost } from './event-cost.mjs';
import { measureKeystroke } from './keystroke.mjs';
import { measureLeaks } from './leaks.mjs';
import { measureShift } from './shift.mjs';

if (!isBuildCurrent() && !run('build.mjs')) process.exit(1);

const web = join(projectRoot, distFolder, 'web');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const results = [];
try {
  for (const measure of [measureEventCost, measureShift, measureKeystroke, measureBigList, measureLeaks]) {
    for (const { name, value, max, unit } of await measure(browser, web)) {
      const isOk = value <= max;
      results.push(isOk);
      const shown = `${value.toFixed(unit === '' ? 3 : 1)} of ${max}${unit && ` ${unit}`}`;
      console.log(`${isOk ? 'ok  ' : 'OVER'} ${shown.padStart(22)}  ${name}`);
    }
  }
} finally {
  await browser.close();
}
process.exit(results.every(Boolean) ? 0 : 1);
