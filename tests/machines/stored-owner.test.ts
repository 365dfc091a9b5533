/** Whose the stored slices are, by the address of the stored session. */
import { expect, it } from 'vitest';
import type { AuthContext } from '../../src/machines/auth-machine.ts';
import { parseState } from '../../src/machines/persistence/restore.ts';
import { isCurrent, isOwnedByAnother } from '../../src/machines/persistence/stored-owner.ts';
import { auth, textOf } from './stored.ts';

const [noor, sami] = ['noor@example.com', 'sami@example.com'];

const storedOf = (owner: string) =>
  parseState(textOf({ auth: { ...auth.expired, context: { ...auth.expired.context, owner } } }));
const session = (owner: string, formerOwner: string, isLoggedIn = owner !== '') =>
  ({ owner, formerOwner, isLoggedIn }) as AuthContext;

it.each([
  ['nobody', '', false, session(noor, '')],
  ['the person who is logged in', noor, false, session(noor, '')],
  ['the person who is logged in, in other letters', ' NOOR@example.com', false, session(noor, '')],
  ['the person who is logged in and has typed other letters', noor, false, session(' NOOR@example.com', '')],
  ['the person who was logged in', noor, false, session('', noor)],
  ['the person who was logged in before this one', noor, false, session(sami, noor)],
  ['another person than the one who is logged in', sami, true, session(noor, '')],
  ['another person than the one who was logged in', sami, true, session('', noor)],
  ['a person, while nobody has been logged in', noor, true, session('', '')],
])('slices of %s (“%s”) are those of another person: %j', (_, owner, expected, own) => {
  expect(isOwnedByAnother(storedOf(owner), own)).toBe(expected);
});

it.each([
  ['that Noor has opened', noor, true, session(noor, '')],
  ['that Noor has opened', sami, false, session(noor, '')],
  ['that Noor has opened', '', false, session(noor, '')],
  ['that Noor has ended', noor, false, session('', noor)],
  ['that Noor has ended', sami, true, session('', noor)],
  ['that Noor has ended', '', true, session('', noor)],
  ['that a person without an address has opened', '', false, session('', '', true)],
  ['that nobody has opened', noor, false, session('', '')],
  ['that nobody has opened', '', false, session('', '')],
])('beside a session %s, slices of “%s” were stored since then: %j', (_, owner, expected, own) => {
  expect(isCurrent(storedOf(owner), own)).toBe(expected);
});
