// The charts of all machines, from the definitions that run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { home } from './home.mjs';

/**
 * @typedef {import('../src/machines/chart.ts').Chart} Chart
 * @typedef {{ chart: Chart, source: string, sentence: string }} Documented `source` is a path from the root
 */

/**
 * Every machine in the table of the tests, with the comment above its export.
 * @returns {Promise<Documented[]>}
 */
export async function readCharts() {
  const { machines } = await load('tests/flows/machines.ts');
  const { chartOf } = await load('src/machines/chart.ts');
  return Object.values(machines).map((machine) => {
    const chart = chartOf(machine);
    const source = `src/machines/${kebab(chart.id)}-machine.ts`;
    return { chart, source, sentence: sentenceIn(readFileSync(join(home, source), 'utf8'), source) };
  });
}

/**
 * Imports a TypeScript module.
 * @param {string} path from the root
 */
export const load = (path) => tsImport(`../${path}`, import.meta.url);

/**
 * The comment above the machine that a source exports.
 * @param {string} text
 * @param {string} path
 */
export function sentenceIn(text, path) {
  const comment = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/g)].at(-1)?.[1];
  if (comment === undefined) throw new Error(`${path} has no comment above its machine.`);
  return comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim();
}

/** @param {string} name */
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
