import type { Service } from '../../services/contract/records/lookup.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useWords } from '../words.tsx';
import styles from './landing.module.css';
import { SectionHead } from './landing-section.tsx';
import { ServiceIcon } from './service-icon.tsx';

interface LandingServicesProps {
  services: readonly Service[];
  isLoading: boolean;
}

/** What clients come for, from the server; not drawn when there is none. */
export function LandingServices({ services, isLoading }: LandingServicesProps) {
  const say = useWords();
  if (services.length === 0 && !isLoading) return null;
  return (
    <section className={styles.sunk}>
      <div className={styles.inner}>
        <SectionHead heading={say('landing_services')}>{say('landing_services_context')}</SectionHead>
        <ul className={styles.features}>
          {services.map(({ name, label, description, icon }) => (
            <li key={name} className={styles.feature}>
              <ServiceIcon name={icon} />
              <h3 className={styles.title}>{label}</h3>
              <p className={styles.body}>{description}</p>
            </li>
          ))}
          {services.length === 0 && places.map((place) => <FeatureSkeleton key={place} />)}
        </ul>
      </div>
    </section>
  );
}

const places = [1, 2, 3, 4, 5, 6];

function FeatureSkeleton() {
  return (
    <li className={styles.feature} aria-hidden="true">
      <Skeleton inlineSize="1.5rem" blockSize="1.5rem" />
      <p className={styles.title}>
        <Skeleton inlineSize="60%" />
      </p>
      <p className={styles.body}>
        <Skeleton /> <Skeleton inlineSize="70%" />
      </p>
    </li>
  );
}
