import { useRef, useState } from 'react';
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
  /** Whether the icons and the further services are loaded. */
  isNear: boolean;
}

/** Services that are shown at first, and that are added by each press; the language can then be changed at once. */
const step = 12;

// the first load does not need it
const further = lazyCode(() => import('./more-services.tsx'));

/** The server's list of services; renders nothing while it is empty. */
export function LandingServices({ services, isNear }: LandingServicesProps) {
  const t = useMessages();
  const { value: loaded } = useLazyCode(further, isNear);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(step);
  if (services.length === 0) return null;
  return (
    <section className={styles.section} id="services">
      <div className={styles.inner}>
        <SectionHead heading={t('landing_services')}>{t('landing_services_context')}</SectionHead>
        <ul ref={list} className={itemStyles.features}>
          {services.slice(0, shown).map(({ name, label, description, icon }) => (
            <li key={name} className={itemStyles.feature}>
              {loaded ? <loaded.ServiceIcon name={icon} /> : <span className={itemStyles.icon} />}
              <h3 className={stepStyles.title}>
                <Link to={paths.service(name)} className={itemStyles.titleLink}>
                  {label}
                </Link>
              </h3>
              <p className={stepStyles.body}>{description}</p>
            </li>
          ))}
        </ul>
        {loaded && (
          <loaded.MoreServices list={list} count={services.length} shown={shown} step={step} onShow={setShown} />
        )}
      </div>
    </section>
  );
}
