import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useMessages } from '../messages.tsx';
import { useIsNear } from '../use-is-near.ts';
import styles from './hero-product.module.css';

/** A drawing of the product for the eye only: a request that matches, its contract and its paid invoice. */
export function HeroProduct() {
  const t = useMessages();
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // the first formatter of numbers that a page creates takes 12 ms, 50 ms on a phone, where the drawing is at the edge
  const isNear = useIsNear(place, { marginBelow: '-50%' });
  const amount = (value: number) =>
    i18n.number(value, { style: 'currency', currency: 'SAR', maximumFractionDigits: 0 });
  return (
    <div ref={place} className={styles.product} aria-hidden="true">
      <div className={styles.card}>
        <p className={styles.kind}>{t('job_request')}</p>
        <p className={styles.text} />
        <p className={styles.line}>
          <bdi>{isNear && t('amount_per_day', { amount: amount(2_800) })}</bdi>
          <b className={styles.match}>
            {isNear && t('match_score', { score: i18n.number(0.92, { style: 'percent' }) })}
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
          <bdi>{isNear && amount(48_300)}</bdi>
          <b className={styles.paid}>{t('invoice_status_paid')}</b>
        </p>
      </div>
    </div>
  );
}
