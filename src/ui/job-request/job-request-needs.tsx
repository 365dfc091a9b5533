import { languageLevels, skillLevels } from '../../services/contract/fields/levels.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { useList } from '../list/use-list.ts';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { type Line, LineList } from '../record/line-list.tsx';
import { TagList } from '../record/tag-list.tsx';
import { useLabels } from '../record/use-labels.ts';
import { AddSkill } from './add-skill.tsx';
import { languageFits, skillFits } from './fit.ts';
import { FitList } from './fit-list.tsx';
import { MatchParts } from './match-parts.tsx';

interface JobRequestNeedsProps {
  request: JobDescription;
  /** The questions are in the form, with fields for the answers. */
  hasForm: boolean;
}

/** The requirements of a request (skills, languages, deliverables and answers) and its files. */
export function JobRequestNeeds({ request, hasForm }: JobRequestNeedsProps) {
  const t = useMessages();
  const format = useFormat();
  const dates = useLongDates();
  const skill = useLabels('technicalSkills');
  const bio = useList('fetchedBio').data;
  const { deliverables, required_skills, technical_skills, questions, attachments } = request;
  const due = (day: string | null) => {
    const date = dates.inWords(day);
    return date && t('due_on', { date });
  };
  const lists: [title: string, lines: readonly Line[]][] = [
    [t('deliverables'), deliverables.map(({ title, due_date }) => ({ first: title, second: due(due_date) }))],
    [
      t('questions'),
      hasForm ? [] : questions.map(({ question, is_mandatory }) => ({ first: question, isMandatory: is_mandatory })),
    ],
  ];
  const skills = skillFits(request, bio);
  const languages = languageFits(request, bio);
  return (
    <>
      <MatchParts request={request} />
      {skills.length > 0 && (
        <Section title={t('skills_wanted')}>
          <FitList
            fits={skills}
            nameOf={skill}
            levels={skillLevels}
            remedyOf={({ key, wanted, status }) =>
              key &&
              bio && (
                <AddSkill
                  skill={key}
                  name={skill(key) ?? key}
                  level={wanted}
                  bio={bio}
                  label={status === 'lacks' ? 'add_to_profile' : 'set_level'}
                />
              )
            }
          />
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t('languages')}>
          <FitList fits={languages} nameOf={format.languageName} levels={languageLevels} />
        </Section>
      )}
      {lists.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <Section key={title} title={title}>
              <LineList lines={lines} />
            </Section>
          ),
      )}
      {required_skills.length === 0 && technical_skills.length > 0 && (
        <Section title={t('skills_wanted')}>
          <TagList tags={technical_skills.map((key) => skill(key) ?? key)} />
        </Section>
      )}
      {attachments.length > 0 && (
        <Section title={t('attachments')}>
          <FileList files={attachments} />
        </Section>
      )}
    </>
  );
}
