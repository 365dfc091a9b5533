// Writes manual tests as a Gherkin feature.
import { stepsNotOnScreen } from './not-on-screen.mjs';
import { testerNotes } from './tester-notes.mjs';

/**
 * @typedef {import('./manual-tests.mjs').ManualTest} ManualTest
 * @typedef {import('./names.mjs').Language} Language
 */

const keywords = {
  en: { feature: 'Feature', scenario: 'Scenario', start: 'Given', step: 'When', result: 'Then' },
  ar: { feature: 'خاصية', scenario: 'سيناريو', start: 'بفرض أن', step: 'عندما', result: 'ثم' },
};

/**
 * @param {{ id: string, title: string }} machine
 * @param {readonly ManualTest[]} tests
 * @param {Language} language
 */
export function toFeature({ id, title }, tests, language) {
  const words = keywords[language];
  return [
    `# language: ${language}`,
    `@${id}`,
    `${words.feature}: ${line(title)} (${id})`,
    ...testerNotes[language].map((note) => `  ${note}`),
    ...tests.flatMap((test) => ['', ...scenario(test, words)]),
    '',
  ].join('\n');
}

/**
 * @param {ManualTest} test
 * @param {(typeof keywords)[Language]} words
 */
function scenario(test, words) {
  const missing = stepsNotOnScreen(test);
  const tags = [test.id, test.priority, test.kind, ...(missing.length > 0 ? ['not-on-screen'] : [])];
  return [
    `  ${tags.map((tag) => `@${tag}`).join(' ')}`,
    `  ${words.scenario}: ${line(test.title)}`,
    ...missing.map((sentence) => `    ${line(sentence)}`),
    `    ${words.start} ${line(test.precondition)}`,
    ...test.steps.flatMap(({ action, data, expected }) => [
      `    ${words.step} ${line(action)}`,
      ...data.map(([name, value]) => `      | ${cell(name)} | ${cell(value)} |`),
      `    ${words.result} ${line(expected)}`,
    ]),
  ];
}

/**
 * Text in one line, because a line break ends a step.
 * @param {string} text
 */
const line = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The text of a cell of a data table.
 * @param {string} text
 */
const cell = (text) => line(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
