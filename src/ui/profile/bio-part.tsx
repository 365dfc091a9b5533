import { languageLevels, skillLevels } from '../../services/contract/fields/levels.ts';
import { type Bio, bio } from '../../services/contract/records/bio.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import type { ListView } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { LineList } from '../record/line-list.tsx';
import { ServerHtml } from '../record/server-html.tsx';
import { UnsentChange } from '../record/unsent-change.tsx';
import { useLabels } from '../record/use-labels.ts';
import { useUnsent } from '../record/use-outbox.ts';
import styles from './bio-part.module.css';
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
  return (
    <>
      {photo && <UnsentChange entry={photo} name={t('photo')} />}
      {isAddingPhoto && (
        <Section title={t('photo')}>
          <SectionForm section="photo" />
        </Section>
      )}
      <EditSection section="about" title={t('about_me')} record={record} empty={record.bio ? null : t('about_me_none')}>
        {record.bio && <ServerHtml html={record.bio} />}
      </EditSection>
      <Skills record={record} />
      <Languages record={record} />
      <EditSection
        section="certifications"
        title={t('certifications')}
        record={record}
        isTitledByForm
        empty={record.certifications.length > 0 ? null : t('certifications_none')}
      >
        <Certifications certifications={record.certifications} />
      </EditSection>
    </>
  );
}

function Skills({ record }: { record: Bio }) {
  const t = useMessages();
  const skill = useLabels('technicalSkills');
  const { technical_skills, other_technical_skills } = record;
  const isEmpty = technical_skills.length === 0 && !other_technical_skills;
  const lines = technical_skills.map(({ skill: key, level, years }) => ({
    first: skill(key),
    second: [knownMessage(t, skillLevels, level === null ? null : String(level)), years && t('years', { count: years })]
      .filter(Boolean)
      .join(t('comma')),
  }));
  return (
    <EditSection
      section="skills"
      title={t('technical_skills')}
      record={record}
      empty={isEmpty ? t('skills_none') : null}
    >
      <LineList lines={lines} />
      <Others title={t('other_technical_skills')} text={other_technical_skills} />
    </EditSection>
  );
}

function Languages({ record }: { record: Bio }) {
  const t = useMessages();
  const format = useFormat();
  const { language: languages, other_languages } = record;
  const lines = languages.map(({ language, level }) => ({
    first: format.languageName(language),
    second: knownMessage(t, languageLevels, level),
  }));
  return (
    <EditSection
      section="languages"
      title={t('languages')}
      record={record}
      empty={languages.length === 0 && !other_languages ? t('languages_none') : null}
    >
      <LineList lines={lines} />
      <Others title={t('other_languages')} text={other_languages} />
    </EditSection>
  );
}

function Others({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className={styles.others}>
      <h3>{title}</h3>
      <ServerHtml html={text} />
    </div>
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
