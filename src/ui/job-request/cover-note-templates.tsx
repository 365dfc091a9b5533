import { type FormEvent, useEffect, useState } from 'react';
import { coverNoteFields, isSameTitle, maxCoverNotes } from '../../services/contract/fields/cover-note-forms.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { CoverNote } from '../../services/contract/records/cover-note.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, RetryError } from '../error-text.tsx';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { StatusAlert } from '../kit/status-alert.tsx';
import { useMessages } from '../messages.tsx';
import { CoverNoteItem } from './cover-note-item.tsx';
import styles from './cover-note-templates.module.css';
import { useTemplateSave } from './use-template-save.ts';

interface CoverNoteTemplatesProps {
  /** The note as typed. */
  note: string;
  onUse(note: string): void;
}

/** The saved templates of cover notes: to use, rename and delete, and to save the typed note as one. */
export function CoverNoteTemplates({ note, onUse }: CoverNoteTemplatesProps) {
  const t = useMessages();
  const actor = useActor('coverNotes');
  const isShown = useActorState('coverNotes', (state) => state.hasTag('shown'));
  const close = () => actor.send({ type: 'templates.close' });
  // the dialog belongs to this form
  useEffect(() => () => actor.send({ type: 'templates.close' }), [actor]);
  if (!isShown) return null;
  return (
    <Dialog title={t('templates')} closeLabel={t('close')} variant="sheet" onClose={close}>
      <Content
        note={note}
        onUse={(used) => {
          close();
          onUse(used);
        }}
      />
    </Dialog>
  );
}

function Content({ note, onUse }: CoverNoteTemplatesProps) {
  const t = useMessages();
  const actor = useActor('coverNotes');
  const state = useActorState('coverNotes', (snapshot) => snapshot);
  const { templates, apiError, removed, hasSaved } = state.context;
  if (state.hasTag('loading'))
    return (
      <Loading label={t('loading')}>
        <Skeleton />
        <Skeleton />
      </Loading>
    );
  if (state.hasTag('unread') && apiError)
    return <RetryError apiError={apiError} onRetry={() => actor.send({ type: 'templates.retry' })} />;
  return (
    <div className={styles.content}>
      {apiError && !apiError.fields.title && (
        <Alert>
          <ErrorText apiError={apiError} purpose="write" />
        </Alert>
      )}
      <StatusAlert tone="success">{hasSaved && t('template_saved')}</StatusAlert>
      <StatusAlert tone="info">{removed && <Removed template={removed} isBusy={state.hasTag('busy')} />}</StatusAlert>
      {templates.length === 0 ? (
        <p className={styles.soft}>{t('templates_none')}</p>
      ) : (
        <ul data-templates tabIndex={-1} aria-label={t('templates')} className={styles.list}>
          {templates.map((template) => (
            <CoverNoteItem key={template.name} template={template} onUse={() => onUse(template.note)} />
          ))}
        </ul>
      )}
      <SaveNote note={note} templates={templates} />
    </div>
  );
}

/** The template that was deleted last, with a button that restores it. */
function Removed({ template, isBusy }: { template: CoverNote; isBusy: boolean }) {
  const t = useMessages();
  const actor = useActor('coverNotes');
  const place = useFocusAfterRemoval<HTMLDivElement>('[data-templates]');
  return (
    <div ref={place}>
      <p>{t('template_deleted', { title: isolated(template.title) })}</p>
      <Button data-undo isBusy={isBusy} onClick={() => actor.send({ type: 'template.restore' })}>
        {t('undo')}
      </Button>
    </div>
  );
}

/** Saves the typed note under a title. A title that exists replaces its template, which the button states. */
function SaveNote({ note, templates }: { note: string; templates: readonly CoverNote[] }) {
  const t = useMessages();
  const [title, setTitle] = useState('');
  const { save, isBusy, isWaiting, error } = useTemplateSave(() => setTitle(''));
  if (note.trim() === '') return <p className={styles.soft}>{t('template_write_first')}</p>;
  const existing = templates.find((each) => isSameTitle(each.title, title));
  if (!existing && templates.length >= maxCoverNotes)
    return <p className={styles.soft}>{t('templates_full', { count: maxCoverNotes })}</p>;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save({ name: existing?.name ?? '', title, note });
  };
  return (
    <form noValidate onSubmit={onSubmit} className={styles.save}>
      <Field
        label={t('template_title')}
        name="template_title"
        hint={t('template_title_hint')}
        maxLength={coverNoteFields.title.max}
        value={title}
        error={error}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <Button type="submit" isBusy={isBusy} isWaiting={isWaiting}>
        {existing ? t('template_replace', { title: isolated(existing.title) }) : t('template_save')}
      </Button>
    </form>
  );
}
