// Writes manual tests as CSV (RFC 4180) for a test management tool: one row for each test, with numbered steps.
import { closingMarks } from './names.mjs';
import { stepsNotOnScreen } from './not-on-screen.mjs';
import { readmeFile } from './readme.mjs';

/** @typedef {import('./manual-tests.mjs').ManualTest} ManualTest */

const columns = [
  'ID',
  'Language',
  'Machine',
  'Title',
  'Preconditions',
  'Steps',
  'Expected result',
  'Priority',
  'Kind',
  'Picture',
  'Not on screen',
  'Notes',
];

/** The notes would fill most of the file, because each row is a test by itself. */
const notes = {
  en: `Read ${readmeFile}, beside this file, before the steps.`,
  ar: `اقرأ ${readmeFile} بجانب هذا الملف قبل الخطوات.`,
};

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * @param {readonly ManualTest[]} tests
 * @param {(test: ManualTest) => string} [pictureOf] the file of the picture of the last step; empty when there is none
 */
export function toCsv(tests, pictureOf = () => '') {
  const rows = tests.map((test) => [
    test.id,
    test.language,
    test.machine,
    shortened(test),
    test.precondition,
    numbered(test.steps.map(({ action, data }) => [action, ...data.map((pair) => pair.join(': '))].join('\n'))),
    numbered(test.steps.map(({ expected }) => expected)),
    test.priority,
    test.kind,
    pictureOf(test),
    stepsNotOnScreen(test).join('\n'),
    notes[test.language],
  ]);
  return byteOrderMark + [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Test management tools store no longer title. */
const maxTitleLength = 250;

/**
 * The title, cut after a word. A quotation that is cut is closed.
 * @param {Pick<ManualTest, 'title' | 'language'>} test
 * @param {number} [length] that it must not exceed
 * @returns {string}
 */
function shortened({ title, language }, length = maxTitleLength) {
  if (title.length <= maxTitleLength) return title;
  const space = title.lastIndexOf(' ', length - 1);
  const start = title.slice(0, space > 0 ? space : length - 1);
  const text = `${start}…${closingMarks(start, language)}`;
  return text.length > maxTitleLength ? shortened({ title, language }, start.length) : text;
}

/** @param {string[]} texts */
const numbered = (texts) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n');

/**
 * A quoted field. A spreadsheet runs a text that begins with one of these characters as a formula.
 * @param {string} text
 */
const field = (text) => `"${(/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
