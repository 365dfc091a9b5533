import { vatLawOf } from '../../../../src/services/contract/rules/tax-rules.ts';

const decimals: Record<string, number> = { KWD: 3, BHD: 3, OMR: 3, JOD: 3, JPY: 0 };

/** Rounds an amount to the decimals of its currency. */
export function rounded(amount: number, currency: string): number {
  return Number(amount.toFixed(decimals[currency] ?? 2));
}

/** The rate of value-added tax in percent. Work for clients outside Saudi Arabia is an export, which is zero-rated. */
export const vatOf = (currency: string): number => (currency === 'SAR' ? (vatLawOf('SA')?.rate ?? 0) : 0);

export function sum(amounts: readonly number[], currency: string): number {
  return rounded(
    amounts.reduce((total, amount) => total + amount, 0),
    currency,
  );
}
