// Finds messages that are missing, unused or untranslated, and text in the UI that is not from the catalogue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages, readCatalogue } from './catalogue.mjs';
import { nodesIn, readSources } from './sources.mjs';

/**
 * Messages that may have no Arabic letters in the Arabic catalogue: an example address, the name of each language, and
 * the titles of a tax invoice in the other language.
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

/** Attributes with text for the user. */
const textAttributes = /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt)$/;

const hasLetter = (text) => /\p{L}/u.test(text);

/**
 * Returns one line for each problem.
 * @param {string} root
 * @returns {string[]}
 */
export function findMessageProblems(root) {
  const [en, ar] = languages.map((language) => readCatalogue(language, root));
  const sources = readSources(root, ['src']);
  return [...catalogueProblems(en, ar), ...usageProblems(root, sources, en), ...plainTextProblems(sources, en)];
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
    const { literal } = parsed.ar;
    if (!foreignMessages.includes(id) && hasLetter(literal) && !/\p{Script=Arabic}/u.test(literal))
      problems.push(`locales/ar.po: ${id} is not in Arabic`);
    return problems;
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

function plainTextProblems(sources, en) {
  const problems = [];
  for (const { path, tree } of sources.filter(({ path }) => path.startsWith('src/ui/')))
    for (const [node, ancestors] of nodesIn(tree)) {
      const text = shownText(node, ancestors);
      if (text !== undefined && hasLetter(text) && !en.has(text))
        problems.push(`${path}:${node.loc.start.line} shows “${text.trim()}”, which is not from the catalogue`);
    }
  return problems;
}

/** The text that a node shows, if any. Letters in a hidden SVG are part of the drawing. */
function shownText(node, ancestors) {
  if (ancestors.some(isHiddenSvg)) return undefined;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'StringLiteral' && isShown(ancestors)) return node.value;
  if (node.type === 'TemplateElement' && isShown(ancestors)) return node.value.cooked;
  return undefined;
}

const isHiddenSvg = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  openingElement.name.name === 'svg' &&
  openingElement.attributes.some(({ name, value }) => name?.name === 'aria-hidden' && value?.value === 'true');

/** Whether a literal is, directly or in conditions and templates, a child of an element or a text attribute. */
function isShown(ancestors) {
  const outer = [...ancestors];
  while (/^(ConditionalExpression|LogicalExpression|TemplateLiteral|JSXExpressionContainer)$/.test(outer.at(-1)?.type))
    outer.pop();
  const owner = outer.at(-1);
  if (owner?.type === 'JSXAttribute') return textAttributes.test(owner.name.name);
  return (owner?.type === 'JSXElement' || owner?.type === 'JSXFragment') && ancestors.at(-1) !== owner;
}
