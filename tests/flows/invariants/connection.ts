import type { connectionMachine } from '../../../src/machines/connection-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

/** Ten minutes, the longest wait for a service in maintenance. */
const maxWait = 600_000;

export const connection: Invariants<typeof connectionMachine> = {
  'nothing has failed and nothing is due while the service can be reached': ({ context, is }) =>
    !is('online') || (context.failures === 0 && context.retryAt === null),
  'without a network, no attempt is due': ({ context, is }) =>
    !is('offline') || (context.failures === 1 && context.retryAt === null),
  'a service that does not answer has failed at least once': ({ context, is }) =>
    !(is({ suspect: 'waiting' }) || is({ suspect: 'probingAgain' }) || is('maintenance')) || context.failures > 0,
  'a limiter is no failure': ({ context, is }) => !is('throttled') || context.failures === 0,
  'every wait ends at the time on screen': ({ context, is, timers }) =>
    !(is({ suspect: 'waiting' }) || is({ maintenance: 'waiting' }) || is('throttled')) ||
    (context.retryAt !== null && timers.length === 1),
  'no wait for a service that does not answer is longer than ten minutes': ({ context, is }) =>
    is('throttled') || context.retryAt === null || context.retryAt - Date.now() <= maxWait,
  'the app is notified exactly when the service can be reached again, and whether it was an outage': (moment) => {
    const { before, is } = moment;
    const isRestored = before !== null && !before.is('online') && is('online');
    const isOutage = (before?.context.failures ?? 0) > 0;
    return (
      happensExactly(moment, 'sends to parent {"type":"connection.restored"', false) === !isRestored &&
      (!isRestored ||
        happensExactly(moment, `sends to parent ${JSON.stringify({ type: 'connection.restored', isOutage })}`, true))
    );
  },
  'the tags name the reason': ({ snapshot, is }) =>
    snapshot.hasTag('reachable') === is('online') &&
    snapshot.hasTag('offline') === is('offline') &&
    snapshot.hasTag('maintenance') === is('maintenance') &&
    snapshot.hasTag('throttled') === is('throttled') &&
    snapshot.hasTag('away') === (is('offline') || is('maintenance') || snapshot.hasTag('unreachable')) &&
    snapshot.hasTag('busy') === (is({ suspect: 'probingAgain' }) || is({ maintenance: 'probing' })) &&
    snapshot.hasTag('unreachable') === (is({ suspect: 'waiting' }) || is({ suspect: 'probingAgain' })),
};
