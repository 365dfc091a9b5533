import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertedAmount, lineAmounts, sumOfAmounts } from '../../api/invoice/invoice-amounts.ts';
import { decimalsOf } from '../../src/services/contract/fields/number-in.ts';

describe('the amounts of a line', () => {
  it.each([
    ['rounds half up', { quantity: 1, unit_price: 0.1, tax_rate: 5 }, 'SAR', [0.1, 0.01, 0.11]],
    ['rounds down below a half', { quantity: 1, unit_price: 0.09, tax_rate: 5 }, 'SAR', [0.09, 0, 0.09]],
    ['has three decimals in dinars', { quantity: 3, unit_price: 1.1115, tax_rate: 10 }, 'KWD', [3.335, 0.334, 3.669]],
    ['has no decimals in yen', { quantity: 1.5, unit_price: 101, tax_rate: 10 }, 'JPY', [152, 15, 167]],
    ['has no tax without a rate', { quantity: 2, unit_price: 10, tax_rate: null }, 'KWD', [20, 0, 20]],
    [
      'of a credit note mirror those of its invoice',
      { quantity: 1, unit_price: -0.1, tax_rate: 5 },
      'SAR',
      [-0.1, -0.01, -0.11],
    ],
    [
      'is exact where binary fractions are not',
      { quantity: 1, unit_price: 1.005, tax_rate: 0 },
      'SAR',
      [1.01, 0, 1.01],
    ],
  ] as const)('%s', (_, line, currency, [net_amount, tax_amount, total_amount]) => {
    expect(lineAmounts(line, currency)).toEqual({ net_amount, tax_amount, total_amount });
  });

  it('adds up for every line', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 100),
      unit_price: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 1000),
      tax_rate: fc.option(fc.constantFrom(0, 5, 10, 15)),
    });
    fc.assert(
      fc.property(line, fc.constantFrom('SAR', 'AED', 'USD', 'KWD', 'JPY'), (priced, currency) => {
        const { net_amount, tax_amount, total_amount } = lineAmounts(priced, currency);
        expect(sumOfAmounts([net_amount, tax_amount], currency)).toBe(total_amount);
        const decimals = decimalsOf(currency);
        for (const amount of [net_amount, tax_amount, total_amount])
          expect(Number(amount.toFixed(decimals))).toBe(amount);
        const half = 0.5 / 10 ** decimals;
        expect(Math.abs(tax_amount - (net_amount * (priced.tax_rate ?? 0)) / 100)).toBeLessThanOrEqual(half * 1.001);
      }),
    );
  });
});

it('converts an amount to another currency', () => {
  expect(convertedAmount(9_600, 3.6725, 'AED')).toBe(35_256);
  expect(convertedAmount(0.01, 3.75, 'SAR')).toBe(0.04);
});

it('converts an amount at a rate of six decimals', () => {
  expect(convertedAmount(1_000_000, 3.6725124, 'AED')).toBe(3_672_512);
});

it('adds amounts without an error of binary fractions', () => {
  expect(sumOfAmounts([0.1, 0.2, 0.3], 'SAR')).toBe(0.6);
});
