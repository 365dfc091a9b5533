import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { FileList } from '../record/file-list.tsx';
import { useLabels } from '../record/use-labels.ts';
import { EditSection } from './edit-section.tsx';
import { tags } from './expertise.tsx';
import { CvFields } from './file-forms.tsx';
import { AvailabilityFields, TermsFields, WhoFields } from './profile-forms.tsx';
import { useAvailability } from './use-availability.ts';

/** Who a person is, when they can work, on what terms, and their CV. */
export function PersonalSections({ person }: { person: Profile }) {
  const t = useMessages();
  const format = useFormat();
  const availability = useAvailability(person);
  const { phone_no, upload_cv } = person;
  const places = [person.city, format.countryName(person.country)].filter((place) => place !== null);
  return (
    <>
      <EditSection section="who" title={t('personal_details')} record={person} form={<WhoFields />}>
        <DefinitionList
          variant="aligned"
          facts={[
            { term: t('name'), value: person.full_name && <Bdi>{person.full_name}</Bdi> },
            { term: t('phone'), value: phone_no && <Bdi isLeftToRight>{phone_no}</Bdi> },
            { term: t('location'), value: places.length > 0 ? places.join(t('comma')) : null },
            { term: t('nationality'), value: format.countryName(person.nationality) },
          ]}
        />
      </EditSection>
      <EditSection section="availability" title={t('availability')} record={person} form={<AvailabilityFields />}>
        <DefinitionList
          variant="aligned"
          facts={[
            { term: t('availability'), value: availability },
            { term: t('availability_confirmed_on'), value: format.date(person.availability_confirmed_on) },
          ]}
        />
      </EditSection>
      <Terms person={person} />
      <EditSection
        section="cv"
        title={t('cv')}
        record={person}
        form={<CvFields />}
        empty={upload_cv ? null : t('cv_none')}
      >
        {upload_cv && <FileList files={[{ ...upload_cv, name: upload_cv.name ?? upload_cv.file_name }]} />}
      </EditSection>
    </>
  );
}

function Terms({ person }: { person: Profile }) {
  const t = useMessages();
  const format = useFormat();
  const priceBasis = useLabels('priceBasis');
  const preference = useLabels('preferences');
  const { hourly_rates, currency } = person;
  return (
    <EditSection section="terms" title={t('terms_of_work')} record={person} form={<TermsFields />}>
      <DefinitionList
        variant="aligned"
        facts={[
          {
            term: t('rate'),
            value: hourly_rates === null ? null : <Amount value={hourly_rates} currency={currency} isBrief />,
          },
          { term: t('currency'), value: format.currencyName(currency) },
          { term: t('price_basis'), value: priceBasis(person.price_basis) },
          { term: t('weekly_capacity'), value: format.number(person.quantity) },
          { term: t('preferences'), value: tags(person.preferences, preference) },
        ]}
      />
    </EditSection>
  );
}
