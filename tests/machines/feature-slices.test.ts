/**
 * The stored slices of drafts: what an older version has not stored, and which states do not fit their context. Long
 * because of the tables of stored values.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import { readFeatures } from '../../src/machines/persistence/read-features.ts';
import { parseState } from '../../src/machines/persistence/restore.ts';
import { decodeSlice, type Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptyAct } from '../../src/services/contract/contract-act.ts';
import { emptyRecord, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { everySlice, textOf } from './stored.ts';

type Name = keyof typeof featureSlices;

function decoded(name: Name, value: Slice['value'], context: object, version = featureSlices[name].version) {
  const { [name]: spec } = featureSlices;
  return decodeSlice<object>(spec as never, JSON.stringify({ version, value, context })); // of any of them
}

const base = emptyRecord('bio');
const record = (section: 'about' | null, more: object = {}) => ({
  section,
  draft: base,
  base,
  startedFrom: null,
  language: null,
  ...more,
});
const quotation = { request: 'RFQ-1', drafts: { 'RFQ-1': emptyQuotation }, unanswered: [] };
const contract = { contract: 'C-1', act: 'sign', drafts: { 'sign C-1': emptyAct }, unanswered: [], readTerms: 'H1' };
const invoice = { name: 'INV-1', drafts: {}, submission: 'S1', askedBefore: null };
const entry = (more: object = {}) => ({
  id: 'A',
  since: 1,
  apiError: null,
  kind: 'bookmark',
  subject: 'RFQ-1',
  payload: { isSaved: true },
  ...more,
});
const recordEntry = (kind: 'profile' | 'bio', subject: string) => {
  const draft = emptyRecord(kind);
  return entry({ kind, subject, payload: { draft, base: draft, startedFrom: null, language: 'ar' } });
};
const rejected = { kind: 'refused', status: 417, message: 'No', fields: {}, retryAt: null, reference: null };
const outboxOfOldVersion = { entries: [], removed: [], current: '', attempts: 5, retryAt: null };
const serverFailures = { id: 'A', count: 2 };
const outbox = (...entries: object[]) => ({ ...outboxOfOldVersion, entries, serverFailures });

describe('a slice of an older version', () => {
  it('of the sign-up has no submission, and no time of its last change', () => {
    expect(decoded('signUp', 'account', { draft: emptySignUp })?.context).toEqual({
      draft: emptySignUp,
      isAmending: false,
      submission: '',
      editedAt: null,
      isCvGone: false,
    });
  });

  it('of a record has no conflict', () => {
    expect(decoded('bio', 'viewing', record(null))?.context).toEqual({ ...record(null), latest: null, sides: {} });
  });

  it('of a record has no language, nor has one with another value', () => {
    const { language: _, ...old } = record('about');
    const languageIn = (context: object) => decoded('bio', { editing: 'typing' }, context)?.context;
    expect(languageIn(old)).toMatchObject({ language: null });
    expect(languageIn({ ...old, language: 'de' })).toMatchObject({ language: null });
    expect(languageIn({ ...old, language: 'ar' })).toMatchObject({ language: 'ar' });
    const { payload } = recordEntry('bio', 'about') as { payload: object };
    const sent = (more: object) => outbox({ ...recordEntry('bio', 'about'), payload: { ...payload, ...more } });
    for (const language of [undefined, {}, 'de'])
      expect(decoded('outbox', 'waiting', sent({ language }))?.context).toEqual(sent({ language: null }));
  });

  it('of the outbox has no failures of the server', () => {
    expect(decoded('outbox', 'idle', outboxOfOldVersion)?.context).toEqual({
      ...outboxOfOldVersion,
      serverFailures: { id: '', count: 0 },
    });
  });

  it('of quotations has no declines, and no replaced note', () => {
    expect(decoded('quotation', 'drafting', quotation)?.context).toEqual({
      ...quotation,
      declines: {},
      replacedNote: null,
    });
  });

  it('of contracts has read no terms, and keeps what was typed', () => {
    const { readTerms: _, ...rest } = contract;
    const drafts = { 'sign C-1': { ...emptyAct, full_name: 'Noor', consent: '1' } };
    expect(decoded('contract', 'writing', { ...rest, drafts, hasRead: true }, 1)).toEqual({
      version: 2,
      value: 'writing',
      context: { ...rest, drafts, readTerms: '' },
    });
  });
});

describe('a state that fits its context', () => {
  const latest = { draft: base, modified: null };
  it.each<[Name, Slice['value'], object]>([
    ['bio', { editing: 'typing' }, record('about')],
    ['bio', 'choosing', record('about', { latest })],
    ['bio', 'choosing', record('about', { latest, sides: { 'about/bio': 'mine', 'about/skills': 'theirs' } })],
    ['quotation', 'viewing', { ...quotation, request: 'RFQ-2' }],
    ['quotation', 'previewing', quotation],
    ['quotation', 'unanswered', quotation],
    ['contract', 'viewing', { ...contract, act: 'end' }],
    ['contract', 'writing', contract],
    ['contract', 'unanswered', contract],
    ['invoice', 'closed', { ...invoice, name: '' }],
    ['invoice', 'shown', invoice],
    ['invoice', 'asked', invoice],
    ['invoice', 'unanswered', invoice],
    ['outbox', 'idle', outbox(entry({ apiError: rejected }))],
    ['outbox', 'idle', outbox(entry({ apiError: { ...rejected, kind: 'offline', status: null } }))],
    ['outbox', 'waiting', outbox(entry())],
    ['outbox', 'waiting', outbox(recordEntry('profile', 'who'), recordEntry('bio', 'about'))],
    ['outbox', 'sending', outbox()],
    ['tabDrafts', 'following', { conflicts: [] }],
    ['reset', 'sent', { usr: 'noor', resendAt: 1, inboxUrl: null }],
    ['reset', 'asking', { usr: 'noor', resendAt: 1, inboxUrl: 'https://mail.example.com' }],
    ...['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review', 'unanswered'].map(
      (value): [Name, Slice['value'], object] => ['signUp', value, { draft: emptySignUp }],
    ),
  ])('of %s (%j) is restored', (name, value, context) => {
    expect(decoded(name, value, context)).toMatchObject({ version: featureSlices[name].version, value, context });
  });
});

describe('a state that does not fit its context', () => {
  const latest = { draft: base, modified: null };
  it.each<[Name, Slice['value'], object]>([
    ['bio', 'viewing', record('about')],
    ['bio', { editing: 'typing' }, record(null)],
    ['bio', { editing: 'typing' }, record('about', { latest })],
    ['bio', 'choosing', record('about')],
    ['quotation', 'drafting', { ...quotation, request: 'RFQ-2' }],
    ['quotation', 'previewing', { ...quotation, request: 'RFQ-2' }],
    ['contract', 'writing', { ...contract, act: 'end' }],
    ['contract', 'unanswered', { ...contract, contract: 'C-2' }],
    ['invoice', 'closed', invoice],
    ['invoice', 'asked', { ...invoice, name: '' }],
    ['outbox', 'idle', outbox(entry())],
    ['outbox', 'waiting', outbox(entry({ apiError: rejected }))],
    ['tabDrafts', 'choosing', { conflicts: [] }],
    ['reset', 'requesting', { usr: 'noor', resendAt: 1, inboxUrl: null }],
    ['signUp', 'submitting', { draft: emptySignUp }],
  ])('of %s (%j) is not restored', (name, value, context) => {
    expect(decoded(name, value, context)).toBeNull();
  });

  it('or has another type is not restored', () => {
    expect(decoded('bio', { editing: 'typing' }, record('no such section' as 'about'))).toBeNull();
    expect(decoded('outbox', 'waiting', outbox(entry({ kind: 'message' })))).toBeNull();
    expect(decoded('outbox', 'waiting', outbox({ ...recordEntry('bio', 'about'), kind: 'message' }))).toBeNull();
    expect(decoded('outbox', 'waiting', outbox(recordEntry('profile', 'nowhere')))).toBeNull();
    expect(decoded('outbox', 'waiting', outbox(entry({ payload: {} })))).toBeNull();
    expect(decoded('outbox', 'idle', outbox(entry({ apiError: { ...rejected, kind: 417 } })))).toBeNull();
    expect(decoded('contract', 'viewing', { ...contract, act: 'sue' })).toBeNull();
  });
});

it('a conflict of two tabs is restored with both versions, or as none when one of them cannot be read', () => {
  const slice = { version: featureSlices.bio.version, value: 'viewing', context: record(null) };
  const complete = { ...slice, context: { ...slice.context, latest: null, sides: {} } };
  const stored = {
    name: 'bio',
    base: null,
    mine: slice,
    theirs: slice,
    editedAt: { mine: 1, theirs: null },
    isRestored: false,
    contested: [],
    sides: { 'about/bio': 'mine' },
  };
  const conflictsIn = (conflict: object) => {
    const found = decoded('tabDrafts', 'choosing', { conflicts: [conflict] })?.context;
    return found && 'conflicts' in found ? found.conflicts : undefined;
  };
  expect(conflictsIn(stored)).toEqual([{ ...stored, mine: complete, theirs: complete }]);
  for (const part of [{ mine: null }, { theirs: null }, { contested: null }, { name: 'other' }])
    expect(conflictsIn({ ...stored, ...part })).toBeUndefined();
});

describe('what is damaged in a conflict of two tabs', () => {
  const slice = (first_name: string) => ({
    version: 1,
    value: 'account',
    context: { draft: { ...emptySignUp, first_name } },
  });
  const stored = { name: 'signUp', base: null, mine: slice('Noor'), theirs: slice('Nour'), contested: [], sides: {} };
  const conflictIn = (conflict: object) => {
    const context = decoded('tabDrafts', 'choosing', { conflicts: [conflict] })?.context;
    return (context as { conflicts: Record<string, unknown>[] } | undefined)?.conflicts[0];
  };
  const contested = [{ path: '/first_name', mine: { first_name: 'Noor' }, theirs: { first_name: 'Nour' } }];

  it.each([
    { editedAt: { mine: 1e16, theirs: 2 }, restored: { mine: null, theirs: 2 } },
    { editedAt: { mine: 'today' }, restored: { mine: null, theirs: null } },
    { editedAt: null, restored: { mine: null, theirs: null } },
    { editedAt: undefined, restored: { mine: null, theirs: null } },
  ])('is no time ($editedAt), which is restored as $restored', ({ editedAt, restored }) => {
    const conflicts = [{ ...stored, editedAt }];
    expect(decoded('tabDrafts', 'choosing', { conflicts })?.context).toMatchObject({
      conflicts: [{ contested, editedAt: restored, sides: {}, isRestored: false }],
    });
  });

  it.each([
    { contested: [null] },
    { contested: [{ path: '/nothing', field: 'nothing' }] },
    { sides: null },
    { sides: { '/first_name': 'both' } },
  ])('is a part of the choice (%j), which is found again', (part) => {
    expect(conflictIn({ ...stored, ...part })).toMatchObject({ contested });
    expect(conflictIn({ ...stored, ...part })?.sides).toEqual({});
  });

  it('is none of what was chosen, of the common version, or of whether the page was closed', () => {
    const whole = { ...stored, base: slice('Nur'), sides: { '/first_name': 'theirs' }, isRestored: true };
    const { base, sides, isRestored } = conflictIn(whole) ?? {};
    expect([base, sides, isRestored]).toMatchObject([whole.base, whole.sides, true]);
    expect(conflictIn({ ...whole, isRestored: 'yes' })).toMatchObject({ isRestored: false });
  });
});

const storedSlice = (name: string): Slice => {
  const found = everySlice.findLast(([each]) => each === name);
  if (!found) throw new Error(`No slice is stored of ${name}`);
  return found[1];
};
const readSlices = (slices: Readonly<Record<string, unknown>>) =>
  readFeatures(parseState(textOf(slices)), { isLoggedIn: false, owner: '' });

it('a conflict of two tabs is dropped when its draft is not restored', () => {
  const [signUp, tabDrafts] = [storedSlice('signUp'), storedSlice('tabDrafts')];
  expect(readSlices({ signUp, tabDrafts }).slices.tabDrafts).toEqual(tabDrafts);
  const none = { ...tabDrafts, value: 'following', context: { conflicts: [] } };
  expect(readSlices({ tabDrafts }).slices.tabDrafts).toEqual(none);
  expect(readSlices({ signUp: { ...signUp, value: 'nowhere' }, tabDrafts }).slices.tabDrafts).toEqual(none);
});

it('the conflicts whose drafts are restored stay open, beside all that is restored', () => {
  const [signUp, tabDrafts] = [storedSlice('signUp'), storedSlice('tabDrafts')];
  const [own] = tabDrafts.context.conflicts as object[]; // that slice has one
  const bio = { version: featureSlices.bio.version, value: 'viewing', context: record(null) };
  const lost = { name: 'bio', base: null, mine: bio, theirs: bio, contested: [], sides: {} };
  expect(readSlices({ signUp, tabDrafts: { ...tabDrafts, context: { conflicts: [lost, own] } } })).toEqual({
    slices: { signUp, tabDrafts: { ...tabDrafts, context: { conflicts: [own] } } },
    damaged: [],
    isLoggedIn: false,
  });
  expect(readSlices({ signUp })).toEqual({ slices: { signUp }, damaged: [], isLoggedIn: false });
});

it.each([1e16, -1e300, '5'])('a sign-up that was changed at %j is restored without that time', (editedAt) => {
  expect(decoded('signUp', 'account', { draft: emptySignUp, editedAt })?.context).toMatchObject({ editedAt: null });
});

describe('a message to reset the password', () => {
  const now = 1_772_700_000_000;
  const hour = 60 * 60 * 1000;

  it.each([
    ['at the stored time', now + hour, now + hour],
    ['at once when that time is from a clock that was days ahead', now + hour + 1, 0],
  ])('may be sent again %s', (_, stored, resendAt) => {
    vi.useFakeTimers({ now });
    onTestFinished(() => void vi.useRealTimers());
    expect(decoded('reset', 'sent', { usr: 'noor', resendAt: stored, inboxUrl: null })?.context).toMatchObject({
      resendAt,
    });
  });
});
