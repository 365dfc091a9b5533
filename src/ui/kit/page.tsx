import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** What a page holds, at most 1,120 px wide, with the gutters of the screen. */
export function Page({ children, isNarrow }: { children: ReactNode; isNarrow?: boolean }) {
  return <div className={classNames(styles.page, isNarrow && styles.narrow)}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** One line under the title. */
  context?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
}

/** Heads a page: its name, one line of context, one action. */
export function PageHead({ title, context, action, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.names}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {context && <p className={styles.context}>{context}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}

interface SectionProps {
  title?: ReactNode;
  /** Small actions on the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {(title || action) && (
        <div className={styles.sectionHead}>
          {title && <h2 className={styles.sectionTitle}>{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** A box with a hairline, for what stands apart. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.card, className)}>{children}</div>;
}
