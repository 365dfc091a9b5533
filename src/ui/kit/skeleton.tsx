import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A CSS length; the line's own width unless said. */
  inlineSize?: string;
  /** A CSS length; a line of the surrounding text unless said. */
  blockSize?: string;
}

/** The place of something on its way. Not drawn for the first 150 ms, though its room is kept from the start. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}

interface LoadingProps {
  /** Said to a screen reader, such as "Loading…". */
  label: string;
  /** Skeletons in the very layout to come. */
  children: ReactNode;
}

/** What stands on the screen while something is on its way. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
