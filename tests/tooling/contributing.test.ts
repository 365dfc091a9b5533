/** Tests that the checks that CONTRIBUTING.md quotes exist under these names. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { filesIn } from '../../scripts/sources.mjs';

const sources = filesIn(projectRoot, ['tests', 'scripts'], /\.(ts|tsx|mjs)$/).map((path) => readFileSync(path, 'utf8'));
const quoted = /“((?:[^“”]|“[^“”]*”)+)”/g;
const placeholder = /<\w+>|…/;

const texts = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(quoted)].map(([, text = '']) => text);

it('finds the quoted texts', () => {
  expect(texts.length).toBeGreaterThan(0);
});

it.each(texts)('quotes “%s” from a test or a script', (text) => {
  const parts = text.split(placeholder);
  expect(sources.some((source) => parts.every((part) => source.includes(part)))).toBe(true);
});
