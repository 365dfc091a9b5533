/** Every cell of the matrix, or of the selection in the environment: see `scripts/faults.mjs`. */
import { expect } from '@playwright/test';
import { nameOf } from './cells.ts';
import { faultNames, faultOf } from './faults.ts';
import { playCell } from './play-cell.ts';
import { sceneNames } from './scenes/scenes.ts';
import { cellsIn, readSelection } from './selection.ts';
import { test } from './test.ts';
import { hasVerdict, pictureFile, pictureName, writeVerdict } from './verdict.ts';

const selection = readSelection(process.env);
const { isReported, isResumed, patience } = selection;

test.describe.configure({ mode: 'parallel' });

for (const cell of cellsIn(selection)) {
  const name = nameOf(cell);
  test(name, async ({ shared: context, world }) => {
    if (isResumed && hasVerdict(name)) return;
    const picture = isReported ? pictureFile(name) : null;
    const played = await playCell(cell, { context, world, patience, picture });
    // a failed test would restart the worker; the report lists the red cells by name
    if (!isReported) return expect(played.problems, name).toEqual([]);
    writeVerdict({
      ...played,
      name,
      matrix: 'Calls',
      row: cell.scene,
      column: faultOf(cell.fault).title,
      place: [sceneNames.indexOf(cell.scene), faultNames.indexOf(cell.fault)],
      picture: pictureName(name),
    });
  });
}
