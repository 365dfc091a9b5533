import type { AuthEvent } from '../../../src/machines/auth-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused } from './faults.ts';

const act = acts<AuthEvent>;

const noor = { usr: 'noor@example.com', password: 'Ten letters or more' };

export const auth: Flow = {
  machine: machines.auth,
  starts: [
    {
      words: 'the login page, signed out',
      input: { isLoggedIn: false },
      acts: [
        act('Sign in', { type: 'auth.signIn', ...noor }),
        { ...act('Cancel', { type: 'auth.cancel' }), when: ({ value }) => value === 'pending' },
        { ...act('Leave the page', { type: 'auth.cancel' }), when: ({ value }) => value === 'failed' },
        answers('The server gives a token', 'signIn', { access_token: 'T1' }),
        answers('The server gives no token', 'signIn', { access_token: null }),
        fails('The server refuses', 'signIn', refused),
        act('A session is opened elsewhere', { type: 'session.open', token: 'T2', usr: 'sami@example.com' }),
        act('A session is opened without a token', { type: 'session.open', token: '', usr: 'sami@example.com' }),
        act('Log out', { type: 'session.end' }),
        act('Log out in another tab', { type: 'session.end', cause: 'other_tab' }),
        act('The session is found to have expired', { type: 'session.expire' }),
      ],
    },
  ],
};
