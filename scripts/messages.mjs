// Edits, compiles and checks the catalogue.
//   node scripts/messages.mjs add [--replace] <id> <english> <arabic>
//   node scripts/messages.mjs remove <id> …
//   node scripts/messages.mjs compile          generates locales/*.json and ids.ts from locales/*.po
//   node scripts/messages.mjs check [folder]   every id is used, defined and translated; no plain text in the UI
import { addMessage, compileCatalogue, removeMessages } from './catalogue.mjs';
import { projectRoot } from './project-paths.mjs';

const [verb, ...rest] = process.argv.slice(2);

if (verb === 'add') {
  const canReplace = rest.includes('--replace');
  const [id, en, ar] = rest.filter((argument) => argument !== '--replace');
  if (!/^[a-z][a-z0-9_]*$/.test(id ?? '') || !en || !ar) {
    console.error('Usage: node scripts/messages.mjs add [--replace] <snake_case_id> "<English>" "<Arabic>"');
    process.exit(1);
  }
  if (!addMessage(id, { en, ar }, { canReplace })) {
    console.error(`${id} already has another text. Choose another id, or pass --replace.`);
    process.exit(1);
  }
} else if (verb === 'remove') {
  removeMessages(rest);
} else if (verb === 'compile') {
  compileCatalogue();
} else if (verb === 'check') {
  const { findMessageProblems } = await import('./message-check.mjs');
  const problems = findMessageProblems(rest[0] ?? projectRoot);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Messages: complete in both languages.' : `Messages: ${problems.length} to fix.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error('Usage: node scripts/messages.mjs add|remove|compile|check');
  process.exit(1);
}
