/** What a quotation is validated against, its totals, and the taxes that can be added to it. */
import { describe, expect, it } from 'vitest';
import {
  emptyQuotation,
  isOffered,
  type QuotationTerms,
  totalsOf,
  validateQuotation,
} from '../../src/services/contract/quotation.ts';

const terms: QuotationTerms = {
  currency: 'SAR',
  questions: [
    { name: 'Q-1', answer_type: 'Yes/No', is_mandatory: true },
    { name: 'Q-2', answer_type: 'Number', is_mandatory: false },
    { name: 'Q-3', answer_type: null, is_mandatory: true },
  ],
  needsQuantity: true,
  priceBases: ['Daily', 'Fixed'],
  taxes: ['VAT 15%'],
  today: '2026-03-05',
};
const valid = {
  ...emptyQuotation,
  price_basis: 'Daily',
  rate: '1500.50',
  quantity: '10',
  available_from: '2026-03-05',
  answers: { 'Q-1': 'Yes', 'Q-3': 'Since 2011' },
};

describe('a quotation', () => {
  it('is valid with everything that is asked for', () => {
    expect(validateQuotation(valid, terms)).toEqual({});
    expect(validateQuotation({ ...valid, tax: 'VAT 15%', rate: '١٥٠٠٫٥' }, terms)).toEqual({});
  });

  it('needs the terms and the answers', () => {
    expect(validateQuotation(emptyQuotation, terms)).toEqual({
      price_basis: 'required',
      rate: 'required',
      quantity: 'required',
      available_from: 'required',
      'answers.0.answer': 'required',
      'answers.2.answer': 'required',
    });
  });

  it('needs no quantity where the price basis has no units', () => {
    expect(validateQuotation({ ...valid, quantity: '' }, { ...terms, needsQuantity: false })).toEqual({});
  });

  it.each<[object, object]>([
    [{ price_basis: 'Hourly' }, { price_basis: 'invalidChoice' }],
    [{ tax: 'VAT 5%' }, { tax: 'invalidChoice' }],
    [{ rate: '0' }, { rate: 'invalidAmount' }],
    [{ rate: '1.005' }, { rate: 'tooPrecise' }],
    [{ rate: '10000000.01' }, { rate: 'amountTooLarge' }],
    [{ available_from: '2026-03-04' }, { available_from: 'inPast' }],
    [{ answers: { ...valid.answers, 'Q-1': 'Maybe' } }, { 'answers.0.answer': 'invalidChoice' }],
    [{ answers: { ...valid.answers, 'Q-1': 'No' } }, {}],
    [{ answers: { ...valid.answers, 'Q-3': 'x'.repeat(2_000) } }, {}],
    [{ answers: { ...valid.answers, 'Q-3': 'x'.repeat(2_001) } }, { 'answers.2.answer': 'tooLong' }],
    [{ answers: { ...valid.answers, 'Q-2': 'many' } }, { 'answers.1.answer': 'invalidNumber' }],
    [{ answers: { ...valid.answers, 'Q-2': '0' } }, {}],
  ])('with %j has the errors %j', (more, errors) => {
    expect(validateQuotation({ ...valid, ...more }, terms)).toEqual(errors);
  });

  it('needs the number that a client asks for, up to a trillion', () => {
    const asked: QuotationTerms = {
      ...terms,
      questions: [{ name: 'Q-1', answer_type: 'Number', is_mandatory: true }],
    };
    const errorsOf = (answer: string) => validateQuotation({ ...valid, answers: { 'Q-1': answer } }, asked);
    const refused = (code: string) => ({ 'answers.0.answer': code });
    expect([errorsOf(''), errorsOf('1,000,000,000,000')]).toEqual([refused('required'), {}]);
    expect([errorsOf('1000000000001'), errorsOf('9'.repeat(100))]).toEqual(Array(2).fill(refused('amountTooLarge')));
  });

  it('has as many decimals as its currency', () => {
    expect(validateQuotation({ ...valid, rate: '1.005' }, { ...terms, currency: 'KWD' })).toEqual({});
    expect(validateQuotation({ ...valid, rate: '1.5' }, { ...terms, currency: 'JPY' })).toEqual({ rate: 'tooPrecise' });
  });
});

describe('the totals', () => {
  const of = (rate: number, tax: Parameters<typeof totalsOf>[0]['tax'], currency = 'SAR') =>
    Object.values(totalsOf({ rate, quantity: 3, tax, currency }));
  const added = { rate: 15, included_in_print_rate: false };

  it('are the rate times the quantity, with the tax added or included', () => {
    expect(of(100, null)).toEqual([300, 0, 300]);
    expect(of(100, added)).toEqual([300, 45, 345]);
    expect(of(100, { ...added, included_in_print_rate: true })).toEqual([260.87, 39.13, 300]);
    expect(of(100, { ...added, rate: null })).toEqual([300, 0, 300]);
    // the stated price is what the client pays, although 8.70 and 15 % of it are 10.01
    expect(of(10 / 3, { ...added, included_in_print_rate: true })).toEqual([8.7, 1.3, 10]);
  });

  it('are rounded to the decimals of the currency', () => {
    expect(of(33.335, added)).toEqual([100.01, 15, 115.01]);
    expect(of(33.335, added, 'KWD')).toEqual([100.005, 15.001, 115.006]);
    expect(of(33.335, added, 'JPY')).toEqual([100, 15, 115]);
  });
});

describe('a tax', () => {
  const vat = { charge_type: 'On Net Total', account_head: 'VAT', disabled: false, valid_from: null, valid_upto: null };

  it.each<[boolean, object]>([
    [true, {}],
    [false, { disabled: true }],
    [false, { charge_type: 'Actual' }],
    [false, { account_head: 'Withholding Tax - SG' }],
    [true, { account_head: null }],
    [true, { valid_from: '2026-03-05', valid_upto: '2026-03-05' }],
    [false, { valid_from: '2026-03-06' }],
    [false, { valid_upto: '2026-03-04' }],
  ])('is offered: %s, with %j', (isOfferedToday, more) => {
    expect(isOffered({ ...vat, ...more }, '2026-03-05')).toBe(isOfferedToday);
  });
});
