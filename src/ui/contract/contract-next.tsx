import { useMemo } from 'react';
import { type LifeEvent, type LifeSnapshot, type Party, whoMustAct } from '../../machines/contract-life-machine.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import {
  awaitsInvoice,
  awaitsPayment,
  hasTimeToEnd,
  milestoneToDeliver,
  needsChanges,
  needsDelivery,
} from '../../services/contract/rules/contract-rules.ts';
import { useFocusOnReturn } from '../form/use-focus-on-return.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, type Translate, useMessages } from '../messages.tsx';
import { NextStep } from '../record/next-step.tsx';
import styles from './contract-next.module.css';
import { contractStep } from './contract-steps.ts';
import { DeliveryDate } from './delivery-date.tsx';
import { lifePartyMessages } from './life-messages.ts';
import { lifeSnapshotOf } from './life-status.ts';
import type { ContractActs } from './use-contract-acts.ts';

interface ContractNextProps {
  contract: Contract;
  acts: ContractActs;
}

/** The next step of a contract, who has to act, and a button for each act that is possible now. */
export function ContractNext({ contract, acts }: ContractNextProps) {
  const t = useMessages();
  const format = useFormat();
  const snapshot = useMemo(() => lifeSnapshotOf(contract), [contract]);
  const { text, isAboutMilestone } = contractStep(t, contract);
  const { next_milestone, next_milestone_due, ending } = contract;
  const party = snapshot && whoMustAct(snapshot);
  return (
    <NextStep step={text}>
      <div className={styles.next}>
        {isAboutMilestone && next_milestone && (
          <p>
            <Bdi>{next_milestone}</Bdi>
          </p>
        )}
        {isAboutMilestone && next_milestone && needsDelivery(contract) && (
          <p>
            <DeliveryDate day={next_milestone_due} />
          </p>
        )}
        {waitsIn(t, contract, party).map((line) => (
          <p key={line} className={styles.soft}>
            {line}
          </p>
        ))}
        {ending && <p className={styles.notice}>{t('ending_asked', { date: format.date(ending.last_day) ?? '' })}</p>}
        {snapshot && <Actions contract={contract} acts={acts} snapshot={snapshot} />}
      </div>
    </NextStep>
  );
}

/** Who has to act, and for what the money waits. */
function waitsIn(t: Translate, contract: Contract, party: Party | null): string[] {
  const { milestones } = contract;
  const milestone = milestoneToDeliver(contract);
  const title = isolated(milestone?.title ?? '');
  return [
    ...(party ? [t('who_acts', { party: t(lifePartyMessages[party]) })] : []),
    ...(milestone && needsChanges(milestone) ? [t('waits_changes', { milestone: title })] : []),
    ...(milestones.some(awaitsInvoice) ? [t('waits_invoice')] : []),
    ...(milestones.some(awaitsPayment) ? [t('waits_payment')] : []),
  ];
}

/** None while an act is written, or while its outcome is unknown. */
function Actions({ contract, acts, snapshot }: ContractNextProps & { snapshot: LifeSnapshot }) {
  const t = useMessages();
  const { hasTag, context, send } = acts;
  // the page that opens selects the contract, which is no return from an act
  const actButton = useFocusOnReturn(acts.isSelected && !hasTag('viewing'));
  const milestone = milestoneToDeliver(contract)?.name;
  if (!hasTag('viewing')) return null;
  return (
    <div className={styles.actions}>
      {actions
        .filter(
          ({ event, act }) =>
            snapshot.can({ type: event }) && (act !== 'end' || hasTimeToEnd(contract, acts.terms.today)),
        )
        .map(({ event, act, label, variant }) => (
          <Button
            key={event}
            // the result of an act has the focus
            ref={act === context.act && context.done === null ? actButton : undefined}
            isWide
            variant={variant}
            onClick={() => send({ type: 'act.start', act, ...(act === 'deliver' && milestone && { milestone }) })}
          >
            {t(label)}
          </Button>
        ))}
    </div>
  );
}

interface Action {
  readonly event: LifeEvent['type'];
  readonly act: ContractActs['context']['act'];
  readonly label: MessageId;
  readonly variant: 'primary' | 'quiet';
}

/** The acts of the candidate, by the event of the contract's chart that allows them. */
const actions: readonly Action[] = [
  { event: 'candidate.sign', act: 'sign', label: 'contract_review', variant: 'primary' },
  { event: 'candidate.decline', act: 'decline', label: 'contract_decline', variant: 'quiet' },
  { event: 'candidate.deliver', act: 'deliver', label: 'contract_deliver', variant: 'primary' },
  { event: 'candidate.resign', act: 'end', label: 'ending_ask', variant: 'quiet' },
];
