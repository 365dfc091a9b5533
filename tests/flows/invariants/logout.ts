import type { logoutMachine } from '../../../src/machines/logout-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const logout: Invariants<typeof logoutMachine> = {
  'clearing and reloading take no time': ({ is }) => !is('clearing') && !is('reloading'),
  'the app is notified, and the page shows it, exactly when logging out starts': (moment) => {
    const isStarted = moment.before !== null && !moment.before.is('confirming') && moment.is('confirming');
    return (
      happensExactly(moment, 'sends to parent {"type":"logout.started"', isStarted) &&
      happensExactly(moment, 'emits', isStarted)
    );
  },
  'the page is loaded again exactly when the confirmation ends': (moment) =>
    happensExactly(moment, 'does reloadHome', moment.before?.is('confirming') === true && moment.is('idle')),
  'the confirmation ends by itself': ({ is, timers }) => !is('confirming') || timers.length === 1,
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('busy') === is('confirming') && snapshot.hasTag('asking') === is('asking'),
  'the question is asked exactly if something is unsent': ({ before, event, is }) =>
    before === null ||
    event?.type !== 'logout.request' ||
    !before.is('idle') ||
    is('asking') === Number(event.unsent ?? 0) > 0,
};
