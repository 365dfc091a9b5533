/** What is known of the session and its unsent changes before the code of the features is loaded. */
import { expect, it } from 'vitest';
import { parseState, readPersisted } from '../../src/machines/persistence/restore.ts';
import { auth, textOf } from './stored.ts';

const withOutbox = (outbox?: object) => parseState(textOf({ auth: auth.succeeded, ...(outbox && { outbox }) }));
const outbox = (entries: unknown) => ({ version: 1, value: 'waiting', context: { entries } });

it.each([
  ['is not stored', undefined, 0],
  ['has no entries', outbox([]), 0],
  ['has two entries, which are not decoded yet', outbox([{ id: 'A' }, { id: 'B' }]), 2],
  ['has no list of entries', outbox('AB'), 0],
  ['has no context', { version: 1, value: 'waiting', context: null }, 0],
])('when the outbox %s (%j), the number of unsent changes is %i', (_, stored, unsent) => {
  expect(readPersisted(withOutbox(stored), true)).toMatchObject({ isLoggedIn: true, unsent });
});

it('nobody has unsent changes without a session', () => {
  expect(readPersisted(withOutbox(outbox([{ id: 'A' }])), false)).toMatchObject({ isLoggedIn: false, unsent: 0 });
});
