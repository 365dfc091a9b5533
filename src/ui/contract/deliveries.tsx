import { isolated } from '../../services/contract/isolated.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { PlainText } from '../record/plain-text.tsx';
import styles from './deliveries.module.css';

type Milestone = Contract['milestones'][number];
type Delivery = Milestone['deliveries'][number];

export const hasDeliveries = ({ milestones }: Contract): boolean =>
  milestones.some(({ deliveries }) => deliveries.length > 0);

/** What the candidate delivered, by milestone, newest first, with the client's comments. */
export function Deliveries({ contract: { milestones } }: { contract: Contract }) {
  const t = useMessages();
  return (
    <div className={styles.milestones}>
      {milestones
        .filter(({ deliveries }) => deliveries.length > 0)
        .map(({ name, title, deliveries }) => (
          <section key={name} aria-label={t('deliveries_of', { milestone: isolated(title ?? '') })}>
            <h3 className={styles.heading}>
              <Bdi>{title}</Bdi>
            </h3>
            <ol className={styles.list} reversed>
              {deliveries.toReversed().map((delivery, at) => (
                <DeliveryItem key={delivery.name} delivery={delivery} number={deliveries.length - at} />
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

function DeliveryItem({ delivery, number }: { delivery: Delivery; number: number }) {
  const t = useMessages();
  const format = useFormat();
  const { note, delivered_on, files, comment, commented_on } = delivery;
  return (
    <li className={styles.delivery}>
      <p className={styles.soft}>
        {t('delivery_number', { number })} · {t('delivery_on', { date: format.dateTime(delivered_on) ?? '' })}
      </p>
      {note && <PlainText text={note} />}
      {files.length > 0 && <FileList files={files} />}
      {comment && (
        <div className={styles.comment}>
          <p className={styles.title}>{t('delivery_comment')}</p>
          <PlainText text={comment} />
          <p className={styles.soft}>{format.dateTime(commented_on)}</p>
        </div>
      )}
    </li>
  );
}
