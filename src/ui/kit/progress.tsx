import { Icon } from './icon.tsx';
import { CheckIcon } from './icons.ts';
import styles from './progress.module.css';

interface ProgressProps {
  /** The accessible name, such as "Uploading… 40%". */
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** A progress bar that fills in the reading direction. */
export function Progress({ label, value }: ProgressProps) {
  const fraction = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      className={styles.track}
    >
      <div className={styles.fill} style={{ inlineSize: `${fraction * 100}%` }} />
    </div>
  );
}

interface Step {
  id: string;
  label: string;
}

interface StepsProps {
  /** The accessible name of the list, such as "Sign-up steps". */
  label: string;
  steps: readonly Step[];
  /** The id of the current step; the steps before it are done. */
  current: string;
  /** Such as "Step 2 of 5"; on a phone it replaces the visible step names. */
  summary: string;
}

/** The steps of a form, with the current one marked. */
export function Steps({ label, steps, current, summary }: StepsProps) {
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <p className={styles.summary}>{summary}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming'}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            <span className={styles.check}>
              {index < currentIndex && <Icon of={CheckIcon} size={12} strokeWidth={3} />}
            </span>
            <span>{step.label}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
