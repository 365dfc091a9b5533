import type { ReactNode } from 'react';
import { Disclosure } from '../kit/disclosure.tsx';
import { Card } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { useMedia } from '../use-media.ts';
import styles from './brief-layout.module.css';

interface BriefLayoutProps {
  /** The next step. */
  next: ReactNode;
  /** What the client asks for. */
  brief: ReactNode;
  /** The quotation. */
  children: ReactNode;
}

/** A quotation beside the client's request, which stays in view; in a narrower window, below the folded request. */
export function BriefLayout({ next, brief, children }: BriefLayoutProps) {
  const t = useMessages();
  const isBeside = useIsBeside();
  return (
    <div className={styles.layout}>
      {isBeside ? (
        // it scrolls by itself, so it takes the focus
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached with the keyboard
        <section className={styles.pane} aria-label={t('quote_brief')} tabIndex={0}>
          <Card>{next}</Card>
          {brief}
        </section>
      ) : (
        <div className={styles.folded}>
          <Card>{next}</Card>
          <Disclosure summary={t('quote_brief')} className={styles.brief}>
            <div className={styles.content}>{brief}</div>
          </Disclosure>
        </div>
      )}
      <div className={styles.quotation}>{children}</div>
    </div>
  );
}

/** Whether the style sheet has the request beside the quotation. */
const useIsBeside = (): boolean => useMedia('(width >= 68.75rem)');
