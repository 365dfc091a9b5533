// The files of `docs/machines`: a page and a drawing for each machine, and an index.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from './cause-of.mjs';

/**
 * @typedef {import('../charts.mjs').Documented} Documented
 * @typedef {typeof import('../../src/inspector/chart-drawing.ts').drawChart} Draw
 */

export const folder = 'docs/machines';

/**
 * Every file by its path from the root.
 * @param {Documented[]} machines
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
 * The files that differ from what the machines give, the missing ones, and those that belong to no machine.
 * @param {Map<string, string>} pages
 * @param {string} root
 */
export function findStale(pages, root) {
  const stale = [...pages].flatMap(([path, text]) => {
    if (!existsSync(join(root, path))) return [`${path} is missing`];
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') === text ? [] : [`${path} is stale`];
  });
  const existing = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const stray = existing.map((file) => `${folder}/${file}`).filter((path) => !pages.has(path));
  return [...stale, ...stray.map((path) => `${path} belongs to no machine`)];
}

/** @param {Documented[]} machines */
function indexOf(machines) {
  return lines([
    '# The machines',
    '',
    'One page for each machine, drawn from the definition that runs. `npm run machines` writes them, and `npm run check`',
    'fails when one is stale.',
    '',
    'How to read a drawing:',
    '',
    '- A box is a state; a dot points to the initial one. States in dashed boxes are active at the same time. A double',
    '  border marks a final state.',
    '- ⚙ lists the services that run while a state is active. ✓ and ✗ are the events of a service that has succeeded or failed.',
    '- A guard is in brackets.',
    '- A line inside a box is a transition without an arrow. → names its target, ↻ enters the same state again, and without',
    '  either the state stays active. An event that is ignored has no effect, even if a state around this one handles it.',
    '- Opened on its own, a drawing shows the actions of a transition under the pointer.',
    '',
    '| Machine | | States | Transitions |',
    '|---|---|--:|--:|',
    ...machines.map(({ chart: { id, states, transitions }, sentence }) => {
      return `| [${id}](${id}.md) | ${cell(sentence)} | ${states.length - 1} | ${transitions.length} |`;
    }),
  ]);
}

/** @param {Documented} machine */
function pageOf({ chart, source, sentence }) {
  return lines([
    `# ${chart.id}`,
    '',
    sentence,
    '',
    `Drawn from [\`${source}\`](../../${source}) by \`npm run machines\` ([how to read it](README.md)).`,
    '',
    `[![Statechart of ${chart.id}](${chart.id}.svg)](${chart.id}.svg)`,
    '',
    '| In | When | If | To | Does |',
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
const short = (id, machine) => (id === machine ? 'anywhere' : id.slice(machine.length + 1));

/** @param {string} text */
const code = (text) => `\`${cell(text)}\``;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {string[]} all */
const lines = (all) => `${all.join('\n')}\n`;
