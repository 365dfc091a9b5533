import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiError, ApiErrorKind } from '../../src/services/contract/api-error.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { type Request, runCall } from '../../src/services/http.ts';
import { html, json, type Outcome, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const asked: Request = { language: 'en', token: 'T1', query: { usr: 'n@example.com', password: 'p', name: 'N-1' } };

/** The fault with which a call fails. */
async function faultOf(outcome: Outcome, name: CallName = 'getPreferences'): Promise<ApiError> {
  scriptFetch(outcome);
  return runCall(name, asked).then(
    () => Promise.reject(new Error('The call succeeded')),
    ({ apiError, message, name }) => {
      expect([name, message]).toEqual(['CallError', apiError.message]);
      return apiError;
    },
  );
}

const usual = { message: 'An error occurred', fields: {}, retryAfter: null };

describe('a status', () => {
  const kinds: [number, ApiErrorKind, string?][] = [
    [400, 'badRequest', 'Bad Request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'duplicate'],
    [413, 'tooLarge'],
    [417, 'refused'],
    [418, 'unknown'],
    [429, 'throttled'],
    [500, 'server'],
    [501, 'server'],
    [502, 'unreachable'],
    [503, 'maintenance'],
    [504, 'unreachable'],
    [508, 'server'],
  ];

  it.each(kinds)(
    'of %i is a fault of kind %s, in JSON, in HTML and without a body',
    async (status, kind, message = usual.message) => {
      const apiError = { ...usual, kind, status, message };
      expect(await faultOf(json({}, status))).toEqual(apiError);
      expect(await faultOf(html(status))).toEqual(apiError);
      expect(await faultOf(new Response(null, { status }))).toEqual(apiError);
      expect(await faultOf(new Response('{"exc_typ', { status }))).toEqual(apiError);
    },
  );
});

describe('the class of the server’s exception', () => {
  it.each([
    ['AuthenticationError', 401, 'unauthorized'],
    ['SessionExpired', 401, 'unauthorized'],
    ['InvalidKeyError', 401, 'unauthorized'],
    ['InvalidAuthorizationHeader', 400, 'unauthorized'],
    ['InvalidAuthorizationPrefix', 400, 'unauthorized'],
    ['InvalidAuthorizationToken', 400, 'unauthorized'],
    ['PermissionError', 403, 'forbidden'],
    ['DoesNotExistError', 404, 'missing'],
    ['DuplicateEntryError', 409, 'duplicate'],
    ['ValidationError', 417, 'refused'],
    ['MandatoryError', 417, 'refused'],
    ['RateLimitExceededError', 417, 'throttled'],
    ['TooManyRequestsError', 429, 'throttled'],
    ['SecurityException', 500, 'throttled'],
    ['SessionStopped', 503, 'maintenance'],
    ['InReadOnlyMode', 503, 'maintenance'],
    ['TypeError', 500, 'server'],
    ['constructor', 500, 'server'],
  ] as const)('%s with %i is of kind %s', async (type, status, kind) => {
    expect(await faultOf(json({ exc_type: type }, status))).toEqual({ ...usual, kind, status });
    const exception = `frappe.exceptions.${type}: something: else`;
    expect(await faultOf(json({ exception }, status))).toEqual({ ...usual, kind, status });
  });
});

describe('what the server said', () => {
  const messages = (...said: unknown[]) => JSON.stringify(said.map((item) => JSON.stringify(item)));

  it('is its message', async () => {
    expect(await faultOf(json({ message: 'Invalid login credentials' }, 401), 'signIn')).toEqual({
      ...usual,
      kind: 'unauthorized',
      status: 401,
      message: 'Invalid login credentials',
    });
  });

  it('is the first of its messages, in plain text, and one for each field that it names', async () => {
    const body = {
      exc_type: 'ValidationError',
      _server_messages: messages(
        { message: '<b>Email</b> is not valid', fieldname: 'usr', indicator: 'red' },
        { message: 'Too long', fieldname: 'first_name' },
        { message: 'Look again', fieldname: 7 },
        { title: 'Nothing said' },
      ),
    };
    expect(await faultOf(json(body, 417), 'registerCandidate')).toEqual({
      kind: 'refused',
      status: 417,
      message: 'Email is not valid',
      fields: { usr: 'Email is not valid', first_name: 'Too long' },
      retryAfter: null,
    });
  });

  it.each([
    ['plain texts, as older servers send', '["Not valid"]', 'Not valid'],
    ['texts that are not JSON', '["{oops"]', '{oops'],
    ['no list', '"Not valid"', usual.message],
    ['no JSON', 'Not valid', usual.message],
    ['an empty list', '[]', usual.message],
    ['nothing readable', '[null, 1]', usual.message],
  ])('may be %s', async (_, _server_messages, message) => {
    expect(await faultOf(json({ _server_messages }, 417))).toEqual({ ...usual, kind: 'refused', status: 417, message });
  });

  it.each([{ msg: 'error', data: 'x' }, ['x'], 5, '', null])('is not its message where that is %j', async (message) => {
    expect(await faultOf(json({ message }, 417))).toEqual({ ...usual, kind: 'refused', status: 417 });
  });

  it('gives way to "Bad Request", which keeps the words by field', async () => {
    const _server_messages = messages({ message: 'Not valid', fieldname: 'usr' });
    expect(await faultOf(json({ message: 'Other', _server_messages }, 400))).toEqual({
      kind: 'badRequest',
      status: 400,
      message: 'Bad Request',
      fields: { usr: 'Not valid' },
      retryAfter: null,
    });
  });

  it('never holds the traceback', async () => {
    const body = { exc: '["Traceback: /home/frappe/secret.py"]', exception: 'frappe.exceptions.ValidationError: x' };
    expect(JSON.stringify(await faultOf(json(body, 500)))).not.toMatch(/Traceback|secret/);
  });
});

describe('the time to wait', () => {
  const locked = 'Your account has been locked and will resume after 287 seconds';

  it.each([
    ['the header', json({}, 429, { 'retry-after': '30' }), 30],
    ['the sentence of a lock-out', json({ exc_type: 'SecurityException', message: locked }, 500), 287],
    ['the header before the sentence', json({ message: locked }, 429, { 'retry-after': '30' }), 30],
    [
      'the sentence where the header is a date',
      json({ message: locked }, 429, { 'retry-after': 'Fri, 20 Nov 2026' }),
      287,
    ],
    ['none where nobody says', json({}, 429), null],
    ['none where the header is nonsense', json({}, 429, { 'retry-after': 'soon' }), null],
    ['none where it is over', json({}, 429, { 'retry-after': '0' }), null],
  ])('is %s', async (_, outcome, seconds) => {
    expect((await faultOf(outcome)).retryAfter).toBe(seconds);
  });
});
