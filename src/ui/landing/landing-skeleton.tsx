import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import { StepMark } from './landing-section.tsx';

/** The three steps, on their way, as high as the screen, so that what comes below comes from out of sight. */
export function SectionsSkeleton() {
  const t = useMessages();
  return (
    <section className={styles.waiting}>
      <div className={styles.inner}>
        <Loading label={t('loading')}>
          <div className={styles.head}>
            <p className={styles.heading}>
              <Skeleton inlineSize="12rem" />
            </p>
          </div>
          <div className={styles.steps}>
            {places.map((place) => (
              <div key={place} className={styles.step}>
                <StepMark />
                <p className={styles.title}>
                  <Skeleton inlineSize="70%" />
                </p>
                <p className={styles.body}>
                  <Skeleton /> <Skeleton /> <Skeleton inlineSize="50%" />
                </p>
              </div>
            ))}
          </div>
        </Loading>
      </div>
    </section>
  );
}

const places = [1, 2, 3];
