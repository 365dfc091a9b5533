import type { appUpdateMachine } from '../../../src/machines/app-update-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const appUpdate: Invariants<typeof appUpdateMachine> = {
  'the page is loaded again exactly when the other version has taken control after Update, or is late': (moment) =>
    happensExactly(
      moment,
      'does reloadPage',
      moment.before?.is({ running: 'activating' }) === true &&
        /^xstate\.(done\.actor\.activateUpdate|after\.activationDeadline\.)/.test(moment.event?.type ?? ''),
    ),
  'an update is activated only after Update was chosen': ({ before, event, is }) =>
    before === null ||
    before.is({ running: 'activating' }) ||
    !is({ running: 'activating' }) ||
    event?.type === 'update.apply',
  'an update is offered while it is announced or activated': ({ snapshot, is }) =>
    snapshot.hasTag('announced') === (is({ running: 'updateReady' }) || is({ running: 'activating' })),
  'the worker is watched exactly while it can be there': ({ services, is }) =>
    services.includes('watchWorker') === is('running'),
  'every wait ends': ({ timers, is }) =>
    !(is('failed') || (['ready', 'postponed', 'activating'] as const).some((running) => is({ running }))) ||
    timers.length === 1,
  'a browser without a worker stays without one': ({ before, is }) =>
    !(before?.is('off') || before?.is('unsupported') || before?.is('withdrawn')) ||
    is('off') ||
    is('unsupported') ||
    is('withdrawn'),
};
