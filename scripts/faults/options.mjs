// Reads the command line of `npm run faults`.
import { parseOptions, UsageError } from '../command-line.mjs';

const usage =
  'Usage: npm run faults -- [report | --quick] [--call signIn] [--fault slowDrip] [--route contracts] [--visit first] ' +
  '[--language both] [--patience 60000] [--resume]';

const text = { type: /** @type {const} */ ('string') };
const flag = { type: /** @type {const} */ ('boolean'), default: false };

/**
 * @param {string[]} args
 * @returns {{ isReport: boolean, isResumed: boolean, env: Record<string, string> }} `env` has what `tests/faults/selection.ts` reads
 * @throws UsageError
 */
export function readOptions(args) {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        call: text,
        fault: text,
        route: text,
        visit: text,
        language: text,
        patience: { ...text, default: '60000' },
        quick: flag,
        resume: flag,
      },
    },
    usage,
  );
  const unknown = positionals.find((each) => each !== 'report');
  if (unknown !== undefined) throw new UsageError(`There is no task named ${unknown}.\n${usage}`);
  if (!/^\d+$/.test(values.patience))
    throw new UsageError(`The patience is a number of milliseconds, not ${values.patience}.`);
  return {
    isReport: positionals.length > 0,
    isResumed: values.resume,
    env: {
      FAULTS_REPORT: '1',
      FAULTS_QUICK: values.quick ? '1' : '',
      FAULTS_RESUME: values.resume ? '1' : '',
      FAULTS_CALL: values.call ?? '',
      FAULTS_FAULT: values.fault ?? '',
      FAULTS_ROUTE: values.route ?? '',
      FAULTS_VISIT: values.visit ?? '',
      FAULTS_LANGUAGE: values.language ?? '',
      FAULTS_PATIENCE: values.patience,
    },
  };
}

/**
 * Checks that the options name what exists, and select a cell.
 * @param {Record<string, string>} env
 * @param {Pick<typeof import('../../tests/faults/selection.ts'), 'readSelection' | 'cellsIn' | 'storageCellsIn'>} cells
 * @throws UsageError
 */
export function checkSelection(env, { readSelection, cellsIn, storageCellsIn }) {
  const selection = selectionIn(env, readSelection);
  if (cellsIn(selection).length + storageCellsIn(selection).length === 0)
    throw new UsageError('No cell is selected: --route selects cells of storage, --call and --visit those of calls.');
}

/**
 * @param {Record<string, string>} env
 * @param {typeof import('../../tests/faults/selection.ts').readSelection} readSelection
 */
function selectionIn(env, readSelection) {
  try {
    return readSelection(env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : `${error}`);
  }
}
