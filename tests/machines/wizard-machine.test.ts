import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyRows, type Step } from '../../src/services/contract/registration.ts';
import {
  atReview,
  back,
  edited,
  next,
  soundDraft,
  startReview,
  startWizard,
  today,
  untouched,
} from './start-wizard.ts';

const change = (field: 'usr' | 'phone_no' | 'currency', value: string) =>
  ({ type: 'wizard.change', field, value }) as const;
const addWork = { type: 'row.add', list: 'professional_experience' } as const;
const removeWork = (at: number) => ({ type: 'row.remove', list: 'professional_experience', at }) as const;
const changeWork = (at: number, key: 'employer' | 'start_year' | 'end_year', value: string) =>
  ({ type: 'row.change', list: 'professional_experience', at, key, value }) as const;
const check = (path: string) => ({ type: 'wizard.check', path }) as const;
const noRow = emptyRows.professional_experience;

describe('the steps', () => {
  it('ends a step only when its answers are sound, and says what is not', () => {
    const { wizard } = startWizard();
    wizard.isIn('account', untouched).send(next);
    const refusals = { usr: 'required', first_name: 'required', last_name: 'required' } as const;
    wizard.isIn('account', { ...untouched, refusals });
  });

  it('takes back what it said of a field when the field changes', () => {
    const { wizard } = startWizard();
    wizard.send(next, change('usr', 'n'));
    const draft = { ...emptyDraft, usr: 'n' };
    wizard.isIn('account', { ...edited, draft, refusals: { first_name: 'required', last_name: 'required' } });
  });

  it('looks at a field when it is left', () => {
    const { wizard } = startWizard();
    wizard.send(change('usr', 'noor@'), check('usr'));
    const draft = { ...emptyDraft, usr: 'noor@' };
    wizard.isIn('account', { ...edited, draft, refusals: { usr: 'invalidEmail' } });
  });

  it('keeps what it said of the others when one field is left', () => {
    const { wizard } = startWizard();
    wizard.send(next, change('usr', 'noor@'), check('usr'));
    const refusals = { usr: 'invalidEmail', first_name: 'required', last_name: 'required' } as const;
    wizard.isIn('account', { ...edited, draft: { ...emptyDraft, usr: 'noor@' }, refusals });
  });

  it('leads through all of them to the review, and back without losing an answer', () => {
    const { wizard } = startReview();
    wizard.send(back).isIn({ documents: 'choosing' }, atReview);
    wizard.send(back).isIn('expertise', atReview);
    wizard.send(back).isIn('background', atReview);
    wizard.send(back).isIn('terms', atReview);
    wizard.send(back).isIn('account', atReview);
    wizard.send(next, next, next, next, next).isIn('review', atReview);
  });

  it('comes back to the review from a step that was opened there', () => {
    const { wizard } = startReview();
    wizard.send({ type: 'wizard.edit', step: 'terms' }).isIn('terms', { ...atReview, isAmending: true });
    wizard.send(next).isIn('review', atReview);
  });

  it('passes by what is not sound on the way back to the review', () => {
    const { wizard } = startReview();
    wizard.send({ type: 'wizard.edit', step: 'terms' }, change('currency', ''), back, next).isIn('terms');
    wizard.send(next);
    const draft = { ...soundDraft, currency: '' };
    wizard.isIn('terms', { ...atReview, draft, isAmending: true, refusals: { currency: 'required' } });
    wizard.send(change('currency', 'SAR'), next).isIn('review', atReview);
  });

  it('forgets everything with the draft', () => {
    const { wizard } = startReview();
    wizard.send({ type: 'draft.clear' }).isIn('account', untouched);
  });
});

describe('coming back', () => {
  it('says from when the draft is that is found, until its step is left', () => {
    const { wizard } = startWizard({ value: 'terms', context: { draft: soundDraft, editedAt: 5 } });
    wizard.send({ type: 'wizard.opened', now: today });
    wizard.isIn('terms', { ...untouched, draft: soundDraft, editedAt: 5, isOpened: true, restoredFrom: 5 });
    expect(wizard.send({ type: 'wizard.opened', now: today }).context.restoredFrom).toBe(5);
    expect(wizard.send(next).context.restoredFrom).toBe(null);
  });

  it('says nothing of a draft that was begun on this very page', () => {
    const { wizard } = startWizard();
    wizard.send({ type: 'wizard.opened', now: today }, change('usr', 'n'), { type: 'wizard.opened', now: today });
    wizard.isIn('account', { ...edited, draft: { ...emptyDraft, usr: 'n' }, isOpened: true });
    wizard.send({ type: 'draft.clear' }).isIn('account', { ...untouched, isOpened: true });
  });

  it('tells of a CV that the server no longer holds, until another is chosen or none', () => {
    const upload_cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: today };
    const { wizard } = startWizard({ value: 'review', context: { draft: { ...soundDraft, upload_cv } } });
    wizard.send({ type: 'wizard.opened', now: today - 1 });
    expect(wizard.context.draft.upload_cv).toEqual(upload_cv);
    wizard.send({ type: 'wizard.opened', now: today });
    expect([wizard.context.draft.upload_cv, wizard.context.isCvGone]).toEqual([null, true]);
    wizard.send({ type: 'wizard.edit', step: 'documents' }, { type: 'wizard.detach' });
    expect(wizard.context.isCvGone).toBe(false);
  });
});

describe('the browser’s own Back and Forward', () => {
  const visit = (step: Step | 'review') => ({ type: 'wizard.visit', step }) as const;

  it('lead to every step that has been reached, and to no other', () => {
    const { wizard } = startReview();
    wizard.send(visit('account')).isIn('account', atReview);
    wizard.send(visit('documents')).isIn({ documents: 'choosing' }, atReview);
    wizard.send(visit('account'), change('usr', ''), visit('terms')).isIn('account');
    wizard.send(change('usr', 'noor@example.com'), visit('review')).isIn('review', atReview);
  });
});

describe('rows', () => {
  it('are added, changed and removed', () => {
    const { wizard } = startWizard();
    wizard.send(addWork, addWork, changeWork(1, 'employer', 'Gulf Advisory'));
    const rows = [noRow, { ...noRow, employer: 'Gulf Advisory' }];
    wizard.isIn('account', { ...edited, draft: { ...emptyDraft, professional_experience: rows } });
    wizard.send(removeWork(0));
    wizard.isIn('account', { ...edited, draft: { ...emptyDraft, professional_experience: rows.slice(1) } });
  });

  it('keep what was found wrong with them when one before them is removed', () => {
    const { wizard } = startWizard();
    wizard.send(addWork, addWork, changeWork(1, 'employer', 'Gulf Advisory'), check('professional_experience'));
    wizard.send(removeWork(0));
    expect(wizard.context.refusals).toEqual({
      'professional_experience.0.job_title': 'required',
      'professional_experience.0.start_year': 'required',
    });
  });

  it('end no earlier than they start, in either digit set', () => {
    const { wizard } = startWizard();
    wizard.send(addWork, changeWork(0, 'employer', 'A'), { ...changeWork(0, 'employer', 'B'), key: 'job_title' });
    wizard.send(
      changeWork(0, 'start_year', '٢٠١٢'),
      changeWork(0, 'end_year', '2011'),
      check('professional_experience.0'),
    );
    expect(wizard.context.refusals).toEqual({ 'professional_experience.0.end_year': 'endsBeforeStart' });
    wizard.send(changeWork(0, 'end_year', '٢٠١٢'), check('professional_experience.0'));
    expect(wizard.context.refusals).toEqual({});
  });

  it('change places, and what was found wrong with them goes with them', () => {
    const { wizard } = startWizard();
    wizard.send(addWork, addWork, addWork, changeWork(2, 'employer', 'C'), check('professional_experience.2'));
    wizard.send({ type: 'row.move', list: 'professional_experience', at: 2, to: 0 });
    expect(wizard.context.draft.professional_experience).toEqual([{ ...noRow, employer: 'C' }, noRow, noRow]);
    expect(Object.keys(wizard.context.refusals)).toEqual([
      'professional_experience.0.job_title',
      'professional_experience.0.start_year',
    ]);
    const before = wizard.context.draft;
    wizard.send({ type: 'row.move', list: 'professional_experience', at: 0, to: -1 });
    wizard.send({ type: 'row.move', list: 'professional_experience', at: 2, to: 3 });
    expect(wizard.context.draft).toBe(before);
  });

  it('hold the level of a language, without which the step does not end', () => {
    const { wizard } = startReview();
    wizard.send({ type: 'wizard.edit', step: 'expertise' });
    wizard.send({ type: 'detail.choose', detailType: 'language', values: ['ar', 'en'] });
    wizard.send({ type: 'detail.note', detailType: 'language', value: 'ar', note: 'Native' }, next).isIn('expertise');
    expect(wizard.context.refusals).toEqual({ 'candidate_details.1.note': 'noLevel' });
    wizard.send({ type: 'detail.choose', detailType: 'language', values: ['ar'] }, next).isIn('review');
    expect(wizard.context.draft.candidate_details).toEqual([{ detail_type: 'language', value: 'ar', note: 'Native' }]);
  });

  it('are at most sixty', () => {
    const { wizard } = startReview();
    const values = Array.from({ length: 200 }, (_, at) => `skill ${at}`);
    wizard.send(
      { type: 'wizard.edit', step: 'expertise' },
      { type: 'detail.choose', detailType: 'skill', values },
      next,
    );
    expect(wizard.isIn('expertise').context.refusals).toEqual({ candidate_details: 'tooMany' });
  });

  it('are chosen from a list as a whole, one kind apart from another', () => {
    const { wizard } = startWizard();
    wizard.send({ type: 'detail.choose', detailType: 'skill', values: ['SQL', 'R'] });
    wizard.send({ type: 'detail.choose', detailType: 'region', values: ['GCC'] });
    wizard.send({ type: 'detail.choose', detailType: 'skill', values: ['R'] });
    const candidate_details = [
      { detail_type: 'region', value: 'GCC', note: '' },
      { detail_type: 'skill', value: 'R', note: '' },
    ] as const;
    wizard.isIn('account', { ...edited, draft: { ...emptyDraft, candidate_details } });
  });
});

describe('what is typed or pasted', () => {
  it.each([
    ['Noor\u202e ilA', 'Noor ilA'],
    ['a\u0000b\u200bc', 'abc'],
    ['two\r\n lines', 'two lines'],
    ['wide\u00a0space\tand tab', 'wide space and tab'],
    ['نور علی\u200cرضا 👩‍💻', 'نور علی\u200cرضا 👩‍💻'],
  ])('%j is held as %j', (typed, held) => {
    const { wizard } = startWizard();
    wizard.send({ type: 'wizard.change', field: 'first_name', value: typed }, addWork);
    wizard.send(changeWork(0, 'employer', typed));
    expect(wizard.context.draft.first_name).toBe(held);
    expect(wizard.context.draft.professional_experience[0]?.employer).toBe(held);
  });

  it.each([
    ['first_name', '👋', 'noLetter'],
    ['first_name', 'x'.repeat(141), 'tooLong'],
    ['phone_no', 'call me', 'invalidPhone'],
    ['hourly_rates', '-5', 'invalidAmount'],
    ['hourly_rates', '1e9', 'invalidAmount'],
    ['hourly_rates', '١٢٣٤٥٦٧٨٩', 'amountTooLarge'],
    ['quantity', '0', 'invalidAmount'],
  ] as const)('%s: %s is refused as %s', (field, value, refusal) => {
    const { wizard } = startWizard();
    wizard.send({ type: 'wizard.change', field, value }, check(field));
    expect(wizard.context.refusals).toEqual({ [field]: refusal });
  });
});
