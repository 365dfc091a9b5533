import { describe, expect, test } from 'vitest';
import { calls } from '../../src/services/contract/calls.ts';
import { allCells, quickCells } from '../faults/cells.ts';
import { outcomeOf } from '../faults/expectations.ts';
import { faultNames } from '../faults/faults.ts';
import { routeNames } from '../faults/routes.ts';
import { sceneOf } from '../faults/scenes/scenes.ts';
import { cellsIn, readSelection, storageCellsIn } from '../faults/selection.ts';
import { storageFaultNames } from '../faults/storage-faults.ts';

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

describe('the selected cells', () => {
  const select = (options: Record<string, string>) => {
    const selection = readSelection({ FAULTS_REPORT: '1', ...options });
    return { calls: cellsIn(selection), storage: storageCellsIn(selection) };
  };
  const countsOf = ({ calls: { length }, storage }: ReturnType<typeof select>) => [length, storage.length];
  const all = [allCells().length, routeNames.length * storageFaultNames.length];
  const quick = [quickCells().length, routeNames.length];
  const doubled = (counts: readonly number[]) => counts.map((count) => count * 2);

  test.each<[Record<string, string>, number[]]>([
    [{}, all],
    [{ FAULTS_LANGUAGE: 'ar' }, all],
    [{ FAULTS_LANGUAGE: 'both' }, doubled(all)],
    [{ FAULTS_QUICK: '1' }, quick],
    [{ FAULTS_QUICK: '1', FAULTS_LANGUAGE: 'ar' }, quick],
    [{ FAULTS_QUICK: '1', FAULTS_LANGUAGE: 'both' }, doubled(quick)],
    [{ FAULTS_QUICK: '1', FAULTS_CALL: 'signIn', FAULTS_LANGUAGE: 'en' }, [1, 0]],
    [{ FAULTS_ROUTE: 'landing', FAULTS_FAULT: 'fullAtOnce', FAULTS_LANGUAGE: 'ar' }, [0, 1]],
  ])('of %j are as many as there are in each language that was asked for', (options, counts) => {
    const selected = select(options);
    expect(countsOf(selected)).toEqual(counts);
    const asked = options.FAULTS_LANGUAGE ?? 'both';
    const languages = new Set([...selected.calls, ...selected.storage].map(({ language }) => language));
    expect(languages).toEqual(new Set(asked === 'both' ? ['en', 'ar'] : [asked]));
  });

  test.each(['call', 'fault', 'route', 'visit', 'language'])('fail when the %s is unknown', (option) => {
    expect(() => select({ [`FAULTS_${option.toUpperCase()}`]: 'typo' })).toThrow(`There is no ${option} “typo”. `);
  });
});
