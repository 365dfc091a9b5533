// The pages of `docs/machines`: one a machine, and an index.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from './cause-of.mjs';
import { toMermaid } from './mermaid.mjs';

/** @typedef {import('../charts.mjs').Documented} Documented */

export const folder = 'docs/machines';

/**
 * Every page by its path from the root.
 * @param {Documented[]} machines
 * @returns {Map<string, string>}
 */
export function pagesOf(machines) {
  const pages = machines.map((machine) => /** @type {const} */ ([`${folder}/${machine.chart.id}.md`, pageOf(machine)]));
  return new Map([[`${folder}/README.md`, indexOf(machines)], ...pages]);
}

/**
 * What is not as it should be: a page that says something else, one that is missing, one of no machine.
 * @param {Map<string, string>} pages
 * @param {string} root
 */
export function findStale(pages, root) {
  const stale = [...pages].flatMap(([path, text]) => {
    if (!existsSync(join(root, path))) return [`${path} is missing`];
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') === text ? [] : [`${path} is stale`];
  });
  const there = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const stray = there.map((file) => `${folder}/${file}`).filter((path) => !pages.has(path));
  return [...stale, ...stray.map((path) => `${path} is of no machine`)];
}

/** @param {Documented[]} machines */
function indexOf(machines) {
  return lines([
    '# The machines',
    '',
    'A page a machine, drawn from the definition that runs: `npm run machines` writes them, and `npm run check` fails when one',
    'is stale.',
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
    `Drawn from [\`${source}\`](../../${source}) by \`npm run machines\`. ⟨ ⟩ has the services that run in a state, ✓ and ✗ are`,
    'their answers, [ ] is what must hold; notes have what needs no arrow.',
    '',
    '```mermaid',
    toMermaid(chart),
    '```',
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
