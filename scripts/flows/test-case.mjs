// Formats a path as a sentence, and as a test case that a person can follow.
import { stepsNotOnScreen } from './not-on-screen.mjs';

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../tests/flows/report.ts').ReportedPath} Path
 * @typedef {Path['steps'][number]} Step
 * @typedef {import('./manual-tests.mjs').ManualTest} ManualTest
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
 * @param {ManualTest} [test] the same path in words of the screen
 */
export function toTestCase(chart, path, test) {
  return [
    `${path.id}: ${path.steps.map(({ words }) => words).join(' → ')}`,
    '',
    `Machine: ${chart.id}`,
    `Preconditions: ${test?.precondition ?? path.start}`,
    ...(test ? stepsNotOnScreen(test) : []),
    '',
    'Steps',
    ...stepsOf(chart, path, test).flatMap(({ action, data, expected }, index) => [
      `${index + 1}. ${action}`,
      ...data.map((pair) => `   ${pair.join(': ')}`),
      `   Expected: ${expected}`,
    ]),
    '',
  ].join('\n');
}

/**
 * The steps in words of the screen, or else in those of the row and the chart.
 * @param {Chart} chart
 * @param {Path} path
 * @param {ManualTest} [test]
 * @returns {ManualTest['steps']}
 */
export const stepsOf = (chart, { steps }, test) =>
  test?.steps ??
  steps.map((step, index) => ({
    action: `${step.words}${payloadText(step.payload)}`,
    data: [],
    notOnScreen: '',
    expected: expectedAfter(step, steps[index - 1], chart),
  }));

/**
 * @param {Step} step
 * @param {Step | undefined} previous
 * @param {Chart} chart
 */
function expectedAfter({ state, takes }, previous, { transitions }) {
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
function payloadText(payload) {
  const json = JSON.stringify(payload) ?? '{}';
  return json === '{}' || json === 'null' || json.length > maxPayloadLength ? '' : ` (${json})`;
}
