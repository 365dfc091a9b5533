import type { ResumeChoices } from '../../services/contract/resume/resume-values.ts';
import { type ListView, useList } from '../list/use-list.ts';

interface ResumeLists {
  readonly choices: ResumeChoices;
  /** Whether all lists were read; without one, its entries would count as unknown. */
  readonly isComplete: boolean;
  /** A list that could not be read. */
  readonly failed: ListView<unknown> | undefined;
}

/** The server's lists that the entries of a resume are compared with. */
export function useResumeChoices(): ResumeLists {
  const levels = useList('educationLevels');
  const skills = useList('technicalSkills');
  const languages = useList('languages');
  const missing: ListView<unknown>[] = [levels, skills, languages].filter(({ data }) => data === null);
  return {
    choices: {
      educationLevels: levels.data ?? [],
      technicalSkills: skills.data ?? [],
      languages: (languages.data ?? []).map(({ name, language_name }) => ({ name, label: language_name })),
    },
    isComplete: missing.length === 0,
    failed: missing.find(({ hasFailed }) => hasFailed),
  };
}
