import { type ComponentProps, useEffect, useState } from 'react';
import { CallError } from '../../services/contract/api-error.ts';
import type { OptionList } from '../../services/contract/fields/field.ts';
import { useActor } from '../actors.tsx';
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
  const failure = useShownError(view);
  const late = useLate(list, isLoading && !failure);
  const apiError = failure ?? late.apiError;
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
        <RetryError
          apiError={apiError}
          onRetry={failure ? reload : late.restart}
          isBusy={failure ? isLoading || isRefreshing : late.isRestarted}
        />
      )}
    </div>
  );
}

/**
 * A read that takes long, which its call may do without a time-out, as an error. `restart` sends the request again; the
 * error stays meanwhile, so that the page does not move.
 */
function useLate(list: OptionList, isLoading: boolean) {
  const actor = useActor(list);
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (!isLoading) return setLate(null);
    const timer = setTimeout(() => setLate(attempt), maxWait);
    return () => clearTimeout(timer);
  }, [isLoading, attempt]);
  return {
    apiError: isLoading && lateAttempt !== null ? timedOut : null,
    isRestarted: lateAttempt !== attempt,
    restart: () => {
      setAttempt(attempt + 1);
      // a list that is being read ignores a request to read it
      actor.send({ type: 'list.reset' });
      actor.send({ type: 'list.load' });
    },
  };
}

/** In milliseconds; longer than the longest time-out of a call. */
const maxWait = 15_000;

const timedOut = new CallError({ kind: 'timedOut' }).apiError;
