import { expect, test } from 'vitest';
import { comparedWith, wholeBudget } from '../../src/services/contract/rules/budget-rules.ts';

const daily = { budget_min: 2650, budget_max: 3450, quantity: 56, currency: 'SAR' };

test('the whole budget is the price of a unit times the units', () => {
  expect(wholeBudget(daily, true)).toEqual({ budget_min: 148_400, budget_max: 193_200 });
  expect(wholeBudget({ ...daily, budget_min: null }, true)).toEqual({ budget_min: null, budget_max: 193_200 });
  expect(wholeBudget({ ...daily, budget_max: null }, true)).toEqual({ budget_min: 148_400, budget_max: null });
  expect(wholeBudget(daily, false)).toEqual({ budget_min: 2650, budget_max: 3450 });
});

test('the whole budget has the decimals of its currency', () => {
  expect(wholeBudget({ budget_min: 33.1, budget_max: 66.7, quantity: 3, currency: 'SAR' }, true)).toEqual({
    budget_min: 99.3,
    budget_max: 200.1,
  });
});

test('the whole budget is unknown without a price or the number of units', () => {
  expect(wholeBudget({ ...daily, quantity: null }, true)).toBeNull();
  expect(wholeBudget({ ...daily, budget_min: null, budget_max: null }, false)).toBeNull();
});

test.each([
  [148_399.99, { place: 'below', difference: 0.01 }],
  [148_400, { place: 'within', difference: 44_800 }],
  [193_200, { place: 'within', difference: 0 }],
  [193_200.1, { place: 'above', difference: 0.1 }],
])('compares a total of %d with the budget', (total, comparison) => {
  expect(comparedWith({ budget_min: 148_400, budget_max: 193_200 }, total, 'SAR')).toEqual(comparison);
});

test('a budget that is not the price of a unit is known without the number of units', () => {
  expect(wholeBudget({ ...daily, quantity: null }, false)).toEqual({ budget_min: 2650, budget_max: 3450 });
});

test('a budget with one bound has no other', () => {
  expect(comparedWith({ budget_min: 100, budget_max: null }, 150, 'SAR')).toEqual({
    place: 'within',
    difference: null,
  });
  expect(comparedWith({ budget_min: null, budget_max: 100 }, 50, 'KWD')).toEqual({ place: 'within', difference: 50 });
});
