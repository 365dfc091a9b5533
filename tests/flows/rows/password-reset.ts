import type { AnyMachineSnapshot } from 'xstate';
import type { PasswordResetEvent } from '../../../src/machines/password-reset-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { expired, mailFailed, refused, throttled, timedOut } from './faults.ts';

const act = acts<PasswordResetEvent>;

/** After the time at which every path runs. */
const later = 1_772_700_060_000;
const sent = { usr: 'noor@example.com', inboxUrl: null };
const open = act('Open the page', { type: 'reset.ask', usr: '' });
const openFromLogin = act('Open the page from the login page, with another address', {
  type: 'reset.ask',
  usr: 'sami@example.com',
});
const sendAgain = act('Send it again after a minute', { type: 'reset.send', now: later });
const accepted = answers('The server accepts the address', 'requestReset', { inbox_url: '/dev/mail' });
const secrets = { token: 'T-of-a-link', password: 'Ten letters or more' };

/** A reload begins without the token of the link, and without what was done with it. */
const isLostOnReload = (snapshot: AnyMachineSnapshot): boolean => !isShownAgain(snapshot);
const isShownAgain = ({ value }: AnyMachineSnapshot): boolean => ['submitting', 'changed'].includes(value);

export const passwordReset: Flow = {
  machine: machines.passwordReset,
  starts: [
    {
      words: 'the page for a forgotten password',
      acts: [
        open,
        openFromLogin,
        act('Type an address', { type: 'reset.type', usr: ' noor@example.com ' }),
        act('Type a bad address', { type: 'reset.type', usr: 'noor@' }),
        act('Send the link', { type: 'reset.send', now: 0 }),
        sendAgain,
        act('Use another address', { type: 'reset.changeAddress' }),
        accepted,
        fails('The server cannot send mail', 'requestReset', mailFailed),
        fails('The server refuses for half a minute', 'requestReset', throttled),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the page for a forgotten password, more than an hour after the link was sent',
      slice: { value: 'sent', context: { ...sent, resendAt: 1 } },
      acts: [
        open,
        openFromLogin,
        sendAgain,
        accepted,
        fails('The server cannot send mail', 'requestReset', mailFailed),
      ],
    },
    {
      words: 'the page of a link',
      acts: [
        act('Open the link', { type: 'reset.choose', hasToken: true }),
        { ...act('Reload the page', { type: 'reset.choose', hasToken: false }), when: isLostOnReload },
        { ...act('Return to the page', { type: 'reset.choose', hasToken: false }), when: isShownAgain },
        act('Submit a password', { type: 'reset.submit', ...secrets }),
        act('Submit a short password', { type: 'reset.submit', ...secrets, password: 'short' }),
        answers('The server changes the password', 'resetPassword', { email: 'noor@example.com' }),
        fails('The link has expired', 'resetPassword', expired),
        fails('The server refuses the password', 'resetPassword', refused),
        fails('The server does not reply to the password', 'resetPassword', timedOut),
        open,
        openFromLogin,
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
