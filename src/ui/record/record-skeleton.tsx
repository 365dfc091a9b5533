import type { ReactNode } from 'react';
import { DefinitionList } from '../kit/definition-list.tsx';
import { PageHead } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { RecordLayout } from './record-layout.tsx';
import styles from './record-skeleton.module.css';

interface RecordSkeletonProps {
  /** The kind of record, for screen readers, in place of its name. */
  title: string;
  back?: ReactNode;
  /** The labels of the facts. */
  terms: readonly string[];
}

/** A record that is loading, in its own layout. */
export function RecordSkeleton({ title, back, terms }: RecordSkeletonProps) {
  return (
    <>
      <PageHead
        back={back}
        title={
          <>
            <span className="visually-hidden">{title}</span>
            <Skeleton inlineSize="min(24rem, 80%)" />
          </>
        }
        context={<Skeleton inlineSize="12rem" />}
      />
      <RecordLayout
        next={<Lines widths={['6rem', '11rem']} />}
        facts={<DefinitionList facts={terms.map((term) => ({ term, value: <Skeleton inlineSize="9rem" /> }))} />}
      >
        <Lines widths={['9rem', '100%', '94%', '97%', '60%', '99%', '88%', '40%']} />
      </RecordLayout>
    </>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {widths.map((width) => (
        <Skeleton key={width} inlineSize={width} />
      ))}
    </div>
  );
}
