/** Every cell of the matrix, or of the selection in the environment: see `scripts/faults.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { nameOf } from './cells.ts';
import { playCell, type Verdict } from './play-cell.ts';
import { cellsIn, readSelection } from './selection.ts';
import { readWorld, type World } from './world.ts';

const selection = readSelection(process.env);
const folder = `${import.meta.dirname}/../../reports/faults`;

const test = base.extend<object, { world: World }>({
  world: [
    async ({ playwright }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await readWorld(request, { baseURL, name: `lab-${workerIndex}` }));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const cell of cellsIn(selection)) {
  const name = nameOf(cell);
  test(name, async ({ browser, world }) => {
    const picture = selection.isReported ? `${fileNameOf(name)}.png` : null;
    if (picture) mkdirSync(`${folder}/pictures`, { recursive: true });
    const pictureFile = picture && `${folder}/pictures/${picture}`;
    const verdict = {
      ...(await playCell(cell, { browser, world, patience: selection.patience, pictureFile })),
      picture,
    };
    if (selection.isReported) write(verdict);
    // the report lists the red cells by name; a failed test would restart the worker
    else expect(verdict.problems, name).toEqual([]);
  });
}

function write(verdict: Verdict): void {
  mkdirSync(`${folder}/cells`, { recursive: true });
  writeFileSync(`${folder}/cells/${fileNameOf(verdict.name)}.json`, JSON.stringify(verdict));
}

function fileNameOf(name: string): string {
  return name.replaceAll(/[^\w{}]+/g, '-');
}
