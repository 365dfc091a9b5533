import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { Progress } from '../kit/progress.tsx';
import { knownWord } from '../list/known-word.ts';
import { NextStep } from '../list/next-step.tsx';
import { TagList } from '../list/tag-list.tsx';
import { useWords } from '../words.tsx';
import styles from './profile-next.module.css';
import { profileParts } from './profile-statuses.ts';

/** How complete the profile is, and what it lacks. */
export function ProfileNext({ person: { completeness, completeness_missing } }: { person: Profile }) {
  const t = useWords();
  const percent = useFormat().percent(completeness);
  if (completeness === null || percent === null) return <NextStep step={t('next_nothing')} />;
  const missing = completeness_missing
    .map(({ key }) => knownWord(t, profileParts, key))
    .filter((part): part is string => part !== null);
  const sentence = t('profile_complete', { percent });
  return (
    <NextStep step={missing.length > 0 ? t('next_complete_profile') : t('next_nothing')}>
      <div className={styles.more}>
        <p>{sentence}</p>
        <Progress label={sentence} value={completeness / 100} />
        {missing.length > 0 && (
          <>
            <p className={styles.missing}>{t('profile_missing')}</p>
            <TagList tags={missing} />
          </>
        )}
      </div>
    </NextStep>
  );
}
