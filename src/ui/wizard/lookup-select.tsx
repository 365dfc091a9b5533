import type { ComponentProps } from 'react';
import { faultWords } from '../fault-words.ts';
import { Select } from '../kit/field.tsx';
import { QuietLine } from '../kit/state.tsx';
import { useWords } from '../words.tsx';
import { type RowText, type TextName, useRowAnswer, useTextAnswer } from './answers.tsx';
import { type OptionList, useOptions } from './use-options.ts';
import styles from './wizard.module.css';

/** One of a server's list, for a text of the draft. */
export function LookupAnswer({ name, list }: { name: TextName; list: OptionList }) {
  return <LookupSelect list={list} required answer={useTextAnswer(name)} />;
}

/** One of a server's list, for a text of a row. */
export function RowLookupAnswer({ place, list }: { place: RowText; list: OptionList }) {
  return <LookupSelect list={list} required answer={useRowAnswer(place)} />;
}

interface LookupSelectProps {
  list: OptionList;
  required: boolean;
  answer: Omit<ComponentProps<typeof Select>, 'options'> & { value: string };
}

function LookupSelect({ list, required, answer }: LookupSelectProps) {
  const t = useWords();
  const { data, status, isRefreshing, fault, reload } = useOptions(list);
  const options = data ?? [];
  // an answer given before stands, also while the list does not know it
  const isKnown = answer.value === '' || options.some(({ value }) => value === answer.value);
  return (
    <div className={styles.stack}>
      <Select
        {...answer}
        required={required}
        disabled={data === null}
        placeholder={data === null && !fault ? t('loading') : t('choose_one')}
        options={isKnown ? options : [{ value: answer.value, label: answer.value }, ...options]}
      />
      {data === null && status === 'failed' && fault && (
        <QuietLine retryLabel={t('retry')} onRetry={reload} isBusy={isRefreshing}>
          <span dir="auto">{faultWords(t, fault)}</span>
        </QuietLine>
      )}
    </div>
  );
}
