// Reads, writes and compiles the catalogue. `locales/{en,ar}.po` are its source; the other files there are generated.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-paths.mjs';

/** @typedef {'en' | 'ar'} Language */

/** @type {Language[]} */
export const languages = ['en', 'ar'];

/**
 * The messages of one language by their id.
 * @param {Language} language
 * @param {string} [root]
 * @returns {Map<string, string>}
 */
export const readCatalogue = (language, root) => new Map(readEntries(language, root));

/**
 * The id and the text of each message in the file of a language.
 * @param {Language} language
 * @param {string} [root]
 * @returns {[id: string, text: string][]}
 */
export function readEntries(language, root = projectRoot) {
  const pattern = /^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"$/gm;
  return [...readFileSync(fileOf(language, root), 'utf8').matchAll(pattern)].flatMap(([, id, text]) =>
    id ? [[JSON.parse(`"${id}"`), JSON.parse(`"${text}"`)]] : [],
  );
}

/**
 * Adds a message to both languages.
 * @param {string} id
 * @param {Record<Language, string>} texts
 * @param {{ canReplace?: boolean }} [options] whether a message with another text may be replaced
 * @returns {boolean} whether the catalogue has these texts now
 */
export function addMessage(id, texts, { canReplace = false } = {}) {
  const isTaken = languages.some(
    (language) => (readCatalogue(language).get(id) ?? texts[language]) !== texts[language],
  );
  if (isTaken && !canReplace) return false;
  withLock(() => {
    for (const language of languages) writeCatalogue(language, readCatalogue(language).set(id, texts[language]));
  });
  return true;
}

/**
 * Removes messages from both languages.
 * @param {string[]} ids
 */
export function removeMessages(ids) {
  withLock(() => {
    for (const language of languages) {
      const entries = readCatalogue(language);
      for (const id of ids) entries.delete(id);
      writeCatalogue(language, entries);
    }
  });
}

/**
 * Generates `locales/{en,ar}.json`, the messages of each language, and `locales/ids.ts`, the union of their ids, unless
 * they are newer than what they are generated from: another process may be reading them.
 */
export function compileCatalogue() {
  withLock(() => {
    if (isCompiled()) return;
    execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'compile'], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ids = [...readCatalogue('en').keys()].map((id) => `  | ${JSON.stringify(id)}`).join('\n');
    replaceFile(
      join(projectRoot, 'locales/ids.ts'),
      `/** The id of every message. */\nexport type MessageId =\n${ids};\n`,
    );
  });
}

function isCompiled() {
  const timeOf = (file) => statSync(join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [...languages.map((language) => `locales/${language}.po`), 'lingui.config.ts', 'package-lock.json'];
  const generated = [...languages.map((language) => `locales/${language}.json`), 'locales/ids.ts'];
  return Math.min(...generated.map(timeOf)) > Math.max(...sources.map(timeOf));
}

/** @param {Language} language */
const fileOf = (language, root = projectRoot) => join(root, 'locales', `${language}.po`);

/**
 * @param {Language} language
 * @param {Map<string, string>} entries
 */
function writeCatalogue(language, entries) {
  const header = `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Language: ${language}\\n"\n`;
  const body = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, text]) => `#. js-lingui-explicit-id\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');
  replaceFile(fileOf(language), `${header}\n${body}`);
}

/**
 * Replaces a file in one step, so that no reader sees a part of it.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Lets one process at a time change the catalogue: two that add a message at once would lose one of them.
 * @param {() => void} work
 */
function withLock(work) {
  const lock = join(projectRoot, 'locales', '.lock');
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
