import type { ReactNode } from 'react';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownIcon, EditIcon, RemoveIcon, UpIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './row-list.module.css';

interface RowProps {
  id: string;
  name: string;
  children: ReactNode;
  onRemove(): void;
}

/** A row that is being edited, with its fields. */
export function OpenRow({
  id,
  name,
  children,
  onRemove,
  onFocus,
  onDone,
}: RowProps & { onFocus(): void; onDone(): void }) {
  const t = useMessages();
  return (
    <fieldset data-row={id} className={styles.open} onFocus={onFocus}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('done')}</Button>
        <Button variant="quiet" aria-label={t('remove_named', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

interface ClosedRowProps extends RowProps {
  onEdit(): void;
  isMovable: boolean;
  /** Absent if the row is at that end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A closed row: its summary, and buttons to move, edit and remove it. */
export function ClosedRow({ id, name, children, onRemove, onEdit, isMovable, onUp, onDown }: ClosedRowProps) {
  const t = useMessages();
  return (
    <div data-row={id} className={styles.away}>
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        {isMovable && (
          <>
            <IconButton data-move="up" label={t('move_up_named', { name })} disabled={!onUp} onClick={onUp}>
              <Icon of={UpIcon} />
            </IconButton>
            <IconButton data-move="down" label={t('move_down_named', { name })} disabled={!onDown} onClick={onDown}>
              <Icon of={DownIcon} />
            </IconButton>
          </>
        )}
        <IconButton data-edit label={t('edit_named', { name })} onClick={onEdit}>
          <Icon of={EditIcon} />
        </IconButton>
        <IconButton label={t('remove_named', { name })} onClick={onRemove}>
          <Icon of={RemoveIcon} />
        </IconButton>
      </div>
    </div>
  );
}
