import { roundedSum } from '../../services/contract/fields/number-in.ts';

type Amount = number | null;

/** A part of a total, in percent without decimals; `null` if either is unknown or the total is zero. */
export const shareOf = (part: Amount, total: Amount): Amount =>
  part !== null && total !== null && total > 0 ? Math.round((part / total) * 100) : null;

/** The total minus a part, rounded to four decimals, the maximum of any currency. */
export const leftOf = (part: Amount, total: Amount): Amount =>
  part !== null && total !== null ? roundedSum(total - part) : null;
