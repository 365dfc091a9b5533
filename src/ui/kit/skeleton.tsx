import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A CSS length; the full width by default. */
  inlineSize?: string;
  /** A CSS length; one line of the surrounding text by default. */
  blockSize?: string;
}

/** A placeholder for content that is loading. It takes up its space at once and becomes visible after 150 ms. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}

/** The placeholder of a text that is loading. */
export const pendingText = '\u00a0';

/** A text, or a skeleton for `pendingText`. */
export function PendingText({ children }: { children: ReactNode }) {
  return children === pendingText ? <Skeleton inlineSize="7rem" /> : children;
}

interface LoadingProps {
  /** Announced by screen readers, such as "Loading…". */
  label: string;
  /** Skeletons in the layout of the content. */
  children: ReactNode;
}

/** A region shown while its content is loading. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
