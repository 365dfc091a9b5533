import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../scripts/catalogue.mjs';
import { findMessageProblems } from '../../scripts/message-check.mjs';
import { scratchTree } from './scratch-tree.ts';

const complete = {
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
  const t = useMessages();
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
  files?: Readonly<Record<string, string>>;
}

const treeWith = ({ en = {}, ar = {}, more = '', files = {} }: Change) =>
  scratchTree({
    'locales/en.po': po({ ...complete.en, ...en }),
    'locales/ar.po': po({ ...complete.ar, ...ar }),
    'src/index.html': '',
    'src/ui/page.tsx': page,
    'src/ui/more.tsx': more,
    ...files,
  });

const problemsWith = (change: Change) => findMessageProblems(treeWith(change));

test('reports nothing for a complete catalogue in which every id is used', () => {
  expect(problemsWith({})).toEqual([]);
});

describe('reports a problem of the catalogue', () => {
  const used = (id: string) => `export const x = '${id}';`;

  test('when an id has no text in one language', () => {
    expect(problemsWith({ en: { bye: 'Bye' }, more: used('bye') })).toEqual(['locales/ar.po: bye has no text']);
  });
  test('when a text is empty', () => {
    expect(problemsWith({ en: { start: ' ' } })).toEqual(['locales/en.po: start has no text']);
  });
  test('when the placeholders of the languages differ', () => {
    expect(problemsWith({ ar: { step_of: 'الخطوة {at}' } })).toEqual([
      'step_of: placeholders differ: en {all,at}, ar {at}',
    ]);
  });
  test('when an Arabic plural lacks one of its six forms', () => {
    expect(problemsWith({ ar: { left: '{n, plural, one {صف} other {# صف}}' } })).toEqual([
      'locales/ar.po: left has a plural without zero, two, few, many',
    ]);
  });
  test('when an English plural lacks one of its two forms', () => {
    expect(problemsWith({ en: { left: '{n, plural, other {# rows}}' } })).toEqual([
      'locales/en.po: left has a plural without one',
    ]);
  });
  test('when an Arabic text is not in Arabic', () => {
    expect(problemsWith({ ar: { start: 'Start' } })).toEqual(['locales/ar.po: start is not in Arabic']);
  });
  test('when an English text is not in English', () => {
    expect(problemsWith({ en: { start: 'ابدأ' } })).toEqual(['locales/en.po: start is not in English']);
  });
  test('when an id has two texts in one file', () => {
    const root = treeWith({});
    appendFileSync(join(root, 'locales/ar.po'), `\n${po({ start: 'بداية' })}`);
    expect(findMessageProblems(root)).toEqual(['locales/ar.po: start has more than one text']);
  });
  test('when a text is not well-formed', () => {
    expect(problemsWith({ en: { start: 'Start }' } })).toEqual(['locales/en.po: start is not well-formed']);
  });
  test('when an id is not used', () => {
    const bye = { en: { bye: 'Bye' }, ar: { bye: 'وداعًا' } };
    expect(problemsWith(bye)).toEqual(['locales: bye is not used']);
  });
  test('when the UI uses an id that the catalogue does not have', () => {
    expect(problemsWith({ more: `export const x = t('bye');` })).toEqual([
      'src/ui/more.tsx:1 uses bye, which is not in the catalogue',
    ]);
  });
});

describe('text in the UI that is not from the catalogue', () => {
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
    ['Hello', `export const x = <Field label="Hello" />;`],
    ['Hello', `export const x = <p>{'Hello' as string}</p>;`],
    ['Hello', `export const x = <p>{'Hello ' + name}</p>;`],
    ['Hello', `export const x = <p>{['Hello', name]}</p>;`],
    ['Hello', `const text = 'Hello'; export const x = <p>{text}</p>;`],
    ['Hello', `export const x = () => { document.title = 'Hello'; };`],
    ['start', `export const x = <p>start</p>;`],
  ])('reports “%s” in %s', (text, more) => {
    expect(problemsWith({ more })).toEqual([`src/ui/more.tsx:1 shows “${text}”, which is not from the catalogue`]);
  });

  test.each([
    [`export const x = <p className="big" data-state={isOpen ? 'open' : 'shut'}>— 1/2</p>;`],
    [`export const x = <p>{t(isOpen ? 'start' : 'left')}</p>;`],
    [`export const x = <svg aria-hidden="true"><text>SG</text></svg>;`],
    [`export const x = <Field label="start" />;`],
    [`export const x = <p>{kind === 'paid' ? t('start') : undefined}</p>;`],
    [`const text = 'Hello'; export const x = <p className={text}>{1}</p>;`],
    [`export const x = () => { request.body = 'Hello'; };`],
  ])('allows %s', (more) => {
    expect(problemsWith({ more })).toEqual([]);
  });

  test('reports it in a style sheet', () => {
    const css = '.a::before {\n  content: "New";\n}\n.b::before {\n  content: "\\2014";\n}\n';
    expect(findMessageProblems(treeWith({ files: { 'src/ui/a.module.css': css } }))).toEqual([
      'src/ui/a.module.css:2 shows “New”, which is not from the catalogue',
    ]);
  });

  test('reports it in the markup of the page, but not in its scripts and comments', () => {
    const markup = [
      '<!-- a comment -->',
      '<script>const text = "a string";</script><title><%= messages.en.start %></title>',
      '<p title="Hello">Hi <b lang="en">you</b></p>',
    ];
    expect(findMessageProblems(treeWith({ files: { 'src/index.html': markup.join('\n') } }))).toEqual(
      ['Hello', 'Hi', 'you'].map((text) => `src/index.html:3 shows “${text}”, which is not from the catalogue`),
    );
  });
});

test('the command prints the problems and fails', () => {
  const root = treeWith({ ar: { start: '' } });
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/messages.mjs', 'check', root], {
    encoding: 'utf8',
  });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: 'locales/ar.po: start has no text\n',
    stdout: 'Messages: 1 to fix.\n',
  });
});

describe('the command that edits the catalogue', () => {
  const edit = (...args: string[]) => {
    const root = treeWith({});
    for (const name of ['messages', 'catalogue', 'command-line', 'project-paths'])
      cpSync(join('scripts', `${name}.mjs`), join(root, 'scripts', `${name}.mjs`));
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/messages.mjs'), ...args], {
      encoding: 'utf8',
    });
    const texts = (['en', 'ar'] as const).map((language) => Object.fromEntries(readCatalogue(language, root)));
    return { status, stderr, texts };
  };
  const unchanged = [complete.en, complete.ar];

  test('adds, replaces and removes a message in both languages', () => {
    const [en, ar] = [
      { ...complete.en, bye: 'Bye' },
      { ...complete.ar, bye: 'وداعًا' },
    ];
    expect(edit('add', 'bye', 'Bye', 'وداعًا')).toEqual({ status: 0, stderr: '', texts: [en, ar] });
    expect(edit('add', '--replace', 'start', 'Go', 'انطلق').texts).toMatchObject([{ start: 'Go' }, { start: 'انطلق' }]);
    const { start: _en, ...restEn } = complete.en;
    const { start: _ar, ...restAr } = complete.ar;
    expect(edit('remove', 'start')).toEqual({ status: 0, stderr: '', texts: [restEn, restAr] });
  });

  test.each([
    [['add', 'log_in', 'Log', 'in', 'ادخل'], /^Usage: /],
    [['add', 'LogIn', 'Log in', 'ادخل'], /^Usage: /],
    [['add', 'log_in', 'Log in'], /^Usage: /],
    [['add', 'start', 'Go', 'انطلق'], /^start already has another text\. .*--replace\.\n$/],
    [['remove'], /^Usage: /],
    [['remove', 'start', 'no_such'], /^There is no message no_such; none was removed\.\n$/],
  ])('refuses %j, and changes nothing', (args, reason) => {
    expect(edit(...args)).toEqual({ status: 2, stderr: expect.stringMatching(reason), texts: unchanged });
  });
});
