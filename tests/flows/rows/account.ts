import type { AccountEvent } from '../../../src/machines/account-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, timedOut, unauthorized } from './faults.ts';

const act = acts<AccountEvent>;

const session = (name: string, is_current: boolean) => ({ name, is_current, device: 'A browser', last_active: null });

const twoSessions = answers('The server lists the sessions', 'getSessions', [
  session('S-1', true),
  session('S-2', false),
]);
const endOthers = act('End all others', { type: 'sessions.end', name: 'others' });
const ended = answers('The server has ended it', 'endSession', {});
const open = act('Open the account page', { type: 'account.open' });
const left = act('Another person signs in', { type: 'draft.clear' });
const passwords = { password: 'Ten letters or more', newPassword: 'Eleven letters or more' };

/** Each part of the page separately, since the parts are independent. */
export const account: Flow = {
  machine: machines.account,
  beside: ['logout'],
  starts: [
    {
      words: 'the account page: the sessions',
      acts: [
        open,
        left,
        act('Try again', { type: 'sessions.load' }),
        act('End another session', { type: 'sessions.end', name: 'S-2' }),
        endOthers,
        twoSessions,
        fails('The server refuses the list', 'getSessions', refused),
        fails('The session has expired before the list', 'getSessions', unauthorized),
        ended,
        fails('The server refuses to end it', 'endSession', refused),
        fails('The session has expired before it is ended', 'endSession', unauthorized),
      ],
    },
    {
      words: 'the account page: the other sessions',
      isSpecial: true,
      within: ({ context, value }) => context.ending === '' || value.sessions === 'ending',
      acts: [open, twoSessions, endOthers, ended],
    },
    {
      words: 'the account page: the password',
      acts: [
        open,
        act('Change the password', { type: 'password.change', ...passwords }),
        answers('The server has changed it', 'changePassword', {}),
        fails('The server refuses the password', 'changePassword', refused),
        fails('The server does not reply to the password', 'changePassword', timedOut),
        fails('The session has expired before the change', 'changePassword', unauthorized),
      ],
    },
    {
      words: 'the account page: the password, beside the sessions',
      // what follows is that of the parts alone
      within: ({ value }) => value.password !== 'changed',
      acts: [
        open,
        twoSessions,
        act('Change the password', { type: 'password.change', ...passwords }),
        answers('The server has changed it', 'changePassword', {}),
        fails('The server refuses the password', 'changePassword', refused),
        act('End another session', { type: 'sessions.end', name: 'S-2' }),
      ],
    },
    {
      words: 'the account page: my data',
      acts: [
        open,
        act('Export my data', { type: 'data.export' }),
        answers('The data is downloaded', 'exportData', {}),
        fails('The server refuses the data', 'exportData', refused),
        fails('The session has expired before the data', 'exportData', unauthorized),
      ],
    },
    {
      words: 'the account page: the data of this browser',
      acts: [
        open,
        act('Clear the data of this browser', { type: 'browser.clear' }),
        act('Confirm', { type: 'browser.confirm' }),
        act('Cancel', { type: 'browser.cancel' }),
      ],
    },
  ],
};
