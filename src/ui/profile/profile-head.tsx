import type { ReactNode } from 'react';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Photo } from './photo.tsx';
import styles from './profile-head.module.css';
import { Rate } from './rate.tsx';
import { useAvailability } from './use-availability.ts';

/** What a client looks at first: photo, name, headline, rate, availability and place. */
type HeadPerson = Pick<
  Profile,
  | 'photo_url'
  | 'first_name'
  | 'last_name'
  | 'full_name'
  | 'headline'
  | 'hourly_rates'
  | 'currency'
  | 'price_basis'
  | 'availability_status'
  | 'available_from'
  | 'city'
  | 'country'
>;

interface ProfileHeadProps {
  person: HeadPerson;
  /** Beside the photo. */
  photoAction?: ReactNode;
  /** Beside the name. */
  status?: ReactNode;
  action?: ReactNode;
}

export function ProfileHead({ person, photoAction, status, action }: ProfileHeadProps) {
  const t = useMessages();
  const format = useFormat();
  const places = [person.city, format.countryName(person.country)].filter((place) => place !== null);
  const facts = [
    { term: t('profile_rate'), value: person.hourly_rates !== null && <Rate terms={person} /> },
    { term: t('availability'), value: useAvailability(person) },
    { term: t('location'), value: places.length > 0 && <bdi>{places.join(t('comma'))}</bdi> },
  ].filter(({ value }) => value);
  return (
    <header className={styles.head}>
      <span className={styles.photo}>
        <Photo person={person} />
        {photoAction}
      </span>
      <div className={styles.text}>
        <div className={styles.titles}>
          <h1 className={styles.title} tabIndex={-1}>
            <bdi>{person.full_name ?? t('bio')}</bdi>
          </h1>
          {status}
        </div>
        {person.headline && (
          <p className={styles.headline}>
            <bdi>{person.headline}</bdi>
          </p>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}
