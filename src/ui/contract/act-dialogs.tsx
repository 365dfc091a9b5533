/** The dialogs in which a candidate declines to sign, or asks to end a contract early. */
import type { ReactNode } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { isClosedMilestone, isPayableMilestone } from '../../services/contract/rules/contract-rules.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import { ActForm } from './act-form.tsx';
import type { ContractActs } from './use-contract-acts.ts';

export function DeclineContractDialog({ acts }: { acts: ContractActs }) {
  const t = useMessages();
  return (
    <ActDialog acts={acts} title="contract_decline_heading" submit="contract_decline" isDangerous>
      <Alert tone="warning">{t('contract_decline_warning')}</Alert>
      <FieldInputs names={['reason', 'note']} />
    </ActDialog>
  );
}

/** States the notice period, and what ending early means in money. */
export function EndingDialog({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  const t = useMessages();
  const format = useFormat();
  const { milestones, currency, notice_period_days } = contract;
  const amountOf = (isIncluded: (milestone: Contract['milestones'][number]) => boolean) => {
    const sum = milestones.filter(isIncluded).reduce((total, { amount }) => total + (amount ?? 0), 0);
    return isolated(format.amount(sum, currency) ?? '');
  };
  return (
    <ActDialog acts={acts} title="ending_heading" submit="ending_send">
      <ul className={styles.effects}>
        <li>
          {t('ending_notice', {
            days: t('days', { count: notice_period_days ?? 0 }),
            date: format.date(acts.terms.earliestLastDay) ?? '',
          })}
        </li>
        <li>{t('ending_money_kept', { amount: amountOf(isPayableMilestone) })}</li>
        <li>{t('ending_money_open', { amount: amountOf((milestone) => !isClosedMilestone(milestone)) })}</li>
      </ul>
      <FieldInputs names={['last_day', 'reason', 'note']} />
    </ActDialog>
  );
}

interface ActDialogProps {
  acts: ContractActs;
  title: MessageId;
  submit: MessageId;
  /** Whether it cannot be undone. */
  isDangerous?: boolean;
  children: ReactNode;
}

function ActDialog({ acts, title, children, ...form }: ActDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      title={t(title)}
      closeLabel={t('close')}
      variant="sheet"
      isBusy={acts.isBusy}
      onClose={() => acts.send({ type: 'act.cancel' })}
    >
      <ActForm acts={acts} {...form}>
        {children}
      </ActForm>
    </Dialog>
  );
}
