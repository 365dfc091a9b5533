import { choicesIn, type Draft, fileIn, rowsIn, textIn } from '../../services/contract/drafts.ts';
import { numberIn } from '../../services/contract/sign-up.ts';
import { useFileAddress } from '../file-address.ts';
import { RowMessages } from '../form/row-words.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { languageLevels, skillLevels } from '../record/levels.ts';
import { TagList } from '../record/tag-list.tsx';
import { type LookupKey, useLabels } from '../record/use-labels.ts';
import { availabilities } from './profile-statuses.ts';
import styles from './section-form.module.css';

/** What a field of a draft holds, in words. */
export function DraftMessages({ field, draft }: { field: string; draft: Draft }) {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useFileAddress();
  const label = useLabels(lists[field] ?? 'priceBasis');
  const text = textIn(draft, field);
  const rows = rowsIn(draft, field);
  const choices = choicesIn(draft, field);
  const file = fileIn(draft, field);
  if (field === 'photo_url' && text) return <img src={addressOf(text)} alt={t('photo')} width="96" height="96" />;
  if (file) return <bdi>{file.file_name}</bdi>;
  if (choices.length > 0) return <TagList tags={choices.map((each) => label(each) ?? each)} />;
  if (rows.length > 0)
    return (
      <ul>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and these never move
          <li key={at}>
            <RowMessages
              title={
                row.institution ??
                row.job_title ??
                row.certification_name ??
                (row.skill ? label(row.skill) : format.languageName(row.language))
              }
              parts={[
                row.employer,
                row.field_of_study,
                row.issuer,
                row.level ? knownMessage(t, { ...skillLevels, ...languageLevels }, row.level) : null,
              ]}
            />
          </li>
        ))}
      </ul>
    );
  if (text === '') return <p>{t('nothing_here')}</p>;
  if (field === 'country' || field === 'nationality') return <p>{format.countryName(text)}</p>;
  if (field === 'available_from') return <p>{format.date(text)}</p>;
  if (field === 'availability_status') return <p>{knownMessage(t, availabilities, text)}</p>;
  if (field === 'currency') return <p>{format.currencyName(text)}</p>;
  if (field === 'hourly_rates' || field === 'quantity') return <p>{format.number(numberIn(text))}</p>;
  if (lists[field]) return <p>{label(text)}</p>;
  return (
    <p className={styles.text}>
      <bdi>{text}</bdi>
    </p>
  );
}

const lists: Readonly<Record<string, LookupKey>> = {
  price_basis: 'priceBasis',
  preferences: 'preferences',
  years_of_experience: 'yearsOfExperience',
  service_lines: 'serviceLines',
  industries: 'industries',
  regions: 'regions',
  technical_skills: 'technicalSkills',
};
