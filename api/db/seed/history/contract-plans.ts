/** The course of one of the candidate's contracts. Days are relative to the day of seeding. */
export interface ContractPlan {
  /** The index of its request in the list of job requests. */
  readonly rfq: number;
  readonly status: 'Unsigned' | 'Active' | 'On Hold' | 'Completed' | 'Terminated';
  readonly starts: number;
  /** Days from one milestone to the next. */
  readonly spacing: number;
  /** The amount of each milestone before tax, in the client's currency. */
  readonly amounts: readonly number[];
  /** The number of invoiced milestones. */
  readonly invoiced: number;
  /** The status of the next milestone, unless it is in progress. */
  readonly next?: 'Submitted' | 'Approved' | 'Changes Requested';
}

export const contractPlans: readonly ContractPlan[] = [
  plan(65, 'Completed', -575, 28, [30_000, 38_000, 42_000, 38_000, 32_000], 5),
  plan(62, 'Completed', -520, 30, [9_600, 12_800, 12_800, 8_800], 4),
  plan(59, 'Completed', -475, 32, [2_450.5, 3_125.25, 3_125.25, 3_480.75, 1_818.25], 5),
  plan(56, 'Terminated', -430, 35, [36_000, 48_000, 48_000, 28_000], 2),
  plan(53, 'Completed', -380, 26, [7_250, 10_500, 10_500, 6_750], 4),
  plan(46, 'On Hold', -285, 30, [4_120.125, 5_640.375, 5_640.375, 3_099.125], 2),
  plan(42, 'Active', -240, 55, [25_000, 35_000, 35_000, 45_000, 35_000, 25_000], 3, 'Submitted'),
  plan(38, 'Active', -195, 45, [22_500, 30_000, 30_000, 30_000, 37_500, 30_000], 3, 'Approved'),
  plan(34, 'Active', -150, 40, [8_000, 11_200, 11_200, 14_400, 9_600, 9_600], 2, 'Changes Requested'),
  plan(30, 'Active', -120, 35, [18_000, 24_500, 24_500, 31_000, 24_500, 17_500], 3),
  plan(26, 'Active', -85, 30, [6_400, 8_960, 8_960, 11_520, 8_960, 6_400], 2),
  plan(20, 'Unsigned', 14, 30, [27_000, 36_000, 45_000, 36_000, 36_000], 0),
];

/** The day on which the documents were drawn up: before the start, and in the past. */
export const drawnUp = ({ starts }: ContractPlan): number => Math.min(starts - 14, -6);

function plan(
  rfq: number,
  status: ContractPlan['status'],
  starts: number,
  spacing: number,
  amounts: readonly number[],
  invoiced: number,
  next?: ContractPlan['next'],
): ContractPlan {
  return { rfq, status, starts, spacing, amounts, invoiced, ...(next === undefined ? {} : { next }) };
}
