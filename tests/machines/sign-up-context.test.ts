/** How the context of the sign-up changes, with whole values. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterCheck,
  afterEdit,
  fresh,
  opened,
  type SignUpContext,
  withFailure,
  withFile,
  withFileError,
  withoutExpiredCv,
  withSubmission,
} from '../../src/machines/sign-up-context.ts';
import { type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import { emptySignUp, type HeldFile } from '../../src/services/contract/fields/draft.ts';

const now = 1_772_700_000_000;
const cv: HeldFile = { name: 'FILE-1', file_name: 'cv.pdf', file_size: 9, expires_at: now };
const of = (more: Partial<SignUpContext> = {}, upload_cv: HeldFile | null = null): SignUpContext => ({
  ...fresh,
  draft: { ...fresh.draft, upload_cv },
  ...more,
});

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

it('a sign-up begins with an empty form, and with nothing sent', () => {
  expect(fresh).toEqual({
    draft: emptySignUp,
    validationErrors: {},
    passwordError: null,
    apiError: null,
    uploadError: null,
    progress: 0,
    isAmending: false,
    submission: '',
    editedAt: null,
    isOpened: false,
    restoredFrom: null,
    isCvGone: false,
  });
});

describe('when the form is opened', () => {
  it('a CV is removed from the moment at which it expires', () => {
    const context = of({}, cv);
    expect(withoutExpiredCv(context, now - 1)).toEqual({});
    expect(withoutExpiredCv(context, now)).toEqual({
      isCvGone: true,
      draft: { ...context.draft, upload_cv: null },
    });
    const { expires_at: _, ...unlimited } = cv;
    for (const held of [unlimited, { ...cv, expires_at: null }, null])
      expect(withoutExpiredCv(of({}, held), now)).toEqual({});
  });

  it('a restored draft has the time of its last change, at the first time only', () => {
    expect(opened(of({ editedAt: 5 }))).toEqual({ isOpened: true, restoredFrom: 5 });
    expect(opened(of({ editedAt: 5, isOpened: true, restoredFrom: 3 })).restoredFrom).toBe(3);
    expect(opened(of({ editedAt: 5, isOpened: true })).restoredFrom).toBeNull();
  });
});

describe('the CV', () => {
  it('replaces the one before it, with its errors', () => {
    const { apiError } = new CallError({ kind: 'refused', fields: { upload_cv: 'gone' } });
    const context = of({ validationErrors: { upload_cv: 'fileType', usr: 'required' }, apiError, isCvGone: true });
    expect(withFile(context, cv)).toEqual({
      validationErrors: { usr: 'required' },
      apiError: null,
      draft: { ...context.draft, upload_cv: cv },
      isCvGone: false,
      editedAt: now,
    });
    expect(withFile(of({}, cv), null).draft?.upload_cv).toBeNull();
  });

  it('that is rejected has an error, and no failed upload', () => {
    expect(withFileError('fileType')).toEqual({ uploadError: null, validationErrors: { upload_cv: 'fileType' } });
    expect(withFileError(null)).toEqual({ uploadError: null, validationErrors: {} });
  });
});

describe('the submission', () => {
  it('has a new id before the first one, and keeps the id that it has', () => {
    expect(withSubmission(of({ submission: 'a1' }))).toEqual({ submission: 'a1' });
    expect(withSubmission(of()).submission).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each<[ApiErrorKind, string]>([
    ['refused', ''],
    ['duplicate', ''],
    ['server', 'a1'],
    ['timedOut', 'a1'],
    ['forbidden', 'a1'],
  ])('that failed as %s has the id “%s”', (kind, submission) => {
    const { apiError } = new CallError({ kind });
    expect(withFailure(of({ submission: 'a1' }), apiError)).toEqual({ apiError, submission });
  });

  it('that was rejected has the errors by the names of the form', () => {
    const { apiError } = new CallError({ kind: 'refused', fields: { 'academic_background.1.start_date': 'early' } });
    expect(withFailure(of(), apiError).apiError?.fields).toEqual({ 'academic_background.1.start_year': 'early' });
  });
});

describe('a field', () => {
  it('that is edited has the time of the edit, and loses its error', () => {
    const context = of({ validationErrors: { first_name: 'required', usr: 'required' } });
    expect(afterEdit(context, { type: 'draft.change', path: 'first_name', value: 'Noor' })).toEqual({
      draft: { ...context.draft, first_name: 'Noor' },
      validationErrors: { usr: 'required' },
      apiError: null,
      editedAt: now,
    });
  });

  it('that lost the focus has its error, beside those of other fields', () => {
    expect(afterCheck(of({ validationErrors: { last_name: 'tooLong' } }), 'first_name')).toEqual({
      validationErrors: { last_name: 'tooLong', first_name: 'required' },
    });
    expect(afterCheck(of(), 'no_such_field')).toEqual({});
  });
});
