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
 * Every TypeScript file in the folders, by its path from the root.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Source[]}
 */
export function readSources(root, folders) {
  return filesIn(root, folders, /\.(ts|tsx|mts)$/).map((path) => {
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
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
    imports.push({ specifier, target, isType: isTypeImport(node), line: node.loc.start.line });
  }
  return imports;
}

/** @param {Node} node */
function specifierOf(node) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return node.source?.value;
  if (node.type === 'TSImportType') return node.argument.value ?? node.argument.literal?.value;
  const isCall = node.type === 'CallExpression' && (node.callee.type === 'Import' || node.callee.name === 'require');
  if (isCall || node.type === 'ImportExpression') return (node.arguments?.[0] ?? node.source)?.value;
  return undefined;
}

/** @param {Node} node */
function isTypeImport(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}
