import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameClasses } from '../../scripts/class-names.mjs';
import { scratchTree } from './scratch-tree.ts';

function namesOf(files: readonly string[], asked: readonly (readonly [string, string])[]): string[] {
  const root = scratchTree(Object.fromEntries(files.map((file) => [file, ''])));
  const name = nameClasses(root);
  return asked.map(([file, local]) => name({ resourcePath: join(root, file) }, '', local));
}

test('no two classes have the same name, and each keeps its own', () => {
  const files = Array.from({ length: 80 }, (_, index) => `src/ui/part-${index}.module.css`);
  const classes = files.flatMap((file) => Array.from({ length: 40 }, (_, index) => [file, `class-${index}`] as const));
  const names = namesOf(files, [...classes, ...classes]);
  expect(new Set(names).size).toBe(classes.length);
  expect(names.slice(classes.length)).toEqual(names.slice(0, classes.length));
  expect(names.filter((name) => !/^[a-z_][\w-]*$/.test(name))).toEqual([]); // CSS need not escape them
});

test('a name does not depend on the order in which files are read', () => {
  const files = ['src/b.module.css', 'src/a.module.css'];
  const asked = [
    ['src/a.module.css', 'x'],
    ['src/b.module.css', 'x'],
  ] as const;
  expect(namesOf(files, asked)).toEqual(namesOf(files.toReversed(), asked.toReversed()).toReversed());
});

test('a file that is not one of the modules is refused', () => {
  expect(() => namesOf(['src/a.module.css'], [['src/b.module.css', 'x']])).toThrow('src/b.module.css');
});
