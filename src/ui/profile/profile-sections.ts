import type { Section } from '../../services/contract/fields/candidate-table.ts';
import type { MessageId } from '../messages.tsx';

export interface SectionEntry {
  /** The fragment of the address. */
  readonly section: string;
  readonly title: MessageId;
}

/** The sections of the profile in their order on the page. The form of the photo has no place of its own. */
export const profileSections = [
  { section: 'about', title: 'about_me' },
  { section: 'skills', title: 'technical_skills' },
  { section: 'languages', title: 'languages' },
  { section: 'certifications', title: 'certifications' },
  { section: 'experience', title: 'professional_experience' },
  { section: 'education', title: 'academic_background' },
  { section: 'fields', title: 'expertise' },
  { section: 'who', title: 'personal_details' },
  { section: 'availability', title: 'availability' },
  { section: 'terms', title: 'terms_of_work' },
  { section: 'cv', title: 'cv' },
] as const satisfies readonly (SectionEntry & { readonly section: Section })[];
