/** What the log states of an error: nothing that a user sent. */
import { expect, it } from 'vitest';
import { describeError } from '../../api/http/describe-error.ts';

const coded = (message: string, code: unknown) => Object.assign(new Error(message), { code });

it.each([
  ['of a system error', coded('connect ECONNREFUSED "db"', 'ECONNREFUSED'), 'connect ECONNREFUSED "db"'],
  ['that names a table', coded('relation "users" does not exist', '42P01'), 'relation "users" does not exist'],
  ['that quotes a value', coded('invalid input syntax: "secret"', '22P02'), 'invalid input syntax: "…"'],
  ['of a parser', new SyntaxError('Unexpected "" in "secret", "cut'), 'Unexpected "…" in "…", "…"'],
  ['of several lines', new Error('first\nsecret'), 'first'],
  ['of a failed query', new Error('Failed query: select secret'), 'Failed query'],
  ['that is long', new Error('x'.repeat(400)), 'x'.repeat(300)],
])('the message %s', (_, error, message) => {
  expect(describeError(error).message).toBe(message);
});

it('is about the cause of an error, and has the stack of the error itself', () => {
  const error = new TypeError('Failed query: select 1', { cause: coded('duplicate key', '23505') });
  error.stack = `TypeError: ${error.message}\n    at query (db.ts:1:1)\n  not a frame at all\n    at handler (a.ts:2:2)`;
  expect(describeError(error)).toEqual({
    type: 'Error',
    code: '23505',
    message: 'duplicate key',
    stack: ['at query (db.ts:1:1)', 'at handler (a.ts:2:2)'],
  });
});

it.each([
  ['is a number', coded('wrong', 7)],
  ['is missing', new Error('wrong')],
])('has no code where the code %s', (_, error) => {
  expect(describeError(error)).not.toHaveProperty('code');
});

it('has the error itself where its cause is no error', () => {
  expect(describeError(new RangeError('wrong', { cause: 'secret' }))).toMatchObject({
    type: 'RangeError',
    message: 'wrong',
  });
});

it('has twelve frames at most, and none of a message that looks like one', () => {
  const error = new Error('wrong\n    at secret');
  error.stack = `Error: ${error.message}${'\n    at work (a.ts:1:1)'.repeat(20)}`;
  expect(describeError(error).stack).toEqual(Array(12).fill('at work (a.ts:1:1)'));
});

it.each([
  ['begins with its message', 'wrong', ['at work (a.ts:1:1)']],
  ['lacks its message', 'Error', []],
])('has the frames of a stack that %s: %s', (_, first, frames) => {
  const error = new Error('wrong');
  error.stack = `${first}\n    at work (a.ts:1:1)`;
  expect(describeError(error).stack).toEqual(frames);
});
