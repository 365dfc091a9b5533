/** A step of a path names the request that it is about, and the reply or the failure that it needs. */
import '../flows/fixed.ts';
import { describe, expect, test } from 'vitest';
import { sharedNames } from '../../scripts/flows/names.mjs';
import { CallError } from '../../src/services/contract/api-error.ts';
import { errorIn } from '../../src/services/envelope.ts';
import { reportedMachine } from '../flows/reported-machine.ts';
import { refused } from '../flows/rows/faults.ts';
import { stepRequest } from '../flows/step-requests.ts';

test('a failing service is a request and its reply, or neither when it is a part of the browser', () => {
  const failed = (machine: string, service: string, error: unknown, context = {}) => {
    const { request, failure } = stepRequest(machine, { type: `xstate.error.actor.${service}`, error }, { context });
    return [request, failure];
  };
  expect(failed('bio', 'save', refused)).toEqual(['save_bio', 'refused']);
  const stale = new CallError({ kind: 'refused', fields: { modified: 'Changed' } });
  expect(failed('bio', 'save', stale)).toEqual(['save_bio', 'changedElsewhere']);
  const otherTerms = new CallError({ kind: 'refused', fields: { terms_hash: 'Changed' } });
  expect(failed('contract', 'sendAct', otherTerms, { act: 'sign' })).toEqual(['sign_contract', 'termsChanged']);
  expect(failed('signUp', 'uploadCv', refused)).toEqual(['upload_cv', 'refused']);
  expect(failed('connection', 'probe', refused)).toEqual([null, 'refused']);
  expect(failed('app', 'restore', refused)).toEqual([null, null]);
  expect(failed('files', 'downloadFile', new Error('Broken'))).toEqual(['download_file', null]);
  expect(() => failed('app', 'unknown', refused)).toThrow('The service app.unknown has no row');
});

test('a service that sends one of several requests has the one that the context decides', () => {
  const sent = (machine: string, service: string, context: object) =>
    stepRequest(machine, { type: `xstate.error.actor.${service}`, error: refused }, { context }).request;
  const acts = ['sign', 'decline', 'deliver', 'end'].map((act) => sent('contract', 'sendAct', { act }));
  expect(acts).toEqual(['sign_contract', 'decline_contract', 'deliver_milestone', 'end_contract']);
  const changes = ['save', 'delete'].map((kind) => sent('coverNotes', 'changeCoverNotes', { change: { kind } }));
  expect(changes).toEqual(['save_cover_note', 'delete_cover_note']);
  const read = ['currencies', 'jobRequests', 'jobDescription'].map((key) => sent('list', 'fetchList', { key }));
  expect(read).toEqual(['currencies', 'get_rfq', 'get_job_description']);
  const kinds = ['bio', 'bookmark', 'decline', 'profile', 'quotation'];
  expect(kinds.map((kind) => sent('outboxSender', 'sendEntry', { entry: { kind } }))).toEqual([
    'save_bio',
    'save_rfq',
    'decline_rfq',
    'save_profile',
    'submit_quotation',
  ]);
});

test('the end of a session is a reply to a request of the page that is open', () => {
  const named = (isLoggedIn: boolean) => {
    const { request, failure } = stepRequest('auth', { type: 'session.expire' }, { context: { isLoggedIn } });
    return [request, failure];
  };
  expect([named(true), named(false)]).toEqual([
    ['get_invoices', 'unauthorized'],
    [null, null],
  ]);
  expect(stepRequest('app', { type: 'session.expired' }, { context: {} }).failure).toBe('unauthorized');
});

test('an event about a reply names the request too, and why it failed', () => {
  const entries = [{ id: 'E1', kind: 'decline' }];
  const { apiError } = refused;
  const named = (machine: string, type: string, context = {}) => {
    const { request, failure } = stepRequest(machine, { type, id: 'E1', apiError }, { context });
    return [request, failure];
  };
  expect(named('outbox', 'entry.failed', { entries })).toEqual(['decline_rfq', 'refused']);
  expect(named('outbox', 'entry.failed', { entries: [] })).toEqual([null, null]);
  expect(['bio', 'profile', 'deliveryFiles'].map((machine) => named(machine, 'upload.failed'))).toEqual([
    ['upload_photo', 'refused'],
    ['upload_cv', 'refused'],
    ['upload_deliverable', 'refused'],
  ]);
  const entry = { kind: 'bookmark', apiError };
  const returned = (isAsked: boolean) => {
    const { request, failure } = stepRequest('bookmark', { type: 'entry.returned', entry, isAsked }, { context: {} });
    return [request, failure];
  };
  // the user cancelled the first one
  expect([returned(true), returned(false)]).toEqual([
    [null, null],
    ['save_rfq', 'refused'],
  ]);
  expect(stepRequest('bio', { type: 'upload.held', value: '/api/photo/P-1' }, { context: {} })).toEqual({
    request: 'upload_photo',
    failure: null,
    reason: null,
    reply: null,
  });
});

test.each(['contract', 'coverNotes', 'list', 'outboxSender'] as const)(
  'each reply of the server on a path of %s names its request',
  (id) => {
    const steps = reportedMachine(id).paths.flatMap((path) => path.steps);
    const replies = steps.filter(({ event }) => /^xstate\.(done|error)\.(?!actor\.followOutbox)/.test(event));
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.filter(({ request }) => request === null).map(({ words }) => words)).toEqual([]);
  },
);

describe.each(['en', 'ar'] as const)('the failures in %s', (language) => {
  const texts = Object.entries(sharedNames.failures).map(([name, text]) => [name, text[language]] as const);
  const replies = texts.filter(([, text]) => /\d{3}/.test(text));

  test('are a reply, or none', () => {
    expect(texts.filter(([name]) => !replies.some(([each]) => each === name)).map(([name]) => name)).toEqual([
      'offline',
      'timedOut',
      'unreachable',
    ]);
  });

  test.each(replies)('%s is what the page reads from the reply', (name, text) => {
    const body = JSON.parse(`{${/".*/.exec(text)?.[0] ?? ''}}`);
    const headers = new Headers({ 'Retry-After': /Retry-After: (\d+)/.exec(text)?.[1] ?? '' });
    const error = errorIn(Number(/\d{3}/.exec(text)?.[0]), body, headers);
    expect(stepRequest('bio', { type: 'xstate.error.actor.save', error }, { context: {} }).failure).toBe(name);
  });
});

test('a reply is the body of the response, when something has to be in it', () => {
  const replyOf = (service: string, output: unknown) =>
    stepRequest('any', { type: `xstate.done.actor.${service}`, output }, { context: {} }).reply;
  expect(replyOf('subscribe', { msg: 'success' })).toBe('{"message":{"msg":"success"}}');
  expect(replyOf('getCoverNotes', [])).toBe('{"message":{"msg":"success","data":[]}}');
  expect([replyOf('getNotifications', null), replyOf('downloadFile', {}), replyOf('persist', {})]).toEqual([
    null,
    null,
    null,
  ]);
  const ended = (machine: string, service: string, output: unknown) =>
    stepRequest(machine, { type: `xstate.done.actor.${service}`, output }, { context: {} });
  const session = { access_token: 'T1', user: 'noor@example.com' };
  expect(ended('signUp', 'register', session)).toEqual({
    request: 'register_candidate',
    failure: null,
    reason: null,
    reply: JSON.stringify({ message: { msg: 'success', data: session } }),
  });
  // the service returns something else than the body of the response
  expect(ended('signUp', 'register', { file: 'cv.pdf' })).toEqual({
    request: 'register_candidate',
    failure: null,
    reason: null,
    reply: null,
  });
  expect(ended('signUp', 'detectFileType', {})).toEqual({ request: null, failure: null, reason: null, reply: null });
  expect(stepRequest('bio', { type: 'draft.save' }, { context: {} })).toEqual({
    request: null,
    failure: null,
    reason: null,
    reply: null,
  });
});
