import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { filesIn, type Node, nodesIn, readSources } from '../../scripts/sources.mjs';
import { scratchTree } from './scratch-tree.ts';

const isEvent = (node: Node): boolean => node.name === 'event' || node.property?.name === 'event';

/** One line for each cast of an event, or of a part of one: its type follows from the transition. */
const eventCasts = (root: string): string[] =>
  readSources(root, ['src/machines', 'src/recording']).flatMap(({ path, tree }) =>
    [...nodesIn(tree)].flatMap(([node]) => {
      const isCast = node.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name !== 'const';
      const isOfEvent = isCast && [...nodesIn(node.expression)].some(([inner]) => isEvent(inner));
      return isOfEvent ? [`${path}:${node.loc.start.line}`] : [];
    }),
  );

test('no machine casts an event', () => {
  expect(eventCasts(projectRoot)).toEqual([]);
});

test('a cast of an event is found', () => {
  const text = [
    'export const output = ({ event }) => (event as { output: string }).output;',
    'export const token = (args) => (args.event.output as unknown as { token: string }).token;',
    "export const kinds = ({ event }) => [event.kind, 'other' as const];",
  ];
  const root = scratchTree({ 'src/machines/a-machine.ts': text.join('\n') });
  expect(new Set(eventCasts(root))).toEqual(new Set(['src/machines/a-machine.ts:1', 'src/machines/a-machine.ts:2']));
});

test('no file turns its types off', () => {
  const files = filesIn(projectRoot, ['src', 'api', 'tests', 'scripts', 'bench'], /\.([cm]?[jt]s|[jt]sx)$/);
  const isUnchecked = (path: string) =>
    /^\s*(\/\/|\/\*)\s*@ts-nocheck/m.test(readFileSync(join(projectRoot, path), 'utf8'));
  expect(files.filter((path) => !path.includes('/dist/') && isUnchecked(path))).toEqual([]);
});
