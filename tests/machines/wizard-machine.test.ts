import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/fault.ts';
import { emptyDraft, emptyRows } from '../../src/services/contract/registration.ts';
import {
  atReview,
  back,
  fileOf,
  next,
  soundDraft,
  startReview,
  startWizard,
  submit,
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
    wizard.isIn('account', { ...untouched, draft, refusals: { first_name: 'required', last_name: 'required' } });
  });

  it('looks at a field when it is left', () => {
    const { wizard } = startWizard();
    wizard.send(change('usr', 'noor@'), check('usr'));
    const draft = { ...emptyDraft, usr: 'noor@' };
    wizard.isIn('account', { ...untouched, draft, refusals: { usr: 'invalidEmail' } });
  });

  it('keeps what it said of the others when one field is left', () => {
    const { wizard } = startWizard();
    wizard.send(next, change('usr', 'noor@'), check('usr'));
    const refusals = { usr: 'invalidEmail', first_name: 'required', last_name: 'required' } as const;
    wizard.isIn('account', { ...untouched, draft: { ...emptyDraft, usr: 'noor@' }, refusals });
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
    wizard.isIn('terms', { ...untouched, draft, isAmending: true, refusals: { currency: 'required' } });
    wizard.send(change('currency', 'SAR'), next).isIn('review', atReview);
  });

  it('forgets everything with the draft', () => {
    const { wizard } = startReview();
    wizard.send({ type: 'draft.clear' }).isIn('account', untouched);
  });
});

describe('rows', () => {
  it('are added, changed and removed', () => {
    const { wizard } = startWizard();
    wizard.send(addWork, addWork, changeWork(1, 'employer', 'Gulf Advisory'));
    const rows = [noRow, { ...noRow, employer: 'Gulf Advisory' }];
    wizard.isIn('account', { ...untouched, draft: { ...emptyDraft, professional_experience: rows } });
    wizard.send(removeWork(0));
    wizard.isIn('account', { ...untouched, draft: { ...emptyDraft, professional_experience: rows.slice(1) } });
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

  it('are chosen from a list as a whole, one kind apart from another', () => {
    const { wizard } = startWizard();
    wizard.send({ type: 'detail.choose', detailType: 'skill', values: ['SQL', 'R'] });
    wizard.send({ type: 'detail.choose', detailType: 'region', values: ['GCC'] });
    wizard.send({ type: 'detail.choose', detailType: 'skill', values: ['R'] });
    const candidate_details = [
      { detail_type: 'region', value: 'GCC', note: '' },
      { detail_type: 'skill', value: 'R', note: '' },
    ] as const;
    wizard.isIn('account', { ...untouched, draft: { ...emptyDraft, candidate_details } });
  });
});

describe('the CV', () => {
  const cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3 };
  const pdf = fileOf('cv.pdf');
  const attach = { type: 'wizard.attach', file: pdf } as const;
  const detach = { type: 'wizard.detach' } as const;

  function startDocuments() {
    const started = startReview();
    started.wizard.send(back).isIn({ documents: 'choosing' });
    return started;
  }

  it('is sent once it is chosen, and held by the name that the server gives it', async () => {
    const { wizard, uploadCv } = startDocuments();
    wizard.send(attach).isIn({ documents: 'uploading' }, atReview);
    expect(uploadCv.last.input).toEqual({ file: pdf });
    await uploadCv.last.answers(cv);
    wizard.isIn({ documents: 'choosing' }, { ...atReview, draft: { ...soundDraft, upload_cv: cv } });
    wizard.send(detach).isIn({ documents: 'choosing' }, atReview);
  });

  it.each([
    ['cv.exe', 3, 'fileType'],
    ['cv.PDF', 0, 'fileEmpty'],
    ['cv.docx', 10 * 1024 * 1024 + 1, 'fileTooLarge'],
  ] as const)('is refused before it is sent: %s of %i bytes', (name, size, refusal) => {
    const { wizard, uploadCv } = startDocuments();
    wizard.send({ type: 'wizard.attach', file: fileOf(name, size) });
    wizard.isIn({ documents: 'choosing' }, { ...atReview, refusals: { upload_cv: refusal } });
    expect(uploadCv.asked).toEqual([]);
  });

  it('waits for its answer before the step ends', () => {
    const { wizard } = startDocuments();
    wizard.send(attach, next).isIn({ documents: 'uploading' });
  });

  it.each([
    ['Remove', detach, { documents: 'choosing' }],
    ['Back', back, 'expertise'],
    ['the draft is cleared', { type: 'draft.clear' }, 'account'],
  ] as const)('is called off by: %s', async (_, event, state) => {
    const { wizard, uploadCv } = startDocuments();
    wizard.send(attach, event).isIn(state);
    expect(uploadCv.last.signal.aborted).toBe(true);
    await uploadCv.last.answers(cv);
    expect(wizard.isIn(state).context.draft.upload_cv).toBe(null);
  });

  it('gives way to another that is chosen while it is on its way', async () => {
    const { wizard, uploadCv } = startDocuments();
    wizard.send(attach, { type: 'wizard.attach', file: fileOf('other.docx') });
    await uploadCv.asked[0]?.answers(cv);
    wizard.isIn({ documents: 'uploading' }, atReview);
    await uploadCv.last.answers({ ...cv, name: 'f2' });
    expect(wizard.isIn({ documents: 'choosing' }).context.draft.upload_cv).toEqual({ ...cv, name: 'f2' });
  });

  it('says why it did not arrive', async () => {
    const { wizard, uploadCv } = startDocuments();
    const error = new CallError({ kind: 'unreachable', message: 'Failed to fetch' });
    wizard.send(attach);
    await uploadCv.last.fails(error);
    wizard.isIn({ documents: 'choosing' }, { ...atReview, uploadFault: error.fault });
    wizard.send(next).isIn('review', atReview);
  });
});

describe('registering', () => {
  it('asks for a password of the right length, and sends nothing until it is there', () => {
    const { wizard, register } = startReview();
    wizard.send({ type: 'wizard.submit', password: '' }).isIn('review', { ...atReview, passwordRefusal: 'required' });
    wizard.send({ type: 'wizard.submit', password: 'short' });
    wizard.isIn('review', { ...atReview, passwordRefusal: 'tooShort' });
    wizard.send({ type: 'wizard.submit', password: 'x'.repeat(129) });
    wizard.isIn('review', { ...atReview, passwordRefusal: 'tooLong' });
    expect(register.asked).toEqual([]);
  });

  it('sends the draft once, with the password, which it does not hold', () => {
    const { wizard, register } = startReview();
    wizard.send(submit, submit, change('usr', 'other@example.com'), addWork, check('usr'), back, next);
    wizard.isIn('submitting', atReview);
    expect(register.asked.map(({ input }) => input)).toEqual([{ draft: soundDraft, password: submit.password }]);
  });

  it('clears the draft and hands the session over', async () => {
    const { wizard, register } = startReview();
    wizard.send(submit);
    await register.last.answers({ access_token: 't1', user: 'noor@example.com' });
    wizard.isIn('account', untouched);
    expect(wizard.told).toEqual([{ type: 'session.granted', token: 't1', usr: 'noor@example.com' }]);
  });

  it('takes an answer without a token as a failure', async () => {
    const { wizard, register } = startReview();
    wizard.send(submit);
    await register.last.answers({ access_token: null, user: 'noor@example.com' });
    const fault = {
      kind: 'unknown',
      status: null,
      message: 'An error occurred',
      fields: {},
      retryAfter: null,
    } as const;
    wizard.isIn('review', { ...atReview, fault });
    expect(wizard.told).toEqual([]);
  });

  it('keeps the draft when it fails, and may be tried again', async () => {
    const { wizard, register } = startReview();
    const error = new CallError({ kind: 'timedOut', message: 'Request timed out' });
    wizard.send(submit);
    await register.last.fails(error);
    wizard.isIn('review', { ...atReview, fault: error.fault });
    wizard.send(submit).isIn('submitting', atReview);
    expect(register.asked).toHaveLength(2);
  });

  it('keeps what the server said of each field until that field changes', async () => {
    const { wizard, register } = startReview();
    wizard.send({ type: 'wizard.edit', step: 'background' }, addWork, changeWork(0, 'employer', 'A'));
    wizard.send(
      { ...changeWork(0, 'employer', 'B'), key: 'job_title' },
      changeWork(0, 'start_year', '2012'),
      next,
      submit,
    );
    const fields = { usr: 'Taken', 'professional_experience.0.start_date': 'Invalid date' };
    await register.last.fails(new CallError({ kind: 'refused', status: 417, message: 'Taken', fields }));
    expect(wizard.isIn('review').context.fault?.fields).toEqual({
      usr: 'Taken',
      'professional_experience.0.start_year': 'Invalid date',
    });
    wizard.send({ type: 'wizard.edit', step: 'account' }, change('usr', 'other@example.com'), next).isIn('review');
    expect(wizard.context.fault?.fields).toEqual({ 'professional_experience.0.start_year': 'Invalid date' });
    wizard.send({ type: 'wizard.edit', step: 'background' }, changeWork(0, 'start_year', '2013'), next).isIn('review');
    expect(wizard.context.fault).toBe(null);
  });

  it('sends no draft that is not sound', () => {
    const { wizard, register } = startReview();
    wizard.send(change('usr', ''), submit);
    wizard.isIn('review', { ...atReview, draft: { ...soundDraft, usr: '' }, refusals: { usr: 'required' } });
    expect(register.asked).toEqual([]);
  });

  it('is called off when the draft is cleared', async () => {
    const { wizard, register } = startReview();
    wizard.send(submit, { type: 'draft.clear' }).isIn('account', untouched);
    expect(register.last.signal.aborted).toBe(true);
    await register.last.answers({ access_token: 't1', user: null });
    expect(wizard.told).toEqual([]);
  });
});
