import type { ReactNode } from 'react';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon, RemoveIcon } from '../kit/icons.ts';
import { useWords } from '../words.tsx';
import styles from './row-list.module.css';

interface RowProps {
  id: string;
  name: string;
  children: ReactNode;
  onRemove(): void;
}

/** A row with its fields. */
export function OpenRow({
  id,
  name,
  children,
  onRemove,
  onFocus,
  onDone,
}: RowProps & { onFocus(): void; onDone(): void }) {
  const t = useWords();
  return (
    <fieldset data-row={id} className={styles.open} onFocus={onFocus}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.fields}>{children}</div>
      <div className={styles.deeds}>
        <Button onClick={onDone}>{t('done')}</Button>
        <Button look="quiet" aria-label={t('remove_named', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A row in its own words. */
export function PutAwayRow({ id, name, children, onRemove, onEdit }: RowProps & { onEdit(): void }) {
  const t = useWords();
  return (
    <div data-row={id} className={styles.away}>
      <div className={styles.words}>{children}</div>
      <IconButton data-edit label={t('edit_named', { name })} onClick={onEdit}>
        <Icon of={EditIcon} />
      </IconButton>
      <IconButton label={t('remove_named', { name })} onClick={onRemove}>
        <Icon of={RemoveIcon} />
      </IconButton>
    </div>
  );
}
