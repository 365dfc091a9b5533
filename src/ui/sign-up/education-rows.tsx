import type { Education } from '../../services/contract/sign-up.ts';
import { RowList } from '../form/row-list.tsx';
import { useMessages } from '../messages.tsx';
import { RowTextAnswer } from './answers.tsx';
import { RowLookupAnswer } from './lookup-select.tsx';
import { EducationMessages } from './row-words.tsx';
import styles from './sign-up.module.css';
import { useRows } from './use-rows.ts';

/** What the candidate has studied. */
export function EducationRows() {
  const t = useMessages();
  return (
    <RowList<Education>
      {...useRows('academic_background')}
      title={t('academic_background')}
      addLabel={t('add_qualification')}
      summaryOf={(row) => <EducationMessages row={row} />}
      fieldsOf={(_, at) => <EducationFields at={at} />}
    />
  );
}

function EducationFields({ at }: { at: number }) {
  const t = useMessages();
  const place = { list: 'academic_background', at } as const;
  return (
    <>
      <RowTextAnswer place={{ ...place, key: 'institution' }} required />
      <RowLookupAnswer place={{ ...place, key: 'education_level' }} list="educationLevels" />
      <div className={styles.whole}>
        <RowTextAnswer place={{ ...place, key: 'field_of_study' }} />
      </div>
      <RowTextAnswer place={{ ...place, key: 'start_year' }} inputMode="numeric" dir="ltr" hint={t('year_hint')} />
      <RowTextAnswer place={{ ...place, key: 'end_year' }} inputMode="numeric" dir="ltr" hint={t('end_year_hint')} />
    </>
  );
}
