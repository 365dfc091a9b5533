import { describe, expect, test } from 'vitest';
import { calls } from '../../src/services/contract/calls.ts';
import { allCells, quickCells } from '../faults/cells.ts';
import { outcomeOf } from '../faults/expectations.ts';
import { faultNames } from '../faults/faults.ts';
import { sceneOf } from '../faults/scenes/scenes.ts';

const pairs = ['first en', 'first ar', 'revisit en', 'revisit ar'];
const pairOf = ({ visit, language }: { visit: string; language: string }) => `${visit} ${language}`;

describe('the cells of the fault lab', () => {
  test('are every call, and the page view, with every fault on both visits', () => {
    const cells = allCells();
    expect(new Set(cells.map(({ scene }) => scene))).toEqual(new Set([...Object.keys(calls), 'pageView']));
    expect(cells).toHaveLength((Object.keys(calls).length + 1) * faultNames.length * 2);
  });

  test('use both languages for every call and for every fault', () => {
    for (const key of ['scene', 'fault'] as const) {
      const languages = new Set(allCells().map((cell) => `${cell[key]} ${cell.language}`));
      const names = new Set(allCells().map((cell) => cell[key]));
      expect(languages.size).toBe(names.size * 2);
    }
  });

  test('have an expected outcome', () => {
    for (const cell of allCells()) expect(outcomeOf(sceneOf(cell.scene), cell), JSON.stringify(cell)).toBeDefined();
  });
});

describe('the quick cells', () => {
  test('have one fault for every call', () => {
    const scenes = quickCells().map(({ scene }) => scene);
    expect(scenes).toHaveLength(new Set(scenes).size);
    expect(new Set(scenes)).toEqual(new Set([...Object.keys(calls), 'pageView']));
  });

  test.each(['GET', 'POST'] as const)('have every fault with a call that is a %s', (verb) => {
    const cells = quickCells().filter(({ scene }) => scene !== 'pageView' && calls[scene].verb === verb);
    expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(faultNames));
  });

  test('have every pair of visit and language', () => {
    expect(new Set(quickCells().map(pairOf))).toEqual(new Set(pairs));
  });
});
