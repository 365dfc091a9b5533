import type { Contract } from '../../services/contract/records/contract.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';
import { PlainText } from '../record/plain-text.tsx';
import styles from './deliveries.module.css';

type Milestone = Contract['milestones'][number];

/** The client's comment on the last delivery of a milestone. */
export function DeliveryComment({ milestone }: { milestone: Milestone }) {
  const t = useMessages();
  const format = useFormat();
  const last = milestone.deliveries.findLast(({ comment }) => comment !== null);
  if (!last?.comment) return null;
  return (
    <Alert tone="warning">
      <p className={styles.title}>{t('delivery_comment')}</p>
      <PlainText text={last.comment} />
      <p className={styles.soft}>{format.dateTime(last.commented_on)}</p>
    </Alert>
  );
}
