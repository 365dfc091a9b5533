/** The amounts of an invoice, rounded half up for each line to the decimals of the currency. */
import { decimalsOf } from '../../src/services/contract/fields/number-in.ts';

interface PricedLine {
  readonly quantity: number;
  readonly unit_price: number;
  /** In percent; `null` for a line without tax. */
  readonly tax_rate: number | null;
}

export interface LineAmounts {
  readonly net_amount: number;
  readonly tax_amount: number;
  readonly total_amount: number;
}

/** The amounts of a line; those of a credit note are negative. */
export function lineAmounts({ quantity, unit_price, tax_rate }: PricedLine, currency: string): LineAmounts {
  const decimals = decimalsOf(currency);
  const net = multiplied(quantity, unit_price, decimals);
  const tax = tax_rate === null ? 0n : roundedHalfUp(net * scaled(tax_rate, precision), 100n * unit(precision));
  return {
    net_amount: unscaled(net, decimals),
    tax_amount: unscaled(tax, decimals),
    total_amount: unscaled(net + tax, decimals),
  };
}

/** An amount in another currency. */
export const convertedAmount = (amount: number, rate: number, currency: string): number =>
  unscaled(multiplied(amount, rate, decimalsOf(currency)), decimalsOf(currency));

/** The sum of amounts in one currency, without an error of binary fractions. */
export function sumOfAmounts(amounts: readonly number[], currency: string): number {
  const decimals = decimalsOf(currency);
  return unscaled(
    amounts.reduce((sum, amount) => sum + scaled(amount, decimals), 0n),
    decimals,
  );
}

/** The digits of an amount with the decimals of its currency, without separators. */
export const amountIn = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency));

/** Decimals of a quantity, a price and a rate. */
const precision = 6;

const unit = (decimals: number): bigint => 10n ** BigInt(decimals);

function multiplied(one: number, other: number, decimals: number): bigint {
  return roundedHalfUp(scaled(one, precision) * scaled(other, precision) * unit(decimals), unit(2 * precision));
}

/** A decimal number as an integer of its smallest unit. */
const scaled = (value: number, decimals: number): bigint => BigInt(value.toFixed(decimals).replace('.', ''));

const unscaled = (value: bigint, decimals: number): number => Number(value) / 10 ** decimals;

/** A half is rounded away from zero, so that a credit note has the amounts of its invoice. */
function roundedHalfUp(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}
