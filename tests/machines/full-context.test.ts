/** What a transition clears, in a context in which everything is set. Long because of the full contexts. */
import { describe, expect, it } from 'vitest';
import type { ContextFrom } from 'xstate';
import { type AuthContext, authMachine } from '../../src/machines/auth-machine.ts';
import { freshContract } from '../../src/machines/contract-context.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { fresh as freshNotifications } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { freshQuotation } from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { fresh as freshSignUp } from '../../src/machines/sign-up-context.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { afterEvent } from './after-event.ts';

const { apiError } = new CallError({ kind: 'refused', retryAt: 7 });

describe('auth', () => {
  const full: AuthContext = {
    token: 'T0',
    loading: 'failed',
    error: 'Wrong',
    apiError,
    usr: 'noor@example.com',
    owner: 'noor@example.com',
    formerOwner: 'sami@example.com',
    isLoggedIn: true,
    hasExpired: true,
    endedBy: 'other_tab',
  };
  const noAttempt = { token: '', error: null, apiError: null, hasExpired: false, endedBy: null };

  it('clears the last attempt when the next one starts, is cancelled or works', () => {
    const credentials = { type: 'auth.signIn', usr: 'nour@example.com', password: 'x' } as const;
    const { usr } = credentials;
    expect(afterEvent(authMachine, 'failed', full, credentials)).toEqual({
      state: 'pending',
      context: { ...full, ...noAttempt, loading: 'pending', usr },
    });
    expect(afterEvent(authMachine, 'pending', full, { type: 'auth.cancel' })).toEqual({
      state: 'idle',
      context: { ...full, ...noAttempt, loading: 'idle' },
    });
    const done = { type: 'xstate.done.actor.signIn', output: { access_token: 'T1' } } as const;
    expect(afterEvent(authMachine, 'pending', full, done)).toEqual({
      state: 'succeeded',
      context: { ...full, ...noAttempt, token: 'T1', loading: 'succeeded', owner: full.usr, formerOwner: '' },
    });
  });
});

describe('the newsletter', () => {
  const full = { usr: 'noor', validationError: 'required', apiError } as const;

  it('replaces the failure by the error of the address', () => {
    expect(afterEvent(promptMachine, 'subscribe', full, { type: 'prompt.next' })).toEqual({
      state: 'subscribe',
      context: { usr: 'noor', validationError: 'invalidEmail', apiError: null },
    });
  });

  it('is empty after it was sent', () => {
    const added = { msg: 'success', data: 'Subscriber Added' };
    expect(
      afterEvent(promptMachine, 'submitting', full, { type: 'xstate.done.actor.subscribe', output: added }),
    ).toEqual({
      state: 'closed',
      context: { usr: '', validationError: null, apiError: null },
    });
  });
});

it('a list has no failure after it was read', () => {
  const context = {
    key: 'faqs',
    params: {},
    isOnScreen: true,
    loading: true,
    error: 'Failed',
    apiError,
    data: [],
    previousData: [{}],
    readAt: 1,
    failures: 3,
  } as unknown as ContextFrom<typeof listMachine>; // rows of another list are as good
  const { context: read } = afterEvent(listMachine, 'pending', context, {
    type: 'xstate.done.actor.fetchList',
    output: [],
  });
  expect({ ...read, readAt: 1 }).toEqual({
    ...context,
    loading: false,
    error: null,
    apiError: null,
    previousData: null,
    failures: 0,
  });
});

describe('the sign-up', () => {
  it('stays open when it is cleared', () => {
    const full = {
      ...freshSignUp,
      validationErrors: { usr: 'required' },
      passwordError: 'required',
      uploadError: apiError,
      apiError,
      isOpened: true,
      restoredFrom: 5,
      submission: 'S1',
    } as const;
    expect(afterEvent(signUpMachine, 'review', full, { type: 'draft.clear' })).toEqual({
      state: 'account',
      context: { ...freshSignUp, isOpened: true },
    });
  });
});

describe('a quotation and a contract', () => {
  it('have no failure after an act was done', () => {
    const quotation = { ...freshQuotation(), request: 'RFQ-1', apiError };
    const declined = { type: 'xstate.done.actor.declineRfq', output: {} } as const;
    expect(afterEvent(quotationMachine, 'sendingDecline', quotation, declined).context).toEqual({
      ...quotation,
      apiError: null,
      done: 'declined',
    });
  });

  it('have only the notice of changed terms when the terms have changed', () => {
    const context = {
      ...freshContract(),
      contract: 'C-1',
      readTerms: 'H1',
      validationErrors: { full_name: 'required' },
      apiError,
      isLost: true,
    } as const;
    const error = new CallError({ kind: 'refused', fields: { terms_hash: 'Changed' } });
    expect(afterEvent(contractMachine, 'sending', context, { type: 'xstate.error.actor.sendAct', error })).toEqual({
      state: 'writing',
      context: {
        ...context,
        readTerms: '',
        validationErrors: {},
        apiError: null,
        isLost: false,
        isStale: true,
      },
    });
  });
});

it('the notifications that are cleared stay on screen', () => {
  const machine = notificationsMachine;
  const { value } = machine.resolveState({
    value: { reading: { open: 'waiting' } },
    context: freshNotifications,
  } as never);
  const full = { ...freshNotifications, isShown: true, quiet: 3, failures: 2, apiError, digestError: apiError };
  expect(afterEvent(machine, value, full, { type: 'draft.clear' }).context).toEqual({
    ...freshNotifications,
    isShown: true,
  });
});

it('a new password replaces the failure by the error of the address', () => {
  const context = {
    usr: 'noor',
    validationError: null,
    passwordError: null,
    apiError,
    isOutcomeUnknown: true,
    hasToken: false,
    resendAt: 5,
    inboxUrl: null,
  } as const;
  expect(afterEvent(passwordResetMachine, 'asking', context, { type: 'reset.send', now: 5 })).toEqual({
    state: 'asking',
    context: { ...context, validationError: 'invalidEmail', apiError: null },
  });
});

describe('a resume', () => {
  const full = {
    fileName: 'old.json',
    resume: null,
    chosen: ['bio'],
    used: ['about'],
    error: 'notJson',
  } as ContextFrom<typeof resumeMachine>; // literal types

  it('has nothing of the file before it', () => {
    const choices = { educationLevels: [], technicalSkills: [], languages: [] };
    const attach = { type: 'resume.attach', file: new File(['{}'], 'new.json'), choices } as never;
    expect(afterEvent(resumeMachine, 'failed', full, attach)).toEqual({
      state: 'reading',
      context: { fileName: 'new.json', resume: null, chosen: [], used: [], error: null },
    });
  });

  it('is empty after it was removed', () => {
    expect(afterEvent(resumeMachine, 'failed', full, { type: 'resume.detach' })).toEqual({
      state: 'empty',
      context: { ...full, fileName: null, chosen: [], used: [], error: null },
    });
  });
});
