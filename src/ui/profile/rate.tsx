import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { lookUp } from '../record/look-up.ts';
import { unitMessages } from '../record/unit-messages.ts';
import { useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';

/** The rate of a person with its unit; the price basis after an amount without one, such as a fixed price. */
export function Rate({ terms }: { terms: Pick<Profile, 'hourly_rates' | 'currency' | 'price_basis'> }) {
  const t = useMessages();
  const basisName = useLabels('priceBasis');
  const { hourly_rates, currency, price_basis } = terms;
  const amount = useFormat().briefAmount(hourly_rates, currency);
  const message = lookUp(unitMessages, usePriceUnits().get(price_basis ?? '') ?? null);
  if (amount === null) return null;
  if (message) return <bdi>{t(message, { amount })}</bdi>;
  const basis = basisName.isLoading ? null : basisName(price_basis);
  return (
    <>
      <bdi>{amount}</bdi>
      {basis && (
        <>
          {t('comma')}
          <bdi>{basis}</bdi>
        </>
      )}
    </>
  );
}
