import { landingTexts } from '../../../locales/pages/landing.ts';
import { standardPaymentDays } from '../../services/contract/rules/contract-rules.ts';
import { vatCountries, vatLawOf } from '../../services/contract/rules/tax-rules.ts';
import { useLanguage } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import paymentStyles from './landing-payment.module.css';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';

/** From the quotation to the payment, with the terms of the standard contract and the rates of the law. */
export function LandingPayment() {
  const t = useMessages();
  const format = useFormat();
  const { heading, lead, steps } = landingTexts[useLanguage()].payment;
  const days = t('days', { count: standardPaymentDays });
  return (
    <section className={styles.sunk} id="payment">
      <div className={styles.inner}>
        <SectionHead heading={heading}>{lead}</SectionHead>
        <ol className={paymentStyles.steps}>
          {steps.map(({ title, body }) => (
            <li key={title} className={paymentStyles.step}>
              <h3 className={stepStyles.title}>{title}</h3>
              <p className={stepStyles.body}>{body.replace('{days}', days)}</p>
            </li>
          ))}
        </ol>
        <h3 className={paymentStyles.ratesTitle}>{t('vat_rates')}</h3>
        <dl className={paymentStyles.rates}>
          {vatCountries.map((country) => (
            <div key={country}>
              <dt>{format.countryName(country)}</dt>
              <dd className="tabular">{format.percent(vatLawOf(country)?.rate)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
