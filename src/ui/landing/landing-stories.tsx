import { landingTexts } from '../../../locales/pages/landing.ts';
import { decimalsOf, rounded } from '../../services/contract/fields/number-in.ts';
import { standardPaymentDays } from '../../services/contract/rules/contract-rules.ts';
import { vatLawOf } from '../../services/contract/rules/tax-rules.ts';
import { useLanguage } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { Chip } from '../kit/chip.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import stepStyles from './landing-steps.module.css';
import storyStyles from './landing-stories.module.css';
import { SectionHead } from './section-head.tsx';

/** A contract of an example: its value before tax, in the currency of its country. */
interface Example {
  readonly country: string;
  readonly value: number;
  readonly milestones: number;
}

/** In the order of the texts. */
const examples: readonly Example[] = [
  { country: 'SA', value: 28_000, milestones: 2 },
  { country: 'BH', value: 9_000, milestones: 3 },
];

/** Two invented consultants, marked as examples, with sums by the rules of the product. */
export function LandingStories() {
  const { heading, lead, people } = landingTexts[useLanguage()].stories;
  const t = useMessages();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <SectionHead heading={heading}>{lead}</SectionHead>
        <ul className={storyStyles.stories}>
          {examples.map((example, at) => (
            <li key={example.country} className={storyStyles.story}>
              <Chip>{t('example')}</Chip>
              <h3 className={stepStyles.title}>{people[at]?.title}</h3>
              <p className={stepStyles.body}>{people[at]?.body}</p>
              <Sums example={example} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Sums({ example: { country, value, milestones } }: { example: Example }) {
  const t = useMessages();
  const format = useFormat();
  const { currency = '', rate = 0 } = vatLawOf(country) ?? {};
  const decimals = decimalsOf(currency);
  const net = rounded(value / milestones, decimals);
  const tax = rounded((net * rate) / 100, decimals);
  const sums = [
    [t('contract_value'), format.amount(value, currency)],
    [t('story_milestone'), format.amount(net, currency)],
    [t('story_vat', { rate: format.percent(rate) ?? '' }), format.amount(tax, currency)],
    [t('story_invoice'), format.amount(net + tax, currency)],
  ] as const;
  return (
    <>
      <dl className={storyStyles.sums}>
        {sums.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="tabular">
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={storyStyles.due}>{t('story_due', { days: t('days', { count: standardPaymentDays }) })}</p>
    </>
  );
}
