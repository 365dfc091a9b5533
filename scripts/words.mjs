// The catalogue's keeper: adds a word in both languages, sorts, compiles, and finds what is missing.
//   node scripts/words.mjs add <id> <english> <arabic>
//   node scripts/words.mjs check      every id used, defined and translated; no plain text in the UI
//   node scripts/words.mjs compile
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const languages = ['en', 'ar'];
const fileOf = (language) => new URL(`../locales/${language}.po`, import.meta.url);
const headerOf = (language) =>
  `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Language: ${language}\\n"\n`;

/** Entries of one catalogue, id → text. */
export function readCatalogue(language) {
  const entries = new Map();
  const pattern = /^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"$/gm;
  for (const [, id, words] of readFileSync(fileOf(language), 'utf8').matchAll(pattern))
    if (id) entries.set(JSON.parse(`"${id}"`), JSON.parse(`"${words}"`));
  return entries;
}

function writeCatalogue(language, entries) {
  const body = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, words]) => `#. js-lingui-explicit-id\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(words)}\n`)
    .join('\n');
  writeFileSync(fileOf(language), `${headerOf(language)}\n${body}`);
}

function add(id, ...texts) {
  languages.forEach((language, at) => {
    writeCatalogue(language, readCatalogue(language).set(id, texts[at]));
  });
}

function compile() {
  execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'compile', '--typescript'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ids = [...readCatalogue('en').keys()].map((id) => `  | ${JSON.stringify(id)}`).join('\n');
  writeFileSync(
    new URL('../locales/ids.ts', import.meta.url),
    `/** Every word the product can show. */\nexport type WordId =\n${ids};\n`,
  );
}

const [verb, ...rest] = process.argv.slice(2);
if (verb === 'add') add(...rest);
if (verb === 'compile') compile();
