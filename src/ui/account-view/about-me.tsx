import { useEffect, useRef, useState } from 'react';
import type { Bio } from '../../services/contract/records/bio.ts';
import { useActor, useActorState } from '../actors.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Section } from '../kit/page.tsx';
import { ServerHtml } from '../list/server-html.tsx';
import { useWords } from '../words.tsx';
import styles from './about-me.module.css';
import { BioForm } from './bio-form.tsx';

interface AboutMeProps {
  bio: Bio;
  onReadAnew(): void;
}

/** The person's own text, read or edited in place; an edit goes on where it was left, also after a reload. */
export function AboutMe({ bio, onReadAnew }: AboutMeProps) {
  const t = useWords();
  const actor = useActor('bio');
  const state = useActorState('bio', ({ value }) => value);
  const isSaved = useJustSaved(state);
  const isEditing = state !== 'viewing';
  const edit = useFocusOnReturn(isEditing);
  if (isEditing) {
    return (
      <Section title={t('edit_bio_title')}>
        <BioForm bio={bio} onReadAnew={onReadAnew} />
      </Section>
    );
  }
  return (
    <Section
      title={t('about_me')}
      action={
        <Button ref={edit} look="quiet" onClick={() => actor.send({ type: 'bio.edit', bio })}>
          <Icon of={EditIcon} size={18} />
          {t('edit_bio')}
        </Button>
      }
    >
      {isSaved && (
        <div className={styles.saved}>
          <Alert tone="success">{t('saved')}</Alert>
        </div>
      )}
      {bio.bio ? <ServerHtml html={bio.bio} /> : <p>{t('about_me_none')}</p>}
    </Section>
  );
}

/** Whether what is shown is what was just saved. */
function useJustSaved(state: string): boolean {
  const [seen, setSeen] = useState(state);
  const [isSaved, setSaved] = useState(false);
  if (seen !== state) {
    setSeen(state);
    setSaved(seen === 'saving' && state === 'viewing');
  }
  return isSaved;
}

/** Gives the focus back to the button that began the edit, once the edit is over. */
function useFocusOnReturn(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
