import { isolated } from '../../services/contract/isolated.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { type BudgetComparison, comparedWith, wholeBudget } from '../../services/contract/rules/budget-rules.ts';
import { useFormat } from '../format.ts';
import { Icon } from '../kit/icon.tsx';
import { CheckIcon, InfoIcon } from '../kit/icons.ts';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { writtenBudget } from '../record/budget.tsx';
import styles from './quotation-totals.module.css';

interface AgainstBudgetProps {
  request: JobDescription;
  /** Before tax; `null` until it can be computed. */
  total: number | null;
}

/** How a total compares with the client's budget, in words; nothing when there is no budget. */
export function AgainstBudget({ request, total }: AgainstBudgetProps) {
  const t = useMessages();
  const format = useFormat();
  const bases = useList('priceBasis').data;
  const { currency } = request;
  const basis = bases?.find(({ name }) => name === request.price_basis);
  const budget = wholeBudget(request, basis?.requires_quantity ?? false);
  if (budget === null || (basis === undefined && request.price_basis !== null)) return null;
  const written = isolated(writtenBudget(t, format, { ...budget, currency }) ?? '');
  const compared = total === null ? null : comparedWith(budget, total, currency);
  const difference = isolated(format.briefAmount(compared?.difference, currency) ?? '');
  return (
    <p className={styles.budget}>
      <Icon of={compared?.place === 'within' ? CheckIcon : InfoIcon} size={18} />
      <span>
        {compared === null
          ? t('quote_budget', { budget: written })
          : t(messageOf(compared), { budget: written, difference })}
      </span>
    </p>
  );
}

function messageOf({ place, difference }: BudgetComparison): MessageId {
  if (place === 'within') return difference ? 'quote_within_budget' : 'quote_at_budget';
  return place === 'below' ? 'quote_below_budget' : 'quote_above_budget';
}
