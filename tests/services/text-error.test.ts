/** The error of one text, by the kind and the limits of its field. */
import { describe, expect, it } from 'vitest';
import type { Cell, Field } from '../../src/services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../src/services/contract/fields/field-error.ts';
import { lengthError, maxLengthOf, textError } from '../../src/services/contract/fields/text-error.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';

const label = '';
const today = '2026-03-05';
type Row = [field: Field, typed: string, today: string | null, error: FieldErrorCode | null];

const date = { kind: 'date', label } as const;
const later = { ...date, notBefore: 'today' } as const;
const soon = { ...date, maxYearsAhead: 1 } as const;

it.each<Row>([
  [date, '2024-02-29', today, null],
  [date, '2026-02-29', today, 'invalidDate'],
  [date, '2026-3-5', today, 'invalidDate'],
  [date, 'soon', today, 'invalidDate'],
  [date, '2026-03', today, 'invalidDate'],
  [date, '2026', today, 'invalidDate'],
  [date, '٢٠٢٦-٠٣-٠٥', today, null],
  [date, '1939-12-31', today, 'invalidDate'],
  [date, '1940-01-01', today, null],
  [date, '2100-12-31', today, null],
  [date, '2101-01-01', today, 'invalidDate'],
  [later, '2026-03-04', today, 'inPast'],
  [later, '2026-03-05', today, null],
  [later, '2026-02-30', today, 'invalidDate'],
  [later, '2026-03-04', null, null],
  [date, '2026-03-04', today, null],
  [soon, '2027-12-31', today, null],
  [soon, '2028-01-01', today, 'farDate'],
  [soon, '2028-01-01', null, null],
  [{ kind: 'month', label }, '2014', today, null],
  [{ kind: 'month', label }, '2014-03', today, null],
  [{ kind: 'month', label }, '2014-13', today, 'invalidDate'],
])('of the time %o, "%s" on %s is %s', (field, typed, day, error) => {
  expect(textError(field, typed, { today: day })).toBe(error);
});

const amount = { kind: 'amount', label, max: 1_000, decimals: 2 } as const;
const level = { kind: 'choice', label, from: { 1: '', 2: '' } } as const;

it.each<[Field, string, FieldErrorCode | null]>([
  [{ kind: 'line', label, format: 'name' }, 'نور', null],
  [{ kind: 'line', label, format: 'name' }, '123', 'noLetter'],
  [{ kind: 'line', label }, '123', null],
  [{ kind: 'line', label, format: 'address' }, 'https://example.com', null],
  [{ kind: 'line', label, format: 'address' }, 'http://example.com', null],
  [{ kind: 'line', label, format: 'address' }, 'httpsx://example.com', 'invalidAddress'],
  [{ kind: 'line', label, format: 'address' }, 'example.com', 'invalidAddress'],
  [{ kind: 'line', label, format: 'address' }, 'ftp://example.com', 'invalidAddress'],
  [{ kind: 'line', label, format: 'address' }, 'xhttps://example.com', 'invalidAddress'],
  [{ kind: 'line', label, format: 'email' }, 'noor', 'invalidEmail'],
  [{ kind: 'line', label, min: 3 }, 'ab', 'tooShort'],
  [{ kind: 'line', label, min: 3 }, 'abc', null],
  [{ kind: 'lines', label, max: 3 }, ' abc ', null],
  [{ kind: 'lines', label, max: 3 }, 'abcd', 'tooLong'],
  [{ kind: 'lines', label, max: 3 }, `${' '.repeat(12)}abc`, 'tooLong'],
  [amount, '10.25', null],
  [amount, '1,000', null],
  [amount, '10.255', 'tooPrecise'],
  [amount, '0', 'invalidAmount'],
  [{ ...amount, min: 0 }, '0', null],
  [{ ...amount, min: 0 }, 'free', 'invalidNumber'],
  [{ ...amount, decimals: 3 }, '1.005', null],
  [{ kind: 'choice', label, from: 'countries' }, 'SA', null],
  [{ kind: 'choice', label, from: 'countries' }, 'SAU', 'invalidChoice'],
  [level, '2', null],
  [level, '٢', 'invalidChoice'],
  [{ ...level, isNumber: true }, '٢', null],
  [{ ...level, missing: 'required' }, '3', 'required'],
  [{ ...level, required: true }, ' ', 'required'],
  [{ ...level, required: true, missing: 'noLetter' }, ' ', 'noLetter'],
  [{ kind: 'choice', label, from: 'industries' }, 'x'.repeat(140), null],
  [{ kind: 'choice', label, from: 'industries' }, 'x'.repeat(141), 'invalidChoice'],
])('of the field %o, "%s" is %s', (field, typed, error) => {
  expect(textError(field, typed, { today })).toBe(error);
});

it.each<[Field, number]>([
  [{ kind: 'line', label, max: 3 }, 3],
  [{ kind: 'line', label }, 140],
  [date, 140],
  [{ kind: 'amount', label, max: 9 }, 140],
])('a text of the field %o has at most %d characters', (field, max) => {
  expect(maxLengthOf(field)).toBe(max);
  expect(['1'.repeat(max), '1'.repeat(max + 1)].map((text) => lengthError(field, text))).toEqual([null, 'tooLong']);
});

it('a value has to be one of those that can be chosen now, if they are known', () => {
  const errorOf = (typed: string) => textError(level, typed, { today, among: ['2', 'other'] });
  expect([errorOf('2'), errorOf('other'), errorOf('1')]).toEqual([null, null, 'invalidChoice']);
});

describe('a period of a row', () => {
  const month = { kind: 'month', label } as const;
  const errorOf = (cells: Record<string, Cell>, row: Record<string, string>, day: string | null = today) =>
    validate({ rows: { kind: 'rows', label, rowLabel: '', cells } }, { rows: [row] }, { today: day });
  const period = { from: month, to: { ...month, notBefore: 'from', notAfter: 'today' } } as const;

  it.each([
    ['2021-03', '2021', {}],
    ['2021', '2021-03', {}],
    ['2021-03', '2021-03', {}],
    ['1999-12', '2001-01', {}],
    [' 2021-02 ', ' 2021-03 ', {}],
    ['2021-03', '2021-02', { 'rows.0.to': 'endsBeforeStart' }],
    [' ٢٠٢١-٠٣ ', ' ٢٠٢١-٠٢ ', { 'rows.0.to': 'endsBeforeStart' }],
    ['', '2021-02', {}],
    ['2021-03', '', {}],
    ['2021-03', '2026-03', {}],
    ['2021-03', '2026', {}],
    ['2021-03', '2026-04', { 'rows.0.to': 'inFuture' }],
    ['2021-03', '2027', { 'rows.0.to': 'inFuture' }],
  ])('from "%s" to "%s" has the errors %j', (from, to, errors) => {
    expect(errorOf(period, { from, to })).toEqual(errors);
  });

  it.each([
    ['year', '2021', '2020', '2027'],
    ['month', '2021-03', '2021-02', '2026-04'],
    ['date', '2021-03-05', '2021-03-04', '2026-03-06'],
  ] as const)('is compared when its times are of the kind %s', (kind, from, earlier, future) => {
    const time = { kind, label } as const;
    const cells = { from: time, to: { ...time, notBefore: 'from', notAfter: 'today' } } as const;
    expect([from, earlier, future].map((to) => errorOf(cells, { from, to }))).toEqual([
      {},
      { 'rows.0.to': 'endsBeforeStart' },
      { 'rows.0.to': 'inFuture' },
    ]);
  });

  it('may end later where the current day is not known', () => {
    expect(errorOf(period, { from: '2021', to: '2027' }, null)).toEqual({});
  });

  it('may have a start in the future, which only an end may not', () => {
    expect(errorOf({ from: month }, { from: '2027' })).toEqual({});
  });

  it('is valid without an end that the row does not show, unless its text is too long', () => {
    const to = { ...period.to, required: true, when: ({ isCurrent }: Readonly<Record<string, unknown>>) => !isCurrent };
    expect(errorOf({ from: month, to }, { from: '2021-03', to: '2020', isCurrent: '1' })).toEqual({});
    expect(errorOf({ from: month, to }, { from: '2021-03', to: '', isCurrent: '' })).toEqual({
      'rows.0.to': 'required',
    });
    expect(errorOf({ from: month, to }, { to: '1'.repeat(141), isCurrent: '1' })).toEqual({ 'rows.0.to': 'tooLong' });
    expect(errorOf({ from: month, to }, { to: '1'.repeat(140), isCurrent: '1' })).toEqual({});
  });
});
