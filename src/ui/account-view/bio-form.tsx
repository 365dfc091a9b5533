import { type FormEvent, useEffect, useRef } from 'react';
import type { Fault } from '../../services/contract/fault.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import { useActor, useActorState } from '../actors.tsx';
import { faultWords } from '../fault-words.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { TextArea } from '../kit/field.tsx';
import { ServerHtml } from '../list/server-html.tsx';
import { useWords } from '../words.tsx';
import styles from './bio-form.module.css';

interface BioFormProps {
  /** What the server holds. */
  bio: Bio;
  onReadAnew(): void;
}

/** Editing the bio's texts. What is typed is kept until it is saved or discarded. */
export function BioForm({ bio, onReadAnew }: BioFormProps) {
  const t = useWords();
  const actor = useActor('bio');
  const draft = useActorState('bio', ({ context }) => context.draft);
  const fault = useActorState('bio', ({ context }) => context.fault);
  const isSaving = useActorState('bio', (snapshot) => snapshot.matches('saving'));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'bio.save' });
  };
  return (
    <form ref={form} onSubmit={save} className={styles.form}>
      {texts.map(({ field, word, hint, rows }) => (
        <TextArea
          key={field}
          label={t(word)}
          hint={hint && t(hint)}
          rows={rows}
          readOnly={isSaving}
          error={fault?.fields[field]}
          value={draft[field] ?? ''}
          onChange={({ currentTarget: { value } }) => actor.send({ type: 'bio.change', field, value })}
        />
      ))}
      {fault && <Alert>{isConflict(fault) ? t('changed_elsewhere') : faultWords(t, fault)}</Alert>}
      {fault && isConflict(fault) && <Conflict bio={bio} onReadAnew={onReadAnew} />}
      <p className={styles.note}>{t('draft_is_kept')}</p>
      <Actions>
        <Button disabled={isSaving} onClick={() => actor.send({ type: 'bio.discard' })}>
          {t('discard')}
        </Button>
        <Button type="submit" look="primary" isBusy={isSaving}>
          {t('save')}
        </Button>
      </Actions>
    </form>
  );
}

const texts = [
  { field: 'bio', word: 'about_me', hint: 'about_me_hint', rows: 8 },
  { field: 'other_technical_skills', word: 'other_technical_skills', hint: null, rows: 3 },
  { field: 'other_languages', word: 'other_languages', hint: null, rows: 2 },
] as const;

/** The server refused an edit that began from an older version. */
const isConflict = (fault: Fault): boolean => fault.fields.modified !== undefined;

/** What was saved meanwhile, and the choice between it and what is typed here. */
function Conflict({ bio, onReadAnew }: BioFormProps) {
  const t = useWords();
  const actor = useActor('bio');
  const hasLatest = useActorState('bio', ({ context }) => context.startedFrom !== bio.modified);
  const keepMine = () => {
    const { draft } = actor.getSnapshot().context;
    actor.send({ type: 'bio.discard' });
    actor.send({ type: 'bio.edit', bio });
    for (const { field } of texts) actor.send({ type: 'bio.change', field, value: draft[field] });
  };
  if (!hasLatest)
    return (
      <Button look="quiet" onClick={onReadAnew}>
        {t('read_latest')}
      </Button>
    );
  return (
    <section className={styles.latest}>
      <h3>{t('latest_version')}</h3>
      {bio.bio && <ServerHtml html={bio.bio} />}
      <Button onClick={keepMine}>{t('keep_mine')}</Button>
    </section>
  );
}
