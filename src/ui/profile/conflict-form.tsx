import type { FormEvent } from 'react';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import { changedIn } from '../../services/contract/fields/wire.ts';
import { labelOf } from '../form/field-messages.ts';
import fieldStyles from '../form/fields.module.css';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { SideChoice } from '../form/side-choice.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Fieldset } from '../kit/fieldset.tsx';
import { useMessages } from '../messages.tsx';
import { useRecord, useRecordContext, useRecordKey } from './record-key.tsx';
import styles from './section-form.module.css';

/** The fields that were also changed elsewhere, with a choice between the two values. */
export function ConflictForm() {
  const t = useMessages();
  const key = useRecordKey();
  const record = useRecord();
  const { section, draft, base, latest, sides } = useRecordContext((context) => context);
  if (section === null || latest === null) return null;
  const form = recordForms[key];
  const mine = changedIn(form, fieldsOf(key, section), draft, base);
  const theirs = new Set(changedIn(form, mine, latest.draft, base));
  const contested = changedIn(form, mine, draft, latest.draft).filter((field) => theirs.has(field));
  const isSettled = contested.every((field) => sides[field] !== undefined);

  const settle = (event: FormEvent) => {
    event.preventDefault();
    record.send({ type: 'conflict.settle' });
  };
  return (
    <form noValidate onSubmit={settle} className={styles.form}>
      <FocusedAlert>{t('conflict_title')}</FocusedAlert>
      {contested.map((field) => (
        <Fieldset key={field} legend={labelOf(t, form, field)}>
          <div className={fieldStyles.fields}>
            {(['mine', 'theirs'] as const).map((side) => (
              <SideChoice
                key={side}
                form={form}
                field={field}
                name={`conflict ${field}`}
                label={t(side === 'mine' ? 'conflict_mine' : 'conflict_theirs')}
                draft={side === 'mine' ? draft : latest.draft}
                isChosen={sides[field] === side}
                onChoose={() => record.send({ type: 'conflict.choose', field, side })}
              />
            ))}
          </div>
        </Fieldset>
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
