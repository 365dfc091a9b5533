/** The paths are exported as valid Gherkin and CSV. */
import '../flows/fixed.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccount, secondAccount } from '../../api/db/seed/history/accounts.ts';
import { faultHeader } from '../../api/http/faults.ts';
import { toCsv } from '../../scripts/flows/csv.mjs';
import { writeExports } from '../../scripts/flows/exports.mjs';
import { toFeature } from '../../scripts/flows/gherkin.mjs';
import type { ManualTest } from '../../scripts/flows/manual-tests.mjs';
import { testerNotes } from '../../scripts/flows/tester-notes.mjs';
import { reportedMachine } from '../flows/reported-machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'sg-network-exports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const machines = (['auth', 'logout', 'prompt'] as const).map((id) => ({ ...reportedMachine(id), runs: [] }));
const ids = machines.flatMap(({ paths }) => paths.map(({ id }) => id));
writeExports(folder, { machines });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** The scenarios of a feature, as Cucumber runs them. */
function scenariosIn(text: string) {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return {
    language: document.feature?.language,
    name: document.feature?.name,
    description: document.feature?.description,
    scenarios: compile(document, '', newId),
  };
}

/** The records of a CSV file, read as RFC 4180 defines it. */
function recordsIn(text: string): string[][] {
  const records: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error('This is not CSV');
    records.at(-1)?.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe.each(['en', 'ar'] as const)('the features in %s', (language) => {
  const files = readdirSync(join(folder, 'features', language));

  test('are valid, with a scenario for each path', () => {
    expect(files).toEqual(['auth.feature', 'logout.feature', 'prompt.feature']);
    const features = files.map((file) => scenariosIn(read(`features/${language}/${file}`)));
    expect(features.map((feature) => feature.language)).toEqual(files.map(() => language));
    const tags = features.flatMap(({ scenarios }) => scenarios.map((scenario) => scenario.tags[1]?.name));
    expect(tags).toEqual(ids.map((id) => `@${id}`));
  });

  test('begin with the accounts and with how to change a reply', () => {
    for (const { email, password } of [demoAccount, secondAccount]) {
      expect(read(`features/${language}/auth.feature`)).toContain(email);
      expect(testerNotes[language].join(' ')).toContain(password);
    }
    for (const word of [faultHeader, 'TEST_FAULTS=1', '/dev/mail', '/api/docs', 'method='])
      expect(scenariosIn(read(`features/${language}/auth.feature`)).description).toContain(word);
  });

  test('have a step with its result for each step of a path', () => {
    const steps = files.flatMap((file) =>
      scenariosIn(read(`features/${language}/${file}`)).scenarios.map((scenario) => scenario.steps.length),
    );
    expect(steps).toEqual(machines.flatMap(({ paths }) => paths.map((path) => 1 + 2 * path.steps.length)));
  });
});

const hostile: ManualTest = {
  id: 'auth-00000000',
  machine: 'auth',
  language: 'en',
  title: '=HYPERLINK("https://example.com")',
  precondition: '+1 "quoted", and\n"""two""" lines',
  steps: [{ action: '@tag # comment\n| cell |', data: [['a|b', 'c\\nd\n"e", f']], expected: '-1', notOnScreen: '' }],
  kind: 'action',
  priority: 'low',
};

test('text with the marks of Gherkin stays text', () => {
  const { scenarios, name } = scenariosIn(toFeature({ id: 'auth', title: 'A\n@b' }, [hostile], 'en'));
  expect(name).toBe('A @b (auth)');
  expect(scenarios.map((scenario) => scenario.name)).toEqual([hostile.title]);
  expect(scenarios[0]?.steps.map(({ text }) => text)).toEqual([
    '+1 "quoted", and """two""" lines',
    '@tag # comment | cell |',
    '-1',
  ]);
  expect(scenarios[0]?.steps[1]?.argument?.dataTable?.rows[0]?.cells.map(({ value }) => value)).toEqual([
    'a|b',
    'c\\nd "e", f',
  ]);
});

describe('the CSV', () => {
  const text = read('paths.csv');

  test('has a row for each path in each language, under the names of the columns', () => {
    expect(text.startsWith('\uFEFF"ID","Language",')).toBe(true);
    const [, ...records] = recordsIn(text.slice(1));
    expect(records.map(([id, language]) => `${id} ${language}`)).toEqual(
      ['en', 'ar'].flatMap((language) => ids.map((id) => `${id} ${language}`)),
    );
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([12]));
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');
  });

  test('numbers the steps and their results alike', () => {
    const numbers = (cell = '') => cell.split('\n').flatMap((line) => /^\d+(?=\. )/.exec(line) ?? []);
    for (const record of recordsIn(text.slice(1)).slice(1)) {
      expect(numbers(record[5]).length).toBeGreaterThan(0);
      expect(numbers(record[5])).toEqual(numbers(record[6]));
    }
  });

  test('escapes quotes, and marks what a spreadsheet would run as a formula', () => {
    const [, record] = recordsIn(toCsv([hostile]).slice(1));
    expect(record).toEqual([
      'auth-00000000',
      'en',
      'auth',
      `'=HYPERLINK("https://example.com")`,
      `'+1 "quoted", and\n"""two""" lines`,
      '1. @tag # comment\n| cell |\na|b: c\\nd\n"e", f',
      '1. -1',
      'low',
      'action',
      '',
      '',
      'Read README.md, beside this file, before the steps.',
    ]);
  });

  test.each(['=1', '+1', '-1', '@a', '\t1', '\r1', '＝1', '＋1', '－1', '＠a'])('marks %j as text', (title) => {
    const [, record] = recordsIn(toCsv([{ ...hostile, title }]).slice(1));
    expect(record?.[3]).toBe(`'${title}`);
  });

  test('refers to the notes in a file beside it, which has them in both languages', () => {
    const [head, ...records] = recordsIn(text.slice(1));
    const column = head?.indexOf('Notes') ?? -1;
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record[column]).toContain('README.md');
    const notes = read('README.md').split('\n');
    for (const note of [...testerNotes.en, ...testerNotes.ar]) expect(notes).toContain(`- ${note}`);
  });

  test('shortens a title that no test management tool stores', () => {
    const [, record] = recordsIn(toCsv([{ ...hostile, title: 'a'.repeat(300) }]).slice(1));
    expect(record?.[3]).toBe(`${'a'.repeat(249)}…`);
  });

  test.each([
    ['en', 240, ' is shown: other', ' is…'],
    ['en', 230, ': “no reply to it arrives”', ': “no reply to it…”'],
    ['en', 230, ': “it is ‘Save for later’”', ': “it is ‘Save…’”'],
    ['en', 237, ': “no reply” arrives', ': “no reply”…'],
    ['en', 238, ': “no reply arrives”', ': “no…”'],
    ['ar', 230, ': «لم يصل ردّ على الاستفسار»', ': «لم يصل ردّ على…»'],
  ] as const)('cuts a title after a word, and closes what it quotes (%s, after %i letters: %s)', (...row) => {
    const [language, letters, end, cut] = row;
    const before = 'a'.repeat(letters);
    const [, record] = recordsIn(toCsv([{ ...hostile, language, title: `${before}${end}` }]).slice(1));
    expect(record?.[3]).toBe(`${before}${cut}`);
    expect(record?.[3]?.length).toBeLessThanOrEqual(250);
  });
});

test('the features of machines that a later run does not have are removed', () => {
  const later = mkdtempSync(join(folder, 'later-'));
  writeExports(later, { machines });
  writeExports(later, { machines: machines.slice(0, 1) });
  expect(readdirSync(join(later, 'features/en'))).toEqual(['auth.feature']);
});
