import { expect, it } from 'vitest';
import { DatabaseBusy, isUnavailable } from '../../api/db/is-unavailable.ts';

it.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EROFS', true],
  ['EMFILE', true],
  ['ENFILE', true],
  ['EACCES', false],
])('a file that cannot be written because of %s: the service is unavailable: %s', (code, isExpected) => {
  const error = Object.assign(new Error(`${code}: a file could not be written`), { code });
  expect(isUnavailable(error)).toBe(isExpected);
  expect(isUnavailable(new Error('An upload failed', { cause: error }))).toBe(isExpected);
});

it.each([
  ['08006', true],
  ['53300', true],
  ['55P03', true],
  ['25P03', true],
  ['57014', true],
  ['57P01', true],
  ['57P05', true],
  ['57P06', false],
  ['23505', false],
  ['108006', false],
  ['5530', false],
  ['570141', false],
])('a statement that fails with the SQLSTATE %s: the service is unavailable: %s', (code, isExpected) => {
  expect(isUnavailable(Object.assign(new Error('failed'), { code }))).toBe(isExpected);
});

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])('a connection that fails with %s: the service is unavailable, also where every address was tried', (code) => {
  const error = Object.assign(new Error('connect failed'), { code });
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('other'), error]))).toBe(true);
});

it.each([
  ['Connection terminated unexpectedly', true],
  ['timeout exceeded when trying to connect', true],
  ['timeout expired', true],
  ['Query read timeout', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['Cannot use a pool after calling end on the pool', true],
  ['The message was: timeout expired', false],
  ['Client', false],
])('an error of the driver with the message “%s”: the service is unavailable: %s', (message, isExpected) => {
  expect(isUnavailable(new Error(message))).toBe(isExpected);
});

it.each([
  [new DatabaseBusy(), true],
  [new AggregateError([new Error('other')]), false],
  ['timeout expired', false],
  [null, false],
])('%s: the service is unavailable: %s', (error, isExpected) => {
  expect(isUnavailable(error)).toBe(isExpected);
});
