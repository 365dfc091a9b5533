// Finds the test files of a feature by a word: in a file's name, or in a title that is written in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './sources.mjs';

/**
 * @typedef {object} Selection
 * @property {string[]} named files with the word in their path; all of their tests are selected
 * @property {string[]} mentioning other files in which a title contains it
 */

/** Tables with a path that a word can select. */
const tables = ['tests/faults/faults.spec.ts', 'tests/faults/storage-faults.spec.ts'];

/**
 * Tables that generate a title for every call, machine or page are not selected: they take minutes.
 * @param {string} root
 * @param {string} word
 * @returns {{ vitest: Selection, browser: Selection }}
 */
export function selectTests(root, word) {
  const files = filesIn(root, ['tests'], /\.(test\.tsx?|spec\.ts)$/).filter((path) => !tables.includes(path));
  const isNamed = (path) => has(path, word);
  const selectionOf = (of) => ({
    named: of.filter(isNamed),
    mentioning: of.filter((path) => !isNamed(path) && mentions(root, path, word)),
  });
  const isSpec = (path) => path.endsWith('.spec.ts');
  return { vitest: selectionOf(files.filter((path) => !isSpec(path))), browser: selectionOf(files.filter(isSpec)) };
}

/**
 * The projects of Playwright that have these files, so that no other server is started.
 * @param {readonly string[]} specs
 */
export function projectsOf(specs) {
  const projects = specs.flatMap((path) => {
    if (path.startsWith('tests/flows/')) return ['flows'];
    if (path.startsWith('tests/faults/')) return ['faults'];
    return /\/inspector[\w-]*\.spec\.ts$/.test(path) ? ['inspect'] : ['en', 'ar'];
  });
  return [...new Set(projects)];
}

/** The title of a table, such as `test.each([…])('adds %s')`, follows its rows. */
const titles = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*)\1/g;

/**
 * @param {string} root
 * @param {string} path
 * @param {string} word
 */
function mentions(root, path, word) {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(titles)].some(([, , title]) => has(title, word));
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
