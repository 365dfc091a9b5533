/** Tests of the outbox. Long because of the outcomes of an entry. */
import { afterEach, expect, it, vi } from 'vitest';
import { fromCallback, setup } from 'xstate';
import {
  differ,
  type Entries,
  maxEntries,
  mergedEntries,
  type NewEntry,
  type OutboxEntry,
} from '../../src/machines/outbox-entries.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { drive } from './drive.ts';

const bookmark = (id: string, subject = id): NewEntry => ({
  id,
  kind: 'bookmark',
  subject,
  payload: { isSaved: true },
});
const base = emptyRecord('profile');
const section = (id: string, subject: 'who' | 'terms', startedFrom: string): NewEntry => ({
  id,
  kind: 'profile',
  subject,
  payload: { draft: base, base, startedFrom, language: 'en' },
});
const add = (entry: NewEntry) => ({ type: 'entry.add', entry }) as const;
const delivered = (id: string, modified: string | null = null) => ({ type: 'entry.delivered', id, modified }) as const;
const failed = (id: string, kind: ApiErrorKind) =>
  ({ type: 'entry.failed', id, apiError: new CallError({ kind }).apiError }) as const;
const restored = { type: 'connection.restored', isOutage: true } as const;

const begin = 1_772_700_000_000;
const start = () => drive(outboxMachine);

afterEach(() => void vi.useRealTimers());

it('sends the entries one after another, in their order', () => {
  const outbox = start().send(add(bookmark('A')), add(bookmark('B')), restored);
  outbox.isIn('sending');
  expect(outbox.context.current).toBe('A');
  outbox.send(add(bookmark('C')), delivered('A'));
  expect(outbox.context.current).toBe('B');
  outbox.send(delivered('B'), delivered('C')).isIn('idle');
  expect(outbox.context.entries).toEqual([]);
  expect(outbox.sentToParent).toEqual(Array(3).fill({ type: 'request.answered' }));
});

it('keeps an entry without a reply at the head, and sends it again', () => {
  const outbox = start().send(add(bookmark('A')), add(bookmark('B')), restored, failed('A', 'timedOut'));
  outbox.isIn('waiting').send({ type: 'outbox.retry' }).isIn('sending');
  expect(outbox.context.current).toBe('A');
});

it('waits five seconds, twice as long after each failure, and at most five minutes', () => {
  const waits: number[] = [];
  const sender = fromCallback<{ type: string; delay: number }>(({ receive }) => {
    receive(({ type, delay }) => type === 'retry.schedule' && waits.push(delay / 1_000));
  });
  const app = drive(
    setup({ actors: { sender, outbox: outboxMachine } }).createMachine({
      invoke: [
        { src: 'sender', systemId: 'outboxSender' },
        { src: 'outbox', id: 'outbox' },
      ],
    }),
  );
  const outbox = app.child('outbox');
  outbox.send(add(bookmark('A')));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    outbox.send({ type: 'outbox.retry' });
    outbox.send(failed('A', 'timedOut'));
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

it('continues with the next entry after a rejection, and keeps the rejected one for the user', () => {
  const outbox = start().send(add(bookmark('A')), add(bookmark('B')), restored, failed('A', 'refused'));
  expect(outbox.context.current).toBe('B');
  outbox.send(delivered('B')).isIn('idle');
  expect(outbox.context.entries.map(({ id, apiError }) => [id, apiError?.kind])).toEqual([['A', 'refused']]);
});

it('counts the sixth failure of a server in a row as a rejection', () => {
  const outbox = start().send(add(bookmark('A')));
  for (let attempt = 0; attempt < 6; attempt++) outbox.send({ type: 'outbox.retry' }, failed('A', 'server'));
  outbox.isIn('idle');
});

/** Sends the entry, which fails in these ways one after another. */
function failing(outbox: ReturnType<typeof start>, id: string, kinds: readonly ApiErrorKind[]) {
  for (const kind of kinds) outbox.send({ type: 'outbox.retry' }, failed(id, kind));
  return outbox;
}
const times = (count: number, kind: ApiErrorKind): ApiErrorKind[] => Array(count).fill(kind);

it.each(['offline', 'unreachable', 'timedOut', 'canceled', 'throttled', 'maintenance'] as const)(
  'does not count an attempt that failed as %s as a failure of the server',
  (kind) => {
    const outbox = start().send(add(bookmark('A')));
    failing(outbox, 'A', [...times(5, kind), 'server']).isIn('waiting');
    failing(outbox, 'A', times(4, 'server')).isIn('waiting');
    failing(outbox, 'A', [kind, ...times(5, 'unreadable')]).isIn('waiting');
    failing(outbox, 'A', ['server']).isIn('idle');
    expect(outbox.context.entries[0]?.apiError?.kind).toBe('server');
  },
);

it('waits a minute at most after maintenance before a restored connection sends the entry again', () => {
  vi.setSystemTime(begin);
  const outbox = start().send(add(bookmark('A')));
  failing(outbox, 'A', times(8, 'maintenance'));
  vi.setSystemTime(begin + 59_999);
  outbox.send(restored).isIn('waiting');
  vi.setSystemTime(begin + 60_000);
  outbox.send(restored).isIn('sending');
});

it('counts the failures of the server again after the next sign-in', () => {
  const outbox = start().send(add(bookmark('A')));
  failing(outbox, 'A', [...times(5, 'server'), 'unauthorized']).isIn('signedOut');
  outbox.send({ type: 'session.opened' }, failed('A', 'server')).isIn('waiting');
});

it('does not count the failures of one entry for the next', () => {
  const outbox = start().send(add(bookmark('A')), add(bookmark('B')));
  failing(outbox, 'A', times(5, 'server')).send({ type: 'entry.taken', id: 'A' });
  failing(outbox, 'B', times(5, 'server')).isIn('waiting');
  failing(outbox, 'B', ['server']).isIn('idle');
});

it('counts the failures of the next entry from the first after a rejection and after a delivery', () => {
  const outbox = start().send(add(bookmark('A')), add(bookmark('B')), add(bookmark('C')));
  failing(outbox, 'A', times(6, 'server')).isIn('sending');
  outbox.send(failed('B', 'server'));
  failing(outbox, 'B', times(4, 'server')).send({ type: 'outbox.retry' }, delivered('B'));
  outbox.isIn('sending').send(failed('C', 'server'));
  failing(outbox, 'C', times(4, 'server')).isIn('waiting');
  failing(outbox, 'C', ['server']).isIn('idle');
  expect(outbox.context.entries.map(({ id }) => id)).toEqual(['A', 'C']);
});

const outcomes = {
  badRequest: 'returned',
  invalidUrl: 'returned',
  forbidden: 'returned',
  missing: 'returned',
  duplicate: 'returned',
  refused: 'returned',
  linkExpired: 'returned',
  unverified: 'returned',
  tooLarge: 'returned',
  server: 'returned after six attempts',
  unreadable: 'returned after six attempts',
  mailFailed: 'returned after six attempts',
  unknown: 'returned after six attempts',
  offline: 'sent until there is a reply',
  unreachable: 'sent until there is a reply',
  timedOut: 'sent until there is a reply',
  canceled: 'sent until there is a reply',
  foreignSession: 'sent until there is a reply',
  unreadableFile: 'sent until there is a reply', // cannot occur: the outbox sends no files
  throttled: 'sent until there is a reply',
  maintenance: 'sent until there is a reply',
  readOnly: 'sent until there is a reply',
  earlierSession: 'sent until there is a reply',
  unauthorized: 'sent after the next sign-in',
} as const satisfies Record<ApiErrorKind, string>;
const attemptsBefore = { returned: 1, 'returned after six attempts': 6 };

it.each(Object.entries(outcomes))('a change that fails as %s is %s', (kind, outcome) => {
  const outbox = start().send(add(bookmark('A')));
  let attempts = 0;
  for (outbox.send(restored); outbox.state === 'sending' && attempts < 9; outbox.send({ type: 'outbox.retry' })) {
    attempts += 1;
    outbox.send(failed('A', kind as ApiErrorKind)); // a key of the table
  }
  const isReturned = outbox.context.entries[0]?.apiError?.kind === kind;
  const expected =
    outcome === 'returned' || outcome === 'returned after six attempts'
      ? { state: 'idle', attempts: attemptsBefore[outcome], isReturned: true }
      : { state: outcome === 'sent after the next sign-in' ? 'signedOut' : 'sending', isReturned: false };
  expect({ state: outbox.state, attempts, isReturned }).toMatchObject(expected);
});

it('waits for the person after the end of the session', () => {
  const outbox = start()
    .send(add(bookmark('A')), restored, failed('A', 'unauthorized'))
    .isIn('signedOut');
  expect(outbox.sentToParent).toEqual([{ type: 'session.expired' }]);
  outbox.send(restored).isIn('signedOut').send({ type: 'session.opened' }).isIn('sending');
});

it('continues a second section from the version that the first one made', () => {
  const outbox = start().send(add(section('A', 'who', 'M0')), add(section('B', 'terms', 'M0')), restored);
  outbox.send(delivered('A', 'M1'));
  expect(outbox.context.entries[0]).toMatchObject({ id: 'B', payload: { startedFrom: 'M1' } });
});

it('bases a second save of a section on the version that its form had, although the first one was sent meanwhile', () => {
  const outbox = start().send(add(section('A', 'who', 'M0')), restored, add(section('B', 'who', 'M0')));
  outbox.send(delivered('A', 'M1'));
  expect(outbox.context.entries).toMatchObject([{ id: 'B', payload: { startedFrom: 'M0' } }]);
});

it('replaces an entry for the same subject', () => {
  const outbox = start().send(add(bookmark('A', 'RFQ-1')), add(bookmark('B', 'RFQ-1')));
  expect(outbox.context.entries.map(({ id }) => id)).toEqual(['B']);
});

it('takes at most maxEntries', () => {
  const outbox = start();
  for (let at = 0; at <= maxEntries; at++) outbox.send(add(bookmark(`E${at}`)));
  expect(outbox.context.entries).toHaveLength(maxEntries);
});

it('merges the entries of two tabs to the same result in each', () => {
  const entry = (id: string, since: number): OutboxEntry => ({ ...bookmark(id), since, apiError: null });
  const one: Entries = { entries: [entry('A', 1), entry('C', 3)], removed: [{ id: 'D', at: 9 }] };
  const other: Entries = { entries: [entry('B', 2), entry('D', 4)], removed: [{ id: 'A', at: 8 }] };
  const merged = mergedEntries(one, other);
  expect(merged.entries.map(({ id }) => id)).toEqual(['B', 'C']);
  expect(mergedEntries(other, one)).toEqual(merged);
  expect([differ(one, other), differ(merged, one), differ(merged, merged)]).toEqual([true, true, false]);
});
