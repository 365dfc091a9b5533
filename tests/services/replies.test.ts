/** Tests how replies are read. Long because of the tables of envelopes that a back end of Frappe sends. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Request } from '../../src/services/http.ts';
import { runCall } from './run-call.ts';
import { answer, html, json, type Outcome, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const request: Request = { language: 'en', token: 'T1', query: { usr: 'n@example.com', password: 'p', name: 'N-1' } };
const region = { name: 'GCC', label: 'Gulf' };
const decodedRegion = {
  name: 'GCC',
  label: 'Gulf',
  rank: null,
  disabled: false,
  m49: null,
  parent_region: null,
};

function run(name: CallName, outcome: Outcome) {
  scriptFetch(outcome);
  return runCall(name, request);
}

const unreadable = {
  kind: 'unreadable',
  status: null,
  message: 'An error occurred',
  fields: {},
  retryAt: null,
  reference: null,
};

describe('a response', () => {
  it('is message.data', async () => {
    await expect(run('getPreferences', answer([region]))).resolves.toMatchObject([region]);
    await expect(run('signIn', answer({ access_token: 'T1', other: 1 }))).resolves.toEqual({ access_token: 'T1' });
  });

  it.each([
    ['message.data', { message: { msg: 'success', data: [region] } }],
    ['message.data without msg', { message: { data: [region] } }],
    ['message itself', { message: [region] }],
  ])('may be %s where section 7 has "not shown"', async (_, body) => {
    await expect(run('getRegions', json(body))).resolves.toEqual([decodedRegion]);
  });

  it('may not be message itself where section 7 has message.data', async () => {
    await expect(run('getPreferences', json({ message: [region] }))).rejects.toMatchObject({ apiError: unreadable });
  });

  it('is the complete message of a subscription, whatever its content', async () => {
    const data = ['Subscriber Added', 'Already there', {}, [], true, 1, null];
    for (const message of [...data.map((each) => ({ msg: 'success', data: each })), { msg: 'error' }, { msg: '' }]) {
      await expect(run('subscribe', json({ message }))).resolves.toEqual(message);
    }
  });

  it.each([
    ['JSON', json({ message: 'Logged Out' })],
    ['an empty object', json({})],
    ['HTML', html()],
    ['nothing', new Response(null, { status: 204 })],
  ])('to the log-out is ignored: %s', async (_, outcome) => {
    await expect(run('logOut', outcome)).resolves.toBeNull();
  });

  it('has a null access token when none was sent', async () => {
    for (const data of [{}, { access_token: null }, { access_token: '' }]) {
      await expect(run('signIn', answer(data))).resolves.toEqual({ access_token: null });
    }
  });

  it.each(['T1\n', 'رمز', 'T\u00001'])('has no access token that no header can contain: %j', async (sent) => {
    const data = { access_token: sent };
    await expect(run('signIn', answer(data))).resolves.toEqual({ access_token: null });
    await expect(run('registerCandidate', answer({ ...data, user: 'n@e.com' }))).resolves.toMatchObject({
      access_token: null,
    });
  });

  it('may be an empty list, and the rest of the envelope is ignored', async () => {
    await expect(
      run('getInvoices', json({ message: { msg: 'success', data: [] }, session_expired: 1 })),
    ).resolves.toEqual([]);
  });
});

describe('an invalid response', () => {
  const broken: [string, Response][] = [
    ['HTML', html()],
    ['HTML that is JSON', json({ message: { data: [region] } }, 200, { 'content-type': 'text/html; charset=utf-8' })],
    ['JSON cut short', new Response('{"message":{"msg":"success","data":[{"na', { status: 200 })],
    ['no body', new Response('', { status: 200 })],
    ['a text in JSON', json('hello')],
    ['a number in JSON', json(12)],
    ['null', json(null)],
    ['a list', json([region])],
    ['an empty list', json([])],
    ['another object', json({ status: 'ok' })],
    ['a message that is a text', json({ message: 'hello' })],
    ['data of another kind', answer('text')],
    ['a message with keys beside its data', json({ message: { msg: 'success', note: 'x' } })],
    ['rows without a readable one', answer([{ label: 'nameless' }, 1, null])],
  ];

  const beside = { home_page: '/me', full_name: 'Noor', _server_messages: '[]', _debug_messages: '[]' };
  const nothing: [string, unknown][] = [
    ['an empty object', {}],
    ['no message', { docs: [], session_expired: 1 }],
    ['no message, beside all that Frappe can add', { ...beside, docs: [], session_expired: 1 }],
    ['a null message', { message: null }],
    ['a message without data', { message: { msg: 'success' } }],
    ['null data', { message: { msg: 'success', data: null } }],
  ];

  it.each(nothing)('is an empty list when the method returned nothing: %s', async (_, body) => {
    for (const call of ['getPreferences', 'getRegions'] as const) {
      await expect(run(call, json(body))).resolves.toEqual([]);
    }
  });

  it.each(nothing)('is unreadable for a record when the method returned nothing: %s', async (_, body) => {
    for (const call of ['getProfile', 'getLandingPage', 'getTranslationText'] as const) {
      await expect(run(call, json(body))).rejects.toMatchObject({ apiError: unreadable });
    }
  });

  it.each(nothing)(
    'is unreadable for the list after a change when the method returned nothing: %s',
    async (_, body) => {
      for (const call of ['saveCoverNote', 'deleteCoverNote'] as const) {
        await expect(run(call, json(body))).rejects.toMatchObject({ apiError: unreadable });
      }
    },
  );

  it.each(broken)('is unreadable: %s', async (_, outcome) => {
    await expect(run('getPreferences', outcome)).rejects.toMatchObject({ name: 'CallError', apiError: unreadable });
  });

  it.each(broken.slice(0, -1))(
    'is unreadable also where the message itself may be the data: %s',
    async (description, outcome) => {
      if (description === 'a list') return;
      await expect(run('getRegions', outcome)).rejects.toMatchObject({ apiError: unreadable });
    },
  );

  it.each(broken)('is unreadable for a subscription: %s', async (description, outcome) => {
    if (/data|rows/.test(description)) return;
    await expect(run('subscribe', outcome)).rejects.toMatchObject({ apiError: unreadable });
  });

  it.each([{}, { msg: null }, { msg: 1 }])('is unreadable for a subscription with the message %j', async (message) => {
    await expect(run('subscribe', json({ message }))).rejects.toMatchObject({ apiError: unreadable });
  });

  it.each([{ profile: {} }, { account: null }, { account: [] }, [{ account: {} }]])(
    'is unreadable for the data of a person without an account: %j',
    async (data) => {
      await expect(run('exportMyData', answer(data))).rejects.toMatchObject({ apiError: unreadable });
    },
  );

  it('is unreadable for no part of the data of a person beside the account', async () => {
    const data = { account: { usr: 'n@e.com' }, later: [1] };
    await expect(run('exportMyData', answer(data))).resolves.toEqual(data);
  });
});

describe('an error in a response of status 200', () => {
  it.each([
    [{ msg: 'error', data: 'No such person' }, 'No such person'],
    [{ msg: 'error', data: '<b>No</b> such person' }, 'No such person'],
    [{ msg: 'error' }, 'An error occurred'],
    [{ msg: 'error', data: null }, 'An error occurred'],
    [{ msg: '', data: '' }, 'An error occurred'],
    [{ msg: 'error', data: [] }, 'An error occurred'],
    [{ msg: 'error', data: {} }, 'An error occurred'],
  ])('%j fails with the kind "refused"', async (message, errorMessage) => {
    const apiError = {
      kind: 'refused',
      status: null,
      message: errorMessage,
      fields: {},
      retryAt: null,
      reference: null,
    };
    await expect(run('getPreferences', json({ message }))).rejects.toMatchObject({ message: errorMessage, apiError });
    await expect(run('signIn', json({ message }))).rejects.toMatchObject({ message: errorMessage, apiError });
  });

  it.each(['verifyEmail', 'resetPassword', 'changePassword', 'saveCoverNote', 'endSession'] as const)(
    'fails a change, whatever its data: %s',
    async (name) => {
      for (const data of [
        [],
        [region],
        {},
        { name: 'N-1', modified: '2026-03-05 09:30:00' },
        'Not now',
        1,
        true,
        null,
      ]) {
        const outcome = json({ message: { msg: 'error', data } });
        await expect(run(name, outcome)).rejects.toMatchObject({ apiError: { kind: 'refused' } });
      }
    },
  );

  it.each([undefined, null, 'success', 'Success', 'SUCCESS'])('is none where a change has the msg %s', async (msg) => {
    const outcome = json({ message: { msg, data: { email: 'n@e.com' } } });
    await expect(run('verifyEmail', outcome)).resolves.toEqual({ email: 'n@e.com' });
  });

  it.each(['unsuccess', 'success, not of all', ' success'])('is one where a change has the msg “%s”', async (msg) => {
    const outcome = json({ message: { msg, data: { email: 'n@e.com' } } });
    await expect(run('verifyEmail', outcome)).rejects.toMatchObject({ apiError: { kind: 'refused' } });
  });

  it('does not prevent a log-in, of which the token alone is read', async () => {
    const message = { msg: 'warning', data: { access_token: 'T1' } };
    await expect(run('signIn', json({ message }))).resolves.toEqual({ access_token: 'T1' });
  });

  it.each(['warning', 'info', ''])('is none where a read has data and the msg “%s”', async (msg) => {
    await expect(run('getRegions', json({ message: { msg, data: [region] } }))).resolves.toEqual([decodedRegion]);
  });

  it.each(['error', 'Error', 'failed', 'FAILURE'])('fails a read with data and the msg “%s”', async (msg) => {
    const message = { msg, data: [region] };
    for (const name of ['getRegions', 'getPreferences', 'getLoginTheme'] as const)
      await expect(run(name, json({ message }))).rejects.toMatchObject({
        apiError: { kind: 'refused', message: 'An error occurred' },
      });
  });
});
