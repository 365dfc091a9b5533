/** Tests that every pattern that reads posted, typed or received text runs in linear time. */
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { nodesIn, readSources } from '../../scripts/sources.mjs';
import { adversarialInputs, type Pattern } from './adversarial-inputs.ts';

const nodes = readSources(projectRoot, ['src/services', 'src/recording', 'api'])
  .filter(({ path }) => path !== 'src/services/config.ts') // it reads the settings of the build
  .flatMap(({ path, tree }) => [...nodesIn(tree)].map(([node]) => ({ node, where: `${path}:${node.loc.start.line}` })));

it('finds no pattern that is built at run time', () => {
  const built = nodes.filter(({ node }) => /^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp');
  // what is hidden in a recording is escaped first
  expect(built.filter(({ where }) => !where.startsWith('src/recording/')).map(({ where }) => where)).toEqual([]);
});

it('runs every pattern in linear time on 250 KB of each of its inputs', async () => {
  const literals = nodes.flatMap(({ node, where }) =>
    node.type === 'RegExpLiteral' ? [{ where, source: String(node.pattern), flags: String(node.flags) }] : [],
  );
  expect(literals.length).toBeGreaterThan(30);
  const slow = await findSlow(literals, 10_000);
  expect(slow.map(({ where, source, flags }) => `${where} /${source}/${flags}`)).toEqual([]);
});

it.concurrent.each([
  /\s*[\r\n\u2028\u2029]+\s*/g,
  /\.?0+$/,
  /^(a+)+$/,
  /^(\d|\w)*$/,
  /\.[0-9a-zA-Z_-]{8,}\.[a-z0-9.]+$/,
  /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  /\p{L}+\d/u,
])('reports the slow pattern %s', async ({ source, flags }) => {
  expect(await findSlow([{ source, flags }], 500)).toEqual([{ source, flags }]);
});

/**
 * The patterns that take longer than the limit for their inputs. A linear pattern takes a fraction of it, and a quadratic
 * one many times as long.
 */
async function findSlow<P extends Pattern>(patterns: readonly P[], milliseconds: number): Promise<P[]> {
  const done = await countLinear(patterns, milliseconds);
  const slow = patterns[done];
  return slow === undefined ? [] : [slow, ...(await findSlow(patterns.slice(done + 1), milliseconds))];
}

/** The number of patterns before the first one that takes too long. */
async function countLinear(patterns: readonly Pattern[], milliseconds: number): Promise<number> {
  const workerData = patterns.map(({ source, flags }) => ({
    source,
    flags,
    inputs: adversarialInputs({ source, flags }),
  }));
  const worker = new Worker(new URL('pattern-worker.mjs', import.meta.url), { workerData });
  let done = 0;
  await new Promise<void>((resolve, reject) => {
    let deadline: NodeJS.Timeout | undefined;
    const startNext = (): void => {
      clearTimeout(deadline);
      deadline = setTimeout(resolve, milliseconds);
    };
    worker.once('online', startNext);
    worker.on('message', () => {
      done += 1;
      startNext();
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
  await worker.terminate();
  return done;
}
