import { type Bio, bio } from '../../services/contract/records/bio.ts';
import { Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { StatusAlert } from '../kit/status-alert.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import type { ListView } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { UnsentChange } from '../record/unsent-change.tsx';
import { useUnsent } from '../record/use-outbox.ts';
import { LanguageLines, SkillLines } from './bio-contents.tsx';
import styles from './bio-part.module.css';
import { BioText } from './bio-text.tsx';
import { Certifications } from './certifications.tsx';
import { EditSection } from './edit-section.tsx';
import { useRecordContext } from './record-key.tsx';
import { RecordSource } from './record-source.tsx';
import { SectionForm } from './section-form.tsx';
import { useSaved } from './use-saved.ts';

/** The bio: its text, skills, languages and certifications. */
export function BioPart({ list }: { list: ListView<Bio> }) {
  return (
    <RecordSource of="bio">
      <ListFrame list={list} skeleton={<BioSkeleton />}>
        {(record) => <Sections fetched={record} />}
      </ListFrame>
    </RecordSource>
  );
}

function Sections({ fetched }: { fetched: Bio }) {
  const t = useMessages();
  const record = useSaved('bio', fetched, bio);
  const photo = useUnsent('bio', 'photo');
  const isAddingPhoto = useRecordContext(({ section }) => section === 'photo');
  const isPhotoSaved = useRecordContext(({ saved }) => saved?.section === 'photo');
  return (
    <>
      <StatusAlert tone="success">{isPhotoSaved && t('photo_saved')}</StatusAlert>
      {photo && <UnsentChange entry={photo} name={t('photo')} />}
      {isAddingPhoto && (
        <Section title={t('photo')}>
          <SectionForm section="photo" />
        </Section>
      )}
      <EditSection
        section="about"
        title={t('about_me')}
        record={record}
        titleInForm="label"
        empty={record.bio ? null : t('about_me_none')}
      >
        {record.bio && <BioText text={record.bio} />}
      </EditSection>
      <Skills record={record} />
      <Languages record={record} />
      <EditSection
        section="certifications"
        title={t('certifications')}
        record={record}
        titleInForm="heading"
        empty={record.certifications.length > 0 ? null : t('certifications_none')}
      >
        <Certifications certifications={record.certifications} />
      </EditSection>
    </>
  );
}

function Skills({ record }: { record: Bio }) {
  const t = useMessages();
  const isEmpty = record.technical_skills.length === 0 && !record.other_technical_skills;
  return (
    <EditSection
      section="skills"
      title={t('technical_skills')}
      record={record}
      titleInForm="label"
      empty={isEmpty ? t('skills_none') : null}
    >
      <SkillLines record={record} />
    </EditSection>
  );
}

function Languages({ record }: { record: Bio }) {
  const t = useMessages();
  const isEmpty = record.language.length === 0 && !record.other_languages;
  return (
    <EditSection
      section="languages"
      title={t('languages')}
      record={record}
      titleInForm="label"
      empty={isEmpty ? t('languages_none') : null}
    >
      <LanguageLines record={record} />
    </EditSection>
  );
}

function BioSkeleton() {
  const t = useMessages();
  return (
    <Section title={t('about_me')}>
      <div className={styles.lines}>
        {['100%', '96%', '98%', '55%'].map((width) => (
          <Skeleton key={width} inlineSize={width} />
        ))}
      </div>
    </Section>
  );
}
