import { useMemo } from 'react';
import type { LifeSnapshot } from '../../machines/contract-life-machine.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Icon } from '../kit/icon.tsx';
import { CheckIcon, CloseIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { statusMessage } from '../record/status-chip.tsx';
import styles from './contract-stages.module.css';
import { contractStatusChips } from './contract-statuses.ts';
import { lifeSnapshotOf } from './life-status.ts';

/** The course of a contract in one line, in the reading direction: signed, in progress, complete. */
export function ContractStages({ contract }: { contract: Contract }) {
  const t = useMessages();
  const snapshot = useMemo(() => lifeSnapshotOf(contract), [contract]);
  if (snapshot === null) return null;
  const isBroken = snapshot.hasTag('ended') && !snapshot.hasTag('complete');
  return (
    <ol className={styles.stages} aria-label={t('contract_stages')}>
      {stagesOf(snapshot).map(({ label, place }) => (
        <li key={label} className={styles.stage} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>{place === 'done' && <Icon of={CheckIcon} size={14} strokeWidth={3} />}</span>
          <span>
            {t(label)}
            <span className="visually-hidden">: {t(placeMessages[place])}</span>
          </span>
        </li>
      ))}
      {isBroken && (
        <li className={styles.stage} data-place="broken" aria-current="step">
          <span className={styles.mark}>
            <Icon of={CloseIcon} size={14} strokeWidth={3} />
          </span>
          <span>{statusMessage(t, contractStatusChips, contract.status)}</span>
        </li>
      )}
    </ol>
  );
}

type Place = 'done' | 'now' | 'later';

interface Stage {
  readonly label: MessageId;
  readonly place: Place;
}

/** The stages until the end of the contract, where it has ended early. */
function stagesOf(snapshot: LifeSnapshot): Stage[] {
  const isEnded = snapshot.hasTag('ended');
  if (snapshot.hasTag('complete'))
    return [stage('stage_signed', 'done'), stage('stage_in_progress', 'done'), stage('stage_complete', 'done')];
  if (isEnded) return snapshot.hasTag('signing') ? [] : [stage('stage_signed', 'done')];
  const isSigning = snapshot.hasTag('signing');
  return [
    stage('stage_signed', isSigning ? 'now' : 'done'),
    stage('stage_in_progress', isSigning ? 'later' : 'now'),
    stage('stage_complete', 'later'),
  ];
}

const stage = (label: MessageId, place: Place): Stage => ({ label, place });

const placeMessages = {
  done: 'stage_done',
  now: 'stage_now',
  later: 'stage_later',
} as const satisfies Record<Place, MessageId>;
