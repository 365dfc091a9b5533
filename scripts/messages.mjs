// Edits, compiles and checks the catalogue.
//   node scripts/messages.mjs add [--replace] <id> <english> <arabic>
//   node scripts/messages.mjs remove <id> …
//   node scripts/messages.mjs compile          generates locales/*.json and ids.ts from locales/*.po
//   node scripts/messages.mjs check [folder]   every id is used, defined and translated; no plain text in the UI
import { addMessage, compileCatalogue, languages, readCatalogue, removeMessages } from './catalogue.mjs';
import { parseOptions, readOrExit, UsageError } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

const usage = `Usage: node scripts/messages.mjs add [--replace] <snake_case_id> "<English>" "<Arabic>" | remove <id> … | compile | check [folder]`;

const tasks = {
  /** @param {string[]} texts */
  add(texts, canReplace) {
    const [id = '', en, ar] = texts;
    if (texts.length !== 3 || !/^[a-z][a-z0-9_]*$/.test(id) || !en || !ar) throw new UsageError(usage);
    if (!addMessage(id, { en, ar }, { canReplace }))
      throw new UsageError(`${id} already has another text. Choose another id, or pass --replace.`);
  },
  /** @param {string[]} ids */
  remove(ids) {
    if (ids.length === 0) throw new UsageError(usage);
    const unknown = ids.filter((id) => languages.every((language) => !readCatalogue(language).has(id)));
    if (unknown.length > 0) throw new UsageError(`There is no message ${unknown.join(', ')}; none was removed.`);
    removeMessages(ids);
  },
  compile: compileCatalogue,
  /** @param {string[]} folder */
  async check([folder = projectRoot]) {
    const { findMessageProblems } = await import('./message-check.mjs');
    const problems = findMessageProblems(folder);
    for (const problem of problems) console.error(problem);
    console.log(
      problems.length === 0 ? 'Messages: complete in both languages.' : `Messages: ${problems.length} to fix.`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
};

await readOrExit(() => {
  const options = /** @type {const} */ ({ replace: { type: 'boolean' } });
  const { values, positionals } = parseOptions({ args: process.argv.slice(2), options, allowPositionals: true }, usage);
  const [name = '', ...rest] = positionals;
  if (!Object.hasOwn(tasks, name)) throw new UsageError(usage);
  return tasks[name](rest, values.replace ?? false);
});
