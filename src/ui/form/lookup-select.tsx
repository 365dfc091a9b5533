import type { ComponentProps } from 'react';
import { faultWords } from '../fault-words.ts';
import { Select } from '../kit/field.tsx';
import { QuietLine } from '../kit/state.tsx';
import { useStandingFault } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import styles from './lookup-select.module.css';
import { type OptionList, useOptions } from './use-options.ts';

interface LookupSelectProps {
  list: OptionList;
  required?: boolean;
  /** What ties the control to its answer. */
  answer: Omit<ComponentProps<typeof Select>, 'options'> & { value: string };
}

/** One of a server's list. */
export function LookupSelect({ list, required, answer }: LookupSelectProps) {
  const t = useMessages();
  const view = useOptions(list);
  const { data, status, isRefreshing, reload } = view;
  const fault = useStandingFault(view);
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
      {data === null && fault && (
        <QuietLine retryLabel={t('retry')} onRetry={reload} isBusy={status === 'loading' || isRefreshing}>
          <span dir="auto">{faultWords(t, fault)}</span>
        </QuietLine>
      )}
    </div>
  );
}
