import type { appMachine } from '../../../src/machines/app-machine.ts';
import { featureNames } from '../../../src/machines/feature-actors.ts';
import { emptyPersisted } from '../../../src/machines/persistence/restore.ts';
import { listKeys } from '../../../src/services/contract/lists.ts';
import { happensExactly, type Invariants, isEqual } from './moment.ts';

const core = ['language', 'auth', 'settings', 'prompt', 'logout', 'connection', 'appUpdate', 'storage'];

export const app: Invariants<typeof appMachine> = {
  'the restored slices are released when the actors have received them': ({ context }) =>
    isEqual(context.persisted, emptyPersisted),
  'every actor of the first pages runs as soon as the state is restored': ({ snapshot: { children }, is }) =>
    [...core, ...listKeys].every((name) => Object.hasOwn(children, name) === !is('restoring')),
  'every actor of the features runs as soon as they are loaded': ({ snapshot: { children }, context }) =>
    featureNames.every((name) => Object.hasOwn(children, name) === context.hasFeatures),
  'the features are there exactly when they were loaded': ({ context, is }) =>
    is('leaving') || context.hasFeatures === is({ ready: 'featuresLoaded' }),
  'restoring ends by itself': ({ is, timers }) => !is('restoring') || timers.length === 1,
  'each log-out ends the session and removes what is stored, once': (moment) =>
    happensExactly(moment, 'does clearState', moment.is('leaving') && moment.event?.type === 'logout.started'),
  'a page that is left stays so': ({ before, is }) => before?.is('leaving') !== true || is('leaving'),
};
