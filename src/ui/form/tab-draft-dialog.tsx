import { type FormEvent, useEffect } from 'react';
import type { DraftConflict } from '../../machines/tab-drafts-machine.ts';
import { draftForms } from '../../services/contract/fields/draft-forms.ts';
import type { Form } from '../../services/contract/fields/field.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { labelOf } from './field-messages.ts';
import { SideChoices } from './side-choices.tsx';
import styles from './tab-draft-dialog.module.css';

/** The fields of a draft that two tabs have changed, with a choice between the two values. */
export function TabDraftDialog() {
  const t = useMessages();
  const conflict = useActorState('tabDrafts', ({ context }) => context.conflicts[0]);
  useEffect(() => {
    // the words of this tab are not stored until the choice is made
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, []);
  return (
    conflict && (
      <Dialog key={conflict.name} title={t('tab_draft_title')}>
        <Choices conflict={conflict} />
      </Dialog>
    )
  );
}

function Choices({ conflict }: { conflict: DraftConflict }) {
  const t = useMessages();
  const actor = useActor('tabDrafts');
  const labels = useSideLabels(conflict);
  const { contested } = conflict;
  const form: Form = draftForms[conflict.name];
  const isSettled = useActorState('tabDrafts', (snapshot) => snapshot.can({ type: 'conflict.settle' }));
  const settle = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'conflict.settle' });
  };
  return (
    <form noValidate onSubmit={settle} className={styles.form}>
      <p>{t('tab_draft_line')}</p>
      {contested.map(({ path, field, mine, theirs }) => (
        <SideChoices
          key={path}
          form={form}
          field={field}
          drafts={{ mine, theirs }}
          legend={field === null ? t('tab_draft_forms') : labelOf(t, form, field)}
          labels={labels}
          name={`tab ${path}`}
          chosen={conflict.sides[path]}
          onChoose={(side) => actor.send({ type: 'conflict.choose', field: path, side })}
        />
      ))}
      {!isSettled && <p className={styles.note}>{t('conflict_choose_each')}</p>}
      <Actions>
        <Button type="submit" variant="primary" disabled={!isSettled}>
          {t('tab_draft_continue')}
        </Button>
      </Actions>
    </form>
  );
}

/** Names each version by its tab and its time, and marks the newer one. */
function useSideLabels({ editedAt }: DraftConflict): Readonly<Record<'mine' | 'theirs', string>> {
  const t = useMessages();
  const format = useFormat();
  const { mine, theirs } = editedAt;
  const isKnown = mine !== null && theirs !== null;
  const labelFor = (side: 'mine' | 'theirs', at: number | null, isNewer: boolean) => {
    const time = format.momentToday(at);
    if (!isKnown || time === null) return t(`tab_draft_${side}`);
    return t(isNewer ? `tab_draft_${side}_newer` : `tab_draft_${side}_at`, { time });
  };
  return {
    mine: labelFor('mine', mine, (mine ?? 0) > (theirs ?? 0)),
    theirs: labelFor('theirs', theirs, (theirs ?? 0) > (mine ?? 0)),
  };
}
