import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import stepStyles from './landing-steps.module.css';
import { StepMark } from './landing-steps.tsx';

/** A placeholder in the layout of the steps, as high as the screen, so that the sections below load out of sight. */
export function SectionsSkeleton() {
  const t = useMessages();
  return (
    <section className={styles.placeholder} data-incomplete>
      <div className={styles.inner}>
        <Loading label={t('loading')}>
          <div className={styles.head}>
            <p className={styles.heading}>
              <Skeleton inlineSize="12rem" />
            </p>
          </div>
          <div className={stepStyles.steps}>
            {steps.map((step) => (
              <div key={step} className={stepStyles.step}>
                <StepMark />
                <p className={stepStyles.title}>
                  <Skeleton inlineSize="70%" />
                </p>
                <p className={stepStyles.body}>
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

const steps = [1, 2, 3];
