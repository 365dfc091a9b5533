// Finds the test files of a feature by a word: in a file's name, or in the titles of its tests.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesIn } from './sources.mjs';

/**
 * @typedef {object} Selection
 * @property {string[]} named files whose path contains the word; all of their tests are selected
 * @property {string[]} mentioning other files in which some title may contain it
 */

/**
 * @param {string} root
 * @param {string} word
 * @returns {{ vitest: Selection, browser: Selection }}
 */
export function selectTests(root, word) {
  const files = filesIn(root, ['tests'], /\.(test\.tsx?|spec\.ts)$/);
  const isNamed = (path) => has(path, word);
  const selectionOf = (of) => ({
    named: of.filter(isNamed),
    mentioning: of.filter((path) => !isNamed(path) && mentions(root, path, word)),
  });
  const isSpec = (path) => path.endsWith('.spec.ts');
  return { vitest: selectionOf(files.filter((path) => !isSpec(path))), browser: selectionOf(files.filter(isSpec)) };
}

const importStatements = /^import [^;]*;$/gm;
const titles = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)*)\1/g;
const generatedTitles = /\.(?:each|for)\b|\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:`[^`]*\$\{|\w)|\bplayFlows\(/;

/**
 * Whether a title has the word. The parts of a generated one can be anywhere in the file, or in what it imports from `tests`.
 * @param {string} root
 * @param {string} path
 * @param {string} word
 */
function mentions(root, path, word) {
  const text = readFileSync(join(root, path), 'utf8');
  if ([...text.matchAll(titles)].some(([, , title]) => has(title, word))) return true;
  if (!generatedTitles.test(text)) return false;
  if (has(text.replace(importStatements, ''), word)) return true;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier]) => posix.join(posix.dirname(path), specifier))
    .filter((file) => file.startsWith('tests/') && existsSync(join(root, file)));
  return imported.some((file) => has(readFileSync(join(root, file), 'utf8'), word));
}

/**
 * A pattern in which case and the spelling of names do not matter: `sign-up` also finds “sign up” and `signUp`. Vitest
 * accepts a pattern without flags.
 * @param {string} word
 */
export const patternOf = (word) =>
  word
    .split(/[-\s]+/)
    .map((part) => [...part].map(anyCase).join(''))
    .join('[-\\s]?');

const anyCase = (character) =>
  /\p{L}/u.test(character)
    ? `[${character.toLowerCase()}${character.toUpperCase()}]`
    : character.replace(/[.*+?^${}()|[\]\\/]/, '\\$&');

const has = (text, word) => new RegExp(patternOf(word)).test(text);
