// Checks every import of the source against the import table, and the length of every file of code.
//   node scripts/import-table.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxLines, rules, sharedFolders } from './import-rules.mjs';
import { projectRoot } from './project-paths.mjs';
import { isMainModule } from './run.mjs';
import { computed, filesIn, nodesIn, readSources, targetOf } from './sources.mjs';

/**
 * Returns one line for each import, global or length that the table forbids.
 * @param {string} root
 */
export function findImportProblems(root) {
  const problems = readSources(root, ['src', 'api', 'tests', 'bench']).flatMap((source) => {
    const { rule, feature } = ruleFor(source.path);
    if (!rule) return [`${source.path} has no rule in the import table`];
    return [
      ...source.imports.flatMap((made) => importProblem(root, source, made, rule, feature)),
      ...forbiddenGlobalProblems(source, rule),
    ];
  });
  return [...problems, ...styleSheetProblems(root), ...lengthProblems(root)];
}

/**
 * What style sheets import, with `@import` and `composes`.
 * @param {string} root
 */
function styleSheetProblems(root) {
  return filesIn(root, ['src'], /\.css$/).flatMap((path) => {
    const { rule, feature } = ruleFor(path);
    if (!rule) return [`${path} has no rule in the import table`];
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(/(?:@import\s+(?:url\()?|composes:.*\bfrom\s+)["']([^"']+)/g)].flatMap(([, specifier = '']) => {
        const made = { specifier, target: targetOf(specifier, path), isType: false, line: index + 1 };
        return importProblem(root, { path }, made, rule, feature);
      }),
    );
  });
}

/** @typedef {import('./import-rules.mjs').rules[number]} Rule */

/** @param {string} path */
function ruleFor(path) {
  const feature = /^src\/ui\/([^/]+)\//.exec(path)?.[1] ?? '';
  const rule = rules.find(({ from }) => fits(path, from, sharedFolders.includes(feature) ? '' : feature));
  return { rule, feature };
}

/**
 * Whether a path is the named file, lies in the named folder, or directly (`*`) in it.
 * @param {string} path
 * @param {string} pattern
 * @param {string} feature
 */
function fits(path, pattern, feature) {
  if (pattern.includes('{feature}')) return feature !== '' && path.startsWith(pattern.replace('{feature}', feature));
  if (pattern.endsWith('*')) {
    const folder = pattern.slice(0, -1);
    return path.startsWith(folder) && !path.slice(folder.length).includes('/');
  }
  return pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern;
}

/**
 * @param {string} root
 * @param {Pick<import('./sources.mjs').Source, 'path'>} source
 * @param {import('./sources.mjs').Import} made
 * @param {Rule} rule
 * @param {string} feature
 */
function importProblem(root, { path }, { specifier, target, isType, line }, rule, feature) {
  const problem = (why) => [`${path}:${line} imports ${specifier}: ${why}`];
  if (specifier === computed) return /^(src|api)\//.test(path) ? problem('its path has to be a string') : [];
  if (target === null) return libraryProblem(specifier, rule).flatMap(problem);
  if (!existsSync(join(root, target)) && !target.startsWith('locales/'))
    return problem('there is no such file (name it with its ending)');
  const isAmong = (patterns) => patterns.some((pattern) => fits(target, pattern, feature));
  if (isAmong(rule.may)) return [];
  if (rule.types && isAmong(rule.types)) return isType ? [] : problem(`${rule.from} may import its types only`);
  return problem(`${rule.from} may import ${rule.may.join(', ')} and libraries`);
}

/**
 * @param {string} specifier
 * @param {Rule} rule
 */
function libraryProblem(specifier, { from, libraries, never = [] }) {
  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (never.includes(library)) return [`${from} may not import ${library}`];
  if (libraries && !libraries.includes(library))
    return [`${from} may import only ${libraries.join(', ') || 'no library'}`];
  return [];
}

/**
 * @param {import('./sources.mjs').Source} source
 * @param {Rule} rule
 */
function forbiddenGlobalProblems({ path, tree }, { from, forbiddenGlobals = [] }) {
  const problems = [];
  for (const [node, around] of nodesIn(tree)) {
    const name = node.type === 'StringLiteral' ? node.value : node.name;
    if (!/^(Identifier|StringLiteral)$/.test(node.type) || !forbiddenGlobals.includes(name)) continue;
    const parent = around.at(-1);
    const isProperty = /^(Optional)?MemberExpression$/.test(parent?.type ?? '') && parent?.property === node;
    const isGlobal = isProperty
      ? /^(globalThis|self)$/.test(parent.object.name) || (parent.computed && node.type === 'Identifier')
      : node.type === 'Identifier' && !(parent && 'key' in parent && parent.key === node && !parent.computed);
    if (isGlobal) problems.push(`${path}:${node.loc.start.line} uses ${name}: ${from} may not`);
  }
  return problems;
}

/** @param {string} root */
function lengthProblems(root) {
  return filesIn(root, ['src', 'api', 'tests', 'scripts', 'bench'], /\.([cm]?[jt]s|[jt]sx|css|html)$/)
    .filter((path) => !path.includes('/dist/'))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${maxLines} is the limit`);
}

if (isMainModule(import.meta.url)) {
  const problems = findImportProblems(process.argv[2] ?? projectRoot);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Import table: no violation.' : `Import table: ${problems.length} violations.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
