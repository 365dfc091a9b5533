/** Every route with every fault of storage, or the selection in the environment: see `scripts/faults.mjs`. */
import { expect } from '@playwright/test';
import { playStorageCell } from './play-storage-cell.ts';
import { routeNames, routePages } from './routes.ts';
import { readSelection, storageCellsIn } from './selection.ts';
import { storageFaultNames, storageFaultOf } from './storage-faults.ts';
import { test } from './test.ts';
import { hasVerdict, pictureFile, pictureName, writeVerdict } from './verdict.ts';

const selection = readSelection(process.env);
const { isReported, isResumed, patience } = selection;

test.describe.configure({ mode: 'parallel' });

for (const cell of storageCellsIn(selection)) {
  const { title } = storageFaultOf(cell.fault);
  const name = `${cell.route}: storage ${title}, ${cell.language}`;
  test(name, async ({ shared: context, world }) => {
    if (isResumed && hasVerdict(name)) return;
    const picture = isReported ? pictureFile(name) : null;
    const played = await playStorageCell(cell, { context, world, patience, picture });
    if (!isReported) return expect(played.problems, name).toEqual([]);
    const { path } = routePages[cell.route];
    writeVerdict({
      ...played,
      name,
      matrix: 'Storage',
      row: typeof path === 'string' ? path.replace(/#.*/, '') : path(world.facts),
      column: title,
      place: [1_000 + routeNames.indexOf(cell.route), storageFaultNames.indexOf(cell.fault)],
      picture: pictureName(name),
    });
  });
}
