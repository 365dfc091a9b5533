// A path in words, and as a test case that a person follows.

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../tests/flows/report.ts').ReportedPath} Path
 * @typedef {Path['steps'][number]} Step
 */

/**
 * `Open the prompt → Later → Type a bad address → Next → subscribe`: what is done, and where it ends.
 * @param {Path} path
 */
export function sentenceOf({ steps }) {
  const last = steps.at(-1);
  return [...steps.map(({ words }) => words), ...(last ? [stateIn(last.state)] : [])].join(' → ');
}

/**
 * Title, preconditions, numbered steps, what is expected after each.
 * @param {Chart} chart
 * @param {Path} path
 */
export function testCaseOf(chart, path) {
  return [
    `${path.id}: ${path.steps.map(({ words }) => words).join(' → ')}`,
    '',
    `Machine: ${chart.id}`,
    `Preconditions: ${path.start}`,
    '',
    'Steps',
    ...path.steps.flatMap((step, n) => [
      `${n + 1}. ${step.words}${dataIn(step.payload)}`,
      `   Expected: ${expectedAfter(step, path.steps[n - 1], chart)}`,
    ]),
    '',
  ].join('\n');
}

/**
 * @param {Step} step
 * @param {Step | undefined} before
 * @param {Chart} chart
 */
export function expectedAfter({ state, takes }, before, { transitions }) {
  if (takes.length === 0) return `nothing happens; it stays at ${stateIn(state)}`;
  const isSame = before !== undefined && stateIn(before.state) === stateIn(state);
  const deeds = transitions.filter(({ id }) => takes.includes(id)).flatMap(({ actions }) => actions.map(inWords));
  return `${isSame ? 'still at' : 'at'} ${stateIn(state)}${deeds.length > 0 ? ` (${deeds.join(', ')})` : ''}`;
}

/**
 * `noteRefusal` → `note refusal`
 * @param {string} name
 */
const inWords = (name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A state's value as its ways down: `documents.uploading`; of regions, one beside the other.
 * @param {unknown} value
 * @returns {string}
 */
export function stateIn(value) {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const below = stateIn(inner);
      return below === '' ? key : `${key}.${below}`;
    })
    .join(', ');
}

/**
 * What goes with a step; too much of it is no help to whoever types it.
 * @param {unknown} payload
 */
export function dataIn(payload) {
  const data = JSON.stringify(payload) ?? '{}';
  return data === '{}' || data === 'null' || data.length > longest ? '' : ` (${data})`;
}

const longest = 160;
