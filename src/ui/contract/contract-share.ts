type Amount = number | null;

/** A part of a whole, in whole percent; `null` where either is unknown or the whole is zero. */
export const shareOf = (part: Amount, whole: Amount): Amount =>
  part !== null && whole !== null && whole > 0 ? Math.round((part / whole) * 100) : null;

/** The rest of a whole without a part, rounded to four decimals, the most that a currency has. */
export const leftOf = (part: Amount, whole: Amount): Amount =>
  part !== null && whole !== null ? Math.round((whole - part) * 10_000) / 10_000 : null;
