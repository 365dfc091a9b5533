// Reads the charts of all machines from the definitions that the app runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { kebab } from './flows/options.mjs';
import { projectRoot } from './project-paths.mjs';

/**
 * @typedef {import('../src/machines/chart.ts').Chart} Chart
 * @typedef {{ chart: Chart, source: string, description: string }} DocumentedChart `source` is a path from the root
 */

/**
 * The chart of every machine in the table of the tests, with the comment above the machine's export.
 * @returns {Promise<DocumentedChart[]>}
 */
export async function readCharts() {
  const { machines } = await importTypeScript('tests/flows/machines.ts');
  const { chartOf } = await importTypeScript('src/machines/chart.ts');
  return Object.values(machines).map((machine) => {
    const chart = chartOf(machine);
    const source = `src/machines/${kebab(chart.id)}-machine.ts`;
    return { chart, source, description: machineComment(readFileSync(join(projectRoot, source), 'utf8'), source) };
  });
}

/**
 * Imports a TypeScript module.
 * @param {string} path from the root
 */
export const importTypeScript = (path) => tsImport(`../${path}`, import.meta.url);

/**
 * The comment above the machine that a file exports.
 * @param {string} text
 * @param {string} path
 */
export function machineComment(text, path) {
  const comment = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/g)].at(-1)?.[1];
  if (comment === undefined) throw new Error(`${path} has no comment above its machine.`);
  return comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim();
}
