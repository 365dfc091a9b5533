import { useMemo } from 'react';
import { textIn } from '../../services/contract/fields/draft.ts';
import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';

/** The key of the price by the hour, also in `candidate-fields.ts`: an export of that file would be in the first load. */
const hourlyBasis = 'Hourly';

/** The labels that depend on the draft: the rate is named after the hour only if the price is by the hour. */
export function useSignUpLabels(): Readonly<Record<string, string>> {
  const t = useMessages();
  const isHourly = useActorState('signUp', ({ context }) => textIn(context.draft, 'price_basis') === hourlyBasis);
  return useMemo(
    (): Readonly<Record<string, string>> => (isHourly ? { hourly_rates: t('hourly_rate') } : {}),
    [isHourly, t],
  );
}
