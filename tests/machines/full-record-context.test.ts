/** What a record and the outbox clear, in a context in which everything is set. */
import { describe, expect, it } from 'vitest';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { freshOf, type RecordContext } from '../../src/machines/record-draft.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { afterEvent } from './after-event.ts';
import { bookmarkEntry } from './bookmark-entry.ts';

const { apiError } = new CallError({ kind: 'refused', retryAt: 7 });

describe('a record', () => {
  const base = emptyRecord('bio');
  const full: RecordContext = {
    section: 'about',
    draft: { ...base, bio: 'Eleven years' },
    base,
    startedFrom: 'M0',
    language: 'ar',
    submission: 'S1',
    validationErrors: { bio: 'required' },
    apiError,
    uploadError: apiError,
    isHeldBack: true,
    progress: 0.5,
    latest: { draft: base, modified: 'M1' },
    sides: { bio: 'mine' },
    saved: { section: 'about', modified: 'M0', fields: {}, language: 'en' },
  };
  const typing = { editing: 'typing' } as const;
  const noProblems = { validationErrors: {}, apiError: null, uploadError: null };

  it('has no errors while it is saved', () => {
    expect(afterEvent(bioMachine, typing, full, { type: 'draft.save' })).toEqual({
      state: 'saving',
      context: { ...full, ...noProblems, isHeldBack: false, submission: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
  });

  it('has the errors of its form when it cannot be saved', () => {
    const draft = { ...base, bio: 'x'.repeat(100_000) };
    expect(afterEvent(bioMachine, typing, { ...full, draft }, { type: 'draft.save' })).toEqual({
      state: typing,
      context: { ...full, draft, validationErrors: { bio: 'tooLong' }, isHeldBack: false },
    });
  });

  it('has the fields that were saved, and nothing else', () => {
    const saved = { type: 'xstate.done.actor.save', output: { modified: 'M2' } } as const;
    expect(afterEvent(bioMachine, 'saving', full, saved)).toEqual({
      state: 'viewing',
      context: {
        ...freshOf('bio'),
        saved: { section: 'about', modified: 'M2', fields: { bio: 'Eleven years' }, language: 'ar' },
      },
    });
  });

  it('has no failure of an earlier file while the next one is sent, is rejected or removed', () => {
    const photo = new File(['x'], 'photo.png', { type: 'image/png' });
    expect(afterEvent(bioMachine, typing, full, { type: 'file.attach', file: photo })).toEqual({
      state: { editing: 'uploading' },
      context: { ...full, ...noProblems, isHeldBack: false, progress: 0 },
    });
    expect(afterEvent(bioMachine, typing, full, { type: 'file.attach', file: new File(['x'], 'a.pdf') })).toEqual({
      state: typing,
      context: { ...full, ...noProblems, validationErrors: { photo_url: 'fileType' } },
    });
    const withPhoto = { ...full, draft: { ...full.draft, photo_url: '/api/photo/a' } };
    expect(afterEvent(bioMachine, typing, withPhoto, { type: 'file.detach' })).toEqual({
      state: typing,
      context: { ...full, ...noProblems, draft: { ...full.draft, photo_url: null } },
    });
  });

  it('has no chosen sides of an earlier conflict', () => {
    const latest = { bio: 'Twelve years', modified: 'M9' };
    expect(afterEvent(bioMachine, 'comparing', full, { type: 'xstate.done.actor.readLatest', output: latest })).toEqual(
      {
        state: 'choosing',
        context: { ...full, latest: { draft: { ...base, bio: 'Twelve years' }, modified: 'M9' }, sides: {} },
      },
    );
  });
});

describe('the outbox', () => {
  const full = {
    entries: [bookmarkEntry('A'), bookmarkEntry('B')],
    removed: [],
    current: 'A',
    heldBack: 'B',
    attempts: 2,
    serverFailures: { id: 'A', count: 2 },
    retryAt: 5,
  };

  const noServerFailures = { id: '', count: 0 };

  it('is empty when it is cleared while it sends', () => {
    expect(afterEvent(outboxMachine, 'sending', full, { type: 'draft.clear' })).toEqual({
      state: 'idle',
      context: {
        entries: [],
        removed: [],
        current: '',
        heldBack: '',
        attempts: 0,
        serverFailures: noServerFailures,
        retryAt: null,
      },
    });
  });

  it('counts a failure, and waits as long as the server demands', () => {
    const { apiError: throttled } = new CallError({ kind: 'throttled', retryAt: 9 });
    expect(afterEvent(outboxMachine, 'sending', full, { type: 'entry.failed', id: 'A', apiError: throttled })).toEqual({
      state: 'waiting',
      context: { ...full, current: '', attempts: 3, serverFailures: noServerFailures, retryAt: 9 },
    });
    const unanswered = new CallError({ kind: 'timedOut' }).apiError;
    const many = { ...full, attempts: 6 };
    expect(afterEvent(outboxMachine, 'sending', many, { type: 'entry.failed', id: 'A', apiError: unanswered })).toEqual(
      {
        state: 'waiting',
        context: { ...full, current: '', attempts: 6, serverFailures: noServerFailures, retryAt: null },
      },
    );
    const broken = new CallError({ kind: 'server' }).apiError;
    expect(afterEvent(outboxMachine, 'sending', full, { type: 'entry.failed', id: 'A', apiError: broken })).toEqual({
      state: 'waiting',
      context: { ...full, current: '', attempts: 3, serverFailures: { id: 'A', count: 3 }, retryAt: null },
    });
  });

  it('has no failed attempts and no entry that is held back after one was delivered', () => {
    const delivered = { type: 'entry.delivered', id: 'A', modified: null } as const;
    expect(afterEvent(outboxMachine, 'sending', full, delivered)).toEqual({
      state: 'sending',
      context: {
        ...full,
        entries: [bookmarkEntry('B')],
        removed: [{ id: 'A', at: expect.any(Number) }],
        current: 'B',
        heldBack: '',
        attempts: 0,
        serverFailures: noServerFailures,
        retryAt: null,
      },
    });
  });

  it('has no failures of the server in a row after the session has ended', () => {
    const over = new CallError({ kind: 'unauthorized' }).apiError;
    expect(afterEvent(outboxMachine, 'sending', full, { type: 'entry.failed', id: 'A', apiError: over })).toEqual({
      state: 'signedOut',
      context: { ...full, current: '', serverFailures: noServerFailures },
    });
  });
});
