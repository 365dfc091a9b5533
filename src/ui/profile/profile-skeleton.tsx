import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import headStyles from './profile-head.module.css';
import { ProfileLayout } from './profile-layout.tsx';
import styles from './profile-skeleton.module.css';

/** A profile that is loading, in its own layout. */
export function ProfileSkeleton() {
  const t = useMessages();
  return (
    <>
      <header className={headStyles.head}>
        <span className={headStyles.photo}>
          <Skeleton inlineSize="6rem" blockSize="6rem" />
        </span>
        <div className={headStyles.text}>
          <h1 className={headStyles.title} tabIndex={-1}>
            <span className="visually-hidden">{t('bio')}</span>
            <Skeleton inlineSize="min(24rem, 80%)" />
          </h1>
          <p className={headStyles.headline}>
            <Skeleton inlineSize="12rem" />
          </p>
        </div>
        <div className={headStyles.facts}>
          <Skeleton inlineSize="min(28rem, 90%)" blockSize="2.5rem" />
        </div>
      </header>
      <ProfileLayout aside={<Skeleton blockSize="9rem" />} sections={[]}>
        <div className={styles.lines}>
          {['9rem', '100%', '94%', '97%', '60%', '99%', '88%', '40%'].map((width) => (
            <Skeleton key={width} inlineSize={width} />
          ))}
        </div>
      </ProfileLayout>
    </>
  );
}
