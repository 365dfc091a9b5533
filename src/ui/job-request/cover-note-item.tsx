import { type FormEvent, useState } from 'react';
import { coverNoteFields } from '../../services/contract/fields/cover-note-forms.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { CoverNote } from '../../services/contract/records/cover-note.ts';
import { useActor } from '../actors.tsx';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { useFocusOnReturn } from '../form/use-focus-on-return.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon, RemoveIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './cover-note-templates.module.css';
import { useTemplateSave } from './use-template-save.ts';

interface CoverNoteItemProps {
  template: CoverNote;
  onUse(): void;
}

/** One template: to use, rename or delete. */
export function CoverNoteItem({ template: { name, title, note }, onUse }: CoverNoteItemProps) {
  const t = useMessages();
  const actor = useActor('coverNotes');
  const [renamed, setRenamed] = useState<string | null>(null);
  const { save, isBusy, isWaiting, error } = useTemplateSave(() => setRenamed(null));
  const renameButton = useFocusOnReturn(renamed !== null);
  const item = useFocusAfterRemoval<HTMLLIElement>('[data-undo]');
  const rename = (event: FormEvent) => {
    event.preventDefault();
    save({ name, title: renamed ?? title, note });
  };
  if (renamed !== null)
    return (
      <li ref={item} className={styles.item}>
        <form noValidate onSubmit={rename} className={styles.save}>
          <Field
            label={t('template_title')}
            maxLength={coverNoteFields.title.max}
            value={renamed}
            error={error}
            autoFocus
            onChange={({ currentTarget: { value } }) => setRenamed(value)}
          />
          <div className={styles.buttons}>
            <Button variant="quiet" disabled={isBusy} onClick={() => setRenamed(null)}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={isBusy} isWaiting={isWaiting} disabled={renamed.trim() === ''}>
              {t('save')}
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.what}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p dir="auto" className={styles.excerpt}>
          {note}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t('template_use_named', { title: isolated(title) })} onClick={onUse}>
          {t('template_use')}
        </Button>
        <IconButton
          ref={renameButton}
          label={t('template_rename', { title: isolated(title) })}
          disabled={isBusy}
          onClick={() => setRenamed(title)}
        >
          <Icon of={EditIcon} />
        </IconButton>
        <IconButton
          label={t('template_delete', { title: isolated(title) })}
          aria-disabled={isBusy || undefined} // `disabled` would remove the focus
          onClick={() => {
            if (!isBusy) actor.send({ type: 'template.delete', name });
          }}
        >
          <Icon of={RemoveIcon} />
        </IconButton>
      </div>
    </li>
  );
}
