/** Tests the steps and the draft of the sign-up. Long because all steps of the sign-up are one machine. */
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import type { Step } from '../../src/services/contract/fields/candidate-table.ts';
import { withChosenDetails } from '../../src/services/contract/fields/choose.ts';
import { type DetailType, emptyRow, emptySignUp, type SignUpDraft } from '../../src/services/contract/fields/draft.ts';
import {
  atReview,
  back,
  edited,
  next,
  startReview,
  startSignUp,
  today,
  untouched,
  validDraft,
} from './start-sign-up.ts';

const change = (field: 'usr' | 'phone_no' | 'currency', value: string) =>
  ({ type: 'draft.change', path: field, value }) as const;
const addWork = { type: 'row.add', list: 'professional_experience' } as const;
const removeWork = (at: number) => ({ type: 'row.remove', list: 'professional_experience', at }) as const;
const changeWork = (at: number, key: 'employer' | 'job_title' | 'start_year' | 'end_year', value: string) =>
  ({ type: 'draft.change', path: `professional_experience.${at}.${key}`, value }) as const;
const check = (path: string) => ({ type: 'draft.check', path }) as const;
// the row belongs to that table
const noRow = emptyRow(signUpForm, 'professional_experience') as SignUpDraft['professional_experience'][number];
const choose = (signUp: ReturnType<typeof startSignUp>['signUp'], type: DetailType, values: readonly string[]) =>
  signUp.send({
    type: 'draft.change',
    path: 'candidate_details',
    value: withChosenDetails(signUp.context.draft.candidate_details, type, values),
  });

describe('the steps', () => {
  it('end only when their values are valid, and show the errors', () => {
    const { signUp } = startSignUp();
    signUp.isIn('account', untouched).send(next);
    const validationErrors = { usr: 'required', first_name: 'required', last_name: 'required' } as const;
    signUp.isIn('account', { ...untouched, validationErrors });
  });

  it('clear the error of a field when the field changes', () => {
    const { signUp } = startSignUp();
    signUp.send(next, change('usr', 'n'));
    const draft = { ...emptySignUp, usr: 'n' };
    signUp.isIn('account', { ...edited, draft, validationErrors: { first_name: 'required', last_name: 'required' } });
  });

  it('validate a field when it is left', () => {
    const { signUp } = startSignUp();
    signUp.send(change('usr', 'noor@'), check('usr'));
    const draft = { ...emptySignUp, usr: 'noor@' };
    signUp.isIn('account', { ...edited, draft, validationErrors: { usr: 'invalidEmail' } });
  });

  it('keep the errors of the other fields when one is left', () => {
    const { signUp } = startSignUp();
    signUp.send(next, change('usr', 'noor@'), check('usr'));
    const validationErrors = { usr: 'invalidEmail', first_name: 'required', last_name: 'required' } as const;
    signUp.isIn('account', { ...edited, draft: { ...emptySignUp, usr: 'noor@' }, validationErrors });
  });

  it('go through to the review, and back without losing a value', () => {
    const { signUp } = startReview();
    signUp.send(back).isIn({ documents: 'choosing' }, atReview);
    signUp.send(back).isIn('expertise', atReview);
    signUp.send(back).isIn('background', atReview);
    signUp.send(back).isIn('terms', atReview);
    signUp.send(back).isIn('account', atReview);
    signUp.send(next, next, next, next, next).isIn('review', atReview);
  });

  it('return to the review from a step that was opened there', () => {
    const { signUp } = startReview();
    signUp.send({ type: 'signUp.edit', step: 'terms' }).isIn('terms', { ...atReview, isAmending: true });
    signUp.send(next).isIn('review', atReview);
  });

  it('stop at an invalid step on the way back to the review', () => {
    const { signUp } = startReview();
    signUp.send({ type: 'signUp.edit', step: 'terms' }, change('currency', ''), back, next).isIn('terms');
    signUp.send(next);
    const draft = { ...validDraft, currency: '' };
    signUp.isIn('terms', { ...atReview, draft, isAmending: true, validationErrors: { currency: 'required' } });
    signUp.send(change('currency', 'SAR'), next).isIn('review', atReview);
  });

  it('are reset when the draft is cleared', () => {
    const { signUp } = startReview();
    signUp.send({ type: 'draft.clear' }).isIn('account', untouched);
  });
});

describe('a restored draft', () => {
  it('shows the time of its last edit until its step is left', () => {
    const { signUp } = startSignUp({ value: 'terms', context: { draft: validDraft, editedAt: 5 } });
    signUp.send({ type: 'signUp.opened', now: today });
    signUp.isIn('terms', { ...untouched, draft: validDraft, editedAt: 5, isOpened: true, restoredFrom: 5 });
    expect(signUp.send({ type: 'signUp.opened', now: today }).context.restoredFrom).toBe(5);
    expect(signUp.send(next).context.restoredFrom).toBe(null);
  });

  it('shows no time for a draft that was started on this page', () => {
    const { signUp } = startSignUp();
    signUp.send({ type: 'signUp.opened', now: today }, change('usr', 'n'), { type: 'signUp.opened', now: today });
    signUp.isIn('account', { ...edited, draft: { ...emptySignUp, usr: 'n' }, isOpened: true });
    signUp.send({ type: 'draft.clear' }).isIn('account', { ...untouched, isOpened: true });
  });

  it('reports a CV that the server has deleted, until it is replaced or removed', () => {
    const upload_cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: today };
    const { signUp } = startSignUp({ value: 'review', context: { draft: { ...validDraft, upload_cv } } });
    signUp.send({ type: 'signUp.opened', now: today - 1 });
    expect(signUp.context.draft.upload_cv).toEqual(upload_cv);
    signUp.send({ type: 'signUp.opened', now: today });
    expect([signUp.context.draft.upload_cv, signUp.context.isCvGone]).toEqual([null, true]);
    signUp.send({ type: 'signUp.edit', step: 'documents' }, { type: 'signUp.detach' });
    expect(signUp.context.isCvGone).toBe(false);
  });

  it('keeps a CV that may have been sent, so that the same registration is sent again', () => {
    const upload_cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: today };
    const context = { draft: { ...validDraft, upload_cv }, submission: 's1', editedAt: 5 };
    const { signUp } = startSignUp({ value: 'unanswered', context });
    signUp.send({ type: 'signUp.opened', now: today });
    signUp.isIn({ unanswered: 'waiting' }, { ...untouched, ...context, isOpened: true, restoredFrom: 5 });
  });
});

describe('the browser’s own Back and Forward', () => {
  const visit = (step: Step | 'review') => ({ type: 'signUp.visit', step }) as const;

  it('lead only to steps that have been reached', () => {
    const { signUp } = startReview();
    signUp.send(visit('account')).isIn('account', atReview);
    signUp.send(visit('documents')).isIn({ documents: 'choosing' }, atReview);
    signUp.send(visit('account'), change('usr', ''), visit('terms')).isIn('account');
    signUp.send(change('usr', 'noor@example.com'), visit('review')).isIn('review', atReview);
  });
});

describe('rows', () => {
  it('are added, changed and removed', () => {
    const { signUp } = startSignUp();
    signUp.send(addWork, addWork, changeWork(1, 'employer', 'Gulf Advisory'));
    const rows = [noRow, { ...noRow, employer: 'Gulf Advisory' }];
    signUp.isIn('account', { ...edited, draft: { ...emptySignUp, professional_experience: rows } });
    signUp.send(removeWork(0));
    signUp.isIn('account', { ...edited, draft: { ...emptySignUp, professional_experience: rows.slice(1) } });
  });

  it('keep their errors when a row before them is removed', () => {
    const { signUp } = startSignUp();
    signUp.send(addWork, addWork, changeWork(1, 'employer', 'Gulf Advisory'), check('professional_experience'));
    signUp.send(removeWork(0));
    expect(signUp.context.validationErrors).toEqual({
      'professional_experience.0.job_title': 'required',
      'professional_experience.0.start_year': 'required',
    });
  });

  it('must not end before they start, in either digit set', () => {
    const { signUp } = startSignUp();
    signUp.send(addWork, changeWork(0, 'employer', 'A'), changeWork(0, 'job_title', 'B'));
    signUp.send(
      changeWork(0, 'start_year', '٢٠١٢'),
      changeWork(0, 'end_year', '2011'),
      check('professional_experience.0'),
    );
    expect(signUp.context.validationErrors).toEqual({ 'professional_experience.0.end_year': 'endsBeforeStart' });
    signUp.send(changeWork(0, 'end_year', '٢٠١٢'), check('professional_experience.0'));
    expect(signUp.context.validationErrors).toEqual({});
  });

  it('move together with their errors', () => {
    const { signUp } = startSignUp();
    signUp.send(addWork, addWork, addWork, changeWork(2, 'employer', 'C'), check('professional_experience.2'));
    signUp.send({ type: 'row.move', list: 'professional_experience', at: 2, to: 0 });
    expect(signUp.context.draft.professional_experience).toEqual([{ ...noRow, employer: 'C' }, noRow, noRow]);
    expect(Object.keys(signUp.context.validationErrors)).toEqual([
      'professional_experience.0.job_title',
      'professional_experience.0.start_year',
    ]);
    const before = signUp.context.draft;
    signUp.send({ type: 'row.move', list: 'professional_experience', at: 0, to: -1 });
    signUp.send({ type: 'row.move', list: 'professional_experience', at: 2, to: 3 });
    expect(signUp.context.draft).toBe(before);
  });

  it('need a level for each language', () => {
    const { signUp } = startReview();
    signUp.send({ type: 'signUp.edit', step: 'expertise' });
    choose(signUp, 'language', ['ar', 'en']);
    signUp.send({ type: 'draft.change', path: 'candidate_details.0.note', value: 'Native' }, next).isIn('expertise');
    expect(signUp.context.validationErrors).toEqual({ 'candidate_details.1.note': 'noLevel' });
    choose(signUp, 'language', ['ar']).send(next).isIn('review');
    expect(signUp.context.draft.candidate_details).toEqual([{ detail_type: 'language', value: 'ar', note: 'Native' }]);
  });

  it('are at most sixty', () => {
    const { signUp } = startReview();
    const values = Array.from({ length: 200 }, (_, at) => `skill ${at}`);
    signUp.send({ type: 'signUp.edit', step: 'expertise' });
    choose(signUp, 'skill', values).send(next);
    expect(signUp.isIn('expertise').context.validationErrors).toEqual({ candidate_details: 'tooMany' });
  });

  it('are replaced per kind when chosen from a list', () => {
    const { signUp } = startSignUp();
    choose(signUp, 'skill', ['SQL', 'R']);
    choose(signUp, 'region', ['GCC']);
    choose(signUp, 'skill', ['R']);
    const candidate_details = [
      { detail_type: 'region', value: 'GCC', note: '' },
      { detail_type: 'skill', value: 'R', note: '' },
    ] as const;
    signUp.isIn('account', { ...edited, draft: { ...emptySignUp, candidate_details } });
  });
});

describe('typed or pasted text', () => {
  it.each([
    ['Noor\u202e ilA', 'Noor ilA'],
    ['a\u0000b\u200bc', 'abc'],
    ['two\r\n lines', 'two lines'],
    ['wide\u00a0space\tand tab', 'wide space and tab'],
    ['نور علی\u200cرضا 👩‍💻', 'نور علی\u200cرضا 👩‍💻'],
  ])('%j is stored as %j', (typed, stored) => {
    const { signUp } = startSignUp();
    signUp.send({ type: 'draft.change', path: 'first_name', value: typed }, addWork);
    signUp.send(changeWork(0, 'employer', typed));
    expect(signUp.context.draft.first_name).toBe(stored);
    expect(signUp.context.draft.professional_experience[0]?.employer).toBe(stored);
  });

  it.each([
    ['first_name', '👋', 'noLetter'],
    ['first_name', 'x'.repeat(141), 'tooLong'],
    ['phone_no', 'call me', 'invalidPhone'],
    ['hourly_rates', '-5', 'invalidAmount'],
    ['hourly_rates', '1e9', 'invalidAmount'],
    ['hourly_rates', '١٢٣٤٥٦٧٨٩', 'amountTooLarge'],
    ['quantity', '0', 'invalidAmount'],
  ] as const)('%s: %s is rejected as %s', (field, value, validationError) => {
    const { signUp } = startSignUp();
    signUp.send({ type: 'draft.change', path: field, value }, check(field));
    expect(signUp.context.validationErrors).toEqual({ [field]: validationError });
  });
});
