import { useLayoutEffect, useRef, useState } from 'react';
import type { Service } from '../../services/contract/records/lookup.ts';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';
import { ServiceIcon } from './service-icon.tsx';

/** Services that are shown at first, and that are added by each press; the language can then be changed at once. */
const step = 12;

/** The server's list of services; renders nothing while it is empty. */
export function LandingServices({ services }: { services: readonly Service[] }) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(step);
  const more = Math.min(step, services.length - shown);
  // the button may be gone after it was pressed
  useLayoutEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector('a')?.focus();
  }, [shown]);
  if (services.length === 0) return null;
  return (
    <section className={styles.section} id="services">
      <div className={styles.inner}>
        <SectionHead heading={t('landing_services')}>{t('landing_services_context')}</SectionHead>
        <ul ref={list} className={itemStyles.features}>
          {services.slice(0, shown).map(({ name, label, description, icon }) => (
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
        {more > 0 && (
          <p className={itemStyles.more}>
            <Button onClick={() => setShown(shown + step)}>{t('show_more_services', { count: more })}</Button>
          </p>
        )}
      </div>
    </section>
  );
}
