import { Icon } from './icon.tsx';
import { CheckIcon } from './icons.ts';
import styles from './progress.module.css';

interface ProgressProps {
  /** What advances, and how far, in words: "Uploading… 40%". */
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How far something has come; fills along the reading direction. */
export function Progress({ label, value }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={styles.track}
    >
      <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

/** One step of a longer way. */
export interface Step {
  id: string;
  label: string;
}

interface StepsProps {
  /** Names the list, such as "Sign-up steps". */
  label: string;
  steps: readonly Step[];
  /** The id of the step on screen; those before it are done. */
  current: string;
  /** "Step 2 of 5"; on a phone it stands in place of the names. */
  summary: string;
}

/** Where a person stands on the way. */
export function Steps({ label, steps, current, summary }: StepsProps) {
  const reached = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <p className={styles.summary}>{summary}</p>
      <ol className={styles.way}>
        {steps.map((step, at) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={at < reached ? 'done' : at === reached ? 'current' : 'ahead'}
            aria-current={at === reached ? 'step' : undefined}
          >
            <span className={styles.dot}>{at < reached && <Icon of={CheckIcon} size={12} strokeWidth={3} />}</span>
            <span>{step.label}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
