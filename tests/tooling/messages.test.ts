import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findMessageProblems } from '../../scripts/message-check.mjs';
import { scratchTree } from './scratch-tree.ts';

const whole = {
  en: {
    start: 'Start',
    step_of: 'Step {at} of {all}',
    left: '{n, plural, one {# row} other {# rows}}',
    status_paid: 'Paid',
  },
  ar: {
    start: 'ابدأ',
    step_of: 'الخطوة {at} من {all}',
    left: '{n, plural, zero {لا صفوف} one {صف} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    status_paid: 'مدفوعة',
  },
};

const page = `
export function Page({ status, n }) {
  const t = useWords();
  return <p title={t('start')}>{t('step_of', { at: 1, all: 2 })} {t('left', { n })} {t(\`status_\${status}\`)} · 1</p>;
}`;

const po = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

interface Change {
  en?: Readonly<Record<string, string>>;
  ar?: Readonly<Record<string, string>>;
  more?: string;
}

const treeWith = ({ en = {}, ar = {}, more = '' }: Change) =>
  scratchTree({
    'locales/en.po': po({ ...whole.en, ...en }),
    'locales/ar.po': po({ ...whole.ar, ...ar }),
    'src/index.html': '',
    'src/ui/page.tsx': page,
    'src/ui/more.tsx': more,
  });

const faultsWith = (change: Change) => findMessageProblems(treeWith(change));

test('a whole catalogue that is used has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

describe('the catalogue', () => {
  const used = (id: string) => `export const x = '${id}';`;

  test('has every id in both languages', () => {
    expect(faultsWith({ en: { bye: 'Bye' }, more: used('bye') })).toEqual(['locales/ar.po: bye has no text']);
  });
  test('has no empty text', () => {
    expect(faultsWith({ en: { start: ' ' } })).toEqual(['locales/en.po: start has no text']);
  });
  test('has the same placeholders in both languages', () => {
    expect(faultsWith({ ar: { step_of: 'الخطوة {at}' } })).toEqual([
      'step_of: placeholders differ: en {all,at}, ar {at}',
    ]);
  });
  test('has all six Arabic plural forms', () => {
    expect(faultsWith({ ar: { left: '{n, plural, one {صف} other {# صف}}' } })).toEqual([
      'locales/ar.po: left has a plural without zero, two, few, many',
    ]);
  });
  test('has both English plural forms', () => {
    expect(faultsWith({ en: { left: '{n, plural, other {# rows}}' } })).toEqual([
      'locales/en.po: left has a plural without one',
    ]);
  });
  test('is in Arabic where it says so', () => {
    expect(faultsWith({ ar: { start: 'Start' } })).toEqual(['locales/ar.po: start is not in Arabic']);
  });
  test('is well-formed', () => {
    expect(faultsWith({ en: { start: 'Start }' } })).toEqual(['locales/en.po: start is not well-formed']);
  });
  test('has no word that nothing says', () => {
    const bye = { en: { bye: 'Bye' }, ar: { bye: 'وداعًا' } };
    expect(faultsWith(bye)).toEqual(['locales: bye is used nowhere']);
  });
  test('has every word that is said', () => {
    expect(faultsWith({ more: `export const x = t('bye');` })).toEqual([
      'src/ui/more.tsx:1 says bye, which the catalogue has not',
    ]);
  });
});

describe('plain text in the UI is a fault', () => {
  test.each([
    ['Hello', `export const x = <p>Hello</p>;`],
    ['مرحبًا', `export const x = <p>مرحبًا</p>;`],
    ['Hello', `export const x = <p>{'Hello'}</p>;`],
    ['Hello', `export const x = <p>{isOpen ? 'Hello' : t('start')}</p>;`],
    ['Hello', `export const x = <p>{isOpen && \`Hello \${name}\`}</p>;`],
    ['Hello', `export const x = <p aria-label="Hello" />;`],
    ['Hello', `export const x = <p title={isOpen ? 'Hello' : undefined} />;`],
    ['Hello', `export const x = <input placeholder="Hello" />;`],
    ['Hello', `export const x = <img alt="Hello" />;`],
  ])('“%s” in %s', (words, more) => {
    expect(faultsWith({ more })).toEqual([`src/ui/more.tsx:1 shows “${words}”, which is not from the catalogue`]);
  });

  test.each([
    [`export const x = <p className="big" data-state={isOpen ? 'open' : 'shut'}>— 1/2</p>;`],
    [`export const x = <p>{t(isOpen ? 'start' : 'left')}</p>;`],
    [`export const x = <svg aria-hidden="true"><text>SG</text></svg>;`],
  ])('but not in %s', (more) => {
    expect(faultsWith({ more })).toEqual([]);
  });
});

test('the command fails with the faults', () => {
  const root = treeWith({ ar: { start: '' } });
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/messages.mjs', 'check', root], {
    encoding: 'utf8',
  });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: 'locales/ar.po: start has no text\n',
    stdout: 'Words: 1 to mend.\n',
  });
});
