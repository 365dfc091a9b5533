import type { FormEvent } from 'react';
import type { Side } from '../../machines/record-draft.ts';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import { type Draft, textIn } from '../../services/contract/fields/draft.ts';
import { changedIn } from '../../services/contract/fields/wire.ts';
import { useFileAddress } from '../file-address.ts';
import { areFieldsEmpty, FieldValue } from '../form/fact-list.tsx';
import { labelOf } from '../form/field-messages.ts';
import fieldStyles from '../form/fields.module.css';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { Button } from '../kit/button.tsx';
import { Radio } from '../kit/choice.tsx';
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
                side={side}
                field={field}
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

interface SideChoiceProps {
  side: Side;
  field: string;
  draft: Draft;
  isChosen: boolean;
  onChoose(): void;
}

function SideChoice({ side, field, draft, isChosen, onChoose }: SideChoiceProps) {
  const t = useMessages();
  const addressOf = useFileAddress();
  const form = recordForms[useRecordKey()];
  const of = form[field];
  return (
    <div className={styles.side}>
      <Radio
        name={`conflict ${field}`}
        label={t(side === 'mine' ? 'conflict_mine' : 'conflict_theirs')}
        checked={isChosen}
        onChange={onChoose}
      />
      <div>
        {!of || areFieldsEmpty(form, [field], draft) ? (
          <p>{t('nothing_here')}</p>
        ) : of.kind === 'photo' ? (
          <img src={addressOf(textIn(draft, field))} alt={t('photo')} width="96" height="96" />
        ) : (
          <FieldValue field={of} name={field} draft={draft} />
        )}
      </div>
    </div>
  );
}
