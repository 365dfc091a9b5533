import type { ProfileLinkEvent } from '../../../src/machines/profile-link-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, timedOut, unauthorized } from './faults.ts';

const act = acts<ProfileLinkEvent>;

const link = { token: 'T-of-a-profile', created_on: '2026-03-05 09:30:00' };
const none = { token: null, created_on: null };

export const profileLink: Flow = {
  machine: machines.profileLink,
  starts: [
    {
      words: 'the profile, signed in',
      acts: [
        act('The page is on screen', { type: 'link.load' }),
        act('Create a link', { type: 'link.create' }),
        act('Copy it', { type: 'link.copy', address: 'https://sg.example/p#T-of-a-profile' }),
        act('Revoke it', { type: 'link.revoke' }),
        act('Confirm', { type: 'link.confirm' }),
        act('Keep it', { type: 'link.cancel' }),
        answers('There is a link', 'getLink', link),
        answers('There is no link', 'getLink', none),
        fails('The server refuses to read it', 'getLink', refused),
        fails('The session has expired', 'getLink', unauthorized),
        answers('There is a link, after a call without a reply', 'checkLink', link),
        answers('There is no link, after a call without a reply', 'checkLink', none),
        fails('The server refuses to check it', 'checkLink', refused),
        fails('The session has expired, for the check', 'checkLink', unauthorized),
        answers('The server creates it', 'createLink', link),
        answers('It was revoked elsewhere', 'createLink', none),
        fails('The server refuses to create it', 'createLink', refused),
        fails('Creating it gets no reply', 'createLink', timedOut),
        fails('The session has expired, for a new link', 'createLink', unauthorized),
        answers('The server revokes it', 'revokeLink', none),
        answers('A newer link exists', 'revokeLink', { ...link, token: 'T-of-a-newer-link' }),
        fails('The server refuses to revoke it', 'revokeLink', refused),
        fails('Revoking it gets no reply', 'revokeLink', timedOut),
        fails('The session has expired, for the revocation', 'revokeLink', unauthorized),
        answers('The browser copies it', 'copyText', undefined),
        fails('The browser gives no access to the clipboard', 'copyText', refused),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
