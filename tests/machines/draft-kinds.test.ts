/**
 * What each kind of draft shares with other tabs, and what a tab adopts from another one. Long because each kind of
 * draft has its own values.
 */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/machines/draft-kinds.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { type Context, cleared, errors, sharedOf, sliceOf, withContext } from './draft-slices.ts';
import { signUpContext } from './stored.ts';

describe('a sign-up', () => {
  const { draft } = signUpContext;
  const mine = sliceOf('review', { ...signUpContext, isAmending: true, ...errors });
  const theirs = sliceOf('terms', {
    ...signUpContext,
    isAmending: false,
    submission: 'other',
    editedAt: 5,
    ...errors,
  });

  it('shares its words, its submission and whether it was sent, and not its step', () => {
    expect(
      sharedOf('signUp', mine, {
        step: { ...mine, value: 'account' },
        isAmending: withContext(mine, { isAmending: false }),
        sent: { ...mine, value: 'unanswered' },
        submission: withContext(mine, { submission: 'other' }),
        draft: withContext(mine, { draft: { ...draft, first_name: 'Noor' } }),
      }),
    ).toEqual(['sent', 'submission', 'draft']);
  });

  it('has the merged words on the step of this tab, without the errors of the words that it replaces', () => {
    const merged = { ...draft, first_name: 'Noor' };
    expect(kindOf('signUp').adopt({ base: null, mine, theirs }, { '': merged })).toEqual(
      sliceOf('review', { ...theirs.context, ...cleared, isAmending: true, draft: merged }),
    );
  });

  it('leaves the state without a reply when the other tab has received one', () => {
    const sent = { ...mine, value: 'unanswered' };
    expect(kindOf('signUp').adopt({ base: null, mine: sent, theirs }, { '': draft }).value).toBe('terms');
  });

  it('is that of the other tab without a merged draft, or once that tab has sent it', () => {
    expect(kindOf('signUp').adopt({ base: null, mine, theirs }, {}).context.draft).toEqual(theirs.context.draft);
    const sent = { ...theirs, value: 'unanswered' };
    expect(kindOf('signUp').adopt({ base: null, mine, theirs: sent }, { '': emptyRecord('bio') })).toBe(sent);
  });
});

describe.each([
  ['bio', 'bio', 'about', 'skills', { bio: 'Ten years' }],
  ['profileDraft', 'profile', 'who', 'terms', { first_name: 'Noor' }],
] as const)('a section of %s', (name, key, section, other, typed) => {
  const base = emptyRecord(key);
  const open = (opened: string | null, draft: object = typed, more: Context = {}): Slice =>
    sliceOf(opened === null ? 'viewing' : { editing: 'typing' }, {
      section: opened,
      draft: { ...base, ...draft },
      base,
      startedFrom: 'M0',
      language: 'en',
      latest: null,
      sides: {},
      submission: 'S1',
      ...more,
    });

  it('shares the form, what it is based on and the choices of a conflict, and not the submission', () => {
    const mine = open(section);
    expect(
      sharedOf(name, mine, {
        value: { ...mine, value: 'choosing' },
        section: withContext(mine, { section: other }),
        draft: withContext(mine, { draft: base }),
        base: withContext(mine, { base: { ...base, ...typed } }),
        startedFrom: withContext(mine, { startedFrom: 'M1' }),
        language: withContext(mine, { language: 'ar' }),
        latest: withContext(mine, { latest: { draft: base, modified: 'M1' } }),
        sides: withContext(mine, { sides: { bio: 'mine' } }),
        submission: withContext(mine, { submission: 'S2' }),
      }),
    ).toEqual(['value', 'section', 'draft', 'base', 'startedFrom', 'language', 'latest', 'sides']);
  });

  it('is a draft once it has changes, with the fields of the section only', () => {
    const { drafts } = kindOf(name);
    expect([drafts(open(null)), drafts(open(section, {}))]).toEqual([{}, {}]);
    const found = drafts(open(section));
    expect(Object.keys(found)).toEqual([section]);
    expect(found[section]).toMatchObject(typed);
    expect(Object.keys(found[section] ?? {}).sort()).toEqual(
      Object.keys(drafts(open(section, { ...typed, cover_letter: 'x' }))[section] ?? {}).sort(),
    );
    expect(Object.keys(found[section] ?? {}).length).toBeLessThan(Object.keys(base).length);
  });

  it('starts from the record when both tabs have opened it', () => {
    const origins = (mine: Slice) => kindOf(name).origins?.({ base: null, mine, theirs: open(null) });
    expect(origins(open(null))).toEqual({});
    const found = origins(open(section));
    expect(Object.keys(found ?? {})).toEqual([section]);
    expect(base).toMatchObject(found?.[section] ?? { other: true });
  });

  const merged = { [section]: { ...typed } };
  const adopted = (slice: Slice, draft: object = typed): Slice =>
    withContext(slice, { ...cleared, isHeldBack: false, draft: { ...(slice.context.draft as object), ...draft } });

  it('is opened with the merged words as the other tab has it', () => {
    const [mine, theirs] = [open(null), open(section, {}, { ...errors, isHeldBack: true, submission: 'S2' })];
    expect(kindOf(name).adopt({ base: null, mine, theirs }, merged)).toEqual(adopted(theirs));
  });

  it('stays as this tab has it when the other tab has another section, or none, or this one is choosing', () => {
    const mine = open(section, {}, { submission: 'S9' });
    for (const theirs of [open(other), open(null)])
      expect(kindOf(name).adopt({ base: null, mine, theirs }, merged)).toEqual(adopted(mine));
    const choosing = { ...mine, value: 'choosing' };
    expect(kindOf(name).adopt({ base: null, mine: choosing, theirs: open(section) }, merged)).toEqual(
      adopted(choosing),
    );
  });

  it('continues from the version that this tab has saved, unless the other tab has changed its own or the record', () => {
    const mine = open(section, {}, { startedFrom: 'M1' });
    const startedFrom = (theirs: Slice, common: Slice | null = open(section)) =>
      kindOf(name).adopt({ base: common, mine, theirs }, merged).context.startedFrom;
    expect(startedFrom(open(section))).toBe('M1');
    expect(startedFrom(open(section, {}, { startedFrom: 'M2' }))).toBe('M2');
    expect(startedFrom(open(section, {}, { base: { ...base, ...typed } }))).toBe('M0');
    expect(startedFrom(open(section), null)).toBe('M0');
    expect(kindOf(name).adopt({ base: open(section), mine, theirs: open(other) }, {}).context.startedFrom).toBe('M0');
  });

  it('closes without merged words', () => {
    const theirs = open(null, {});
    expect(kindOf(name).adopt({ base: null, mine: open(section), theirs }, {})).toEqual(adopted(theirs, {}));
  });

  it('was saved when the other tab has closed it', () => {
    const { changedOnServer } = kindOf(name);
    expect(changedOnServer(open(section), open(null))).toBe('record.saved');
    expect([
      changedOnServer(open(null), open(null)),
      changedOnServer(open(section), open(section)),
      changedOnServer(open(null), open(section)),
    ]).toEqual([null, null, null]);
  });
});

describe('the notes on payments', () => {
  const slice = (context: Context = {}): Slice => sliceOf('viewing', { name: 'INV-1', drafts: {}, ...context });
  const drafts = { 'INV-1': { note: 'Paid in May' } };

  it('share the drafts, and not the invoice on screen', () => {
    expect(sharedOf('invoice', slice(), { name: slice({ name: 'INV-2' }), drafts: slice({ drafts }) })).toEqual([
      'drafts',
    ]);
    expect(kindOf('invoice').drafts(slice({ drafts }))).toEqual(drafts);
  });

  it('have the merged words on the invoice of this tab, without its errors', () => {
    const mine = slice({ validationError: 'required', apiError: errors.apiError, isLost: true });
    const { adopt, changedOnServer } = kindOf('invoice');
    expect(adopt({ base: null, mine, theirs: slice({ name: 'INV-2', drafts }) }, drafts)).toEqual(
      slice({ validationError: null, apiError: null, isLost: true, drafts }),
    );
    expect(changedOnServer(slice({ drafts }), slice())).toBeNull();
  });

  it('keep the errors of this tab when the other one has changed the note of another invoice', () => {
    const mine = slice({ validationError: 'required', apiError: errors.apiError, drafts });
    const others = { ...drafts, 'INV-2': { note: 'By cheque' } };
    expect(kindOf('invoice').adopt({ base: null, mine, theirs: slice({ drafts: others }) }, others)).toEqual(
      slice({ validationError: 'required', apiError: errors.apiError, drafts: others }),
    );
  });
});

describe('the address for a new password', () => {
  const slice = (value: string, context: Context = {}): Slice =>
    sliceOf(value, { usr: 'noor@example.com', resendAt: 0, inboxUrl: null, attempts: 1, ...context });
  const asking = slice('asking');

  it('shares whether a message was sent, to whom and when the next one is possible', () => {
    expect(
      sharedOf('reset', asking, {
        value: slice('sent'),
        usr: slice('asking', { usr: 'sami@example.com' }),
        resendAt: slice('asking', { resendAt: 5 }),
        inboxUrl: slice('asking', { inboxUrl: 'https://mail.example' }),
        attempts: slice('asking', { attempts: 2 }),
      }),
    ).toEqual(['value', 'usr', 'resendAt', 'inboxUrl']);
  });

  it('is a draft until a message was sent', () => {
    expect(kindOf('reset').drafts(asking)).toEqual({ '': { usr: 'noor@example.com' } });
    expect(kindOf('reset').drafts(slice('sent'))).toEqual({});
  });

  it('has the merged address in the state of this tab, without its errors', () => {
    const theirs = slice('asking', { resendAt: 5, validationError: 'required', apiError: errors.apiError });
    const { adopt, changedOnServer } = kindOf('reset');
    expect(adopt({ base: null, mine: slice('asking'), theirs }, { '': { usr: 'sami@example.com' } })).toEqual(
      slice('asking', { resendAt: 5, validationError: null, apiError: null, usr: 'sami@example.com' }),
    );
    expect(adopt({ base: null, mine: asking, theirs }, { '': { usr: null } }).context.usr).toBe('');
    expect(adopt({ base: null, mine: asking, theirs }, {})).toBe(theirs);
    expect(changedOnServer(asking, slice('sent'))).toBeNull();
  });
});
