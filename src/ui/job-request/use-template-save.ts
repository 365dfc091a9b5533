import { useState } from 'react';
import { coverNoteFields } from '../../services/contract/fields/cover-note-forms.ts';
import type { CoverNote } from '../../services/contract/records/cover-note.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useIsWaiting } from '../error-text.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';

/**
 * Saves a template from one of the forms in the dialog. What was typed stays there until it is saved: `onSaved` is called
 * for the save of this form only, and `error` is that of its title.
 */
export function useTemplateSave(onSaved: () => void) {
  const t = useMessages();
  const format = useFormat();
  const actor = useActor('coverNotes');
  const isBusy = useActorState('coverNotes', (snapshot) => snapshot.hasTag('busy'));
  const { hasSaved, apiError, validationErrors } = useActorState('coverNotes', ({ context }) => context);
  const [isSent, setSent] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (isSent && !isBusy) {
    setSent(false);
    setFailed(!hasSaved);
    if (hasSaved) onSaved();
  }
  const { title: code } = validationErrors;
  const error = code ? validationMessage(t, format, code, coverNoteFields.title) : apiError?.fields.title;
  return {
    /** Whether any change is being saved. */
    isBusy,
    isWaiting: useIsWaiting(apiError),
    error: hasFailed ? error : undefined,
    save(template: Pick<CoverNote, 'name' | 'title' | 'note'>): void {
      actor.send({ type: 'template.save', ...template });
      setSent(true);
      setFailed(false);
    },
  };
}
