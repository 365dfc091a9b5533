import type { ReactNode } from 'react';
import { Field } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';

interface PendingChoicesProps {
  label: string;
  hint: ReactNode;
  /** How many choices the draft has. */
  count: number;
}

/** `ManyChoices` while its options are loading. It has the same height, so that nothing below it moves. */
export function PendingChoices({ label, hint, count }: PendingChoicesProps) {
  const t = useMessages();
  return <Field disabled label={label} hint={hint ?? t('chosen_count', { count })} placeholder={t('loading')} />;
}
