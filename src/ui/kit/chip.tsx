import type { ReactNode } from 'react';
import styles from './chip.module.css';

/**
 * The meaning of a status. Each has a colour and a shape: not started (ring), in progress (half disc), succeeded
 * (check), needs attention (triangle), overdue (the same, in the colour of a failure), ended or failed (cross).
 */
export type ChipTone = 'neutral' | 'active' | 'success' | 'warning' | 'overdue' | 'danger';

interface ChipProps {
  tone?: ChipTone;
  /** Whether the text can be of any length: it wraps then. */
  isLong?: boolean;
  children: ReactNode;
}

/** A status label. */
export function Chip({ tone = 'neutral', isLong, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-long={isLong}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className={styles.shape}>
        <path d={shapes[tone]} />
        {fills[tone] && <path d={fills[tone]} className={styles.filled} />}
      </svg>
      {children}
    </span>
  );
}

const ring = 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z';

const triangle = 'M6 1.8l4.8 8.4h-9.6z';

const shapes: Record<ChipTone, string> = {
  neutral: ring,
  active: ring,
  success: 'M1.5 6.5l3 3l6-7',
  warning: triangle,
  overdue: triangle,
  danger: 'M2.5 2.5l7 7m0-7l-7 7',
};

const fills: Partial<Record<ChipTone, string>> = { active: 'M6 1.5a4.5 4.5 0 0 1 0 9z' };
