import type { Service } from '../../services/contract/records/lookup.ts';
import { lazyCode, useLazyCode } from '../lazy-code.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';

interface LandingServicesProps {
  services: readonly Service[];
  /** Whether the code of the icons is loaded. */
  isNear: boolean;
}

const icon = lazyCode(async () => (await import('./service-icon.tsx')).ServiceIcon);

/** The server's list of services; renders nothing while it is empty. */
export function LandingServices({ services, isNear }: LandingServicesProps) {
  const t = useMessages();
  const { value: ServiceIcon } = useLazyCode(icon, isNear);
  if (services.length === 0) return null;
  return (
    <section className={styles.section} id="services">
      <div className={styles.inner}>
        <SectionHead heading={t('landing_services')}>{t('landing_services_context')}</SectionHead>
        <ul className={itemStyles.features}>
          {services.map(({ name, label, description, icon }) => (
            <li key={name} className={itemStyles.feature}>
              {ServiceIcon ? <ServiceIcon name={icon} /> : <span className={itemStyles.icon} />}
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
