/** The sections that hold rows: studies, work, certifications. */
import type { DraftRow } from '../../services/contract/drafts.ts';
import { RowList } from '../form/row-list.tsx';
import { RowMessages } from '../form/row-words.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { useLabels } from '../record/use-labels.ts';
import { CheckAnswer, DayAnswer, LinesAnswer, LookupAnswer, SelectAnswer, TextAnswer, textAt } from './answers.tsx';
import { useCountries } from './countries.ts';
import { MonthAnswer } from './month-answer.tsx';
import { useRecordContext } from './record-key.tsx';
import styles from './section-form.module.css';
import { useRecordRows } from './use-record-rows.ts';

export function EducationFields() {
  const t = useMessages();
  const level = useLabels('educationLevels');
  return (
    <RowList<DraftRow>
      {...useRecordRows('academic_background')}
      title={t('academic_background')}
      addLabel={t('add_qualification')}
      summaryOf={(row) => (
        <RowMessages title={row.institution} parts={[level(row.education_level), row.field_of_study]} />
      )}
      fieldsOf={(_, at) => <EducationRow path={`academic_background.${at}`} />}
    />
  );
}

function EducationRow({ path }: { path: string }) {
  const t = useMessages();
  const countries = useCountries();
  return (
    <>
      <TextAnswer path={`${path}.institution`} required />
      <LookupAnswer path={`${path}.education_level`} list="educationLevels" required />
      <TextAnswer path={`${path}.field_of_study`} />
      <SelectAnswer path={`${path}.country`} options={countries} label={t('country')} />
      <Span path={path} ongoing={t('still_studying')} />
      <TextAnswer path={`${path}.grade`} />
    </>
  );
}

export function ExperienceFields() {
  const t = useMessages();
  return (
    <RowList<DraftRow>
      {...useRecordRows('professional_experience')}
      title={t('professional_experience')}
      addLabel={t('add_experience')}
      summaryOf={(row) => <RowMessages title={row.job_title} parts={[row.employer]} />}
      fieldsOf={(_, at) => <ExperienceRow path={`professional_experience.${at}`} />}
    />
  );
}

function ExperienceRow({ path }: { path: string }) {
  const t = useMessages();
  return (
    <>
      <TextAnswer path={`${path}.job_title`} required />
      <TextAnswer path={`${path}.employer`} required />
      <LookupAnswer path={`${path}.industry`} list="industries" />
      <LookupAnswer path={`${path}.service_line`} list="serviceLines" />
      <Span path={path} ongoing={t('still_working')} isStartNeeded />
      <div className={styles.whole}>
        <LinesAnswer path={`${path}.description`} />
      </div>
    </>
  );
}

/** From when until when; what goes on has no end. */
function Span({ path, ongoing, isStartNeeded }: { path: string; ongoing: string; isStartNeeded?: boolean }) {
  const isOngoing = useRecordContext(({ draft }) => textAt(draft, `${path}.is_current`)) === '1';
  return (
    <>
      <MonthAnswer path={`${path}.start_date`} required={isStartNeeded} />
      <div className={styles.whole}>
        <CheckAnswer path={`${path}.is_current`} label={ongoing} />
      </div>
      {!isOngoing && <MonthAnswer path={`${path}.end_date`} />}
    </>
  );
}

export function CertificationFields() {
  const t = useMessages();
  const format = useFormat();
  return (
    <RowList<DraftRow>
      {...useRecordRows('certifications')}
      title={t('certifications')}
      addLabel={t('add_certification')}
      summaryOf={(row) => (
        <RowMessages title={row.certification_name} parts={[row.issuer, format.date(row.issue_date)]} />
      )}
      fieldsOf={(_, at) => <CertificationRow path={`certifications.${at}`} />}
    />
  );
}

function CertificationRow({ path }: { path: string }) {
  const t = useMessages();
  return (
    <>
      <TextAnswer path={`${path}.certification_name`} required />
      <TextAnswer path={`${path}.issuer`} />
      <DayAnswer path={`${path}.issue_date`} />
      <DayAnswer path={`${path}.expiry_date`} hint={t('expiry_hint')} />
      <TextAnswer path={`${path}.credential_id`} dir="ltr" />
      <TextAnswer path={`${path}.credential_url`} type="url" hint={t('credential_url_hint')} />
    </>
  );
}
