/** The fields of each section of the profile. */
import { availabilityNames, longest } from '../../services/contract/draft-shapes.ts';
import { textIn } from '../../services/contract/drafts.ts';
import { isAvailableLater } from '../../services/contract/rules/profile-rules.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { ChoicesAnswer, DayAnswer, LookupAnswer, SelectAnswer, TextAnswer } from './answers.tsx';
import { useCountries } from './countries.ts';
import { availabilities } from './profile-statuses.ts';
import { useRecordContext } from './record-key.tsx';
import styles from './section-form.module.css';

export function WhoFields() {
  const t = useMessages();
  const countries = useCountries();
  return (
    <>
      <div className={styles.pair}>
        <TextAnswer path="first_name" required autoComplete="given-name" />
        <TextAnswer path="last_name" required autoComplete="family-name" />
      </div>
      <TextAnswer path="headline" hint={t('headline_hint', { count: longest.line })} />
      <TextAnswer path="phone_no" type="tel" hint={t('phone_hint')} autoComplete="tel" />
      <div className={styles.pair}>
        <SelectAnswer path="country" options={countries} />
        <TextAnswer path="city" />
      </div>
      <SelectAnswer path="nationality" options={countries} />
    </>
  );
}

export function AvailabilityFields() {
  const t = useMessages();
  const isLater = useRecordContext(({ draft }) => isAvailableLater(textIn(draft, 'availability_status')));
  return (
    <>
      <SelectAnswer
        path="availability_status"
        required
        options={availabilityNames.map((value) => ({ value, label: t(availabilities[value] ?? 'availability') }))}
      />
      {isLater && <DayAnswer path="available_from" required hint={t('available_from_hint')} />}
    </>
  );
}

export function TermsFields() {
  const t = useMessages();
  const format = useFormat();
  const sign = format.currencySign(useRecordContext(({ draft }) => textIn(draft, 'currency')));
  return (
    <>
      <div className={styles.pair}>
        <LookupAnswer path="currency" list="currencies" required />
        <TextAnswer
          path="hourly_rates"
          inputMode="decimal"
          dir="ltr"
          ending={sign && <bdi className={styles.unit}>{sign}</bdi>}
        />
      </div>
      <div className={styles.pair}>
        <LookupAnswer path="price_basis" list="priceBasis" required />
        <TextAnswer path="quantity" inputMode="decimal" dir="ltr" hint={t('quantity_hint')} />
      </div>
      <ChoicesAnswer path="preferences" list="preferences" />
    </>
  );
}

export function WorkFields() {
  return (
    <>
      <LookupAnswer path="years_of_experience" list="yearsOfExperience" />
      <ChoicesAnswer path="service_lines" list="serviceLines" />
      <ChoicesAnswer path="industries" list="industries" />
      <ChoicesAnswer path="regions" list="regions" />
    </>
  );
}
