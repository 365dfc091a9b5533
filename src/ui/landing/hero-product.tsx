import { useDigits } from '../digits.ts';
import { useMessages } from '../messages.tsx';
import styles from './hero-product.module.css';

/** A drawing of the product for the eye only: a request that matches, its contract and its paid invoice. */
export function HeroProduct() {
  const t = useMessages();
  const digits = useDigits();
  return (
    <div className={styles.product} aria-hidden="true">
      <div className={styles.card}>
        <p className={styles.kind}>{t('job_request')}</p>
        <p className={styles.text} />
        <p className={styles.line}>
          <bdi>{digits(t('hero_rate'))}</bdi>
          <b className={styles.match}>{digits(t('hero_match'))}</b>
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
          <bdi>{digits(t('hero_amount'))}</bdi>
          <b className={styles.paid}>{t('invoice_status_paid')}</b>
        </p>
      </div>
    </div>
  );
}
