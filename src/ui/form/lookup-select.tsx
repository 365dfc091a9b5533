import type { ComponentProps } from 'react';
import type { OptionList } from '../../services/contract/fields/field.ts';
import { RetryError } from '../error-text.tsx';
import { Select } from '../kit/field.tsx';
import { useShownError } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import styles from './lookup-select.module.css';
import { useOptions } from './use-options.ts';

interface LookupSelectProps {
  list: OptionList;
  required?: boolean;
  /** Binds the control to its value in the draft. */
  binding: Omit<ComponentProps<typeof Select>, 'options'> & { value: string };
}

/** A choice from a server's list. */
export function LookupSelect({ list, required, binding }: LookupSelectProps) {
  const t = useMessages();
  const view = useOptions(list);
  const { data, isLoading, isRefreshing, reload } = view;
  const apiError = useShownError(view);
  const options = data ?? [];
  const isPending = data === null && !apiError;
  // a value from an earlier draft stays selectable, even if the list lacks it
  const isKnown = binding.value === '' || options.some(({ value }) => value === binding.value);
  return (
    <div className={styles.stack}>
      <Select
        {...binding}
        required={required}
        disabled={data === null}
        placeholder={t(isPending ? 'loading' : 'choose_one')}
        options={
          isKnown ? options : [{ value: binding.value, label: isPending ? t('loading') : binding.value }, ...options]
        }
      />
      {data === null && apiError && (
        <RetryError apiError={apiError} onRetry={reload} isBusy={isLoading || isRefreshing} />
      )}
    </div>
  );
}
