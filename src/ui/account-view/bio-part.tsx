import type { Bio } from '../../services/contract/records/bio.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { knownWord } from '../list/known-word.ts';
import { languageLevels, skillLevels } from '../list/levels.ts';
import { LineList } from '../list/line-list.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { ServerHtml } from '../list/server-html.tsx';
import { useLabels } from '../list/use-labels.ts';
import { useList } from '../list/use-list.ts';
import { useWords } from '../words.tsx';
import { AboutMe } from './about-me.tsx';
import styles from './bio-part.module.css';
import { Certifications } from './certifications.tsx';

/** What a person says of themselves: the text, skills, languages and certifications. */
export function BioPart() {
  const t = useWords();
  const bio = useList('fetchedBio');
  return (
    <ListFrame list={bio} skeleton={<BioSkeleton />}>
      {(held) => (
        <>
          <AboutMe bio={held} onReadAnew={bio.reload} />
          <Skills bio={held} />
          <Languages bio={held} />
          {held.certifications.length > 0 && (
            <Section title={t('certifications')}>
              <Certifications certifications={held.certifications} />
            </Section>
          )}
        </>
      )}
    </ListFrame>
  );
}

function Skills({ bio: { technical_skills, other_technical_skills } }: { bio: Bio }) {
  const t = useWords();
  const skill = useLabels('technicalSkills');
  if (technical_skills.length === 0 && !other_technical_skills) return null;
  const lines = technical_skills.map(({ skill: key, level, years }) => ({
    first: skill(key),
    second: [knownWord(t, skillLevels, level === null ? null : String(level)), years && t('years', { count: years })]
      .filter(Boolean)
      .join(t('comma')),
  }));
  return (
    <Section title={t('technical_skills')}>
      <LineList lines={lines} />
      <Others title={t('other_technical_skills')} text={other_technical_skills} />
    </Section>
  );
}

function Languages({ bio: { language: languages, other_languages } }: { bio: Bio }) {
  const t = useWords();
  const format = useFormat();
  if (languages.length === 0 && !other_languages) return null;
  return (
    <Section title={t('languages')}>
      <LineList
        lines={languages.map(({ language, level }) => ({
          first: format.languageName(language),
          second: knownWord(t, languageLevels, level),
        }))}
      />
      <Others title={t('other_languages')} text={other_languages} />
    </Section>
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
  const t = useWords();
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
