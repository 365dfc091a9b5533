import type { Profile } from '../../services/contract/records/profile.ts';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import { TagList } from '../record/tag-list.tsx';
import { type Labels, useLabels } from '../record/use-labels.ts';
import { EditSection } from './edit-section.tsx';
import { formRecord } from './form-record.ts';
import { WorkFields } from './profile-forms.tsx';

/** The fields that a person works in. */
export function Expertise({ person }: { person: Profile }) {
  const t = useMessages();
  const serviceLine = useLabels('serviceLines');
  const industry = useLabels('industries');
  const region = useLabels('regions');
  const experience = useLabels('yearsOfExperience');
  const record = formRecord(person);
  const facts = [
    { term: t('experience'), value: experience(person.years_of_experience) },
    { term: t('service_lines'), value: tags(record.service_lines, serviceLine) },
    { term: t('industries'), value: tags(record.industries, industry) },
    { term: t('regions'), value: tags(record.regions, region) },
  ];
  return (
    <EditSection
      section="fields"
      title={t('expertise')}
      record={record}
      form={<WorkFields />}
      empty={facts.every(({ value }) => value === null) ? t('expertise_none') : null}
    >
      <DefinitionList variant="aligned" facts={facts} />
    </EditSection>
  );
}

export const tags = (keys: readonly string[], labels: Labels) =>
  keys.length > 0 ? <TagList tags={keys.map((key) => labels(key) ?? key)} /> : null;
