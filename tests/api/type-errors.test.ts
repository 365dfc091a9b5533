/** The errors of a body that does not have the types and the names of its schema. */
import { expect, it } from 'vitest';
import { fieldError, tooManyError } from '../../api/http/field-error-texts.ts';
import { typeErrors } from '../../api/http/type-errors.ts';

const schema = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    note: { type: ['string', 'null'] },
    count: { type: 'integer' },
    amount: { type: 'number' },
    choice: { type: 'integer', enum: [0, 1] },
    level: { type: 'string', enum: ['A'] },
    rows: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    answer: {
      type: 'object',
      minProperties: 1,
      required: ['one', 'two'],
      properties: { one: { type: 'string' }, two: { type: ['string', 'null'] } },
    },
  },
};

it.each([
  {},
  { level: 'B' }, // the form validates choices
  { text: '', note: null, count: 1, amount: 1.5, choice: 0, rows: [], answer: { one: 'a', two: null } },
  { note: 'a', count: -1, amount: 2, choice: 1, rows: [{ name: 'a' }, {}] },
])('%j has the types of the schema', (body) => {
  expect(typeErrors(schema, body)).toEqual([]);
});

it.each([
  [{ text: 1 }, 'text', 'wrongType'],
  [{ text: null }, 'text', 'required'],
  [{ note: 1 }, 'note', 'wrongType'],
  [{ count: 1.5 }, 'count', 'wrongType'],
  [{ count: '1' }, 'count', 'wrongType'],
  [{ count: null }, 'count', 'wrongType'],
  [{ amount: '1' }, 'amount', 'wrongType'],
  [{ amount: Number.POSITIVE_INFINITY }, 'amount', 'wrongType'],
  [{ choice: 2 }, 'choice', 'invalidChoice'],
  [{ rows: {} }, 'rows', 'wrongType'],
  [{ rows: [{}, 'a'] }, 'rows.1', 'wrongType'],
  [{ rows: [{}, { name: 1 }] }, 'rows.1.name', 'wrongType'],
  [{ rows: [{ name: null }] }, 'rows.0.name', 'required'],
  [{ rows: [{ other: 1 }] }, 'rows.0.other', 'unknownField'],
  [{ answer: [] }, 'answer', 'wrongType'],
  [{ answer: { one: 'a' } }, 'answer.two', 'required'],
  [{ other: 1 }, 'other', 'unknownField'],
  [{ toString: 1 }, 'toString', 'unknownField'],
  [{ ['x'.repeat(201)]: 1 }, 'x'.repeat(200), 'unknownField'],
] as const)('%j has the error of %s: %s', (body, path, code) => {
  expect(typeErrors(schema, body)).toEqual([fieldError(path, code)]);
});

it('a list that is too long has one error, with its limit', () => {
  expect(typeErrors(schema, { rows: [1, 2, 3] })).toEqual([tooManyError('rows', 2)]);
});

it('has the errors of every field, up to twenty', () => {
  const wrong = { text: 1, answer: {}, rows: [1, 2] };
  const paths = ['text', 'answer.one', 'answer.two', 'rows.0', 'rows.1'];
  expect(typeErrors(schema, wrong).map(({ fieldname }) => fieldname)).toEqual(paths);
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1]));
  expect([19, 20, 21].map((count) => typeErrors(schema, many(count)).length)).toEqual([19, 20, 20]);
});

it('without properties in the schema, every name is unknown', () => {
  expect(typeErrors({ type: 'object' }, { text: 'a' })).toEqual([fieldError('text', 'unknownField')]);
});
