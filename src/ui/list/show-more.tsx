import { flushSync } from 'react-dom';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import styles from './show-more.module.css';
import type { ShownRows } from './use-shown-rows.ts';

/**
 * Shows the next rows of the table before it. The focus moves to the first of them, which takes the place of the
 * button.
 */
export function ShowMore<Row>({ shown }: { shown: ShownRows<Row> }) {
  const t = useMessages();
  const showMore = (paragraph: HTMLElement | null) => {
    const table = paragraph?.previousElementSibling?.querySelector('table');
    flushSync(shown.showMore);
    rowAt(table, shown.rows.length)?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <p className={styles.more}>
      <Button isWide onClick={({ currentTarget }) => showMore(currentTarget.closest('p'))}>
        {t('show_more', { count: shown.more })}
      </Button>
    </p>
  );
}

/** The row with this index, of a table with all its rows or with those near the viewport. */
const rowAt = (table: HTMLTableElement | null | undefined, index: number): Element | undefined =>
  table?.querySelector(`tbody > [data-index="${index}"]`) ?? table?.tBodies[0]?.rows[index];
