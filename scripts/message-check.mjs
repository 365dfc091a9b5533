// Finds messages that are missing, unused or untranslated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages, readCatalogue, readEntries } from './catalogue.mjs';
import { findPlainText, hasLetter } from './plain-text.mjs';
import { nodesIn, readSources } from './sources.mjs';

/**
 * Messages that may have no letters of their language: an example address, the name of each language, and the titles of a
 * tax invoice in the other language.
 */
const foreignMessages = [
  'email_placeholder',
  'language_name_en',
  'language_name_ar',
  'tax_invoice_translated',
  'tax_credit_note_translated',
];

/** The plural forms of each language. */
const pluralForms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

const names = { en: 'English', ar: 'Arabic' };

/** A text in a language has letters of this kind, if it has any. */
const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/**
 * Returns one line for each problem.
 * @param {string} root
 * @returns {string[]}
 */
export function findMessageProblems(root) {
  const [en, ar] = languages.map((language) => readCatalogue(language, root));
  const sources = readSources(root, ['src']);
  return [
    ...languages.flatMap((language) => repeatedIds(language, root)),
    ...catalogueProblems(en, ar),
    ...usageProblems(root, sources, en),
    ...findPlainText(root, sources, en),
  ];
}

/**
 * @param {import('./catalogue.mjs').Language} language
 * @param {string} root
 */
function repeatedIds(language, root) {
  const ids = readEntries(language, root).map(([id]) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `locales/${language}.po: ${id} has more than one text`);
}

function catalogueProblems(en, ar) {
  const ids = new Set([...en.keys(), ...ar.keys()]);
  return [...ids].flatMap((id) => {
    const texts = { en: en.get(id), ar: ar.get(id) };
    const empty = languages.filter((language) => !texts[language]?.trim());
    if (empty.length > 0) return empty.map((language) => `locales/${language}.po: ${id} has no text`);
    const parsed = { en: parseMessage(texts.en), ar: parseMessage(texts.ar) };
    const malformed = languages.filter((language) => /[{}]/.test(parsed[language].literal));
    if (malformed.length > 0) return malformed.map((language) => `locales/${language}.po: ${id} is not well-formed`);
    const problems = languages.flatMap((language) =>
      parsed[language].plurals
        .map((found) => pluralForms[language].filter((form) => !found.includes(form)))
        .filter((missing) => missing.length > 0)
        .map((missing) => `locales/${language}.po: ${id} has a plural without ${missing.join(', ')}`),
    );
    if (parsed.en.placeholders.join() !== parsed.ar.placeholders.join())
      problems.push(`${id}: placeholders differ: en {${parsed.en.placeholders}}, ar {${parsed.ar.placeholders}}`);
    const foreign = languages.filter((language) => {
      const { literal } = parsed[language];
      return !foreignMessages.includes(id) && hasLetter(literal) && !letters[language].test(literal);
    });
    return [...problems, ...foreign.map((language) => `locales/${language}.po: ${id} is not in ${names[language]}`)];
  });
}

/** The placeholders of a message, the forms of each plural in it, and its literal text. */
function parseMessage(text) {
  const placeholders = new Set();
  const plurals = [];
  let literal = '';
  const visit = (tokens) => {
    for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
      if (!Array.isArray(token)) {
        literal += token;
        continue;
      }
      const [name, kind, choices] = token;
      placeholders.add(name);
      if (kind === 'plural' || kind === 'selectordinal') plurals.push(Object.keys(choices));
      if (typeof choices === 'object') for (const choice of Object.values(choices)) visit(choice);
    }
  };
  visit(compileMessage(text));
  return { placeholders: [...placeholders].sort(), plurals, literal };
}

/**
 * An id is used where it is a string literal, or where a template literal matches it:
 * `invoice_status_${status}` uses every id that begins with `invoice_status_`.
 */
function usageProblems(root, sources, en) {
  const literals = new Set();
  const patterns = [];
  const unknown = [];
  for (const { path, tree } of sources)
    for (const [node, ancestors] of nodesIn(tree)) {
      if (node.type === 'StringLiteral') literals.add(node.value);
      if (node.type === 'StringLiteral' && isMessageCall(ancestors.at(-1), node) && !en.has(node.value))
        unknown.push(`${path}:${node.loc.start.line} uses ${node.value}, which is not in the catalogue`);
      if (node.type === 'TemplateLiteral' && node.expressions.length > 0) patterns.push(idPattern(node));
    }
  const page = readFileSync(join(root, 'src/index.html'), 'utf8');
  for (const [, id] of page.matchAll(/messages\.(?:en|ar)\.(\w+)/g)) {
    literals.add(id);
    if (!en.has(id)) unknown.push(`src/index.html uses ${id}, which is not in the catalogue`);
  }
  const unused = [...en.keys()].filter((id) => !literals.has(id) && !patterns.some((pattern) => pattern?.test(id)));
  return [...unknown, ...unused.map((id) => `locales: ${id} is not used`)];
}

const isMessageCall = (parent, node) =>
  parent?.type === 'CallExpression' && /^(t|messages)$/.test(parent.callee.name) && parent.arguments[0] === node;

/** A pattern of the ids that a template literal can produce; none when it does not look like an id. */
function idPattern({ quasis }) {
  const parts = quasis.map(({ value }) => value.cooked);
  const isId = parts.every((part) => /^[a-z0-9_]*$/.test(part)) && parts.join('').replaceAll('_', '').length > 2;
  return isId ? new RegExp(`^${parts.join('[a-z0-9_]+')}$`) : undefined;
}
