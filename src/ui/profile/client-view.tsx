import type { ReactNode } from 'react';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { Section as SectionName } from '../../services/contract/fields/candidate-table.ts';
import { draftFrom } from '../../services/contract/fields/wire.ts';
import type { SharedProfile } from '../../services/contract/records/shared-profile.ts';
import { isShared } from '../../services/contract/rules/sharing-rules.ts';
import { areFieldsEmpty, FactList } from '../form/fact-list.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { useFragment } from '../use-fragment.ts';
import { EducationEntries, ExperienceEntries } from './background.tsx';
import { LanguageLines, SkillLines } from './bio-contents.tsx';
import { BioText } from './bio-text.tsx';
import { Certifications } from './certifications.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { profileSections } from './profile-sections.ts';

/** A profile as a client sees it: only what is shared, without empty sections. */
export function ClientView({ profile, action }: { profile: SharedProfile; action?: ReactNode }) {
  const t = useMessages();
  const contents = contentsOf(profile);
  const sections = profileSections.filter(({ section }) => contents[section]);
  useFragment(true);
  return (
    <>
      <ProfileHead person={profile} action={action} />
      <ProfileLayout sections={sections}>
        {sections.length === 0 && <p>{t('client_view_empty')}</p>}
        {sections.map(({ section, title }) => (
          <Section key={section} id={section} title={t(title)}>
            {contents[section]}
          </Section>
        ))}
      </ProfileLayout>
    </>
  );
}

/** What each section shows; nothing for an empty one. */
function contentsOf(profile: SharedProfile): Partial<Record<SectionName, ReactNode>> {
  return {
    about: profile.bio && <BioText text={profile.bio} />,
    skills: (profile.technical_skills.length > 0 || profile.other_technical_skills) && <SkillLines record={profile} />,
    languages: (profile.language.length > 0 || profile.other_languages) && <LanguageLines record={profile} />,
    certifications: profile.certifications.length > 0 && <Certifications certifications={profile.certifications} />,
    experience: profile.professional_experience.length > 0 && (
      <ExperienceEntries rows={profile.professional_experience} />
    ),
    education: profile.academic_background.length > 0 && <EducationEntries rows={profile.academic_background} />,
    fields: factsOf('fields', profile),
    terms: factsOf('terms', profile),
  };
}

/** The shared facts of a section. The rate and its currency are in the head. */
function factsOf(section: SectionName, profile: SharedProfile): ReactNode {
  const form = recordForms.profile;
  const names = fieldsOf('profile', section).filter((name) => sharedNames.has(name) && !inHead.has(name));
  const draft = draftFrom(form, profile);
  return !areFieldsEmpty(form, names, draft) && <FactList form={form} names={names} draft={draft} />;
}

const sharedNames: ReadonlySet<string> = new Set(
  Object.entries(isShared).flatMap(([name, isForClients]) => (isForClients ? [name] : [])),
);
const inHead: ReadonlySet<string> = new Set(['currency', 'hourly_rates', 'price_basis']);
