import type { LogoutEvent } from '../../../src/machines/logout-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused } from './faults.ts';

const act = acts<LogoutEvent>;

export const logout: Flow = {
  machine: machines.logout,
  starts: [
    {
      words: 'any page, signed in',
      acts: [
        act('Log out', { type: 'logout.request' }),
        act('Log out with two changes in the outbox', { type: 'logout.request', unsent: 2 }),
        act('Log out nevertheless', { type: 'logout.confirm' }),
        act('Stay', { type: 'logout.cancel' }),
        answers('The server has ended the session', 'logOut', {}),
        fails('The server refuses', 'logOut', refused),
      ],
    },
  ],
};
