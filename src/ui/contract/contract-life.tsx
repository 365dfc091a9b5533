import { useMemo } from 'react';
import type { LifeSnapshot, Party } from '../../machines/contract-life-machine.ts';
import { whoMustAct } from '../../machines/contract-life-machine.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Icon } from '../kit/icon.tsx';
import { ForwardIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { StatusChip } from '../record/status-chip.tsx';
import styles from './contract-life.module.css';
import { contractStatusChips, fulfilmentMessages } from './contract-statuses.ts';
import { LifeDrawing } from './life-drawing.tsx';
import { eventMessages, lifePartyMessages } from './life-messages.ts';
import { type LifeStep, lifeSnapshotOf, stateOf, statusOf, stepsFrom } from './life-status.ts';

/** The state of a contract, who must act, and the result of each possible step. */
export function ContractLife({ contract }: { contract: Contract }) {
  const t = useMessages();
  const snapshot = useMemo(() => lifeSnapshotOf(contract), [contract]);
  const steps = useMemo(() => (snapshot ? stepsFrom(snapshot) : []), [snapshot]);
  const past = useMemo(() => new Set(contract.timeline.flatMap(({ status }) => stateOf(status) ?? [])), [contract]);
  return (
    <div className={styles.life}>
      <LifeDrawing current={snapshot?.value ?? null} past={past} />
      {snapshot ? <WhoActs snapshot={snapshot} /> : <p className={styles.soft}>{t('life_unknown')}</p>}
      {steps.length > 0 && <Steps steps={steps} from={contract.status} />}
    </div>
  );
}

function WhoActs({ snapshot }: { snapshot: LifeSnapshot }) {
  const t = useMessages();
  if (snapshot.hasTag('ended')) return <p className={styles.soft}>{t('life_ended')}</p>;
  return (
    <p className={styles.turn}>
      <span className={styles.soft}>{t('life_who')}</span>
      <strong className={styles.who}>{partyMessage(t, whoMustAct(snapshot))}</strong>
    </p>
  );
}

function Steps({ steps, from }: { steps: readonly LifeStep[]; from: string | null }) {
  const t = useMessages();
  return (
    <section aria-label={t('life_next')}>
      <h3 className={styles.heading}>{t('life_next')}</h3>
      <ul className={styles.steps}>
        {steps.map(({ event, target, fulfilment }) => (
          <li key={event} className={styles.step}>
            <span>{t(eventMessages[event])}</span>
            <span className={styles.then}>
              <Icon of={ForwardIcon} size={16} />
              {statusOf(target) === from ? (
                <span className={styles.soft}>{t('life_unchanged')}</span>
              ) : (
                <StatusChip statuses={contractStatusChips} status={statusOf(target)} />
              )}
              {fulfilment && <span className={styles.soft}>{knownMessage(t, fulfilmentMessages, fulfilment)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function partyMessage(t: ReturnType<typeof useMessages>, party: Party | null): string {
  return t(party === null ? 'life_who_nobody' : lifePartyMessages[party]);
}
