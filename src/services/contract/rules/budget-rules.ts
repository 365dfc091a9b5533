/** How a quotation compares with the budget of its request. */
import { decimalsOf, rounded } from '../fields/number-in.ts';
import type { JobDescription } from '../records/job-request.ts';

/** The budget for everything that the client asks for. */
export interface WholeBudget {
  readonly budget_min: number | null;
  readonly budget_max: number | null;
}

type Budgeted = Pick<JobDescription, 'budget_min' | 'budget_max' | 'quantity' | 'currency'>;

/**
 * The budget of a request as a whole; `null` when it is not known.
 *
 * @param isPerUnit whether the budget is the price of one unit, such as a day
 */
export function wholeBudget(request: Budgeted, isPerUnit: boolean): WholeBudget | null {
  const { budget_min, budget_max, quantity, currency } = request;
  const times = isPerUnit ? quantity : 1;
  if ((budget_min ?? budget_max) === null || times === null) return null;
  const whole = (price: number | null) => (price === null ? null : rounded(price * times, decimalsOf(currency)));
  return { budget_min: whole(budget_min), budget_max: whole(budget_max) };
}

export interface BudgetComparison {
  readonly place: 'below' | 'within' | 'above';
  /** The distance to the nearest bound outside the budget, and to the upper one within it; `null` without one. */
  readonly difference: number | null;
}

/** @param total of the quotation, before tax */
export function comparedWith(
  { budget_min, budget_max }: WholeBudget,
  total: number,
  currency: string | null,
): BudgetComparison {
  const difference = (from: number, to: number) => rounded(from - to, decimalsOf(currency));
  if (budget_max !== null && total > budget_max) return { place: 'above', difference: difference(total, budget_max) };
  if (budget_min !== null && total < budget_min) return { place: 'below', difference: difference(budget_min, total) };
  return { place: 'within', difference: budget_max === null ? null : difference(budget_max, total) };
}
