import { useDigits } from '../digits.ts';
import { useMessages } from '../messages.tsx';
import styles from './hero-product.module.css';

/** A drawing of the product for the eye only: a request that matches, its contract and its paid invoice. */
export function HeroProduct() {
  const t = useMessages();
  const digits = useDigits();
  const amount = (value: string) => t('hero_amount', { amount: digits(value) });
  return (
    <div className={styles.product} aria-hidden="true">
      <div className={styles.card}>
        <p className={styles.kind}>{t('job_request')}</p>
        <p className={styles.text} />
        <p className={styles.line}>
          <bdi>{t('amount_per_day', { amount: amount('2,800') })}</bdi>
          <b className={styles.match}>{t('match_score', { score: digits('92%') })}</b>
        </p>
      </div>
      <div className={styles.card}>
        <p className={styles.kind}>{t('contract')}</p>
        <p className={styles.stages}>
          <span>{t('stage_signed')}</span>
          <span>{t('stage_in_progress')}</span>
          <span>{t('stage_complete')}</span>
        </p>
      </div>
      <div className={styles.card}>
        <p className={styles.kind}>{t('invoice')}</p>
        <p className={styles.line}>
          <bdi>{amount('48,300')}</bdi>
          <b className={styles.paid}>{t('invoice_status_paid')}</b>
        </p>
      </div>
    </div>
  );
}
