/** How the entries of the outbox change, with whole values. */
import { describe, expect, it } from 'vitest';
import {
  differ,
  type Entries,
  isOverLimit,
  mergedEntries,
  type NewEntry,
  nextOf,
  type OutboxEntry,
  type RecordEntry,
  rebasedEntries,
  withEntry,
  withoutEntry,
  withRejection,
} from '../../src/machines/outbox-entries.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';

const { apiError } = new CallError({ kind: 'refused' });
const added = (id: string, subject = id): NewEntry => ({ id, kind: 'bookmark', subject, payload: { isSaved: true } });
const entry = (id: string, since: number, subject = id): OutboxEntry => ({
  ...added(id, subject),
  since,
  apiError: null,
});
const decline = (id: string, subject: string, note = ''): NewEntry => ({
  id,
  kind: 'decline',
  subject,
  payload: { reason: 'Busy', note },
});
const draft = emptyRecord('profile');
const save = (id: string, startedFrom: string | null): RecordEntry => ({
  id,
  kind: 'profile',
  subject: 'who',
  payload: { draft, base: draft, startedFrom, language: 'en' },
  since: 1,
  apiError: null,
});
const none: Entries = { entries: [], removed: [] };
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('an entry that is added', () => {
  it('is the last one, with the time, and without an error', () => {
    const before: Entries = { entries: [entry('A', 1)], removed: [] };
    expect(withEntry(before, added('B'), { current: '', now: 7 })).toEqual({
      entries: [entry('A', 1), entry('B', 7)],
      removed: [],
    });
  });

  it('replaces an older one of the same kind for the same subject, which is then removed', () => {
    const before: Entries = { entries: [entry('A', 1, 'RFQ-1'), entry('B', 2, 'RFQ-2')], removed: [] };
    expect(withEntry(before, added('C', 'RFQ-1'), { current: '', now: 7 })).toEqual({
      entries: [entry('B', 2, 'RFQ-2'), entry('C', 7, 'RFQ-1')],
      removed: [{ id: 'A', at: 7 }],
    });
  });

  it('replaces none of another kind for the same subject', () => {
    const before: Entries = { entries: [entry('A', 1, 'RFQ-1')], removed: [] };
    const after = withEntry(before, decline('B', 'RFQ-1'), { current: '', now: 7 });
    expect(ids(after.entries)).toEqual(['A', 'B']);
    expect(after.removed).toEqual([]);
  });

  it('does not replace an entry that is being sent', () => {
    const before: Entries = { entries: [entry('A', 1, 'RFQ-1')], removed: [] };
    expect(ids(withEntry(before, added('B', 'RFQ-1'), { current: 'A', now: 7 }).entries)).toEqual(['A', 'B']);
  });

  it('takes the place of its own earlier version, which is not removed, so that other tabs keep it', () => {
    const rejected: OutboxEntry = { ...entry('A', 1), apiError };
    const before: Entries = { entries: [rejected, entry('B', 2)], removed: [] };
    expect(withEntry(before, added('A'), { current: '', now: 7 })).toEqual({
      entries: [entry('B', 2), entry('A', 7)],
      removed: [],
    });
  });
});

describe('the outbox', () => {
  const full: Entries = { entries: Array.from({ length: 49 }, (_, at) => entry(`E${at}`, at)), removed: [] };

  it('has room for 50 entries', () => {
    expect(isOverLimit(full, added('A'), '')).toBe(false);
    const { entries } = withEntry(full, added('A'), { current: '', now: 0 });
    expect(isOverLimit({ entries, removed: [] }, added('B'), '')).toBe(true);
    // it replaces one of them, unless that is being sent
    expect(isOverLimit({ entries, removed: [] }, added('B', 'A'), '')).toBe(false);
    expect(isOverLimit({ entries, removed: [] }, added('B', 'A'), 'A')).toBe(true);
  });

  it('has room for a million characters', () => {
    const { entries } = withEntry(none, decline('A', 'RFQ-1'), { current: '', now: 0 });
    const note = 'a'.repeat(1_000_000 - JSON.stringify(entries).length);
    expect(isOverLimit(none, decline('A', 'RFQ-1', note), '')).toBe(false);
    expect(isOverLimit(none, decline('A', 'RFQ-1', `${note}a`), '')).toBe(true);
  });

  it('keeps the ids of the last 100 removed entries, also after a merge', () => {
    const removed = Array.from({ length: 100 }, (_, at) => ({ id: `R${at}`, at }));
    const after = withoutEntry({ entries: [entry('A', 1), entry('B', 2)], removed }, 'A', 100);
    expect(after).toEqual({ entries: [entry('B', 2)], removed: [...removed.slice(1), { id: 'A', at: 100 }] });
    const mine: Entries = { entries: [], removed };
    const theirs: Entries = { entries: [], removed: [{ id: 'A', at: 100 }] };
    expect(mergedEntries(mine, theirs).removed).toEqual(after.removed);
    expect(mergedEntries(theirs, mine).removed).toEqual(after.removed);
  });

  it('sends the first entry that was not rejected', () => {
    expect(nextOf({ entries: [{ ...entry('A', 1), apiError }, entry('B', 2), entry('C', 3)] })?.id).toBe('B');
    expect(nextOf({ entries: [{ ...entry('A', 1), apiError }] })).toBeNull();
  });

  it('stores the error of the rejected entry only', () => {
    const { entries } = withRejection({ entries: [entry('A', 1), entry('B', 2)], removed: [] }, 'A', apiError);
    expect(entries).toEqual([{ ...entry('A', 1), apiError }, entry('B', 2)]);
  });
});

describe('the entries after a save', () => {
  const stored = { kind: 'profile', section: 'terms', from: 'M0', modified: 'M1' } as const;
  const startsOf = (entries: readonly OutboxEntry[], saved: Parameters<typeof rebasedEntries>[1] = stored) =>
    rebasedEntries({ entries, removed: [] }, saved).entries.map((each) =>
      'startedFrom' in each.payload ? each.payload.startedFrom : undefined,
    );

  it('continue from its version when they are based on the same one', () => {
    const entries = [save('A', 'M0'), save('B', 'older'), entry('C', 1)];
    expect(startsOf(entries)).toEqual(['M1', 'older', undefined]);
    expect(rebasedEntries({ entries, removed: [] }, stored).entries).toEqual([save('A', 'M1'), ...entries.slice(1)]);
  });

  it('of the same section stay as they are, because they do not have what was saved', () => {
    expect(startsOf([save('A', 'M0')], { ...stored, section: 'who' })).toEqual(['M0']);
  });

  it('of another record stay as they are', () => {
    expect(startsOf([save('A', 'M0')], { ...stored, kind: 'bio' })).toEqual(['M0']);
  });

  it('stay as they are when one of the versions is unknown', () => {
    expect(startsOf([save('A', null)], { ...stored, from: null })).toEqual([null]);
    expect(startsOf([save('A', 'M0')], { ...stored, modified: null })).toEqual(['M0']);
  });
});

describe('the entries of two tabs', () => {
  const removedAt = (time: number) => [
    { id: 'A', at: time },
    { id: 'C', at: 4 },
  ];
  const at = (...entries: OutboxEntry[]): Entries => ({ entries, removed: [] });

  it('are in the order of their times, and of their ids at the same time', () => {
    const [mine, theirs] = [at(entry('C', 2), entry('B', 2)), at(entry('A', 3), entry('D', 1))];
    expect(ids(mergedEntries(mine, theirs).entries)).toEqual(['D', 'B', 'C', 'A']);
    expect(mergedEntries(theirs, mine)).toEqual(mergedEntries(mine, theirs));
    const [a, b] = [at(entry('A', 1)), at(entry('B', 1))];
    expect([ids(mergedEntries(a, b).entries), ids(mergedEntries(b, a).entries)]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });

  it('have the error that either tab received', () => {
    const rejected: OutboxEntry = { ...entry('A', 1), apiError };
    expect(mergedEntries(at(entry('A', 1)), at(rejected))).toEqual(at(rejected));
    expect(mergedEntries(at(rejected), at(entry('A', 1)))).toEqual(at(rejected));
  });

  it('lack what either tab has removed, which has the earlier of two times', () => {
    const mine: Entries = { entries: [entry('B', 1)], removed: removedAt(5) };
    const theirs: Entries = { entries: [entry('A', 1)], removed: [{ id: 'A', at: 3 }] };
    const merged: Entries = { entries: [entry('B', 1)], removed: removedAt(3) };
    expect([mergedEntries(mine, theirs), mergedEntries(theirs, mine)]).toEqual([merged, merged]);
  });

  it('differ while one tab lacks an entry, an error or a removal of the other', () => {
    const [one, rejected] = [at(entry('A', 1)), at({ ...entry('A', 1), apiError })];
    expect(differ(one, one)).toBe(false);
    expect([differ(one, none), differ(none, one)]).toEqual([true, true]);
    expect([differ(one, rejected), differ(rejected, one)]).toEqual([true, true]);
    // the same entry with another time is not exchanged again and again
    expect(differ(one, at(entry('A', 2)))).toBe(false);
    const removed: Entries = { ...none, removed: [{ id: 'B', at: 1 }] };
    expect([differ(none, removed), differ(removed, none)]).toEqual([true, true]);
  });
});
