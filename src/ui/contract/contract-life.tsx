import { useMemo } from 'react';
import type { LifeEvent, Party } from '../../machines/contract-life-machine.ts';
import { whoMustAct } from '../../machines/contract-life-machine.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Icon } from '../kit/icon.tsx';
import { ForwardIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { StatusChip } from '../record/status-chip.tsx';
import styles from './contract-life.module.css';
import { contractStatuses, fulfilments } from './contract-statuses.ts';
import { LifeDrawing } from './life-drawing.tsx';
import { type Deed, deedsFrom, standingOf, stateOf, statusOf } from './standing.ts';

/** Where a contract stands in its life, who must act, and what each step leads to. */
export function ContractLife({ contract }: { contract: Contract }) {
  const t = useMessages();
  const standing = useMemo(() => standingOf(contract), [contract]);
  const deeds = useMemo(() => standing && deedsFrom(standing), [standing]);
  const past = useMemo(() => new Set(contract.timeline.flatMap(({ status }) => stateOf(status) ?? [])), [contract]);
  return (
    <div className={styles.life}>
      <LifeDrawing current={standing?.value ?? null} past={past} />
      {!standing && <p className={styles.said}>{t('life_unknown')}</p>}
      {standing?.status === 'done' && <p className={styles.said}>{t('life_ended')}</p>}
      {standing?.status === 'active' && (
        <p className={styles.turn}>
          <span className={styles.said}>{t('life_who')}</span>
          <strong className={styles.who}>{partyMessage(t, whoMustAct(standing))}</strong>
        </p>
      )}
      {deeds && deeds.length > 0 && <Deeds deeds={deeds} from={contract.status} />}
    </div>
  );
}

function Deeds({ deeds, from }: { deeds: readonly Deed[]; from: string | null }) {
  const t = useMessages();
  return (
    <section aria-label={t('life_next')}>
      <h3 className={styles.heading}>{t('life_next')}</h3>
      <ul className={styles.deeds}>
        {deeds.map(({ event, leadsTo, fulfilment }) => (
          <li key={event} className={styles.deed}>
            <span>{t(actionMessages[event])}</span>
            <span className={styles.then}>
              <Icon of={ForwardIcon} size={16} />
              {statusOf(leadsTo) === from ? (
                <span className={styles.said}>{t('life_unchanged')}</span>
              ) : (
                <StatusChip statuses={contractStatuses} status={statusOf(leadsTo)} />
              )}
              {fulfilment && <span className={styles.said}>{knownMessage(t, fulfilments, fulfilment)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function partyMessage(t: ReturnType<typeof useMessages>, party: Party | null): string {
  return t(party === null ? 'life_who_nobody' : partyMessages[party]);
}

const partyMessages: Readonly<Record<Party, MessageId>> = {
  candidate: 'life_who_you',
  network: 'party_network',
  client: 'party_client',
};

const actionMessages: Readonly<Record<LifeEvent['type'], MessageId>> = {
  'candidate.sign': 'life_candidate_sign',
  'network.sign': 'life_network_sign',
  'client.sign': 'life_client_sign',
  'candidate.decline': 'life_candidate_decline',
  'client.decline': 'life_client_decline',
  'network.cancel': 'life_network_cancel',
  'client.accept': 'life_client_accept',
  'client.hold': 'life_client_hold',
  'client.resume': 'life_client_resume',
  'candidate.terminate': 'life_candidate_terminate',
  'client.terminate': 'life_client_terminate',
  'network.lapse': 'life_network_lapse',
};
