// Checks that no screen compares a status of the wire, or the name of a machine's state, with a literal: screens ask a
// predicate of the contract's rules, a tag or `can()`, or look the status up in a table.
//   node scripts/status-check.mjs [folder]
import { projectRoot } from './project-paths.mjs';
import { isMainModule } from './run.mjs';
import { nodesIn, readSources } from './sources.mjs';

/** State names that are also language codes. */
const languageCodes = ['en', 'ar'];
/** State names of the connection that are also kinds of API errors, which a screen compares as `kind`. */
const errorKinds = ['offline', 'maintenance', 'throttled'];

const equality = ['===', '!==', '==', '!='];
const membership = [
  'is',
  'includes',
  'indexOf',
  'lastIndexOf',
  'has',
  'startsWith',
  'endsWith',
  'localeCompare',
  'match',
  'search',
];

/**
 * Returns one line for each comparison.
 * @param {string} root
 */
export function findStatusComparisons(root) {
  const statuses = statusesIn(root);
  const names = new Set([...statuses, ...statesIn(root)].filter((name) => !languageCodes.includes(name)));
  return readSources(root, ['src/ui']).flatMap(({ path, tree }) => {
    const nodes = [...nodesIn(tree)];
    const constants = constantsIn(nodes.map(([node]) => node));
    return nodes.flatMap(([node, around]) => {
      const found = comparedNames(node, statuses, constants).find(
        (name) => names.has(name) && !(errorKinds.includes(name) && isOfKind(node, around.at(-1))),
      );
      return found === undefined ? [] : [`${path}:${node.loc.start.line} compares '${found}'`];
    });
  });
}

/**
 * The strings of a file that have a name.
 * @param {import('./sources.mjs').Node[]} nodes
 * @returns {Map<string, string>}
 */
const constantsIn = (nodes) =>
  new Map(
    nodes
      .filter(({ type, init }) => type === 'VariableDeclarator' && init && literal(init) !== undefined)
      .map(({ id, init }) => [id.name, literal(init)]),
  );

/**
 * The values of the lists of statuses and actions in `statuses.ts`.
 * @param {string} root
 */
function statusesIn(root) {
  return readSources(root, ['src/services/contract'])
    .filter(({ path }) => path.endsWith('/statuses.ts'))
    .flatMap(({ tree }) => [...nodesIn(tree)])
    .flatMap(([node]) =>
      node.type === 'VariableDeclarator' && /(Statuses|Actions)$/.test(node.id.name)
        ? literalsIn(plain(node.init))
        : [],
    );
}

/**
 * The names of the states of every machine, without the regions of parallel states, which are not state values.
 * @param {string} root
 */
function statesIn(root) {
  return readSources(root, ['src/machines']).flatMap(({ tree }) =>
    [...nodesIn(tree)].flatMap(([node, around]) =>
      isProperty(node, 'states') && !isParallel(around.at(-1)) ? keysOf(node.value) : [],
    ),
  );
}

const isParallel = (state) =>
  state?.properties?.some((property) => isProperty(property, 'type') && literal(property.value) === 'parallel');

const isProperty = (node, name) => node.type === 'ObjectProperty' && keyOf(node) === name;
const keyOf = ({ key }) => key?.name ?? key?.value;
const keysOf = (object) => (object.properties ?? []).map(keyOf).filter((key) => key !== undefined);

/**
 * The literals that a node compares something with.
 * @param {import('./sources.mjs').Node} node
 * @param {string[]} statuses
 * @param {Map<string, string>} constants
 */
function comparedNames(node, statuses, constants) {
  const values = (...operands) => operands.map((operand) => stringOf(operand, constants)).filter(Boolean);
  if (node.type === 'BinaryExpression' && equality.includes(node.operator)) return values(node.left, node.right);
  if (node.type === 'SwitchCase' && node.test) return values(node.test);
  // a list of statuses is used in a comparison later
  if (isArray(node)) return literalsIn(node).filter((name) => statuses.includes(name));
  // so is a pattern of them
  if (node.type === 'RegExpLiteral') return node.pattern.split(/[^\w\s-]/).filter((name) => statuses.includes(name));
  if (!/^(Optional)?CallExpression$/.test(node.type)) return [];
  const method = node.callee.property?.name;
  if (method === 'matches') return node.arguments.flatMap(statePath);
  if (!membership.includes(method)) return [];
  const { object } = node.callee;
  return [...values(...node.arguments, object), ...literalsIn(plain(object))];
}

/** Whether a comparison or a case is about the `kind` of something. */
function isOfKind(node, parent) {
  const operands = node.type === 'SwitchCase' ? [parent.discriminant] : [node.left, node.right];
  return operands.some((operand) => operand?.name === 'kind' || operand?.property?.name === 'kind');
}

/** The names in the argument of `matches`: a string, or an object of them. */
function statePath(argument) {
  const value = plain(argument);
  if (value.type !== 'ObjectExpression') return literals(value).flatMap((path) => path.split('.'));
  return [...keysOf(value), ...value.properties.flatMap((property) => statePath(property.value))];
}

const isArray = ({ type }) => type === 'ArrayExpression';
const literals = (...nodes) => nodes.map(literal).filter((value) => value !== undefined);
const literalsIn = (node) =>
  isArray(node)
    ? literals(...node.elements.filter(Boolean))
    : node.type === 'NewExpression'
      ? node.arguments.map(plain).flatMap(literalsIn)
      : [];

function literal(node) {
  const value = plain(node);
  if (value.type === 'StringLiteral') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0].value.cooked;
  return undefined;
}

/** The string that a literal or a constant of the file has. */
function stringOf(node, constants) {
  const value = plain(node);
  return value.type === 'Identifier' ? constants.get(value.name) : literal(value);
}

/** The expression inside parentheses, `as`, `satisfies` and `!`. */
function plain(node) {
  return /^(TS(As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/.test(node.type)
    ? plain(node.expression)
    : node;
}

if (isMainModule(import.meta.url)) {
  const problems = findStatusComparisons(process.argv[2] ?? projectRoot);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'Statuses: no screen compares one.' : `Statuses: ${problems.length} comparisons.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
