type Known = number | null;

/** A part in whole points of a hundred; `null` where either is unknown or there is no whole. */
export const shareOf = (part: Known, whole: Known): Known =>
  part !== null && whole !== null && whole > 0 ? Math.round((part / whole) * 100) : null;

/** What of the whole is left beside the part. No currency has more than four decimals. */
export const leftOf = (part: Known, whole: Known): Known =>
  part !== null && whole !== null ? Math.round((whole - part) * 10_000) / 10_000 : null;
