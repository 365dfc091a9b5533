import { describe, expect, it } from 'vitest';
import { type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import { atReview, back, next, startReview, startSignUp, submit, untouched, validDraft } from './start-sign-up.ts';

const change = (field: 'usr', value: string) => ({ type: 'draft.change', path: field, value }) as const;
const addWork = { type: 'row.add', list: 'professional_experience' } as const;
const changeWork = (at: number, key: 'employer' | 'job_title' | 'start_year', value: string) =>
  ({ type: 'draft.change', path: `professional_experience.${at}.${key}`, value }) as const;
const check = (path: string) => ({ type: 'draft.check', path }) as const;

const checks = {
  refused: 'editable',
  earlierSession: 'locked',
  duplicate: 'editable',
  offline: 'locked',
  unreachable: 'locked',
  timedOut: 'locked',
  canceled: 'locked',
  unreadable: 'locked',
  unreadableFile: 'locked',
  throttled: 'locked',
  maintenance: 'locked',
  readOnly: 'locked',
  server: 'locked',
  mailFailed: 'locked',
  unknown: 'locked',
  badRequest: 'locked',
  invalidUrl: 'locked',
  foreignSession: 'locked',
  unauthorized: 'locked',
  forbidden: 'locked',
  missing: 'locked',
  linkExpired: 'locked',
  unverified: 'locked',
  tooLarge: 'locked',
} as const satisfies Record<ApiErrorKind, 'editable' | 'locked'>;

describe('registering', () => {
  it('sends nothing until the password has a valid length', () => {
    const { signUp, register } = startReview();
    signUp.send({ type: 'signUp.submit', password: '' }).isIn('review', { ...atReview, passwordError: 'required' });
    signUp.send({ type: 'signUp.submit', password: 'short' });
    signUp.isIn('review', { ...atReview, passwordError: 'tooShort' });
    signUp.send({ type: 'signUp.submit', password: 'x'.repeat(129) });
    signUp.isIn('review', { ...atReview, passwordError: 'tooLong' });
    expect(register.calls).toEqual([]);
  });

  it('sends the draft once, with the password, which it does not store', () => {
    const { signUp, register } = startReview();
    signUp.send(submit, submit, change('usr', 'other@example.com'), addWork, check('usr'), back, next);
    signUp.isIn({ unanswered: 'submitting' }, atReview);
    const { submission } = signUp.context;
    expect(register.calls.map(({ input }) => input)).toEqual([
      { draft: validDraft, password: submit.password, submission },
    ]);
  });

  it('clears the draft and grants the session', async () => {
    const { signUp, register } = startReview();
    signUp.send(submit);
    await register.last.answers({ access_token: 't1', user: 'noor@example.com' });
    signUp.isIn('account', untouched);
    expect(signUp.sentToParent).toEqual([{ type: 'session.granted', token: 't1', usr: 'noor@example.com' }]);
  });

  it('grants the session of the address in the draft when the response has none', async () => {
    const { signUp, register } = startReview();
    signUp.send(change('usr', ' noor@example.com '), submit);
    await register.last.answers({ access_token: 't1', user: null });
    expect(signUp.sentToParent).toEqual([{ type: 'session.granted', token: 't1', usr: 'noor@example.com' }]);
  });

  it('treats a response without a token as a failure after which the account may exist', async () => {
    const { signUp, register } = startReview();
    signUp.send(submit);
    await register.last.answers({ access_token: null, user: 'noor@example.com' });
    const apiError = {
      kind: 'unknown',
      status: null,
      message: 'An error occurred',
      fields: {},
      retryAt: null,
      reference: null,
    } as const;
    signUp.isIn({ unanswered: 'waiting' }, { ...atReview, apiError });
    expect(signUp.sentToParent).toEqual([]);
    signUp.send(submit);
    await register.last.answers({ access_token: null, user: null });
    signUp.isIn({ unanswered: 'waiting' }, { ...atReview, apiError });
  });

  it('keeps the draft when it fails, and retries under the same submission id', async () => {
    const { signUp, register } = startReview();
    const error = new CallError({ kind: 'server', status: 500 });
    signUp.send(submit);
    await register.last.fails(error);
    signUp.isIn('review', { ...atReview, apiError: error.apiError });
    signUp.send(submit).isIn({ unanswered: 'submitting' }, atReview);
    expect(new Set(register.calls.map(({ input }) => input.submission)).size).toBe(1);
  });

  it.each(['timedOut', 'unreachable', 'unreadable'] as const)(
    'locks the draft after an unknown outcome (%s), and retries under the same submission id',
    async (kind) => {
      const { signUp, register } = startReview();
      const error = new CallError({ kind });
      signUp.send(submit);
      await register.last.fails(error);
      signUp.send(change('usr', 'other@example.com'), { type: 'signUp.edit', step: 'terms' }, back, addWork);
      signUp.isIn({ unanswered: 'waiting' }, { ...atReview, apiError: error.apiError });
      signUp.send({ type: 'signUp.submit', password: '' });
      expect(signUp.isIn({ unanswered: 'waiting' }).context.passwordError).toBe('required');
      signUp.send(submit, submit).isIn({ unanswered: 'checking' }, atReview);
      await register.last.fails(error);
      signUp.isIn({ unanswered: 'waiting' }).send(submit);
      await register.last.answers({ access_token: 't1', user: 'noor@example.com' });
      signUp.isIn('account', untouched);
      expect(signUp.sentToParent).toEqual([{ type: 'session.granted', token: 't1', usr: 'noor@example.com' }]);
      expect(register.calls).toHaveLength(3);
      expect(new Set(register.calls.map(({ input }) => input.submission)).size).toBe(1);
    },
  );

  it.each(Object.entries(checks))('after a check that failed as %s the draft is %s', async (kind, outcome) => {
    const { signUp, register } = startReview();
    signUp.send(submit);
    await register.last.fails(new CallError({ kind: 'timedOut' }));
    const error = new CallError({ kind: kind as ApiErrorKind }); // a key of the table
    signUp.send(submit);
    await register.last.fails(error);
    signUp.isIn(outcome === 'locked' ? { unanswered: 'waiting' } : 'review', { ...atReview, apiError: error.apiError });
    signUp.send(change('usr', 'other@example.com'));
    expect(signUp.context.draft.usr).toBe(outcome === 'locked' ? 'noor@example.com' : 'other@example.com');
    signUp.send(submit);
    const [first, , last] = register.calls.map(({ input }) => input.submission);
    expect(first === last).toBe(outcome === 'locked');
  });

  it.each(['offline', 'maintenance', 'throttled'] as const)(
    'stays locked after a reload and a check that failed as %s',
    async (kind) => {
      const context = { draft: validDraft, submission: 'f'.repeat(32) };
      const { signUp, register } = startSignUp({ value: 'unanswered', context });
      signUp.isIn({ unanswered: 'waiting' }).send(submit);
      const error = new CallError({ kind });
      await register.last.fails(error);
      signUp.isIn({ unanswered: 'waiting' }, { ...untouched, ...context, apiError: error.apiError });
      expect(register.last.input.submission).toBe(context.submission);
    },
  );

  it('uses a new submission id after a rejected registration', async () => {
    const { signUp, register } = startReview();
    signUp.send(submit);
    await register.last.fails(new CallError({ kind: 'duplicate', status: 409 }));
    signUp.isIn('review').send(submit);
    const [first, second] = register.calls.map(({ input }) => input.submission);
    expect(first).not.toBe(second);
  });

  it('keeps each field error of the server until that field changes', async () => {
    const { signUp, register } = startReview();
    signUp.send({ type: 'signUp.edit', step: 'background' }, addWork, changeWork(0, 'employer', 'A'));
    signUp.send(changeWork(0, 'job_title', 'B'), changeWork(0, 'start_year', '2012'), next, submit);
    const fields = { usr: 'Taken', 'professional_experience.0.start_date': 'Invalid date' };
    await register.last.fails(new CallError({ kind: 'refused', status: 417, message: 'Taken', fields }));
    expect(signUp.isIn('review').context.apiError?.fields).toEqual({
      usr: 'Taken',
      'professional_experience.0.start_year': 'Invalid date',
    });
    signUp.send({ type: 'signUp.edit', step: 'account' }, change('usr', 'other@example.com'), next).isIn('review');
    expect(signUp.context.apiError?.fields).toEqual({ 'professional_experience.0.start_year': 'Invalid date' });
    signUp.send({ type: 'signUp.edit', step: 'background' }, changeWork(0, 'start_year', '2013'), next).isIn('review');
    expect(signUp.context.apiError).toBe(null);
  });

  it('sends no invalid draft', () => {
    const { signUp, register } = startReview();
    signUp.send(change('usr', ''), submit);
    signUp.isIn('review', { ...atReview, draft: { ...validDraft, usr: '' }, validationErrors: { usr: 'required' } });
    expect(register.calls).toEqual([]);
  });

  it('is aborted when the draft is cleared', async () => {
    const { signUp, register } = startReview();
    signUp.send(submit, { type: 'draft.clear' }).isIn('account', untouched);
    expect(register.last.signal.aborted).toBe(true);
    await register.last.answers({ access_token: 't1', user: null });
    expect(signUp.sentToParent).toEqual([]);
  });
});
