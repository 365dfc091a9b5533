import type { FormEvent } from 'react';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import { conflictsIn } from '../../services/contract/fields/wire.ts';
import { labelOf } from '../form/field-messages.ts';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { SideChoices } from '../form/side-choices.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { useCanRecord, useRecord, useRecordContext, useRecordKey } from './record-key.tsx';
import styles from './section-form.module.css';
import { formId, heldBackId } from './use-open-section.ts';

/** The fields that were also changed elsewhere, with a choice between the two values. */
export function ConflictForm() {
  const t = useMessages();
  const key = useRecordKey();
  const record = useRecord();
  const { section, draft, base, latest, sides, isHeldBack } = useRecordContext((context) => context);
  const isSettled = useCanRecord('conflict.settle');
  if (section === null || latest === null) return null;
  const form = recordForms[key];
  const drafts = { mine: draft, theirs: latest.draft };
  const contested = conflictsIn(form, fieldsOf(key, section), { ...drafts, base });

  const settle = (event: FormEvent) => {
    event.preventDefault();
    record.send({ type: 'conflict.settle' });
  };
  return (
    <form id={formId(key)} noValidate onSubmit={settle} className={styles.form}>
      {isHeldBack && <FocusedAlert id={heldBackId(key)}>{t('finish_first')}</FocusedAlert>}
      <FocusedAlert>{t('conflict_title')}</FocusedAlert>
      {contested.map((field) => (
        <SideChoices
          key={field}
          form={form}
          field={field}
          drafts={drafts}
          legend={labelOf(t, form, field)}
          labels={{ mine: t('conflict_mine'), theirs: t('conflict_theirs') }}
          name={`conflict ${field}`}
          chosen={sides[field]}
          onChoose={(side) => record.send({ type: 'conflict.choose', field, side })}
        />
      ))}
      {!isSettled && <p className={styles.note}>{t('conflict_choose_each')}</p>}
      <Actions>
        <Button onClick={() => record.send({ type: 'draft.discard' })}>{t('conflict_drop_mine')}</Button>
        <Button type="submit" variant="primary" disabled={!isSettled}>
          {t('save')}
        </Button>
      </Actions>
    </form>
  );
}
