import type { Service } from '../../services/contract/records/lookup.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';
import { ServiceIcon } from './service-icon.tsx';

/** The server's list of services; renders nothing while it is empty. */
export function LandingServices({ services }: { services: readonly Service[] }) {
  const t = useMessages();
  if (services.length === 0) return null;
  return (
    <section className={styles.section} id="services">
      <div className={styles.inner}>
        <SectionHead heading={t('landing_services')}>{t('landing_services_context')}</SectionHead>
        <ul className={itemStyles.features}>
          {services.map(({ name, label, description, icon }) => (
            <li key={name} className={itemStyles.feature}>
              <ServiceIcon name={icon} />
              <h3 className={stepStyles.title}>
                <Link to={paths.service(name)} className={itemStyles.titleLink}>
                  {label}
                </Link>
              </h3>
              <p className={stepStyles.body}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
