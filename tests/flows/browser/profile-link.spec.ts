import { stopTime } from '../../browser/support/page-time.ts';
import { copiedText, holdClipboard, settleCopy } from './held-clipboard.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import * as screen from './profile-link-screen.ts';
import { answered, type Scene } from './scene.ts';
import { expect } from './stage.ts';

const link = { token: 'T-of-a-profile', created_on: '2026-03-05 09:30:00' };
const none = { token: null, created_on: null };
const isCopied = 'The browser copies it';

const scene: Scene = {
  actor: 'profileLink',
  // a log-out clears the state, and so does the login of another person after it
  byItself: ['profileLink: draft.clear → profileLink.unread'],
  isClockHeld: ({ steps }) => steps.some(({ words }) => words === isCopied),
  setUp: screen.setUp,
  stepActions: {
    'The page is on screen': screen.openProfile,
    'Create a link': screen.create,
    'Copy it': {
      when: ({ value }) => typeof value === 'object' && value.shared !== 'confirming',
      action: async (stage, step) => {
        await holdClipboard(stage.page);
        await screen.copy(stage, step);
      },
    },
    'Revoke it': screen.revoke,
    Confirm: screen.confirm,
    'Keep it': screen.keep,
    'There is a link': answered('getProfileLink', { data: link }),
    'There is no link': answered('getProfileLink', { data: none }),
    'The server refuses to read it': answered('getProfileLink', errorAnswers.refused),
    'The session has expired': answered('getProfileLink', errorAnswers.unauthorized),
    'There is a link, after a call without a reply': answered('getProfileLink', { data: link }),
    'There is no link, after a call without a reply': answered('getProfileLink', { data: none }),
    'The server refuses to check it': answered('getProfileLink', errorAnswers.refused),
    'The session has expired, for the check': answered('getProfileLink', errorAnswers.unauthorized),
    'The server creates it': answered('createProfileLink', { data: link }),
    'It was revoked elsewhere': answered('createProfileLink', { data: none }),
    'The server refuses to create it': answered('createProfileLink', errorAnswers.refused),
    'Creating it gets no reply': answered('createProfileLink', 'abort'),
    'The session has expired, for a new link': answered('createProfileLink', errorAnswers.unauthorized),
    'The server revokes it': answered('revokeProfileLink', { data: none }),
    'A newer link exists': answered('revokeProfileLink', { data: { ...link, token: 'T-of-a-newer-link' } }),
    'The server refuses to revoke it': answered('revokeProfileLink', errorAnswers.refused),
    'Revoking it gets no reply': answered('revokeProfileLink', 'abort'),
    'The session has expired, for the revocation': answered('revokeProfileLink', errorAnswers.unauthorized),
    [isCopied]: async ({ page }) => {
      await stopTime(page); // the notice ends only with “Wait”
      await settleCopy(page, true);
      expect(await copiedText(page)).toBe(new URL('/p/T-of-a-profile', page.url()).href);
    },
    'The browser gives no access to the clipboard': ({ page }) => settleCopy(page, false),
    'Wait (noticeTime)': ({ page }) => page.clock.runFor(4_000),
    'Another person signs in': { when: ({ value }) => value === 'unread', action: logInElsewhere },
  },
  shows: screen.shows,
};

playFlows('profileLink', { 'the profile, signed in': scene }, { isSampled: true });
