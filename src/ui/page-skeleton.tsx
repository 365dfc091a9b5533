import { Page, PageHead } from './kit/page.tsx';
import { Loading, Skeleton } from './kit/skeleton.tsx';
import { useMessages } from './messages.tsx';
import styles from './page-skeleton.module.css';

/** The layout of a page: a table, a record's columns, or a narrow form. */
export type PageShape = 'list' | 'record' | 'form';

/** A page that is loading, in its own layout. It becomes visible after 150 ms. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useMessages();
  return (
    <Loading label={t('loading')}>
      <div className={styles.below} aria-hidden="true">
        <Page isNarrow={shape === 'form'}>
          <PageHead
            title={<Skeleton inlineSize="min(18rem, 70%)" />}
            context={<Skeleton inlineSize="min(24rem, 90%)" />}
          />
          <div className={styles[shape]}>
            {blocks[shape].map((lines, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
              <div key={at} className={styles.block}>
                {Array.from({ length: lines }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
                  <Skeleton key={line} inlineSize={widths[(at + line) % widths.length]} />
                ))}
              </div>
            ))}
          </div>
        </Page>
      </div>
    </Loading>
  );
}

/** The number of lines in each block. */
const blocks = {
  list: [1, 1, 1, 1, 1, 1, 1, 1],
  record: [9, 8],
  form: [2, 2, 2, 2],
} as const satisfies Record<PageShape, readonly number[]>;

const widths = ['70%', '94%', '55%', '88%', '62%'];
