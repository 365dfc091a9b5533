/**
 * How the form of a record is opened, filled, validated, saved, compared and handed over, with whole values. Long
 * because of the whole values.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../src/machines/outbox-entries.ts';
import { conflictingFields, isSettled, latestOf, rebased } from '../../src/machines/record-conflict.ts';
import {
  afterCheck,
  afterEdit,
  changedFields,
  filled,
  freshOf,
  modifiedOf,
  opened,
  type RecordContext,
  toSave,
} from '../../src/machines/record-draft.ts';
import { afterUploadFailure, recordFileError, uploadField } from '../../src/machines/record-file.ts';
import { continued, entryFrom, reopened, savedBy } from '../../src/machines/record-outbox.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';

const record = {
  bio: 'Ten years',
  other_technical_skills: 'COBOL',
  language_abbr: 'en',
  modified: '2026-03-05 09:30:00',
};
const base = { ...emptyRecord('bio'), bio: 'Ten years', other_technical_skills: 'COBOL' };
const about: RecordContext = { ...freshOf('bio'), ...opened('bio', 'about', record) };
const typed = (bio: string, more: Partial<RecordContext> = {}): RecordContext => ({
  ...about,
  draft: { ...base, bio },
  ...more,
});

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00+03:00') }));
afterEach(() => vi.useRealTimers());

describe('the form of a section', () => {
  it('is empty before the first one', () => {
    expect(freshOf('bio')).toEqual({
      section: null,
      draft: emptyRecord('bio'),
      base: emptyRecord('bio'),
      startedFrom: null,
      language: null,
      submission: '',
      validationErrors: {},
      apiError: null,
      uploadError: null,
      isHeldBack: false,
      progress: 0,
      latest: null,
      sides: {},
      saved: null,
    });
    expect(changedFields('bio', { ...freshOf('bio'), draft: base })).toEqual([]);
  });

  it('has the record and its version', () => {
    expect(about).toEqual({
      ...freshOf('bio'),
      section: 'about',
      draft: base,
      base,
      startedFrom: record.modified,
      language: 'en',
    });
    expect([modifiedOf({ modified: 'M1' }), modifiedOf({}), modifiedOf(null)]).toEqual(['M1', null, null]);
  });

  it('is filled with values for its own fields only', () => {
    expect(filled('bio', 'about', record, { bio: 'Eleven years', other_technical_skills: 'Fortran' })).toEqual(
      typed('Eleven years'),
    );
  });

  it('is no longer held back after an edit', () => {
    const before = typed('Ten', { isHeldBack: true, validationErrors: { bio: 'required' } });
    expect(afterEdit('bio', before, { type: 'draft.change', path: 'bio', value: 'Eleven' })).toEqual({
      draft: { ...base, bio: 'Eleven' },
      validationErrors: {},
      apiError: null,
      isHeldBack: false,
    });
  });

  it('saves the changed fields of its section', () => {
    const changed = { ...base, bio: 'Eleven years', other_technical_skills: 'Fortran' };
    expect(toSave('bio', { ...about, draft: changed })).toEqual({ bio: 'Eleven years' });
    expect(toSave('bio', about)).toEqual({});
  });

  it('compares a day with the day at the site', () => {
    const profile = { ...freshOf('profile'), ...opened('profile', 'availability', {}) };
    const errorsOn = (available_from: string, before = {}) => {
      const draft = { ...profile.draft, availability_status: 'Available From', available_from };
      const context = { ...profile, draft, base: { ...profile.base, ...before } };
      return afterCheck('profile', context, 'available_from').validationErrors;
    };
    expect(errorsOn('2026-03-05')).toEqual({});
    expect(errorsOn('2026-03-04')).toEqual({ available_from: 'inPast' });
    expect(errorsOn('2026-03-04', { available_from: '2026-03-04' })).toEqual({});
  });
});

describe('a record that was changed elsewhere', () => {
  const theirs = (bio: string) => ({ ...base, bio });
  const latest = { draft: theirs('Twelve years'), modified: 'M1' };

  it('contests the fields that both sides have changed to different values', () => {
    const contested = (mine: string, other: string) => conflictingFields('bio', typed(mine), theirs(other));
    expect(contested('Eleven years', 'Twelve years')).toEqual(['bio']);
    expect(contested('Eleven years', 'Eleven years')).toEqual([]);
    expect(contested('Ten years', 'Twelve years')).toEqual([]);
    expect(contested('Eleven years', 'Ten years')).toEqual([]);
  });

  it('is read with its version', () => {
    expect(latestOf('bio', { ...record, bio: 'Twelve years', modified: 'M1' })).toEqual(latest);
  });

  it('is settled once a side is chosen for each contested field', () => {
    const context = typed('Eleven years', { latest });
    expect(isSettled('bio', context)).toBe(false);
    expect(isSettled('bio', { ...context, sides: { bio: 'mine' } })).toBe(true);
    expect(isSettled('bio', typed('Eleven years', { sides: { bio: 'mine' } }))).toBe(false);
    expect(isSettled('bio', typed('Ten years', { latest }))).toBe(true);
  });

  it('is continued from with the own changes, except those for which the other side was chosen', () => {
    const expectMerged = (sides: RecordContext['sides'], bio: string) => {
      const { apiError } = new CallError({ kind: 'refused' });
      const merged = rebased('bio', typed('Eleven years', { latest, sides, apiError }));
      expect(merged).toEqual({
        draft: { ...base, bio },
        base: latest.draft,
        startedFrom: 'M1',
        latest: null,
        sides: {},
        apiError: null,
      });
    };
    expectMerged({ bio: 'mine' }, 'Eleven years');
    expectMerged({ bio: 'theirs' }, 'Twelve years');
    expect(rebased('bio', typed('Eleven years'))).toEqual({});
  });
});

describe('the file of a record', () => {
  it('is the CV of the profile, and the photo of the bio', () => {
    expect(uploadField).toEqual({ profile: 'upload_cv', bio: 'photo_url' });
    const [pdf, png] = [new File(['x'], 'cv.pdf'), new File(['x'], 'photo.png', { type: 'image/png' })];
    expect([recordFileError('profile', pdf), recordFileError('bio', pdf)]).toEqual([null, 'fileType']);
    expect([recordFileError('profile', png), recordFileError('bio', png)]).toEqual(['fileType', null]);
  });

  it('has the error of its content, the message of the server, or the reason of the failed upload', () => {
    const failed = (fields: Record<string, string>) =>
      new CallError({ kind: 'refused', status: 417, reference: 'R1', fields }).apiError;
    expect(afterUploadFailure('bio', failed({ file: 'fileContent' }))).toEqual({
      validationErrors: { photo_url: 'fileContent' },
    });
    expect(afterUploadFailure('profile', failed({ file: 'Too old' }))).toEqual({
      apiError: { ...failed({}), fields: { upload_cv: 'Too old' } },
    });
    expect(afterUploadFailure('bio', failed({}))).toEqual({ uploadError: failed({}) });
  });
});

describe('the outbox', () => {
  const context = typed('Eleven years', { submission: 'S1' });
  const { apiError } = new CallError({ kind: 'refused' });
  const payload = { draft: context.draft, base, startedFrom: record.modified, language: 'en' } as const;
  const entry: OutboxEntry = { id: 'S1', kind: 'bio', subject: 'about', payload, since: 1, apiError };
  const bookmark: OutboxEntry = {
    id: 'S1',
    kind: 'bookmark',
    subject: 'RFQ-1',
    payload: { isSaved: true },
    since: 1,
    apiError,
  };

  it('gets the open form under its submission id', () => {
    expect(entryFrom('bio', context)).toEqual({ id: 'S1', kind: 'bio', subject: 'about', payload });
    expect(entryFrom('bio', { ...context, section: null })).toBeNull();
  });

  it('returns the form as it was, with the reason of the server', () => {
    expect(reopened('bio', entry)).toEqual({ ...typed('Eleven years'), apiError });
    expect(reopened('bio', bookmark)).toEqual({});
  });

  it('reports the fields that it has saved', () => {
    const saved = { section: 'about', modified: 'M1', fields: { bio: 'Eleven years' }, language: 'en' };
    expect(savedBy('bio', entry, { modified: 'M1' })).toEqual(saved);
    expect([savedBy('bio', entry, { modified: null }), savedBy('bio', bookmark, { modified: 'M1' })]).toEqual([
      null,
      null,
    ]);
  });

  it('has saved the version from which the form of another section with the same base continues', () => {
    const skills: RecordContext = { ...context, section: 'skills' };
    expect(continued(skills, entry, 'M1')).toEqual({ startedFrom: 'M1' });
    expect(continued(context, entry, 'M1')).toEqual({});
    expect(continued({ ...skills, startedFrom: 'M0' }, entry, 'M1')).toEqual({});
    expect(continued(skills, entry, null)).toEqual({});
    expect(continued(skills, bookmark, 'M1')).toEqual({});
    const unknown = { ...entry, payload: { ...payload, startedFrom: null } };
    expect(continued({ ...skills, startedFrom: null }, unknown, 'M1')).toEqual({});
  });
});
