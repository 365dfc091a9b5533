import { useLingui } from '@lingui/react';
import { useMessages } from '../messages.tsx';
import { useHasPainted } from '../use-has-painted.ts';
import styles from './hero-product.module.css';

/** A drawing of the product for the eye only: a request that matches, its contract and its paid invoice. */
export function HeroProduct() {
  const t = useMessages();
  const { i18n } = useLingui();
  const hasPainted = useHasPainted();
  const amount = (value: number) =>
    hasPainted ? i18n.number(value, { style: 'currency', currency: 'SAR', maximumFractionDigits: 0 }) : '';
  return (
    <div className={styles.product} aria-hidden="true">
      <div className={styles.card}>
        <p className={styles.kind}>{t('job_request')}</p>
        <p className={styles.text} />
        <p className={styles.line}>
          <bdi>{t('amount_per_day', { amount: amount(2_800) })}</bdi>
          <b className={styles.match}>
            {t('match_score', { score: hasPainted ? i18n.number(0.92, { style: 'percent' }) : '' })}
          </b>
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
          <bdi>{amount(48_300)}</bdi>
          <b className={styles.paid}>{t('invoice_status_paid')}</b>
        </p>
      </div>
    </div>
  );
}
