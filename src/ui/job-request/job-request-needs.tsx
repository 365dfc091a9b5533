import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { FileList } from '../list/file-list.tsx';
import { knownWord } from '../list/known-word.ts';
import { languageLevels, skillLevels } from '../list/levels.ts';
import { type Line, LineList } from '../list/line-list.tsx';
import { TagList } from '../list/tag-list.tsx';
import { useLabels } from '../list/use-labels.ts';
import { useWords } from '../words.tsx';

/** What a request asks for: deliverables, skills, languages, answers, and the files that come with it. */
export function JobRequestNeeds({ request }: { request: JobDescription }) {
  const t = useWords();
  const format = useFormat();
  const skill = useLabels('technicalSkills');
  const { deliverables, required_skills, technical_skills, required_languages, questions, attachments } = request;
  const due = (day: string | null) => {
    const date = format.date(day);
    return date && t('due_on', { date });
  };
  const lists: [title: string, lines: readonly Line[]][] = [
    [t('deliverables'), deliverables.map(({ title, due_date }) => ({ first: title, second: due(due_date) }))],
    [
      t('skills_wanted'),
      required_skills.map(({ skill: key, level, is_mandatory }) => ({
        first: skill(key),
        second: knownWord(t, skillLevels, level === null ? null : String(level)),
        isMandatory: is_mandatory,
      })),
    ],
    [
      t('languages'),
      required_languages.map(({ language, level }) => ({
        first: format.languageName(language),
        second: knownWord(t, languageLevels, level),
      })),
    ],
    [t('questions'), questions.map(({ question, is_mandatory }) => ({ first: question, isMandatory: is_mandatory }))],
  ];
  return (
    <>
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
