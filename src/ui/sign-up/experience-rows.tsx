import type { Experience } from '../../services/contract/sign-up.ts';
import { RowList } from '../form/row-list.tsx';
import { useMessages } from '../messages.tsx';
import { RowLinesAnswer, RowTextAnswer } from './answers.tsx';
import { ExperienceMessages } from './row-words.tsx';
import styles from './sign-up.module.css';
import { useRows } from './use-rows.ts';

/** Where the candidate has worked. */
export function ExperienceRows() {
  const t = useMessages();
  return (
    <RowList<Experience>
      {...useRows('professional_experience')}
      title={t('professional_experience')}
      addLabel={t('add_experience')}
      summaryOf={(row) => <ExperienceMessages row={row} />}
      fieldsOf={(_, at) => <ExperienceFields at={at} />}
    />
  );
}

function ExperienceFields({ at }: { at: number }) {
  const t = useMessages();
  const place = { list: 'professional_experience', at } as const;
  return (
    <>
      <RowTextAnswer place={{ ...place, key: 'job_title' }} required />
      <RowTextAnswer place={{ ...place, key: 'employer' }} required />
      <RowTextAnswer
        place={{ ...place, key: 'start_year' }}
        required
        inputMode="numeric"
        dir="ltr"
        hint={t('year_hint')}
      />
      <RowTextAnswer place={{ ...place, key: 'end_year' }} inputMode="numeric" dir="ltr" hint={t('end_year_hint')} />
      <div className={styles.whole}>
        <RowLinesAnswer place={{ ...place, key: 'description' }} />
      </div>
    </>
  );
}
