/** What the errors of the API contain, and how a response reports them. */
import { describe, expect, it } from 'vitest';
import { envelopeOf, HttpError } from '../../api/http/http-error.ts';
import {
  clientLeft,
  deadlocked,
  emailNotVerified,
  internalError,
  invalid,
  linkExpired,
  lockedOut,
  mailIsOff,
  noSuchCall,
  noSuchDocument,
  notJson,
  notMultipart,
  notSignedIn,
  overloaded,
  readOnly,
  requiredError,
  tooLarge,
  tooMany,
  unavailable,
  unreadableBody,
  wrongVerb,
  wrongVersion,
} from '../../api/http/http-errors.ts';

const arabic = expect.stringMatching(/[ء-ي]/);

const errors: [excType: string, status: number, error: HttpError][] = [
  ['AuthenticationError', 401, notSignedIn()],
  ['DoesNotExistError', 404, noSuchDocument()],
  ['DoesNotExistError', 404, noSuchCall()],
  ['PermissionError', 403, wrongVerb()],
  ['ValidationError', 417, wrongVersion()],
  ['ValidationError', 417, unreadableBody()],
  ['RequestEntityTooLarge', 413, tooLarge()],
  ['UnsupportedMediaType', 415, notMultipart()],
  ['UnsupportedMediaType', 415, notJson()],
  ['MandatoryError', 417, requiredError('usr')],
  ['TooManyRequestsError', 429, lockedOut(40)],
  ['TooManyRequestsError', 429, tooMany(40)],
  ['SessionStopped', 503, unavailable()],
  ['InReadOnlyMode', 503, readOnly()],
  ['QueryDeadlockError', 500, deadlocked()],
  ['SessionStopped', 503, overloaded()],
  ['ClientClosedRequest', 499, clientLeft()],
  ['InternalError', 500, internalError('F-1')],
  ['LinkExpired', 410, linkExpired()],
  ['OutgoingEmailError', 501, mailIsOff()],
  ['EmailNotVerifiedError', 417, emailNotVerified()],
];

it.each(errors)('%s has the status %i, and one message in both languages', (excType, status, error) => {
  expect([error.status, error.excType]).toEqual([status, excType]);
  for (const { text } of error.fieldErrors) expect(text).toEqual({ en: expect.stringMatching(/[a-z]/), ar: arabic });
  expect(error.fieldErrors).toHaveLength(1);
});

it.each([
  ['the seconds until a locked account can be used', lockedOut(40), /after 40 seconds/, /^أُوقف .* 40 ثانية$/],
  ['the seconds until the next request', tooMany(40), /after 40 seconds/, /^طلبات .* 40 ثانية$/],
  ['the reference of an internal error', internalError('F-1'), /F-1/, /F-1/],
])('%s are stated in both languages', (_, error, en, ar) => {
  expect(error.fieldErrors[0]?.text).toEqual({ en: expect.stringMatching(en), ar: expect.stringMatching(ar) });
});

it.each([
  ['40', lockedOut(40)],
  ['40', tooMany(40)],
  ['5', unavailable()],
  ['30', readOnly()],
  ['2', overloaded()],
  [undefined, notSignedIn()],
])('Retry-After is %j seconds for %s', (seconds, error) => {
  expect(error.options.headers?.['Retry-After']).toBe(seconds);
});

it.each([
  ['version', wrongVersion()],
  ['usr', requiredError('usr')],
])('the error of the field %s names it', (fieldname, error) => {
  expect(error.fieldErrors).toMatchObject([{ fieldname }]);
});

it.each([
  ['its own text', tooLarge({ en: 'The photo is too large.' }), 'The photo is too large.'],
  ['a general text', tooLarge(), 'The request is too large.'],
])('a body that is too large is refused with %s', (_, error, text) => {
  expect(error.fieldErrors[0]?.text.en).toBe(text);
});

const wrong = { text: { en: 'Wrong' }, fieldname: 'a' };
const absent = { text: { en: 'Required' }, fieldname: 'b', isMissing: true };

it.each([
  ['MandatoryError', [wrong, absent]],
  ['ValidationError', [wrong, wrong]],
])('invalid fields are a %s', (excType, fieldErrors) => {
  const error = invalid(fieldErrors);
  expect([error.status, error.excType, error.fieldErrors]).toEqual([417, excType, fieldErrors]);
});

describe('the body of an error', () => {
  const messagesIn = (body: Record<string, unknown>): unknown[] =>
    (JSON.parse(String(body._server_messages)) as string[]).map((message) => JSON.parse(message));

  it('has a message for each field, in one language', () => {
    const fieldErrors = [{ text: { en: 'Too long', ar: 'طويل' }, fieldname: 'a' }, { text: { en: 'No letter' } }];
    const body = envelopeOf(new HttpError(417, 'ValidationError', fieldErrors), 'ar');
    const shown = { title: 'راجع البيانات المدخلة', indicator: 'red', raise_exception: 1 };
    expect(messagesIn(body)).toEqual([
      { message: 'طويل', ...shown, fieldname: 'a' },
      { message: 'No letter', ...shown },
    ]);
    expect(body).toMatchObject({
      exc_type: 'ValidationError',
      exception: 'frappe.exceptions.ValidationError: طويل',
    });
    expect(body).not.toHaveProperty('message');
  });

  it('has the first message as plain text too where a sign-in is refused', () => {
    const text = 'Your account has been locked and will resume after 40 seconds';
    expect(envelopeOf(lockedOut(40), 'en')).toMatchObject({ message: text });
    expect(envelopeOf(tooMany(40), 'en')).not.toHaveProperty('message');
  });

  it('has an empty text where there is no message', () => {
    const body = envelopeOf(new HttpError(417, 'ValidationError', [], { isPlainText: true }), 'en');
    expect(body).toMatchObject({ message: '', exception: 'frappe.exceptions.ValidationError: ' });
  });

  it.each([
    [401, 'Not logged in'],
    [403, 'Not permitted'],
    [404, 'Not found'],
    [409, 'Already exists'],
    [410, 'Link expired'],
    [413, 'Too large'],
    [415, 'Not supported'],
    [417, 'Check what you entered'],
    [429, 'Too many attempts'],
    [503, 'Not available'],
    [500, 'Something went wrong'],
  ])('of the status %i has the title “%s”, and another one in Arabic', (status, title) => {
    const error = new HttpError(status, 'Error', { text: { en: 'Text' } });
    expect(messagesIn(envelopeOf(error, 'en'))).toMatchObject([{ title }]);
    expect(messagesIn(envelopeOf(error, 'ar'))).toMatchObject([{ title: arabic }]);
  });
});
