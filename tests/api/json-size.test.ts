import { expect, it } from 'vitest';
import { endOfText, hasTooManyValues } from '../../api/http/json-size.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (length: number) => `[${Array(length).fill('1').join()}]`;

it.each([
  ['eight levels', nested(8), false],
  ['nine levels', nested(9), true],
  ['nine levels of objects', '{"a":'.repeat(9), true],
  ['more lists than levels, one after another', `[${Array(20).fill('[{}]').join()}]`, false],
  ['nine levels, of which the last follow one that ends', `${nested(8).slice(0, 9)}[[`, true],
  ['nine levels after commas', `[1,1,1,${nested(8)}]`, true],
  ['more texts than levels', JSON.stringify(Array(20).fill('a')), false],
  ['sixty thousand values', list(59_999), false],
  ['sixty thousand and one', list(60_000), true],
  ['brackets and commas in a text', JSON.stringify({ a: `${'['.repeat(20)}${','.repeat(70_000)}` }), false],
  ['brackets after a quotation mark in a text', JSON.stringify({ a: `"${'['.repeat(20)}` }), false],
  ['brackets after a backslash that ends a text', `["\\\\",${nested(9)}]`, true],
  ['a text that does not end', `["${'['.repeat(20)}`, false],
  ['nothing', '', false],
])('a body with %s', (_, json, isTooMuch) => {
  expect(hasTooManyValues(json)).toBe(isTooMuch);
});

it.each([
  ['"ab" ', 0, 3],
  ['["ab"]', 1, 4],
  ['"a\\"b"', 0, 5],
  ['"a\\\\"', 0, 4],
  ['""', 0, 1],
])('the text in %s that begins at %i ends at %i', (json, start, end) => {
  expect(endOfText(json, start)).toBe(end);
});
