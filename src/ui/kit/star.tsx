import { classNames } from './class-names.ts';
import styles from './lattice.module.css';

/** One star with its construction lines, used as an illustration. */
export function Star({ className }: { className?: string }) {
  return (
    <svg viewBox="-1 -1 122 122" className={classNames(styles.star, className)} aria-hidden="true">
      <circle cx="60" cy="60" r="60" className={styles.construction} />
      <path d="M60 0v120M0 60h120M17.6 17.6l84.8 84.8M17.6 102.4l84.8-84.8" className={styles.construction} />
      <path d={star} />
      <path d={innerStar} className={styles.fine} />
      <path d={nodes} className={styles.node} />
    </svg>
  );
}

/** The star {8/2}, two squares, in a box of 120 by 120. */
export const star =
  'M120 60 102.4 77.6 102.4 102.4 77.6 102.4 60 120 42.4 102.4 17.6 102.4 17.6 77.6 0 60 17.6 42.4 17.6 17.6 42.4 17.6 60 0 77.6 17.6 102.4 17.6 102.4 42.4z';
/** The star {8/3} with the same points. */
export const innerStar =
  'M120 60 83 69.5 102.4 102.4 69.5 83 60 120 50.5 83 17.6 102.4 37 69.5 0 60 37 50.5 17.6 17.6 50.5 37 60 0 69.5 37 102.4 17.6 83 50.5z';
const nodes = ['60 0', '102.4 17.6', '120 60', '102.4 102.4', '60 120', '17.6 102.4', '0 60', '17.6 17.6']
  .map((point) => `M${point}h0`)
  .join('');
