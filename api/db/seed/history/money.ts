const decimals: Record<string, number> = { KWD: 3, BHD: 3, OMR: 3, JOD: 3, JPY: 0 };

/** An amount as its currency counts it. */
export function rounded(amount: number, currency: string): number {
  return Number(amount.toFixed(decimals[currency] ?? 2));
}

/** Percent of value-added tax on work for a client: Saudi clients pay it, work for others is an export. */
export const vatOf = (currency: string): number => (currency === 'SAR' ? 15 : 0);

/** What one unit is worth in the company's own currency, the riyal. */
export const riyalsOf: Record<string, number> = { SAR: 1, USD: 3.75, KWD: 12.215 };

export function sum(amounts: readonly number[], currency: string): number {
  return rounded(
    amounts.reduce((total, amount) => total + amount, 0),
    currency,
  );
}
