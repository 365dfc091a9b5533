import type { Profile } from '../../services/contract/records/profile.ts';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Section } from '../kit/page.tsx';
import { TagList } from '../list/tag-list.tsx';
import { type Labels, useLabels } from '../list/use-labels.ts';
import { useWords } from '../words.tsx';

/** The fields that a person works in, and how they like to work. */
export function Expertise({ person }: { person: Profile }) {
  const t = useWords();
  const serviceLine = useLabels('serviceLines');
  const industry = useLabels('industries');
  const region = useLabels('regions');
  const preference = useLabels('preferences');
  const facts = [
    { term: t('service_lines'), value: tags(offered(person, 'service_line', person.service_lines), serviceLine) },
    { term: t('industries'), value: tags(offered(person, 'industry', person.industries), industry) },
    { term: t('regions'), value: tags(offered(person, 'region', person.regions), region) },
    { term: t('preferences'), value: tags(person.preferences, preference) },
  ];
  if (facts.every(({ value }) => value === null)) return null;
  return (
    <Section title={t('expertise')}>
      <DefinitionList look="aligned" facts={facts} />
    </Section>
  );
}

/** What the profile names itself and what the sign-up form left in its details, each once. */
function offered({ candidate_details }: Profile, type: string, own: readonly string[]): string[] {
  const detailed = candidate_details.flatMap(({ detail_type, value }) =>
    detail_type === type && value ? [value] : [],
  );
  return [...new Set([...own, ...detailed])];
}

const tags = (keys: readonly string[], labels: Labels) =>
  keys.length > 0 ? <TagList tags={keys.map((key) => labels(key) ?? key)} /> : null;
