import type { FormEvent } from 'react';
import type { Side } from '../../machines/record-draft.ts';
import { fieldsOf } from '../../services/contract/draft-kinds.ts';
import { changedIn, type Draft } from '../../services/contract/drafts.ts';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { Button } from '../kit/button.tsx';
import { Radio } from '../kit/choice.tsx';
import { Actions } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { DraftMessages } from './draft-words.tsx';
import { useRecord, useRecordContext, useRecordKey } from './record-key.tsx';
import { fieldMessages } from './record-words.ts';
import styles from './section-form.module.css';

/** What both changed, field by field: mine and theirs, and the choice between them. */
export function ConflictForm() {
  const t = useMessages();
  const key = useRecordKey();
  const record = useRecord();
  const { section, draft, base, latest, sides } = useRecordContext((context) => context);
  if (section === null || latest === null) return null;
  const mine = changedIn(key, fieldsOf(key, section), draft, base);
  const theirs = new Set(changedIn(key, mine, latest.draft, base));
  const contested = changedIn(key, mine, draft, latest.draft).filter((field) => theirs.has(field));
  const isSettled = contested.every((field) => sides[field] !== undefined);

  const settle = (event: FormEvent) => {
    event.preventDefault();
    record.send({ type: 'conflict.settle' });
  };
  return (
    <form noValidate onSubmit={settle} className={styles.form}>
      <FocusedAlert>{t('conflict_title')}</FocusedAlert>
      {contested.map((field) => (
        <fieldset key={field} className={styles.group}>
          <legend className={styles.legend}>{fieldMessages(t, field)}</legend>
          <div className={styles.pair}>
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
        </fieldset>
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
  return (
    <div className={styles.side}>
      <Radio
        name={`conflict ${field}`}
        label={t(side === 'mine' ? 'conflict_mine' : 'conflict_theirs')}
        checked={isChosen}
        onChange={onChoose}
      />
      <div>
        <DraftMessages field={field} draft={draft} />
      </div>
    </div>
  );
}
