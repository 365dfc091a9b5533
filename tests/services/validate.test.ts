/** The errors of a draft, by what its form shows and by the record before the edit. */
import { expect, it } from 'vitest';
import type { Draft } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { answerErrors, validate } from '../../src/services/contract/fields/validate.ts';

const label = '';
const today = '2026-03-05';
const line = { kind: 'line', label, required: true } as const;

it('a field that the form does not show has no error', () => {
  expect(validate({ city: line }, { city: '' }, { today })).toEqual({ city: 'required' });
  expect(validate({ city: line }, { city: '' }, { today, skipped: ['city'] })).toEqual({});
  expect(validate({ city: line }, { city: '' }, { today, skipped: ['town'] })).toEqual({ city: 'required' });
  expect(validate({ city: line }, {}, { today }, ['unknown'])).toEqual({});
});

it('a cell that the form does not show is only limited in its length', () => {
  const cells = { title: { kind: 'line', label }, note: { ...line, isHidden: true } } as const;
  const form: Form = { rows: { kind: 'rows', label, rowLabel: '', cells } };
  const errorsOf = (note: string) => validate(form, { rows: [{ title: 'One', note }] }, { today });
  expect([errorsOf(''), errorsOf('x'.repeat(141))]).toEqual([{}, { 'rows.0.note': 'tooLong' }]);
});

it('a list has at most sixty rows, choices or details, unless its field states another number', () => {
  const form: Form = {
    rows: { kind: 'rows', label, rowLabel: '', cells: { title: { kind: 'line', label } } },
    choices: { kind: 'choices', label, from: 'preferences' },
    details: { kind: 'details', label, details: { industry: { label, from: 'industries' } } },
  };
  const draftOf = (length: number) => ({
    rows: Array.from({ length }, () => ({ title: '' })),
    choices: Array.from({ length }, (_, at) => `${at}`),
    details: Array.from({ length }, () => ({ detail_type: 'industry', value: 'Energy', note: '' }) as const),
  });
  expect(validate(form, draftOf(60), { today })).toEqual({});
  expect(validate(form, draftOf(61), { today })).toEqual({ rows: 'tooMany', choices: 'tooMany', details: 'tooMany' });
});

it('an unchanged row keeps its dates, whatever the clock of the device states', () => {
  const day = { kind: 'date', label, notAfter: 'today' } as const;
  const form: Form = { rows: { kind: 'rows', label, rowLabel: label, cells: { title: { kind: 'line', label }, day } } };
  const stored = { title: 'One', day: '2026-06-01' };
  const base = { rows: [{ title: 'Zero', day: '2020-01-01' }, stored] };
  const errorsOf = (...rows: object[]) => validate(form, { rows } as Draft, { today, base });
  expect(errorsOf(stored)).toEqual({});
  expect(errorsOf({ ...stored, title: 'Two' })).toEqual({ 'rows.0.day': 'inFuture' });
  expect(errorsOf(stored, { title: 'New', day: '2026-06-01' })).toEqual({ 'rows.1.day': 'inFuture' });
  expect(validate(form, { rows: [stored] }, { today })).toEqual({ 'rows.0.day': 'inFuture' });
});

it('an unchanged phone number, date or amount keeps its value, which an earlier version allowed', () => {
  const form: Form = {
    phone_no: { kind: 'line', label, format: 'phone' },
    line: { kind: 'line', label, min: 9 },
    day: { kind: 'date', label, notBefore: 'today' },
    rate: { kind: 'amount', label, max: 100, currency: 'currency' },
    fee: { kind: 'amount', label, max: 100 },
    currency: { kind: 'line', label },
  };
  const base = { phone_no: '1', line: 'short', day: '2020-01-01', rate: '999', fee: '999', currency: 'SAR' };
  expect(validate(form, base, { today, base })).toEqual({ line: 'tooShort' });
  expect(validate(form, base, { today })).toEqual({
    phone_no: 'invalidPhone',
    line: 'tooShort',
    day: 'inPast',
    rate: 'amountTooLarge',
    fee: 'amountTooLarge',
  });
  const changed = { ...base, phone_no: '2', day: '2020-01-02', fee: '998' };
  expect(validate(form, changed, { today, base })).toEqual({
    phone_no: 'invalidPhone',
    line: 'tooShort',
    day: 'inPast',
    fee: 'amountTooLarge',
  });
  expect(validate(form, { ...base, currency: 'KWD' }, { today, base })).toEqual({
    line: 'tooShort',
    rate: 'amountTooLarge',
  });
});

it('an amount has the decimals of its currency, and any number of them without one', () => {
  const form: Form = {
    rate: { kind: 'amount', label, max: 100, currency: 'currency' },
    fee: { kind: 'amount', label, max: 100 },
    currency: { kind: 'line', label },
  };
  const errorsIn = (currency: string) => validate(form, { rate: '1.255', fee: '1.25555', currency }, { today });
  expect([errorsIn('SAR'), errorsIn('KWD')]).toEqual([{ rate: 'tooPrecise' }, {}]);
});

it('a value that can no longer be chosen is invalid, also in a list of the server', () => {
  const form: Form = { basis: { kind: 'choice', label, from: 'priceBasis' } };
  const choices = { basis: ['day'] };
  expect(validate(form, { basis: 'hour' }, { today })).toEqual({});
  expect(validate(form, { basis: 'hour' }, { today, choices })).toEqual({ basis: 'invalidChoice' });
  expect(validate(form, { basis: 'day' }, { today, choices })).toEqual({});
});

it('a value may be chosen twice in a list that is not one of choices', () => {
  const rows = { kind: 'rows', label, rowLabel: '', cells: { title: { kind: 'line', label } } } as const;
  expect(validate({ rows }, { rows: [{ title: 'One' }, { title: 'One' }] }, { today })).toEqual({});
});

it('a note that its detail type does not have is only limited in its length', () => {
  const details: Form = { details: { kind: 'details', label, details: { industry: { label, from: 'industries' } } } };
  const errorsOf = (note: string) =>
    validate(details, { details: [{ detail_type: 'industry', value: 'Energy', note }] }, { today });
  expect([errorsOf('Since 2011'), errorsOf('x'.repeat(141))]).toEqual([{}, { 'details.0.note': 'tooLong' }]);
});

it('the errors of answers have the indexes of their questions', () => {
  const questions = ['Q-1', 'Q-2', null].map((name) => ({ name, field: line }));
  expect(answerErrors('answers', questions, { answers: { 'Q-1': 'Once', 'Q-2': ' ' } })).toEqual({
    'answers.1.answer': 'required',
    'answers.2.answer': 'required',
  });
});

it.each(['document', 'photo'] as const)('a required file of the kind %s is there when it is held or stored', (kind) => {
  const form: Form = { file: { kind, label, required: true } };
  const errorsOf = (file: object | string | null) => validate(form, { file } as Draft, { today });
  const held = { name: 'FILE-1', file_name: 'a.pdf', file_size: 1 };
  expect([null, '', held, '/files/a.pdf'].map(errorsOf)).toEqual([{ file: 'required' }, { file: 'required' }, {}, {}]);
});

it.each([
  [{}, { 'details.0.detail_type': 'invalidChoice' }],
  [{ detail_type: 'toString', value: 'Energy' }, { 'details.0.detail_type': 'invalidChoice' }],
  [{ detail_type: 'industry' }, { 'details.0.value': 'required' }],
  [{ detail_type: 'industry', value: 'x'.repeat(141) }, { 'details.0.value': 'tooLong' }],
  [{ detail_type: 'industry', value: 'Energy' }, {}],
  [{ detail_type: 'industry', value: 'Energy', note: 'x'.repeat(141) }, { 'details.0.note': 'tooLong' }],
])('the detail %j has the errors %j', (detail, errors) => {
  const form: Form = { details: { kind: 'details', label, details: { industry: { label, from: 'industries' } } } };
  expect(validate(form, { details: [detail] } as Draft, { today })).toEqual(errors);
});
