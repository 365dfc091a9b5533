import { type ReactNode, useId, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { ClosedRow, OpenRow } from './row.tsx';
import styles from './row-list.module.css';
import { useFocusNext } from './use-focus-next.ts';

interface RowListProps<Row> {
  /** The prefix of the ids of the list's controls. */
  id: string;
  title: string;
  addLabel: string;
  /** Shown while there is no row. */
  emptyLabel: string;
  rows: readonly Row[];
  /** The name of a row: "Experience 2". */
  nameOf(at: number): string;
  /** The summary of a closed row. */
  summaryOf(row: Row, at: number): ReactNode;
  fieldsOf(row: Row, at: number): ReactNode;
  /** A row with errors stays open. */
  hasErrors(at: number): boolean;
  onAdd(): void;
  onRemove(at: number): void;
  /** Moves a row; without it the order cannot be changed. */
  onMove?(at: number, to: number): void;
  /** Validates a row before it is closed. */
  onDone(at: number): void;
}

/** Rows that can be added, edited, moved and removed. After each action the focus moves to the next control. */
export function RowList<Row>({ id, title, addLabel, emptyLabel, rows, ...list }: RowListProps<Row>) {
  const titleId = useId();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [moved, setMoved] = useState<number | null>(null);
  const t = useMessages();
  const focus = useFocusNext();

  const keepOpen = (at: number) => setOpened((indexes) => (indexes.includes(at) ? indexes : [...indexes, at]));
  const open = (at: number) => {
    keepOpen(at);
    focus(`[data-row="${id}.${at}"] :is(input, select)`);
  };
  const remove = (at: number) => {
    list.onRemove(at);
    setOpened((indexes) => indexes.flatMap((index) => (index === at ? [] : [index > at ? index - 1 : index])));
    focus(`[data-add="${id}"]`);
  };
  const move = (at: number, to: number) => {
    list.onMove?.(at, to);
    setOpened((indexes) => indexes.map((index) => (index === at ? to : index === to ? at : index)));
    setMoved(to);
    const way = to < at ? 'up' : 'down';
    focus(`[data-row="${id}.${to}"] :is([data-move="${way}"]:not(:disabled), [data-move]:not(:disabled))`);
  };
  const close = (at: number) => {
    list.onDone(at);
    setOpened((indexes) => indexes.filter((index) => index !== at));
    focus(`[data-row="${id}.${at}"] :is([aria-invalid], [data-edit])`);
  };

  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {rows.length === 0 && <p className={styles.empty}>{emptyLabel}</p>}
      {rows.map((row, at) => {
        const rowProps = { id: `${id}.${at}`, name: list.nameOf(at), onRemove: () => remove(at) };
        return opened.includes(at) || list.hasErrors(at) ? (
          <OpenRow key={rowProps.id} {...rowProps} onFocus={() => keepOpen(at)} onDone={() => close(at)}>
            {list.fieldsOf(row, at)}
          </OpenRow>
        ) : (
          <ClosedRow
            key={rowProps.id}
            {...rowProps}
            onEdit={() => open(at)}
            onUp={list.onMove && at > 0 ? () => move(at, at - 1) : undefined}
            onDown={list.onMove && at < rows.length - 1 ? () => move(at, at + 1) : undefined}
            isMovable={list.onMove !== undefined && rows.length > 1}
          >
            {list.summaryOf(row, at)}
          </ClosedRow>
        );
      })}
      <p role="status" className="visually-hidden">
        {moved !== null && moved < rows.length && t('moved_to', { place: moved + 1, total: rows.length })}
      </p>
      <Button
        data-add={id}
        onClick={() => {
          list.onAdd();
          open(rows.length);
        }}
      >
        <Icon of={PlusIcon} size={18} />
        {addLabel}
      </Button>
    </section>
  );
}
