import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machineComment } from '../../scripts/charts.mjs';
import { findStale, pagesOf } from '../../scripts/machines/pages.mjs';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { everyFeature } from './every-feature.ts';
import { scratchTree } from './scratch-tree.ts';

describe('the pages of the machines', async () => {
  const machine = { chart: everyFeature, source: 'src/machines/every-machine.ts', description: 'Has everything.' };
  const pages = await pagesOf([machine], drawChart);
  const written = Object.fromEntries(pages);

  test('are an index with the description of each machine, its page and its drawing', async () => {
    expect(Object.keys(written)).toEqual([
      'docs/machines/README.md',
      'docs/machines/every.md',
      'docs/machines/every.svg',
    ]);
    expect(written['docs/machines/README.md']).toContain('| [every](every.md) | Has everything. | 10 | 12 |');
    expect(written['docs/machines/every.md']).toContain('| `busy` | `✗ fetch` | `isValid` | `idle` |  |');
    expect(written['docs/machines/every.md']).toContain('](every.svg)');
    expect(written['docs/machines/every.svg']).toBe(`${await drawChart(everyFeature)}\n`);
  });
  test('are up to date after they were written', () => {
    expect(findStale(pages, scratchTree(written))).toEqual([]);
  });
  test('are listed when they are outdated, missing or of no machine', () => {
    const root = scratchTree({
      'docs/machines/README.md': 'before',
      'docs/machines/every.svg': `${written['docs/machines/every.svg']}<!-- edited -->`,
      'docs/machines/gone.svg': '',
    });
    expect(findStale(pages, root)).toEqual([
      'docs/machines/README.md is outdated',
      'docs/machines/every.md is missing',
      'docs/machines/every.svg is outdated',
      'docs/machines/gone.svg belongs to no machine',
    ]);
  });
});

test('every drawing is small enough for a page', () => {
  const paths = readdirSync('docs/machines').filter((file) => file.endsWith('.svg'));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => statSync(`docs/machines/${path}`).size >= 60_000)).toEqual([]);
});

test('the description of a machine is the comment above it', () => {
  const text = `/** Of another export. */\nconst a = 1;\n\n/**\n * Logs out. The draft\n * is cleared first.\n */\nexport const logoutMachine = 1;`;
  expect(machineComment(text, 'a.ts')).toBe('Logs out. The draft is cleared first.');
  expect(() => machineComment('export const logoutMachine = 1;', 'a.ts')).toThrow(
    'a.ts has no comment above its machine.',
  );
});
