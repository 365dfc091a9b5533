// Finds text in the UI that is not from the catalogue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, nodesIn } from './sources.mjs';

/** @typedef {import('./sources.mjs').Node} Node */

/** Attributes with text for the user. */
const textAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext|braillelabel)|title|placeholder|alt|label|heading|hint|children)$/;

/** Properties of an element, or of the document, with text for the user. */
const textProperties = /^(title|textContent|innerText|innerHTML|placeholder|alt|ariaLabel|ariaDescription)$/;

/** @param {string} text */
export const hasLetter = (text) => /\p{L}/u.test(text);

/**
 * Returns one line for each text in the screens, their style sheets and the page's markup. An attribute may have the id of
 * a message, which the component looks up.
 * @param {string} root
 * @param {import('./sources.mjs').Source[]} sources
 * @param {Map<string, string>} messages
 */
export function findPlainText(root, sources, messages) {
  const ofScreens = sources
    .filter(({ path }) => path.startsWith('src/ui/'))
    .flatMap(({ path, tree }) => {
      const nodes = [...nodesIn(tree)];
      const constants = constantsIn(nodes.map(([node]) => node));
      return nodes.flatMap(([node, ancestors]) => {
        const { text, isInAttribute = false } = shownText(node, ancestors, constants) ?? {};
        const isShown = text !== undefined && hasLetter(text) && !(isInAttribute && messages.has(text));
        return isShown ? [problem(path, node.loc.start.line, text)] : [];
      });
    });
  return [...ofScreens, ...inStyleSheets(root), ...inMarkup(root)];
}

/**
 * @param {string} path
 * @param {number} line
 * @param {string} text
 */
const problem = (path, line, text) => `${path}:${line} shows “${text.trim()}”, which is not from the catalogue`;

/**
 * The strings of a file that have a name.
 * @param {Node[]} nodes
 * @returns {Map<string, string>}
 */
const constantsIn = (nodes) =>
  new Map(
    nodes
      .filter(({ type, id, init }) => type === 'VariableDeclarator' && id.name && init?.type === 'StringLiteral')
      .map(({ id, init }) => [id.name, init.value]),
  );

/**
 * The text that a node shows, if any. Letters in a hidden SVG are part of the drawing.
 * @param {Node} node
 * @param {Node[]} ancestors
 * @param {Map<string, string>} constants
 * @returns {{ text: string | undefined, isInAttribute?: boolean } | undefined}
 */
function shownText(node, ancestors, constants) {
  if (ancestors.some(isHiddenSvg)) return undefined;
  if (node.type === 'JSXText') return { text: node.value };
  if (!/^(StringLiteral|TemplateElement|Identifier)$/.test(node.type)) return undefined;
  const text = node.type === 'Identifier' ? constants.get(node.name) : (node.value.cooked ?? node.value);
  const shownBy = ownerOf(node, ancestors);
  return shownBy && { text, isInAttribute: shownBy === 'attribute' };
}

const isHiddenSvg = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  openingElement.name.name === 'svg' &&
  openingElement.attributes.some(({ name, value }) => name?.name === 'aria-hidden' && value?.value === 'true');

/**
 * What shows a value, directly or in conditions, templates, arrays and sums: an element, a text attribute, or a property.
 * @param {Node} node
 * @param {Node[]} ancestors
 */
function ownerOf(node, ancestors) {
  let inner = node;
  const outer = [...ancestors];
  while (isTransparent(outer.at(-1), inner)) inner = /** @type {Node} */ (outer.pop());
  const owner = outer.at(-1);
  if (owner?.type === 'JSXAttribute') return textAttributes.test(owner.name.name) ? 'attribute' : undefined;
  if (/^JSX(Element|Fragment)$/.test(owner?.type ?? '')) return inner === node ? undefined : 'element';
  const isSet = owner?.type === 'AssignmentExpression' && owner.right === inner;
  return isSet && textProperties.test(owner.left.property?.name) ? 'property' : undefined;
}

/**
 * Whether the value of an expression is, or contains, that of the expression in it.
 * @param {Node | undefined} outer
 * @param {Node} inner
 */
function isTransparent(outer, inner) {
  if (outer?.type === 'ConditionalExpression') return outer.test !== inner;
  if (outer?.type === 'BinaryExpression') return outer.operator === '+';
  return /^(LogicalExpression|TemplateLiteral|JSXExpressionContainer|ArrayExpression|TS(As|Satisfies)Expression)$/.test(
    outer?.type ?? '',
  );
}

/** @param {string} root */
const inStyleSheets = (root) =>
  filesIn(root, ['src/ui'], /\.css$/).flatMap((path) =>
    linesOf(root, path).flatMap((line, index) =>
      [...line.matchAll(/\bcontent:[^;"']*(["'])(.*?)\1/g)]
        .filter(([, , text = '']) => hasLetter(text.replaceAll(/\\[\da-f]+/gi, '')))
        .map(([, , text = '']) => problem(path, index + 1, text)),
    ),
  );

/** The markup of the page, without what is not shown and what its template inserts. */
function inMarkup(root) {
  const path = 'src/index.html';
  const notShown = /<(script|style)\b.*?<\/\1>|<!--.*?-->|<%.*?%>/gs;
  const kept = readFileSync(join(root, path), 'utf8').replaceAll(notShown, (text) => text.replaceAll(/[^\n]/g, ''));
  const shown = /\s(?:title|alt|placeholder|aria-label)="([^"]*)"|(?:^|>)([^<>]+)/g;
  return kept.split('\n').flatMap((line, index) =>
    [...line.matchAll(shown)]
      .map(([, attribute, text]) => attribute ?? text ?? '')
      .filter(hasLetter)
      .map((text) => problem(path, index + 1, text)),
  );
}

/**
 * @param {string} root
 * @param {string} path
 */
const linesOf = (root, path) => readFileSync(join(root, path), 'utf8').split('\n');
