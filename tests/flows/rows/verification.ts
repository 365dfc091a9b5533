import type { AnyMachineSnapshot } from 'xstate';
import type { VerificationEvent } from '../../../src/machines/verification-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { expired, refused, throttled, unauthorized } from './faults.ts';

const act = acts<VerificationEvent>;

/** After the time at which every path runs. */
const later = 1_772_700_060_000;

/** A reload begins without the token of the link, and without what was done with it. */
const isLostOnReload = (snapshot: AnyMachineSnapshot): boolean => !isShownAgain(snapshot);
const isShownAgain = ({ value }: AnyMachineSnapshot): boolean => ['checking', 'verified'].includes(value.link);

/** The page of the link and the message separately, since they are independent. */
export const verification: Flow = {
  machine: machines.verification,
  starts: [
    {
      words: 'the page of a link',
      acts: [
        act('Open the link', { type: 'link.open', token: 'T-of-a-link' }),
        { ...act('Reload the page', { type: 'link.open', token: '' }), when: isLostOnReload },
        { ...act('Return to the page', { type: 'link.open', token: '' }), when: isShownAgain },
        answers('The server verifies the address', 'verifyEmail', { email: 'noor@example.com' }),
        fails('The link has expired', 'verifyEmail', expired),
        fails('The server refuses', 'verifyEmail', refused),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'a page that offers to send the link again, signed in',
      acts: [
        act('Send the link', { type: 'verification.send', now: 0 }),
        act('Send it again after a minute', { type: 'verification.send', now: later }),
        answers('The server sends it', 'sendVerification', { email_verified: false }),
        answers('The address is verified already', 'sendVerification', { email_verified: true }),
        fails('The session has expired', 'sendVerification', unauthorized),
        fails('The server refuses for half a minute', 'sendVerification', throttled),
        fails('The server refuses', 'sendVerification', refused),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
