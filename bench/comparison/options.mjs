// Reads the command line of `npm run bench`.
import { parseOptions, UsageError } from '../../scripts/command-line.mjs';

/**
 * @typedef {object} Options
 * @property {'peer' | 'recorded' | null} comparison null compares with limits
 * @property {readonly string[] | undefined} only the names of measures
 * @property {number | undefined} samples
 * @property {boolean} isRecorded whether the ratios become those that `--quick` compares with
 */

const usage = 'Usage: npm run bench -- [--quick | --peer [--only slowLoad,visits] [--samples 3] [--record]]';

/**
 * @param {string[]} args
 * @param {readonly string[]} measures the names of all
 * @returns {Options}
 * @throws UsageError
 */
export function readOptions(args, measures) {
  const { peer, quick, record, only, samples } = parseOptions(
    {
      args,
      options: {
        peer: { type: 'boolean' },
        quick: { type: 'boolean' },
        record: { type: 'boolean' },
        only: { type: 'string' },
        samples: { type: 'string' },
      },
    },
    usage,
  ).values;
  if (peer && quick) throw new UsageError(`Choose one of --peer and --quick.\n${usage}`);
  if (!peer && (record || only !== undefined || samples !== undefined))
    throw new UsageError(`--only, --samples and --record need --peer.\n${usage}`);
  if (samples !== undefined && !/^[1-9]\d*$/.test(samples))
    throw new UsageError(`The samples are a number, not ${samples}.`);
  const names = only?.split(',');
  const unknown = names?.find((name) => !measures.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no measure named ${unknown}. The measures are: ${measures.join(', ')}.`);
  return {
    comparison: peer ? 'peer' : quick ? 'recorded' : null,
    only: names,
    samples: samples === undefined ? undefined : Number(samples),
    isRecorded: record ?? false,
  };
}
