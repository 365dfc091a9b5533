import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './lattice.module.css';
import { innerStar, star } from './star.tsx';

interface LatticeProps {
  /** `faint` by default. */
  strength?: 'strong' | 'faint';
  /** The side length of one star in px; 120 by default. */
  tile?: number;
  className?: string;
}

/** A pattern of eight-point stars that fills its positioned parent and fades towards the inline start. */
export function Lattice({ strength = 'faint', tile = 120, className }: LatticeProps) {
  const id = useId();
  return (
    <svg className={classNames(styles.lattice, className)} data-strength={strength} aria-hidden="true">
      <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse" patternTransform={`scale(${tile / 120})`}>
        <path d={star} />
        <path d={innerStar} className={styles.fine} />
        <path d={bridges} className={styles.fine} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

/** Lines that connect each star with its neighbours across the corners. */
const bridges = 'M17.6 17.6 0 0M102.4 17.6 120 0M17.6 102.4 0 120M102.4 102.4 120 120';
