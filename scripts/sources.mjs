// Parses source files for the checks and lists their imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from '@babel/parser';

/**
 * @typedef {{ type: string, loc: { start: { line: number } } } & Record<string, any>} Node
 * @typedef {{ specifier: string, target: string | null, isType: boolean, line: number }} Import `target` is a path from the root, or null for a library
 * @typedef {{ path: string, tree: Node, imports: Import[] }} Source
 */

/**
 * Every file of code in the folders, except those of a build, by its path from the root.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Source[]}
 */
export function readSources(root, folders) {
  const paths = filesIn(root, folders, /\.([cm]?[jt]s|[jt]sx)$/).filter((path) => !path.includes('/dist/'));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const tree = parse(text, {
      sourceType: 'module',
      plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    });
    return { path, tree: tree.program, imports: importsOf(tree.program, path) };
  });
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @param {RegExp} pattern
 */
export function filesIn(root, folders, pattern) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        posix.join(folder, String(file).replaceAll('\\', '/')),
      ),
    )
    .filter((file) => pattern.test(file) && !file.includes('/node_modules/'))
    .sort();
}

/**
 * Every node of a tree, each before its children, with its ancestors, innermost last.
 * @param {Node} root
 * @returns {Generator<[Node, Node[]]>}
 */
export function* nodesIn(root) {
  // not recursive, because a value takes a step for each generator that it passes through
  /** @type {[Node, Node[]][]} */
  const waiting = [[root, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const [node, ancestors] = next;
    const path = [...ancestors, node];
    for (const child of childrenOf(node).reverse()) waiting.push([child, path]);
  }
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function childrenOf(node) {
  /** @type {Node[]} */
  const children = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key.endsWith('Comments')) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') children.push(child);
  }
  return children;
}

/**
 * @param {Node} tree
 * @param {string} path
 */
function importsOf(tree, path) {
  /** @type {Import[]} */
  const imports = [];
  for (const [node] of nodesIn(tree)) {
    const specifier = specifierOf(node);
    if (specifier === undefined) continue;
    imports.push({
      specifier,
      target: targetOf(specifier, path),
      isType: isTypeImport(node),
      line: node.loc.start.line,
    });
  }
  return imports;
}

/**
 * @param {string} specifier
 * @param {string} path of the file that imports it
 */
export const targetOf = (specifier, path) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;

/** @param {Node} node */
function specifierOf(node) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return node.source?.value;
  if (node.type === 'TSImportType') return node.argument.value ?? node.argument.literal?.value;
  const isCall = node.type === 'CallExpression' && (node.callee.type === 'Import' || node.callee.name === 'require');
  if (isCall || node.type === 'ImportExpression') return pathIn(node.arguments?.[0] ?? node.source);
  const isAddress = node.type === 'NewExpression' && node.callee.name === 'URL' && isModuleAddress(node.arguments[1]);
  return isAddress ? pathIn(node.arguments[0]) : undefined;
}

/** Whether a node is `import.meta.url`. */
const isModuleAddress = (node) => node?.property?.name === 'url' && node.object.type === 'MetaProperty';

const pathIn = (node) => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : computed;
};

/** The specifier of an import with a path that only a run can know. */
export const computed = '(a computed path)';

/** @param {Node} node */
function isTypeImport(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}
