import type { ReactNode } from 'react';
import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import type { Section as SectionName } from '../../services/contract/fields/candidate-table.ts';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { useFocusOnReturn } from '../form/use-focus-on-return.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Section } from '../kit/page.tsx';
import { StatusAlert } from '../kit/status-alert.tsx';
import { useMessages } from '../messages.tsx';
import { UnsentChange } from '../record/unsent-change.tsx';
import { useIsBeingSent, useUnsent } from '../record/use-outbox.ts';
import { ContinueImport } from './continue-import.tsx';
import { useRecordContext, useRecordKey } from './record-key.tsx';
import styles from './section-form.module.css';
import { SectionForm } from './section-form.tsx';
import { useOpenSection } from './use-open-section.ts';

interface EditSectionProps {
  section: SectionName;
  title: string;
  /** The record from the server, with which the form starts. */
  record: object;
  /** Where the form itself shows the title: in a heading, or in the label of its first field. */
  titleInForm?: 'heading' | 'label';
  /** Shown in place of an empty section. */
  empty?: string | null;
  children?: ReactNode;
}

/** A section of the page, read or edited in place. An edit continues after a reload. */
export function EditSection({ section, title, record, titleInForm, empty, children }: EditSectionProps) {
  const t = useMessages();
  const key = useRecordKey();
  const isEditing = useRecordContext((context) => context.section === section);
  const isSaved = useRecordContext(({ saved }) => saved?.section === section);
  const unsent = useUnsent(key, section);
  const isBeingSent = useIsBeingSent(unsent?.id);
  const isAnyOpen = useRecordContext((context) => context.section !== null);
  // another section that is opened in place of this one has the focus
  const edit = useFocusOnReturn(isEditing, isAnyOpen);
  const openSection = useOpenSection(key);
  const status = (
    <StatusAlert tone="success" className={styles.saved}>
      {isSaved && (
        <>
          {t('saved')}
          <ContinueImport section={section} />
        </>
      )}
    </StatusAlert>
  );
  if (isEditing) {
    return (
      <Section id={section} title={titleInForm ? undefined : title}>
        {status}
        {titleInForm && <div id={section} tabIndex={-1} className={styles.target} />}
        {titleInForm === 'label' && <h2 className="visually-hidden">{title}</h2>}
        <SectionForm section={section} />
      </Section>
    );
  }
  return (
    <Section
      id={section}
      title={title}
      action={
        <Button
          ref={edit}
          variant="quiet"
          data-open={section}
          aria-label={t('edit_named', { name: title })}
          isWaiting={isBeingSent}
          onClick={() => openSection(section, record)}
        >
          <Icon of={EditIcon} size={18} />
          {t('edit')}
        </Button>
      }
    >
      {status}
      {unsent && <Unsent entry={unsent} section={section} />}
      {empty ? <p className={styles.none}>{empty}</p> : children}
    </Section>
  );
}

function Unsent({ entry, section }: { entry: OutboxEntry; section: SectionName }) {
  const change = useFocusAfterRemoval<HTMLDivElement>(`[data-open="${section}"]`);
  return (
    <div ref={change} className={styles.saved}>
      <UnsentChange entry={entry} />
    </div>
  );
}
