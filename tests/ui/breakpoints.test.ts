import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readBreakpoints, replaceBreakpoints } from '../../scripts/breakpoints.mjs';

const source = resolve(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');

const declarations = 'ui/styles/breakpoints.css';
const breakpoints = readBreakpoints();
const mediaQueries = files
  .filter((file) => file.endsWith('.css') && file !== declarations)
  .flatMap((file) => [...read(file).matchAll(/@media ([^{]+) \{/g)].map(([, query = '']) => `${file}: ${query}`));

test('style sheets compare widths only through breakpoints', () => {
  expect(mediaQueries.filter((query) => /width|height/.test(query))).toEqual([]);
});

test('every breakpoint is declared and used', () => {
  const used = mediaQueries.flatMap((query) => query.match(/--[\w-]+/g) ?? []);
  expect([...new Set(used)].sort()).toEqual([...breakpoints.keys()].sort());
});

test('components that match a width repeat the condition of a breakpoint', () => {
  const conditions = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/'(\((?:min-|max-)?width[^']+)'/g)].map(([, condition]) => condition));
  const repeated = ['--cards', '--beside', '--desk'].map((name) => breakpoints.get(name));
  expect(conditions.toSorted()).toEqual(repeated.toSorted());
});

test('the build replaces the names of breakpoints in media queries', () => {
  const css = '@media (--table) and (--compact) { .a { color: var(--text); } }';
  expect(replaceBreakpoints(css, breakpoints)).toBe(
    '@media (width >= 45rem) and (width < 62rem) { .a { color: var(--text); } }',
  );
  expect(() => replaceBreakpoints('@media (--tablet) {}', breakpoints)).toThrow(
    'There is no breakpoint named --tablet',
  );
});
