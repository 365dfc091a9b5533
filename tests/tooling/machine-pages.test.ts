import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentenceIn } from '../../scripts/charts.mjs';
import { findStale, pagesOf } from '../../scripts/machines/pages.mjs';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { everyFeature } from './every-feature.ts';
import { scratchTree } from './scratch-tree.ts';

describe('the pages of the machines', async () => {
  const machine = { chart: everyFeature, source: 'src/machines/every-machine.ts', sentence: 'Has everything.' };
  const pages = await pagesOf([machine], drawChart);
  const written = Object.fromEntries(pages);

  test('are an index with the sentence of each machine, its page and its drawing', async () => {
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
  test('are not stale when they are as written', () => {
    expect(findStale(pages, scratchTree(written))).toEqual([]);
  });
  test('are listed when stale, missing or of no machine', () => {
    const root = scratchTree({
      'docs/machines/README.md': 'before',
      'docs/machines/every.svg': `${written['docs/machines/every.svg']}<!-- edited -->`,
      'docs/machines/gone.svg': '',
    });
    expect(findStale(pages, root)).toEqual([
      'docs/machines/README.md is stale',
      'docs/machines/every.md is missing',
      'docs/machines/every.svg is stale',
      'docs/machines/gone.svg belongs to no machine',
    ]);
  });
});

test('every drawing is small enough for a page', () => {
  const paths = readdirSync('docs/machines').filter((file) => file.endsWith('.svg'));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => statSync(`docs/machines/${path}`).size >= 60_000)).toEqual([]);
});

test('the sentence of a machine is the comment above it', () => {
  const text = `/** Of something else. */\nconst a = 1;\n\n/**\n * How one leaves. What is held\n * is cleared first.\n */\nexport const logoutMachine = 1;`;
  expect(sentenceIn(text, 'a.ts')).toBe('How one leaves. What is held is cleared first.');
  expect(() => sentenceIn('export const logoutMachine = 1;', 'a.ts')).toThrow('a.ts has no comment above its machine.');
});
