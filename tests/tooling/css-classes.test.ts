import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { nodesIn, readSources } from '../../scripts/sources.mjs';
import { scratchTree } from './scratch-tree.ts';

/** One line for each class that a file takes from a CSS module which does not have it. */
function missingClasses(root: string): string[] {
  return readSources(root, ['src']).flatMap(({ path, tree }) => {
    const nodes = [...nodesIn(tree)].map(([node]) => node);
    const modules = new Map<string, string>(
      nodes.flatMap((node) =>
        node.type === 'ImportDeclaration' && node.source.value.endsWith('.module.css')
          ? [[node.specifiers[0].local.name, posix.join(root, posix.dirname(path), node.source.value)]]
          : [],
      ),
    );
    return nodes.flatMap((node) => {
      const module = node.type === 'MemberExpression' && !node.computed ? modules.get(node.object.name) : undefined;
      if (module === undefined) return [];
      const css = existsSync(module) ? readFileSync(module, 'utf8') : '';
      const isThere = new RegExp(`\\.${node.property.name}(?![\\w-])`).test(css);
      return isThere ? [] : [`${path}:${node.loc.start.line} uses .${node.property.name}`];
    });
  });
}

test('every class that a component uses is in its CSS module', () => {
  expect(missingClasses('.')).toEqual([]);
});

test('a class that is not in the module is found', () => {
  const root = scratchTree({
    'src/a.module.css': '.there, .long-name { color: red }\n.therefore { color: blue }',
    'src/a.tsx': `import styles from './a.module.css';\nexport const x = [styles.there, styles.long, styles.gone];`,
  });
  expect(missingClasses(root)).toEqual(['src/a.tsx:2 uses .long', 'src/a.tsx:2 uses .gone']);
});
