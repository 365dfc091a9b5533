import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Amount } from '../list/amount.tsx';
import { knownWord } from '../list/known-word.ts';
import { StatusChip } from '../list/status-chip.tsx';
import { useLabels } from '../list/use-labels.ts';
import { useWords } from '../words.tsx';
import { availabilities, profileStatuses } from './profile-statuses.ts';

/** The terms on which a person works, and where they are reached. */
export function ProfileFacts({ person }: { person: Profile }) {
  const t = useWords();
  const format = useFormat();
  const priceBasis = useLabels('priceBasis');
  const experience = useLabels('yearsOfExperience');
  const { status, available_from, availability_status, hourly_rates, currency, email, phone_no } = person;
  const from = format.date(available_from);
  const isLater = availability_status === 'Available From' && from !== null;
  const places = [person.city, format.countryName(person.country)].filter((place) => place !== null);
  return (
    <DefinitionList
      facts={[
        { term: t('status'), value: status && <StatusChip statuses={profileStatuses} status={status} /> },
        {
          term: t('availability'),
          value: isLater ? t('availability_from', { date: from }) : knownWord(t, availabilities, availability_status),
        },
        { term: t('availability_confirmed_on'), value: format.date(person.availability_confirmed_on) },
        {
          term: t('rate'),
          value: hourly_rates === null ? null : <Amount value={hourly_rates} currency={currency} isBrief />,
        },
        { term: t('price_basis'), value: priceBasis(person.price_basis) },
        { term: t('weekly_capacity'), value: format.number(person.quantity) },
        { term: t('experience'), value: experience(person.years_of_experience) },
        { term: t('location'), value: places.length > 0 ? places.join(t('comma')) : null },
        { term: t('nationality'), value: format.countryName(person.nationality) },
        { term: t('email'), value: email && <Bdi isLeftToRight>{email}</Bdi> },
        { term: t('phone'), value: phone_no && <Bdi isLeftToRight>{phone_no}</Bdi> },
      ]}
    />
  );
}

/** The terms that nearly every profile has, for the skeleton. */
export function useFactTerms(): string[] {
  const t = useWords();
  return [t('status'), t('availability'), t('rate'), t('price_basis'), t('experience'), t('location'), t('email')];
}
