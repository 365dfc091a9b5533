// Renders the files of `docs/machines`: a page and a drawing for each machine, and an index.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from './cause-of.mjs';

/**
 * @typedef {import('../charts.mjs').DocumentedChart} DocumentedChart
 * @typedef {typeof import('../../src/inspector/chart-drawing.ts').drawChart} Draw
 */

export const folder = 'docs/machines';

/**
 * Every file by its path from the root.
 * @param {DocumentedChart[]} machines
 * @param {Draw} draw
 * @returns {Promise<Map<string, string>>}
 */
export async function pagesOf(machines, draw) {
  const files = machines.map(async (machine) => {
    const path = `${folder}/${machine.chart.id}`;
    return /** @type {const} */ ([
      [`${path}.md`, pageOf(machine)],
      [`${path}.svg`, `${await draw(machine.chart)}\n`],
    ]);
  });
  return new Map([[`${folder}/README.md`, indexOf(machines)], ...(await Promise.all(files)).flat()]);
}

/**
 * Lists the files that are outdated, missing, or of no machine.
 * @param {Map<string, string>} pages
 * @param {string} root
 */
export function findStale(pages, root) {
  const stale = [...pages].flatMap(([path, text]) => {
    if (!existsSync(join(root, path))) return [`${path} is missing`];
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') === text ? [] : [`${path} is outdated`];
  });
  const existing = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const unknown = existing.map((file) => `${folder}/${file}`).filter((path) => !pages.has(path));
  return [...stale, ...unknown.map((path) => `${path} belongs to no machine`)];
}

/** @param {DocumentedChart[]} machines */
function indexOf(machines) {
  return lines([
    '# The machines',
    '',
    'One page for each machine, drawn from the definition that the app runs. `npm run machines` writes them, and',
    '`npm run check` fails when one is outdated.',
    '',
    'How to read a drawing:',
    '',
    '- A box is a state; a dot points to the initial one. States in dashed boxes are active at the same time. A double',
    '  border marks a final state.',
    '- “runs” lists the services that run while a state is active. ✓ and ✗ are the events of a service that has succeeded or failed.',
    '- A guard is in brackets.',
    '- A line inside a box is a transition without an arrow. “to” names its target, “again” enters the same state again, and without',
    '  either the state stays active. An event that is ignored has no effect, even if a state around this one handles it.',
    '- Opened on its own, a drawing shows the actions of a transition under the pointer.',
    '',
    '| Machine | | States | Transitions |',
    '|---|---|--:|--:|',
    ...machines.map(({ chart: { id, states, transitions }, description }) => {
      return `| [${id}](${id}.md) | ${cell(description)} | ${states.length - 1} | ${transitions.length} |`;
    }),
  ]);
}

/** @param {DocumentedChart} machine */
function pageOf({ chart, source, description }) {
  return lines([
    `# ${chart.id}`,
    '',
    description,
    '',
    `Drawn from [\`${source}\`](../../${source}) by \`npm run machines\` ([how to read it](README.md)).`,
    '',
    `[![Statechart of ${chart.id}](${chart.id}.svg)](${chart.id}.svg)`,
    '',
    '| From | Event | Guard | To | Actions |',
    '|---|---|---|---|---|',
    ...chart.transitions.map((transition) => {
      const { from, guard, targets, actions } = transition;
      const names = (/** @type {readonly string[]} */ ids) => ids.map((id) => code(short(id, chart.id))).join(' ');
      const to = targets.length === 0 ? '–' : names(targets);
      const cells = [
        names([from]),
        code(causeOf(transition)),
        guard ? code(guard) : '',
        to,
        actions.map(code).join(' '),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ]);
}

/**
 * @param {string} id
 * @param {string} machine
 */
const short = (id, machine) => (id === machine ? 'any state' : id.slice(machine.length + 1));

/** @param {string} text */
const code = (text) => `\`${cell(text)}\``;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {string[]} all */
const lines = (all) => `${all.join('\n')}\n`;
