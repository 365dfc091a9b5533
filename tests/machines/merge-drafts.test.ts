/**
 * Tests how the drafts of two tabs are merged, for each kind of draft; `merge-quotations.test.ts` has the quotations. Long
 * because fields, files and sections are merged by different rules.
 */
import { describe, expect, it } from 'vitest';
import { contestedIn, isStored, serverEventOf, validSides } from '../../src/machines/merge-drafts.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { merge } from './draft-slices.ts';
import { signUpContext } from './stored.ts';

const signUp = (draft: object, value = 'account', more: object = {}): Slice => ({
  version: 1,
  value,
  context: { ...signUpContext, draft: { ...signUpContext.draft, ...draft }, ...more },
});

const bio = (section: 'about' | 'skills' | null, draft: object = {}, more: object = {}): Slice => ({
  version: 2,
  value: section === null ? 'viewing' : { editing: 'typing' },
  context: {
    section,
    draft: { ...emptyRecord('bio'), ...draft },
    base: emptyRecord('bio'),
    startedFrom: '2026-03-05 09:30:00',
    language: 'en',
    latest: null,
    sides: {},
    ...more,
  },
});

const reset = (usr: string, value = 'asking'): Slice => ({
  version: 1,
  value,
  context: { usr, resendAt: 0, inboxUrl: null },
});

describe('a sign-up', () => {
  const base = signUp({});

  it('is followed when only the other tab has changed it, on the step of this tab', () => {
    const theirs = signUp({ first_name: 'Noor' }, 'terms', { submission: 'other' });
    const found = { name: 'signUp', base, mine: signUp({}, 'review'), theirs } as const;
    const { slice, contested } = merge(found);
    expect([contested, isStored(found, slice)]).toEqual([[], true]);
    expect(slice).toMatchObject({ value: 'review', context: { submission: 'other' } });
    expect(slice?.context.draft).toEqual(theirs.context.draft);
  });

  it('is not touched when the other tab only went to another step', () => {
    const found = { name: 'signUp', base, mine: base, theirs: signUp({}, 'terms') } as const;
    expect([merge(found), isStored(found, null)]).toEqual([{ contested: [], slice: null }, true]);
  });

  it('is followed once the other tab has sent it, because what was sent does not change', () => {
    const theirs = signUp({}, 'unanswered');
    expect(merge({ name: 'signUp', base, mine: signUp({}, 'review'), theirs }).slice).toEqual(theirs);
  });

  it('that both have sent is that of the tab with a reply', () => {
    const found = {
      name: 'signUp',
      base: signUp({}, 'unanswered'),
      mine: signUp({}, 'unanswered'),
      theirs: base,
    } as const;
    expect(merge(found).slice?.value).toBe('account');
  });

  it('has the changes of both tabs in different fields, of which storage lacks those of this tab', () => {
    const found = {
      name: 'signUp',
      base,
      mine: signUp({ last_name: 'Haddad' }),
      theirs: signUp({ first_name: 'Noor' }),
    } as const;
    const { contested, slice } = merge(found);
    expect(contested).toEqual([]);
    expect(slice?.context.draft).toEqual({ ...signUpContext.draft, first_name: 'Noor', last_name: 'Haddad' });
    expect(isStored(found, slice)).toBe(false);
  });

  it('has the chosen value of a field that both have changed, in the order of the form', () => {
    const mine = signUp({ last_name: 'Haddad', first_name: 'Nour', phone_no: '1' });
    const theirs = signUp({ last_name: 'Hadad', first_name: 'Noor' });
    const found = { name: 'signUp', base, mine, theirs } as const;
    const sides = { '/first_name': 'theirs', '/last_name': 'mine' };
    const { contested, slice } = merge(found, sides);
    expect(contested).toEqual(['/first_name', '/last_name']);
    expect(slice?.context.draft).toMatchObject({ first_name: 'Noor', last_name: 'Haddad', phone_no: '1' });
  });

  it.each<[string, object | null, object | null, object | null, 'mine' | 'theirs']>([
    ['this tab has attached', null, { name: 'FILE-1' }, null, 'mine'],
    ['the other tab has attached', null, null, { name: 'FILE-1' }, 'theirs'],
    ['this tab has removed', { name: 'FILE-1' }, null, { name: 'FILE-1' }, 'mine'],
    ['the other tab has removed', { name: 'FILE-1' }, { name: 'FILE-1' }, null, 'theirs'],
    ['the other tab has attached again', { name: 'FILE-1' }, { name: 'FILE-1' }, { name: 'FILE-1', size: 1 }, 'theirs'],
    ['the other tab has read less of', { name: 'A', size: 1 }, { name: 'A', size: 1 }, { name: 'A' }, 'theirs'],
    ['the other tab has replaced', { name: 'A' }, { name: 'A' }, { file: 'A' }, 'theirs'],
  ])('has the file that %s', (_, before, own, other, side) => {
    const [old, mine, theirs] = [before, own, other].map((upload_cv) => signUp({ upload_cv })) as [Slice, Slice, Slice];
    const { contested, slice } = merge({ name: 'signUp', base: old, mine, theirs });
    expect(contested).toEqual([]);
    expect((slice ?? mine).context.draft).toEqual((side === 'mine' ? mine : theirs).context.draft);
  });

  it('lets the person choose between two files', () => {
    const [mine, theirs] = [signUp({ upload_cv: { name: 'A' } }), signUp({ upload_cv: { name: 'B' } })];
    expect(contestedIn({ name: 'signUp', base, mine, theirs })).toEqual([
      { path: '/upload_cv', field: 'upload_cv', mine: mine.context.draft, theirs: theirs.context.draft },
    ]);
  });

  it('lets the person choose in the order of the form, whatever the order of the words', () => {
    const typed = (first_name: string, last_name: string, usr: string): Slice => ({
      ...base,
      context: { ...base.context, draft: { last_name, usr, first_name } },
    });
    const [mine, theirs] = [typed('Nour', 'Haddad', 'a@b.example'), typed('Noor', 'Hadad', 'c@d.example')];
    expect(merge({ name: 'signUp', base, mine, theirs }).contested).toEqual(['/usr', '/first_name', '/last_name']);
  });

  it('has the fields of both tabs when they have different versions of the form', () => {
    const of = (draft: object): Slice => ({ ...base, context: { ...base.context, draft } });
    const [mine, theirs] = [of({ first_name: 'Noor' }), of({ first_name: 'Noor', nickname: 'N' })];
    expect(merge({ name: 'signUp', base: null, mine, theirs }).slice?.context.draft).toEqual(theirs.context.draft);
    const merged = merge({ name: 'signUp', base: theirs, mine: theirs, theirs: mine }).slice;
    expect(merged?.context.draft).toEqual({ first_name: 'Noor', nickname: null });
  });

  it('without a common version was empty before', () => {
    const [mine, theirs] = [signUp({ last_name: 'Haddad' }), signUp({ phone_no: '1' })];
    const { contested, slice } = merge({ name: 'signUp', base: null, mine, theirs });
    expect(contested).toEqual([]);
    expect(slice?.context.draft).toMatchObject({ last_name: 'Haddad', phone_no: '1' });
  });
});

describe('a section of the profile', () => {
  it('opens where none is open', () => {
    const theirs = bio('about', { bio: 'Ten years' });
    expect(merge({ name: 'bio', base: bio(null), mine: bio(null), theirs }).slice).toMatchObject(theirs);
  });

  it('closes where it has not been changed since, and the record is read again', () => {
    const open = bio('about', { bio: 'Ten years' });
    const found = { name: 'bio', base: open, mine: open, theirs: bio(null) } as const;
    expect(merge(found).slice).toMatchObject(bio(null));
    expect(serverEventOf(found)).toBe('record.saved');
  });

  it('is read again when the other tab has closed it, and not when this tab has opened it since', () => {
    const open = bio('about', { bio: 'Ten years' });
    expect(serverEventOf({ name: 'bio', base: open, mine: bio(null), theirs: bio(null) })).toBe('record.saved');
    expect(serverEventOf({ name: 'bio', base: bio(null), mine: open, theirs: bio(null) })).toBeNull();
  });

  it('stays open where it has been changed since', () => {
    const mine = bio('about', { bio: 'Eleven years' });
    const found = { name: 'bio', base: bio('about', { bio: 'Ten years' }), mine, theirs: bio(null) } as const;
    expect([merge(found), isStored(found, null)]).toEqual([{ contested: [], slice: null }, false]);
  });

  it('is chosen by field where both tabs have changed it', () => {
    const mine = bio('about', { bio: 'Eleven years' });
    const found = { name: 'bio', base: bio('about'), mine, theirs: bio('about', { bio: 'Twelve years' }) } as const;
    expect(merge(found).contested).toEqual(['about/bio']);
    expect(merge(found, { 'about/bio': 'mine' }).slice).toBeNull();
    expect(merge(found, { 'about/bio': 'theirs' }).slice?.context.draft).toMatchObject({ bio: 'Twelve years' });
  });

  it('has the changes of both tabs in different fields', () => {
    const record = { technical_skills: [], other_technical_skills: 'COBOL' };
    const open = (draft: object): Slice => {
      const slice = bio('skills', { ...record, ...draft });
      return { ...slice, context: { ...slice.context, base: { ...emptyRecord('bio'), ...record } } };
    };
    const skills = [{ skill: 'SQL', level: '', years: '' }];
    const [mine, theirs] = [open({ technical_skills: skills }), open({ other_technical_skills: 'Fortran' })];
    const { contested, slice } = merge({ name: 'bio', base: open({}), mine, theirs });
    expect(contested).toEqual([]);
    expect(slice?.context.draft).toMatchObject({ technical_skills: skills, other_technical_skills: 'Fortran' });
  });

  it('is chosen as a whole where the tabs have changed it in two languages', () => {
    const mine = bio('about', { bio: 'Eleven years' });
    const theirs = bio('about', { bio: 'اثنتا عشرة سنة' }, { language: 'ar' });
    const found = { name: 'bio', base: bio(null), mine, theirs } as const;
    expect(merge(found).contested).toEqual(['*']);
    expect(merge(found, { '*': 'mine' }).slice).toBeNull();
    for (const value of ['choosing', { editing: 'typing' }])
      expect(merge({ ...found, mine: { ...mine, value } }, { '*': 'theirs' }).slice).toMatchObject(theirs);
    // an earlier version stores no language
    const old = bio('about', { bio: 'Eleven years' }, { language: null });
    expect(merge({ ...found, base: bio('about'), mine: bio('about'), theirs: old }).contested).toEqual([]);
  });

  it('is that of the tab that has changed it, where they have it in two languages', () => {
    const arabic = bio('about', { bio: 'عشر سنوات' }, { base: { ...emptyRecord('bio'), bio: 'عشر' }, language: 'ar' });
    const [base, open] = [bio('about', { bio: 'Eleven years' }), bio('about')];
    expect(merge({ name: 'bio', base, mine: base, theirs: arabic }).slice).toMatchObject(arabic);
    expect(merge({ name: 'bio', base: open, mine: arabic, theirs: open }).slice).toBeNull();
  });

  it('is chosen as a whole where the tabs have changed two sections, since only one can be open', () => {
    const mine = bio('about', { bio: 'Eleven years' });
    const theirs = bio('skills', { other_technical_skills: 'COBOL' });
    const found = { name: 'bio', base: bio(null), mine, theirs } as const;
    expect(merge(found).contested).toEqual(['*']);
    expect(merge(found, { '*': 'mine' }).slice).toBeNull();
    expect(merge(found, { '*': 'theirs' }).slice).toMatchObject(theirs);
    expect(contestedIn(found)).toEqual([
      {
        path: '*',
        field: null,
        mine: expect.objectContaining({ bio: 'Eleven years' }),
        theirs: expect.objectContaining({ other_technical_skills: 'COBOL' }),
      },
    ]);
  });
});

describe('the address for a new password', () => {
  it('follows the other tab, also after the message was sent', () => {
    const base = reset('');
    expect(merge({ name: 'reset', base, mine: base, theirs: reset('noor@') }).slice).toMatchObject(reset('noor@'));
    const sent = reset('noor@example.com', 'sent');
    expect(merge({ name: 'reset', base, mine: base, theirs: sent }).slice).toEqual(sent);
  });

  it('is chosen where both tabs have typed one', () => {
    const found = { name: 'reset', base: reset(''), mine: reset('noor@'), theirs: reset('sami@') } as const;
    expect(merge(found).contested).toEqual(['/usr']);
    expect(merge(found, { '/usr': 'mine' }).slice).toBeNull();
  });
});

describe('the sides that were chosen', () => {
  const usr = { path: '/usr', field: 'usr', mine: { usr: 'noor@' }, theirs: { usr: 'sami@' } };
  const whole = { path: '*', field: null, mine: { bio: 'Eleven years' }, theirs: { bio: 'Twelve years' } };
  const before = { contested: [usr, whole], sides: { '/usr': 'theirs', '*': 'mine' } } as const;

  it('stay chosen while their values do, whatever else changes in the drafts', () => {
    expect(validSides(before, [usr, whole])).toEqual(before.sides);
    const later = { ...usr, mine: { ...usr.mine, first_name: 'Noor' } };
    expect(validSides(before, [later])).toEqual({ '/usr': 'theirs' });
  });

  it('are chosen again for other values', () => {
    expect(validSides(before, [{ ...usr, theirs: { usr: 'sami@example.com' } }])).toEqual({});
    expect(validSides(before, [{ ...whole, mine: { ...whole.mine, first_name: 'Noor' } }])).toEqual({});
  });

  it('are removed with a conflict that has ended', () => {
    expect(validSides(before, [])).toEqual({});
    expect(validSides({ contested: [], sides: before.sides }, [])).toEqual({});
  });
});
