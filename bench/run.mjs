// `npm run bench`: compares what the product costs a browser on this machine with its limits. Times are CPU times of the
// main thread where they can be measured, medians of several runs.
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
const lines = [];
try {
  for (const measure of [measureEventCost, measureShift, measureKeystroke, measureBigList, measureLeaks]) {
    for (const line of await measure(browser, web)) {
      const { what, found, most, unit } = line;
      const isKept = found <= most;
      lines.push(isKept);
      const shown = `${found.toFixed(unit === '' ? 3 : 1)} of ${most}${unit && ` ${unit}`}`;
      console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${shown.padStart(22)}  ${what}`);
    }
  }
} finally {
  await browser.close();
}
process.exit(lines.every(Boolean) ? 0 : 1);
