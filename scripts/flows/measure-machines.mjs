// Runs the measurements that take longer than a test may, prints their results, and stores them for the report.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from '../catalogue.mjs';
import { importTypeScript } from '../charts.mjs';
import { pairReasonOf } from './pair-reasons.mjs';
import { measure } from './pool.mjs';

/** The share of mutants that must be detected. */
const minScore = 0.95;

/** The machines with few transitions and many contexts. */
const slow = new Set(['outbox', 'contract', 'list']);

/** The number of events of each machine on a random walk. */
const walkedEvents = 10_000;

/**
 * @param {import('./options.mjs').Options} options
 * @param {{ folder: string, charts: readonly import('../../src/machines/chart.ts').Chart[] }} to
 * @returns {Promise<boolean>} whether nothing has to be fixed
 */
export async function measureMachines({ task, machines, seed }, { folder, charts }) {
  compileCatalogue();
  const size = (/** @type {string} */ id) => charts.find((chart) => chart.id === id)?.transitions.length ?? 0;
  const isSlow = (/** @type {string} */ id) => Number(slow.has(id));
  const names = [...machines].sort((a, b) => isSlow(b) - isSlow(a) || size(b) - size(a));
  const began = Date.now();
  const problems = /** @type {string[]} */ ([]);
  const results = await measure(task, names, {
    seed,
    events: walkedEvents,
    onResult: (name, result) => {
      console.log(`${name}: ${described[task](result)}`);
      problems.push(...problemsOf[task](result));
    },
  });
  mkdirSync(folder, { recursive: true });
  const byName = Object.fromEntries(names.map((name, index) => [name, results[index]]));
  const inOrder = Object.fromEntries(machines.map((name) => [name, byName[name]]));
  writeFileSync(join(folder, `${task}.json`), `${JSON.stringify(inOrder, null, 2)}\n`);
  if (task === 'mutants') {
    const { survivors: reasons } = await importTypeScript('tests/flows/survivors.ts');
    for (const id of results.flatMap(({ survivors }) => survivors))
      if (reasons.has(id)) console.log(`Not detected: ${id}\n    ${reasons.get(id)}`);
    problems.push(...scoreProblems(results, reasons));
  }
  if (task === 'pairs') {
    const { countedSeed, untakenPairs } = await importTypeScript('tests/flows/untaken-pairs.ts');
    if (seed === countedSeed) problems.push(...lostPairProblems(results, untakenPairs));
  }
  for (const problem of problems) console.error(problem);
  console.log(`Flows: ${totals[task](results, seed)} in ${Math.round((Date.now() - began) / 1000)} s.`);
  return problems.length === 0;
}

/**
 * The machines that leave more pairs untaken than were counted: a pair is no longer taken, or a new one is not.
 * @param {readonly { machine: string, untaken: readonly unknown[] }[]} results
 * @param {Readonly<Record<string, number>>} counted by the id of the machine
 */
export const lostPairProblems = (results, counted) =>
  results
    .filter(({ machine, untaken }) => untaken.length > (counted[machine] ?? 0))
    .map(
      ({ machine, untaken }) =>
        `${machine} leaves ${untaken.length} pairs untaken, and tests/flows/untaken-pairs.ts has ${counted[machine] ?? 0}.`,
    );

/** @type {Readonly<Record<string, (result: any) => string>>} */
const described = {
  pairs: describePairs,
  walk: (violation) => (violation === null ? 'no violation' : 'a violation'),
  mutants: ({ killed, total }) => `${killed} of ${total} mutants detected, ${percent(killed, total)}`,
};

/** @type {Readonly<Record<string, (result: any) => string[]>>} */
const problemsOf = {
  pairs: ({ untaken, violations }) => [
    ...untaken
      .filter((/** @type {any} */ { reason }) => reason === null)
      .map((/** @type {any} */ { first, second }) => `No run has tried this pair:\n    ${first}\n    ${second}`),
    ...violations.map(violationText),
  ],
  walk: (violation) => (violation === null ? [] : [violationText(violation)]),
  mutants: () => [],
};

/** @type {Readonly<Record<string, (results: any[], seed: number) => string>>} */
const totals = {
  mutants: (results) =>
    `${sum(results, ({ killed }) => killed)} of ${sum(results, ({ total }) => total)} mutants were detected, ${percent(
      sum(results, ({ killed }) => killed),
      sum(results, ({ total }) => total),
    )},`,
  pairs: (results) =>
    `${sum(results, ({ taken }) => taken)} of ${sum(results, ({ allowed }) => allowed)} pairs of transitions were taken, ${sum(results, ({ untaken }) => impossible(untaken).length)} are impossible, and ${sum(results, ({ untaken }) => possible(untaken).length)} others were not taken`,
  walk: (results, seed) =>
    `${results.length} machines took ${walkedEvents} random events each from the seed ${seed}, with ${results.filter((result) => result !== null).length} violations`,
};

/**
 * The mutants that nothing detects and that have no reason, the reasons of others, and the scores that are too low.
 * @param {readonly { total: number, killed: number, survivors: readonly string[], machine: string }[]} results
 * @param {ReadonlyMap<string, string>} reasons by the ids of mutants
 */
export function scoreProblems(results, reasons) {
  const alive = results.flatMap(({ survivors }) => survivors);
  const names = new Set(results.map(({ machine }) => machine));
  const isOfMachine = (/** @type {string} */ id) => names.has(/^\w+/.exec(id)?.[0] ?? '');
  return [
    ...alive.filter((id) => !reasons.has(id)).map((id) => `No path and no walk detects this mutant: ${id}`),
    ...[...reasons.keys()]
      .filter((id) => isOfMachine(id) && !alive.includes(id))
      .map((id) => `This mutant has a reason, and is detected or does not exist: ${id}`),
    ...[...results, overall(results)]
      .filter(({ killed, total }) => killed < total * minScore)
      .map(({ machine, killed, total }) => `Only ${percent(killed, total)} of the mutants of ${machine} are detected.`),
  ];
}

/** @param {readonly { total: number, killed: number }[]} results */
const overall = (results) => ({
  machine: 'all machines',
  total: sum(results, ({ total }) => total),
  killed: sum(results, ({ killed }) => killed),
});

/**
 * @param {number} part
 * @param {number} whole
 */
const percent = (part, whole) => `${((part / Math.max(whole, 1)) * 100).toFixed(1)} %`;

/**
 * @param {readonly any[]} results
 * @param {(result: any) => number} countOf
 */
const sum = (results, countOf) => results.reduce((total, result) => total + countOf(result), 0);

/** @param {{ machine: string, path: string, step: number, sentence: string }} violation */
const violationText = ({ machine, path, step, sentence }) =>
  `${machine}: this is not true after step ${step}: ${sentence}\n    ${path}`;

/** @param {{ taken: number, allowed: number, untaken: readonly Untaken[] }} coverage */
export function describePairs({ taken, allowed, untaken }) {
  const groups = [
    `${taken} of ${allowed} pairs taken`,
    `${impossible(untaken).length} impossible${reasonsOf(impossible(untaken))}`,
    `${possible(untaken).length} not taken${reasonsOf(possible(untaken))}`,
  ];
  return groups.join(', ');
}

/** @typedef {{ reason: string | null, isImpossible: boolean }} Untaken */

/** @param {readonly Untaken[]} untaken */
const impossible = (untaken) => untaken.filter(({ isImpossible }) => isImpossible);

/** @param {readonly Untaken[]} untaken */
const possible = (untaken) => untaken.filter(({ isImpossible }) => !isImpossible);

/**
 * The number of pairs for each kind of reason.
 * @param {readonly Untaken[]} untaken
 */
function reasonsOf(untaken) {
  const counts = new Map();
  for (const { reason } of untaken) {
    const { brief } = pairReasonOf(reason);
    counts.set(brief, (counts.get(brief) ?? 0) + 1);
  }
  return counts.size > 0 ? ` (${[...counts].map(([brief, count]) => `${count} ${brief}`).join(', ')})` : '';
}
