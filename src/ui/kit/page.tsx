import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The content column of a page: at most 1,120 px wide (704 px when narrow), plus gutters. */
export function Page({ children, isNarrow }: { children: ReactNode; isNarrow?: boolean }) {
  return <div className={classNames(styles.page, isNarrow && styles.narrow)}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** A line under the title. */
  context?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** A link to the parent page, above the title. */
  back?: ReactNode;
}

/** The head of a page: title, a line of context, one action. */
export function PageHead({ title, context, action, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.titles}>
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
  /** The fragment of the page's address that leads to the title. */
  id?: string;
  title?: ReactNode;
  /** Actions beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {(title || action) && (
        <div className={styles.sectionHead}>
          {title && (
            <h2 className={styles.sectionTitle} tabIndex={-1} id={id}>
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** A box with a thin border. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.card, className)}>{children}</div>;
}
