// Formats a path as a sentence, and as a test case that a person can follow.

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../tests/flows/report.ts').ReportedPath} Path
 * @typedef {Path['steps'][number]} Step
 */

/**
 * The steps of a path and its last state: `Open the prompt → Later → Type a bad address → Next → subscribe`.
 * @param {Path} path
 */
export function pathSentence({ steps }) {
  const last = steps.at(-1);
  return [...steps.map(({ words }) => words), ...(last ? [stateText(last.state)] : [])].join(' → ');
}

/**
 * The title, the preconditions, and numbered steps with the expected result of each.
 * @param {Chart} chart
 * @param {Path} path
 */
export function toTestCase(chart, path) {
  return [
    `${path.id}: ${path.steps.map(({ words }) => words).join(' → ')}`,
    '',
    `Machine: ${chart.id}`,
    `Preconditions: ${path.start}`,
    '',
    'Steps',
    ...path.steps.flatMap((step, index) => [
      `${index + 1}. ${step.words}${payloadText(step.payload)}`,
      `   Expected: ${expectedAfter(step, path.steps[index - 1], chart)}`,
    ]),
    '',
  ].join('\n');
}

/**
 * @param {Step} step
 * @param {Step | undefined} previous
 * @param {Chart} chart
 */
export function expectedAfter({ state, takes }, previous, { transitions }) {
  if (takes.length === 0) return `no effect; the state stays ${stateText(state)}`;
  const isSame = previous !== undefined && stateText(previous.state) === stateText(state);
  const actions = transitions.filter(({ id }) => takes.includes(id)).flatMap((each) => each.actions.map(spacedWords));
  return `${isSame ? 'still in' : 'in'} ${stateText(state)}${actions.length > 0 ? ` (${actions.join(', ')})` : ''}`;
}

/**
 * `storeToken` → `store token`
 * @param {string} name
 */
const spacedWords = (name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A state value as text: `documents.uploading`; the states of parallel regions are separated by commas.
 * @param {unknown} value
 * @returns {string}
 */
function stateText(value) {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const below = stateText(inner);
      return below === '' ? key : `${key}.${below}`;
    })
    .join(', ');
}

const maxPayloadLength = 160;

/**
 * The payload of a step in brackets; nothing when it is too long for a person to enter.
 * @param {unknown} payload
 */
export function payloadText(payload) {
  const json = JSON.stringify(payload) ?? '{}';
  return json === '{}' || json === 'null' || json.length > maxPayloadLength ? '' : ` (${json})`;
}
