import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { Section } from '../../services/contract/fields/candidate-table.ts';
import { draftFrom } from '../../services/contract/fields/wire.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { FactList } from '../form/fact-list.tsx';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import type { Fact } from '../kit/definition-list.tsx';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { EditSection } from './edit-section.tsx';
import { useAvailability } from './use-availability.ts';

/** Personal data, availability, terms of work and CV. */
export function PersonalSections({ person }: { person: Profile }) {
  const t = useMessages();
  const format = useFormat();
  const dates = useLongDates();
  const availability = useAvailability(person);
  const { email, upload_cv } = person;
  const places = [person.city, format.countryName(person.country)].filter((place) => place !== null);
  const confirmedOn = dates.withHijri(person.availability_confirmed_on, format.date(person.availability_confirmed_on));
  const confirmed = { term: t('availability_confirmed_on'), value: confirmedOn };
  return (
    <>
      <EditSection section="who" title={t('personal_details')} record={person}>
        <SectionFacts
          section="who"
          person={person}
          instead={{
            first_name: { term: t('name'), value: person.full_name && <Bdi>{person.full_name}</Bdi> },
            last_name: null,
            headline: email ? { term: t('email'), value: <Bdi isLeftToRight>{email}</Bdi> } : null,
            country: null,
            city: { term: t('location'), value: places.length > 0 ? places.join(t('comma')) : null },
          }}
        />
      </EditSection>
      <EditSection section="availability" title={t('availability')} record={person} titleInForm="label">
        <SectionFacts
          section="availability"
          person={person}
          instead={{
            availability_status: { term: t('availability'), value: availability },
            available_from: confirmed,
          }}
        />
      </EditSection>
      <EditSection section="terms" title={t('terms_of_work')} record={person}>
        <SectionFacts section="terms" person={person} />
      </EditSection>
      <EditSection
        section="cv"
        title={t('cv')}
        record={person}
        titleInForm="label"
        empty={upload_cv ? null : t('cv_none')}
      >
        {upload_cv && <FileList files={[{ ...upload_cv, name: upload_cv.name ?? upload_cv.file_name }]} />}
      </EditSection>
    </>
  );
}

interface SectionFactsProps {
  section: Section;
  person: Profile;
  instead?: Readonly<Record<string, Fact | null>>;
}

function SectionFacts({ section, person, instead }: SectionFactsProps) {
  const form = recordForms.profile;
  return (
    <FactList form={form} names={fieldsOf('profile', section)} draft={draftFrom(form, person)} instead={instead} />
  );
}
