/** The skills and languages of a bio, as the profile and its clients see them. */
import { languageLevels, skillLevels } from '../../services/contract/fields/levels.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { LineList } from '../record/line-list.tsx';
import { PlainText } from '../record/plain-text.tsx';
import { useLabels } from '../record/use-labels.ts';
import styles from './bio-part.module.css';

type Skills = Pick<Bio, 'technical_skills' | 'other_technical_skills'>;
type Languages = Pick<Bio, 'language' | 'other_languages'>;

export function SkillLines({ record: { technical_skills, other_technical_skills } }: { record: Skills }) {
  const t = useMessages();
  const skill = useLabels('technicalSkills');
  const lines = technical_skills.map(({ skill: key, level, years }) => ({
    first: skill(key),
    second: [knownMessage(t, skillLevels, level === null ? null : String(level)), years && t('years', { count: years })]
      .filter(Boolean)
      .join(t('comma')),
  }));
  return (
    <>
      <LineList lines={lines} />
      <Others title={t('other_technical_skills')} text={other_technical_skills} />
    </>
  );
}

export function LanguageLines({ record: { language: languages, other_languages } }: { record: Languages }) {
  const t = useMessages();
  const format = useFormat();
  const lines = languages.map(({ language, level }) => ({
    first: format.languageName(language),
    second: knownMessage(t, languageLevels, level),
  }));
  return (
    <>
      <LineList lines={lines} />
      <Others title={t('other_languages')} text={other_languages} />
    </>
  );
}

function Others({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className={styles.others}>
      <h3>{title}</h3>
      <PlainText text={text} />
    </div>
  );
}
