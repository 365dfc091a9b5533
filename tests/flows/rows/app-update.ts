import type { AppUpdateEvent } from '../../../src/machines/app-update-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused } from './faults.ts';

const act = acts<AppUpdateEvent>;

export const appUpdate: Flow = {
  machine: machines.appUpdate,
  starts: [
    {
      words: 'any page',
      acts: [
        fails('The service worker cannot be watched', 'watchWorker', refused),
        act('The build has no service worker', { type: 'worker.excluded' }),
        act('The browser has no service workers', { type: 'worker.denied' }),
        act('A version is being stored', { type: 'worker.storing' }),
        act('The version of the page is stored', { type: 'worker.current' }),
        act('Another version is stored', { type: 'worker.newer' }),
        act('A version cannot be stored', { type: 'worker.failed' }),
        act('Return to the page', { type: 'page.shown' }),
        answers('The server replies', 'checkForUpdate', { isWithdrawn: false }),
        answers('The server no longer has a service worker', 'checkForUpdate', { isWithdrawn: true }),
        fails('The server does not reply', 'checkForUpdate', refused),
        act('Choose Update', { type: 'update.apply' }),
        act('Choose Later', { type: 'update.postpone' }),
        answers('The other version takes control', 'activateUpdate', undefined),
        fails('The other version does not take control', 'activateUpdate', refused),
      ],
    },
  ],
};
