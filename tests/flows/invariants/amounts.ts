/** Whether the amounts of contracts and invoices add up. Records without amounts always do. */
import { isObject } from '../../../src/services/contract/readers.ts';
import { isCounted } from '../../../src/services/contract/rules/invoice-rules.ts';
import type { InvoiceStatus } from '../../../src/services/contract/statuses.ts';

/** Half a unit of the smallest currency unit, three digits in some currencies. */
const tolerance = 0.005;

/** Whether the amounts of a record, or of each record of a list, add up. */
export function amountsAddUp(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(amountsAddUp);
  return !isObject(data) || (isContractRight(data) && isInvoiceRight(data));
}

/** A contract is worth its milestones, and no more than that is invoiced and paid. */
function isContractRight({ contract_value, milestones, invoiced_amount, paid_amount }: Record): boolean {
  const amounts = Array.isArray(milestones) ? milestones.map((each) => (isObject(each) ? each.amount : null)) : [];
  return (
    (amounts.length === 0 || isSum(contract_value, ...amounts)) &&
    isAtMost(paid_amount, invoiced_amount) &&
    isAtMost(invoiced_amount, contract_value)
  );
}

/**
 * An invoice is its lines and taxes. Nothing of a draft or a cancelled one is outstanding; another is paid or
 * outstanding.
 */
function isInvoiceRight(invoice: Record): boolean {
  const { net_total, total_taxes_and_charges, grand_total, paid_amount, outstanding_amount } = invoice;
  const isOwed = isCounted({ status: invoice.status as InvoiceStatus }); // a status that is not known counts
  return (
    isSum(grand_total, net_total, total_taxes_and_charges) &&
    (!isOwed || isSum(grand_total, paid_amount, outstanding_amount))
  );
}

type Record = Readonly<{ [name: string]: unknown }>;

/** A sum with an amount that is not known is right. */
function isSum(total: unknown, ...amounts: readonly unknown[]): boolean {
  const all = [total, ...amounts];
  if (!all.every((amount) => typeof amount === 'number')) return true;
  const [sum = 0, ...parts] = all;
  return Math.abs(sum - parts.reduce((left, right) => left + right, 0)) < tolerance;
}

const isAtMost = (less: unknown, more: unknown): boolean =>
  typeof less !== 'number' || typeof more !== 'number' || less <= more + tolerance;
