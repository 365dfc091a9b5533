import { describe, expect, it } from 'vitest';
import { CallError, errorTexts, toApiError } from '../../src/services/contract/api-error.ts';

it('has the messages of section 8', () => {
  expect(errorTexts).toEqual({
    timedOut: 'Request timed out',
    badRequest: 'Bad Request',
    invalidUrl: 'Invalid URL',
    canceled: 'Request canceled',
    unknown: 'An error occurred',
  });
});

describe('a failed call', () => {
  it('has its API error and the same message', () => {
    const error = new CallError({ kind: 'throttled', status: 429, message: 'Slow down', retryAt: 30_000 });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.message]).toEqual(['CallError', 'Slow down']);
    expect(error.apiError).toEqual({
      kind: 'throttled',
      status: 429,
      message: 'Slow down',
      fields: {},
      retryAt: 30_000,
      reference: null,
    });
  });

  it('has the message "An error occurred" by default', () => {
    expect(new CallError({ kind: 'unreadable' }).message).toBe('An error occurred');
  });
});

describe('toApiError', () => {
  it('returns the API error of a CallError', () => {
    const error = new CallError({ kind: 'missing', status: 404 });
    expect(toApiError(error)).toEqual(error.apiError);
  });

  it.each([
    [{}, { kind: 'unknown', message: 'An error occurred' }],
    [{ kind: 'missing' }, { kind: 'missing', message: 'An error occurred' }],
    [
      { message: 'Gone', status: 404 },
      { kind: 'unknown', message: 'Gone', status: 404 },
    ],
  ])('completes the API error %o of another service', (apiError, complete) => {
    const rest = { status: null, fields: {}, retryAt: null, reference: null };
    expect(toApiError({ apiError })).toEqual({ ...rest, ...complete });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'An error occurred'],
    ['text', 'text'],
    ['', 'An error occurred'],
    [42, 'An error occurred'],
    [null, 'An error occurred'],
    [undefined, 'An error occurred'],
    [{ message: 'plain' }, 'plain'],
    [{ message: 42 }, 'An error occurred'],
    [new DOMException('cut', 'AbortError'), 'cut'],
    [{ apiError: 'text' }, 'An error occurred'],
  ])('returns for %o an unknown error with the message "%s"', (thrown, message) => {
    expect(toApiError(thrown)).toEqual({
      kind: 'unknown',
      status: null,
      message,
      fields: {},
      retryAt: null,
      reference: null,
    });
  });
});
