// Holds the import table over the whole source, and the length of its files.
//   node scripts/import-table.mjs [folder]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home, isRun } from './home.mjs';
import { longest, notRooms, rules } from './import-rules.mjs';
import { nodesIn, readSources } from './sources.mjs';

/**
 * One line for each import, global or length that the table forbids.
 * @param {string} root
 */
export function findImportFaults(root) {
  return readSources(root, ['src', 'api', 'tests', 'bench']).flatMap((source) => {
    const { rule, room } = ruleFor(source.path);
    if (!rule) return [`${source.path} lies in no room of the import table`];
    return [
      ...source.imports.flatMap((made) => importFault(root, source, made, rule, room)),
      ...unspokenFaults(source, rule),
      ...(source.lines > longest && /^(src|api)\//.test(source.path)
        ? [`${source.path} has ${source.lines} lines; ${longest} is the end`]
        : []),
    ];
  });
}

/** @typedef {import('./import-rules.mjs').rules[number]} Rule */

/** @param {string} path */
function ruleFor(path) {
  const room = /^src\/ui\/([^/]+)\//.exec(path)?.[1] ?? '';
  const rule = rules.find(({ from }) => fits(path, from, notRooms.includes(room) ? '' : room));
  return { rule, room };
}

/**
 * Whether a path is the named file, lies in the named folder, or directly (`*`) in it.
 * @param {string} path
 * @param {string} pattern
 * @param {string} room
 */
function fits(path, pattern, room) {
  if (pattern.includes('{room}')) return room !== '' && path.startsWith(pattern.replace('{room}', room));
  if (pattern.endsWith('*')) {
    const folder = pattern.slice(0, -1);
    return path.startsWith(folder) && !path.slice(folder.length).includes('/');
  }
  return pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern;
}

/**
 * @param {string} root
 * @param {import('./sources.mjs').Source} source
 * @param {import('./sources.mjs').Import} made
 * @param {Rule} rule
 * @param {string} room
 */
function importFault(root, { path }, { specifier, target, isType, line }, rule, room) {
  const says = (why) => [`${path}:${line} imports ${specifier}: ${why}`];
  if (target === null) return libraryFault(specifier, rule).flatMap(says);
  if (!existsSync(join(root, target)) && !target.startsWith('locales/'))
    return says('there is no such file (name it with its ending)');
  const isAmong = (patterns) => patterns.some((pattern) => fits(target, pattern, room));
  if (isAmong(rule.may)) return [];
  if (rule.types && isAmong(rule.types)) return isType ? [] : says(`${rule.from} may import its types only`);
  return says(`${rule.from} may import ${rule.may.join(', ')} and libraries`);
}

/**
 * @param {string} specifier
 * @param {Rule} rule
 */
function libraryFault(specifier, { from, libraries, never = [] }) {
  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (never.includes(library)) return [`${from} may not know ${library}`];
  if (libraries && !libraries.includes(library))
    return [`${from} may know only ${libraries.join(', ') || 'no library'}`];
  return [];
}

/**
 * @param {import('./sources.mjs').Source} source
 * @param {Rule} rule
 */
function unspokenFaults({ path, tree }, { from, unspoken = [] }) {
  const faults = [];
  for (const [node, around] of nodesIn(tree)) {
    if (node.type !== 'Identifier' || !unspoken.includes(node.name)) continue;
    const parent = around.at(-1);
    const isName =
      ((parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression') &&
        parent.property === node &&
        !parent.computed &&
        parent.object.name !== 'globalThis') ||
      (parent && 'key' in parent && parent.key === node && !parent.computed);
    if (!isName) faults.push(`${path}:${node.loc.start.line} names ${node.name}: ${from} may not`);
  }
  return faults;
}

if (isRun(import.meta.url)) {
  const faults = findImportFaults(process.argv[2] ?? home);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Import table: held.' : `Import table: broken ${faults.length} times.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
