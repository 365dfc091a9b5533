// Reads the command line of `npm run flows`.
import { parseOptions, UsageError } from '../command-line.mjs';

/**
 * @typedef {object} Options
 * @property {'flows' | 'report' | 'update' | 'pairs' | 'walk' | 'mutants'} task
 * @property {readonly string[]} machines the ids of the machines
 * @property {boolean} isNarrowed whether not every machine was asked for
 * @property {number} seed of random walks, and of the events that look for a pair
 */

/**
 * @param {string[]} args
 * @param {readonly string[]} all the ids of every machine
 * @returns {Options}
 * @throws UsageError
 */
export function readOptions(args, all) {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        update: { type: 'boolean' },
        coverage: { type: 'string' },
        walk: { type: 'boolean' },
        mutants: { type: 'boolean' },
        machine: { type: 'string', multiple: true },
        seed: { type: 'string' },
      },
    },
    usage,
  );
  const { update = false, coverage, walk = false, mutants = false, machine = [], seed } = values;
  if (coverage !== undefined && !['transitions', 'pairs'].includes(coverage))
    throw new UsageError(`There is no coverage named ${coverage}: choose transitions or pairs.`);
  const tasks = /** @type {Options['task'][]} */ ([
    ...positionals,
    ...(update ? ['update'] : []),
    ...(coverage === 'pairs' ? ['pairs'] : []),
    ...(walk ? ['walk'] : []),
    ...(mutants ? ['mutants'] : []),
  ]);
  const unknown = positionals.find((each) => each !== 'report');
  if (unknown !== undefined) throw new UsageError(`There is no task named ${unknown}.\n${usage}`);
  if (tasks.length > 1) throw new UsageError(`Choose one of ${tasks.join(', ')}.\n${usage}`);
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`A seed is a number of at most nine digits, not ${seed}.`);
  if (seed !== undefined && !/^(walk|pairs)$/.test(tasks[0] ?? ''))
    throw new UsageError(`A seed is for --walk and --coverage=pairs.\n${usage}`);
  const machines = machine.flatMap((names) => names.split(',')).map((name) => idOf(name, all));
  return {
    task: tasks[0] ?? 'flows',
    machines: machines.length > 0 ? machines : all,
    isNarrowed: machines.length > 0,
    seed: Number(seed ?? 12),
  };
}

const usage =
  'Usage: npm run flows -- [report | --update | --coverage=pairs | --walk | --mutants] [--machine sign-up,auth] [--seed 12]';

/**
 * @param {string} name `sign-up` or `signUp`
 * @param {readonly string[]} all
 */
function idOf(name, all) {
  const id = all.find((each) => each === name || kebab(each) === name);
  if (id === undefined)
    throw new UsageError(`There is no machine named “${name}”. The machines are: ${all.map(kebab).join(', ')}.`);
  return id;
}

/** @param {string} id */
export const kebab = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
