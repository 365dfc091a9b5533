/** Tests of the error that is made of a response. Long because of the tables of statuses, exceptions and messages. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiErrorKind } from '../../src/services/contract/api-error.ts';
import { apiErrorOf } from './api-error-of.ts';
import { html, json } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const anyTime: number = expect.any(Number);
/** A limiter that states no time is asked again after one of our own. */
const retryAtOf = (kind: string) => (kind === 'throttled' ? anyTime : null);
const defaults = { message: 'An error occurred', fields: {}, retryAt: null, reference: null };

describe('a status', () => {
  const kinds: [number, ApiErrorKind, string?][] = [
    [400, 'badRequest', 'Bad Request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'duplicate'],
    [410, 'linkExpired'],
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
    'of %i is an API error of kind %s, in any JSON, in HTML and without a body',
    async (status, kind, message = defaults.message) => {
      const apiError = { ...defaults, kind, status, message, retryAt: retryAtOf(kind) };
      expect(await apiErrorOf(json({}, status))).toEqual(apiError);
      expect(await apiErrorOf(html(status))).toEqual(apiError);
      for (const body of [null, [], 'hello', 12]) expect(await apiErrorOf(json(body, status))).toEqual(apiError);
      expect(await apiErrorOf(new Response(null, { status }))).toEqual(apiError);
      expect(await apiErrorOf(new Response('{"exc_typ', { status }))).toEqual(apiError);
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
    ['InReadOnlyMode', 503, 'readOnly'],
    ['OutgoingEmailError', 501, 'mailFailed'],
    ['TypeError', 500, 'server'],
    ['constructor', 500, 'server'],
  ] as const)('%s with %i is of kind %s', async (type, status, kind) => {
    const message = status === 400 ? 'Bad Request' : defaults.message;
    const expected = { ...defaults, kind, status, message, retryAt: retryAtOf(kind) };
    expect(await apiErrorOf(json({ exc_type: type }, status))).toEqual(expected);
    const exception = `frappe.exceptions.${type}: something: else`;
    expect(await apiErrorOf(json({ exception }, status))).toEqual(expected);
  });

  it.each([
    ['CSRFTokenError', 'foreignSession'],
    ['AuthenticationError', 'unauthorized'],
    ['SessionExpired', 'unauthorized'],
    ['InvalidKeyError', 'unauthorized'],
    ['DoesNotExistError', 'missing'],
    ['DuplicateEntryError', 'duplicate'],
    ['TooManyRequestsError', 'throttled'],
    ['LinkExpired', 'linkExpired'],
    ['EmailNotVerifiedError', 'unverified'],
    ['SessionStopped', 'maintenance'],
  ] as const)('%s is of kind %s with any status', async (exc_type, kind) => {
    expect(await apiErrorOf(json({ exc_type }, 417))).toMatchObject({ kind, status: 417 });
  });
});

it('names the version of a record that was changed elsewhere, as Frappe reports it without a field', async () => {
  const text = 'Document has been modified after you have opened it';
  const _server_messages = JSON.stringify([JSON.stringify({ message: `<b>${text}</b>`, indicator: 'red' })]);
  const body = { exc_type: 'TimestampMismatchError', _server_messages };
  expect(await apiErrorOf(json(body, 417), 'saveProfile')).toEqual({
    ...defaults,
    kind: 'refused',
    status: 417,
    message: text,
    fields: { modified: text },
  });
});

describe('the message of the server', () => {
  const messages = (...items: unknown[]) => JSON.stringify(items.map((item) => JSON.stringify(item)));

  it('is the message of the response', async () => {
    expect(await apiErrorOf(json({ message: 'Invalid login credentials' }, 401), 'signIn')).toEqual({
      ...defaults,
      kind: 'unauthorized',
      status: 401,
      message: 'Invalid login credentials',
    });
  });

  it.each([
    ['Row 1:<br>City<ul><li>Rate</li><li><b>Pho</b>ne</li></ul>', 'Row 1: City Rate Phone'],
    ['<p>Less</p><p>than 3</p>', 'Less than 3'],
    ['City &amp; country&nbsp;missing', 'City & country missing'],
    ['&lt;b&gt; is &quot;not&quot; allowed, and &amp;lt; isn&#39;t', '<b> is "not" allowed, and &lt; isn\'t'],
    ['Client&apos;s &#34;own&#34; name, &quot;O&#x27;Neil&quot;', 'Client\'s "own" name, "O\'Neil"'],
    ['A <blink>word</blink>', 'A word'],
    ['Row 1:<BR>City<P CLASS="x">Rate</P>', 'Row 1: City Rate'],
    ['<br><p></p>', defaults.message],
  ])('of %j is one line of text', async (message, text) => {
    const _server_messages = messages({ message });
    expect(await apiErrorOf(json({ _server_messages }, 417))).toMatchObject({ message: text });
  });

  it('is the first server message in plain text, with one message for each named field', async () => {
    const body = {
      exc_type: 'ValidationError',
      _server_messages: messages(
        { message: '<b>Email</b> is not valid', fieldname: 'usr', indicator: 'red' },
        { message: 'Too long', fieldname: 'first_name' },
        { message: 'Look again', fieldname: 7 },
        { title: 'No message' },
      ),
    };
    expect(await apiErrorOf(json(body, 417), 'registerCandidate')).toEqual({
      kind: 'refused',
      status: 417,
      message: 'Email is not valid',
      fields: { usr: 'Email is not valid', first_name: 'Too long' },
      retryAt: null,
      reference: null,
    });
  });

  it('is the one that states why the call failed, after others that inform', async () => {
    const informing = { message: 'Address saved', indicator: 'green' };
    const _server_messages = messages(informing, { message: 'No rate', raise_exception: 1 }, informing);
    expect(await apiErrorOf(json({ _server_messages }, 417))).toMatchObject({ message: 'No rate' });
    const reasons = messages({ message: 'No rate', raise_exception: 1 }, { message: 'No tax', raise_exception: 1 });
    expect(await apiErrorOf(json({ _server_messages: reasons }, 417))).toMatchObject({ message: 'No rate' });
  });

  it('is the last error message of the server, after its other texts', async () => {
    const body = { _error_message: '<b>No</b> such record' };
    expect(await apiErrorOf(json(body, 417))).toMatchObject({ kind: 'refused', message: 'No such record' });
    const more = { ...body, _server_messages: messages({ message: 'No rate' }) };
    expect(await apiErrorOf(json(more, 417))).toMatchObject({ message: 'No rate' });
    expect(await apiErrorOf(json({ _error_message: 7 }, 417))).toMatchObject({ message: defaults.message });
  });

  it.each([
    { exception: 'frappe.exceptions.ValidationError: You hit the rate limit because of too many requests.' },
    { _error_message: 'You hit the rate limit because of too many requests.' },
    { message: 'You hit the rate limit because of too many requests.' },
  ])('states a limit of requests, also in %j', async (body) => {
    expect(await apiErrorOf(json(body, 417))).toMatchObject({ kind: 'throttled', retryAt: anyTime });
  });

  it('states no limit where the server failed with such a message', async () => {
    const exception = 'frappe.exceptions.ValidationError: You hit the rate limit because of too many requests.';
    expect(await apiErrorOf(json({ exception }, 500))).toMatchObject({ kind: 'server' });
  });

  it.each(['', 7, { msg: 'error' }])('is a server message where that of the response is %j', async (message) => {
    const _server_messages = messages({ message: 'No rate' });
    expect(await apiErrorOf(json({ message, _server_messages }, 417))).toMatchObject({ message: 'No rate' });
  });

  it.each([
    ['plain strings, as older servers send', '["Not valid"]', 'Not valid'],
    ['strings that are not JSON', '["{oops"]', '{oops'],
    ['not a list', '"Not valid"', defaults.message],
    ['not JSON', 'Not valid', defaults.message],
    ['an empty list', '[]', defaults.message],
    ['nothing readable', '[null, 1]', defaults.message],
  ])('may be %s', async (_, _server_messages, message) => {
    expect(await apiErrorOf(json({ _server_messages }, 417))).toEqual({
      ...defaults,
      kind: 'refused',
      status: 417,
      message,
    });
  });

  it.each([{ msg: 'error', data: 'x' }, ['x'], 5, '', null])(
    'is the default when the message of the response is %j',
    async (message) => {
      expect(await apiErrorOf(json({ message }, 417))).toEqual({ ...defaults, kind: 'refused', status: 417 });
    },
  );

  it('is replaced by "Bad Request", which keeps the field messages', async () => {
    const _server_messages = messages({ message: 'Not valid', fieldname: 'usr' });
    expect(await apiErrorOf(json({ message: 'Other', _server_messages }, 400))).toEqual({
      kind: 'badRequest',
      status: 400,
      message: 'Bad Request',
      fields: { usr: 'Not valid' },
      retryAt: null,
      reference: null,
    });
  });

  it('never includes the traceback', async () => {
    const body = { exc: '["Traceback: /home/frappe/secret.py"]', exception: 'frappe.exceptions.ValidationError: x' };
    expect(JSON.stringify(await apiErrorOf(json(body, 500)))).not.toMatch(/Traceback|secret/);
  });
});
