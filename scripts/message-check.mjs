// What is wrong with the words: missing, unused, untranslated, or written past the catalogue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages, readCatalogue } from './catalogue.mjs';
import { nodesIn, readSources } from './sources.mjs';

/** Words that are the same in both languages on purpose: an address, and each language's own name. */
const sameInBoth = ['email_placeholder', 'language_name_en', 'language_name_ar'];

/** Plural forms that a language must have. */
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

/** Attributes that a person sees or hears. */
const spoken = /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt)$/;

const hasLetter = (text) => /\p{L}/u.test(text);

/**
 * One line for each fault.
 * @param {string} root
 * @returns {string[]}
 */
export function findMessageProblems(root) {
  const [en, ar] = languages.map((language) => readCatalogue(language, root));
  const sources = readSources(root, ['src']);
  return [...catalogueFaults(en, ar), ...usageFaults(root, sources, en), ...plainTextFaults(sources, en)];
}

function catalogueFaults(en, ar) {
  const ids = new Set([...en.keys(), ...ar.keys()]);
  return [...ids].flatMap((id) => {
    const texts = { en: en.get(id), ar: ar.get(id) };
    const empty = languages.filter((language) => !texts[language]?.trim());
    if (empty.length > 0) return empty.map((language) => `locales/${language}.po: ${id} has no text`);
    const said = { en: parts(texts.en), ar: parts(texts.ar) };
    const malformed = languages.filter((language) => /[{}]/.test(said[language].words));
    if (malformed.length > 0) return malformed.map((language) => `locales/${language}.po: ${id} is not well-formed`);
    const faults = languages.flatMap((language) =>
      said[language].plurals
        .map((found) => forms[language].filter((form) => !found.includes(form)))
        .filter((missing) => missing.length > 0)
        .map((missing) => `locales/${language}.po: ${id} has a plural without ${missing.join(', ')}`),
    );
    if (said.en.placeholders.join() !== said.ar.placeholders.join())
      faults.push(`${id}: placeholders differ: en {${said.en.placeholders}}, ar {${said.ar.placeholders}}`);
    if (!sameInBoth.includes(id) && hasLetter(said.ar.words) && !/\p{Script=Arabic}/u.test(said.ar.words))
      faults.push(`locales/ar.po: ${id} is not in Arabic`);
    return faults;
  });
}

/** The placeholders of a message, the forms of each plural in it, and the words between them. */
function parts(text) {
  const placeholders = new Set();
  const plurals = [];
  let words = '';
  const visit = (tokens) => {
    for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
      if (!Array.isArray(token)) {
        words += token;
        continue;
      }
      const [name, kind, choices] = token;
      placeholders.add(name);
      if (kind === 'plural' || kind === 'selectordinal') plurals.push(Object.keys(choices));
      if (typeof choices === 'object') for (const choice of Object.values(choices)) visit(choice);
    }
  };
  visit(compileMessage(text));
  return { placeholders: [...placeholders].sort(), plurals, words };
}

/**
 * An id counts as used where it stands as a literal, or where a template literal spells its family:
 * `invoice_status_${status}` uses every id that begins so.
 */
function usageFaults(root, sources, en) {
  const literals = new Set();
  const families = [];
  const unknown = [];
  for (const { path, tree } of sources)
    for (const [node, around] of nodesIn(tree)) {
      if (node.type === 'StringLiteral') literals.add(node.value);
      if (node.type === 'StringLiteral' && isMessagesCall(around.at(-1), node) && !en.has(node.value))
        unknown.push(`${path}:${node.loc.start.line} says ${node.value}, which the catalogue has not`);
      if (node.type === 'TemplateLiteral' && node.expressions.length > 0) families.push(familyOf(node));
    }
  const page = readFileSync(join(root, 'src/index.html'), 'utf8');
  for (const [, id] of page.matchAll(/words\.(?:en|ar)\.(\w+)/g)) {
    literals.add(id);
    if (!en.has(id)) unknown.push(`src/index.html says ${id}, which the catalogue has not`);
  }
  const unused = [...en.keys()].filter((id) => !literals.has(id) && !families.some((family) => family?.test(id)));
  return [...unknown, ...unused.map((id) => `locales: ${id} is used nowhere`)];
}

const isMessagesCall = (parent, node) =>
  parent?.type === 'CallExpression' && /^(t|words)$/.test(parent.callee.name) && parent.arguments[0] === node;

function familyOf({ quasis }) {
  const written = quasis.map(({ value }) => value.cooked);
  const isId = written.every((part) => /^[a-z0-9_]*$/.test(part)) && written.join('').replaceAll('_', '').length > 2;
  return isId ? new RegExp(`^${written.join('[a-z0-9_]+')}$`) : undefined;
}

function plainTextFaults(sources, en) {
  const faults = [];
  for (const { path, tree } of sources.filter(({ path }) => path.startsWith('src/ui/')))
    for (const [node, around] of nodesIn(tree)) {
      const text = plainText(node, around);
      if (text !== undefined && hasLetter(text) && !en.has(text))
        faults.push(`${path}:${node.loc.start.line} shows “${text.trim()}”, which is not from the catalogue`);
    }
  return faults;
}

/** What a node would show as it is written, if it would show anything; letters in a hidden drawing are part of it. */
function plainText(node, around) {
  if (around.some(isHiddenDrawing)) return undefined;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'StringLiteral' && isShown(around)) return node.value;
  if (node.type === 'TemplateElement' && isShown(around)) return node.value.cooked;
  return undefined;
}

const isHiddenDrawing = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  openingElement.name.name === 'svg' &&
  openingElement.attributes.some(({ name, value }) => name?.name === 'aria-hidden' && value?.value === 'true');

/** Whether a literal is shown: it is, through choices and templates, a child of an element or a spoken attribute. */
function isShown(around) {
  const inner = [...around];
  while (/^(ConditionalExpression|LogicalExpression|TemplateLiteral|JSXExpressionContainer)$/.test(inner.at(-1)?.type))
    inner.pop();
  const holder = inner.at(-1);
  if (holder?.type === 'JSXAttribute') return spoken.test(holder.name.name);
  return (holder?.type === 'JSXElement' || holder?.type === 'JSXFragment') && around.at(-1) !== holder;
}
