import type { SharedProfileEvent } from '../../../src/machines/shared-profile-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { missing, refused } from './faults.ts';

const act = acts<SharedProfileEvent>;

export const sharedProfile: Flow = {
  machine: machines.sharedProfile,
  starts: [
    {
      words: 'the page of a link',
      acts: [
        act('Open the link', { type: 'shared.open', token: 'T-of-a-profile' }),
        act('Open another link', { type: 'shared.open', token: 'T-of-another' }),
        act('Open the address without a token', { type: 'shared.open', token: '' }),
        answers('The profile arrives', 'getSharedProfile', { full_name: 'Noor' }),
        fails('The link was revoked', 'getSharedProfile', missing),
        fails('The server refuses', 'getSharedProfile', refused),
      ],
    },
  ],
};
