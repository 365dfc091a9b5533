import { useMemo } from 'react';
import { textIn } from '../../services/contract/fields/draft.ts';
import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';

/** The labels that depend on the draft: the rate is named after the hour only if the price is by the hour. */
export function useSignUpLabels(): Readonly<Record<string, string>> {
  const t = useMessages();
  const isHourly = useActorState('signUp', ({ context }) => textIn(context.draft, 'price_basis') === 'Hourly');
  return useMemo(
    (): Readonly<Record<string, string>> => (isHourly ? { hourly_rates: t('hourly_rate') } : {}),
    [isHourly, t],
  );
}
