// The catalogue's keeper.
//   node scripts/messages.mjs add [--replace] <id> <english> <arabic>
//   node scripts/messages.mjs remove <id> …
//   node scripts/messages.mjs compile          makes locales/*.json and ids.ts from locales/*.po
//   node scripts/messages.mjs check [folder]   every id used, defined and translated; no plain text in the UI
import { addMessage, compileCatalogue, removeMessages } from './catalogue.mjs';
import { home } from './home.mjs';

const [verb, ...rest] = process.argv.slice(2);

if (verb === 'add') {
  const isReplaced = rest.includes('--replace');
  const [id, en, ar] = rest.filter((word) => word !== '--replace');
  if (!/^[a-z][a-z0-9_]*$/.test(id ?? '') || !en || !ar) {
    console.error('Usage: node scripts/messages.mjs add [--replace] <snake_case_id> "<English>" "<Arabic>"');
    process.exit(1);
  }
  if (!addMessage(id, { en, ar }, { isReplaced })) {
    console.error(`${id} says something else already. Choose another id, or say --replace.`);
    process.exit(1);
  }
} else if (verb === 'remove') {
  removeMessages(rest);
} else if (verb === 'compile') {
  compileCatalogue();
} else if (verb === 'check') {
  const { findMessageProblems } = await import('./message-check.mjs');
  const faults = findMessageProblems(rest[0] ?? home);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Words: complete in both languages.' : `Words: ${faults.length} to mend.`);
  process.exit(faults.length === 0 ? 0 : 1);
} else {
  console.error('Usage: node scripts/messages.mjs add|remove|compile|check');
  process.exit(1);
}
