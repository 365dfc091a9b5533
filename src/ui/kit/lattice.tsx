import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './lattice.module.css';

interface LatticeProps {
  /** Strong in the landing hero, a whisper elsewhere. */
  strength?: 'strong' | 'whisper';
  /** Side of one star in px. */
  tile?: number;
  className?: string;
}

/**
 * The product's motif: a fine line lattice of eight-point stars that fills its positioned parent, fading from
 * the end of the page towards its start.
 */
export function Lattice({ strength = 'whisper', tile = 120, className }: LatticeProps) {
  const id = useId();
  return (
    <svg className={classNames(styles.lattice, className)} data-strength={strength} aria-hidden="true">
      <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse" patternTransform={`scale(${tile / 120})`}>
        <path d={star} />
        <path d={heart} className={styles.fine} />
        <path d={bridges} className={styles.fine} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

/** One star with the lines it is constructed from: the illustration of an empty page. */
export function Star({ className }: { className?: string }) {
  return (
    <svg viewBox="-1 -1 122 122" className={classNames(styles.star, className)} aria-hidden="true">
      <circle cx="60" cy="60" r="60" className={styles.drawn} />
      <path d="M60 0v120M0 60h120M17.6 17.6l84.8 84.8M17.6 102.4l84.8-84.8" className={styles.drawn} />
      <path d={star} />
      <path d={heart} className={styles.fine} />
      <path d={nodes} className={styles.node} />
    </svg>
  );
}

/** Two squares laid over one another, {8/2}, in a box of 120. */
export const star =
  'M120 60 102.4 77.6 102.4 102.4 77.6 102.4 60 120 42.4 102.4 17.6 102.4 17.6 77.6 0 60 17.6 42.4 17.6 17.6 42.4 17.6 60 0 77.6 17.6 102.4 17.6 102.4 42.4z';
/** The sharper star within it: {8/3}. */
export const heart =
  'M120 60 83 69.5 102.4 102.4 69.5 83 60 120 50.5 83 17.6 102.4 37 69.5 0 60 37 50.5 17.6 17.6 50.5 37 60 0 69.5 37 102.4 17.6 83 50.5z';
/** What ties each star to its neighbours across the corners. */
const bridges = 'M17.6 17.6 0 0M102.4 17.6 120 0M17.6 102.4 0 120M102.4 102.4 120 120';
const nodes = ['60 0', '102.4 17.6', '120 60', '102.4 102.4', '60 120', '17.6 102.4', '0 60', '17.6 17.6']
  .map((at) => `M${at}h0`)
  .join('');
