import type { ResumeChoices } from '../../services/contract/resume/resume-values.ts';
import { useList } from '../list/use-list.ts';

/** The server's lists that the entries of a resume are compared with. */
export function useResumeChoices(): { choices: ResumeChoices; isLoading: boolean } {
  const levels = useList('educationLevels');
  const skills = useList('technicalSkills');
  const languages = useList('languages');
  return {
    choices: {
      educationLevels: levels.data ?? [],
      technicalSkills: skills.data ?? [],
      languages: (languages.data ?? []).map(({ name, language_name }) => ({ name, label: language_name })),
    },
    isLoading: levels.isLoading || skills.isLoading || languages.isLoading,
  };
}
