// The catalogue's files: `locales/{en,ar}.po` are written by hand or by `add`; everything else there is compiled from them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './home.mjs';

/** @typedef {'en' | 'ar'} Language */

/** @type {Language[]} */
export const languages = ['en', 'ar'];

/**
 * Entries of one catalogue, id → text.
 * @param {Language} language
 * @param {string} [root]
 * @returns {Map<string, string>}
 */
export function readCatalogue(language, root = home) {
  const entries = new Map();
  const pattern = /^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"$/gm;
  for (const [, id, words] of readFileSync(fileOf(language, root), 'utf8').matchAll(pattern))
    if (id) entries.set(JSON.parse(`"${id}"`), JSON.parse(`"${words}"`));
  return entries;
}

/**
 * Adds a word. One that says something else already is replaced only where that is asked for.
 * @param {string} id
 * @param {Record<Language, string>} texts
 * @param {{ isReplaced?: boolean }} [how]
 * @returns {boolean} whether the catalogue says it so now
 */
export function addMessage(id, texts, { isReplaced = false } = {}) {
  const isTaken = languages.some(
    (language) => (readCatalogue(language).get(id) ?? texts[language]) !== texts[language],
  );
  if (isTaken && !isReplaced) return false;
  alone(() => {
    for (const language of languages) writeCatalogue(language, readCatalogue(language).set(id, texts[language]));
  });
  return true;
}

/**
 * Takes words out of both catalogues.
 * @param {string[]} ids
 */
export function removeMessages(ids) {
  alone(() => {
    for (const language of languages) {
      const entries = readCatalogue(language);
      for (const id of ids) entries.delete(id);
      writeCatalogue(language, entries);
    }
  });
}

/** Makes `locales/{en,ar}.json`, the messages of each language, and `locales/ids.ts`, the union of their ids. */
export function compileCatalogue() {
  alone(() => {
    execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'compile'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ids = [...readCatalogue('en').keys()].map((id) => `  | ${JSON.stringify(id)}`).join('\n');
    replaceFile(
      join(home, 'locales/ids.ts'),
      `/** Every word the product can show. */\nexport type MessageId =\n${ids};\n`,
    );
  });
}

/** @param {Language} language */
const fileOf = (language, root = home) => join(root, 'locales', `${language}.po`);

/**
 * @param {Language} language
 * @param {Map<string, string>} entries
 */
function writeCatalogue(language, entries) {
  const header = `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Language: ${language}\\n"\n`;
  const body = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, words]) => `#. js-lingui-explicit-id\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(words)}\n`)
    .join('\n');
  replaceFile(fileOf(language), `${header}\n${body}`);
}

/**
 * A reader sees the old file or the new one, never half of it.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * One process at a time: two that add a word at once would lose one of them.
 * @param {() => void} work
 */
function alone(work) {
  const lock = join(home, 'locales', '.lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 20_000) rmdirSync(lock);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}
