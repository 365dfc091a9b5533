/** What was answered at each step. */
import { numberIn } from '../../services/contract/sign-up.ts';
import { useActorState } from '../actors.tsx';
import { type OptionList, useOptions } from '../form/use-options.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { languageLevels } from '../record/levels.ts';
import { TagList } from '../record/tag-list.tsx';
import { detailKinds } from './detail-kinds.ts';
import { EducationMessages, ExperienceMessages } from './row-words.tsx';
import styles from './sign-up.module.css';

const useDraft = () => useActorState('signUp', ({ context }) => context.draft);

export function AccountFacts() {
  const t = useMessages();
  const { usr, first_name, last_name, phone_no } = useDraft();
  return (
    <DefinitionList
      variant="aligned"
      facts={[
        { term: t('email'), value: <Bdi isLeftToRight>{usr.trim()}</Bdi> },
        { term: t('first_name'), value: <Bdi>{first_name}</Bdi> },
        { term: t('last_name'), value: <Bdi>{last_name}</Bdi> },
        { term: t('phone_no'), value: phone_no.trim() ? <Bdi isLeftToRight>{phone_no}</Bdi> : <EmptyValue /> },
      ]}
    />
  );
}

export function TermsFacts() {
  const t = useMessages();
  const format = useFormat();
  const { currency, hourly_rates, price_basis, quantity, preferences } = useDraft();
  return (
    <DefinitionList
      variant="aligned"
      facts={[
        { term: t('currency'), value: <Names list="currencies" values={[currency]} /> },
        { term: t('hourly_rate'), value: format.briefAmount(numberIn(hourly_rates), currency) ?? <EmptyValue /> },
        { term: t('price_basis'), value: <Names list="priceBasis" values={[price_basis]} /> },
        { term: t('weekly_capacity'), value: format.number(numberIn(quantity)) ?? <EmptyValue /> },
        { term: t('preferences'), value: <Names list="preferences" values={preferences} /> },
      ]}
    />
  );
}

export function BackgroundFacts() {
  const t = useMessages();
  const { academic_background, professional_experience } = useDraft();
  return (
    <DefinitionList
      variant="aligned"
      facts={[
        {
          term: t('academic_background'),
          value: academic_background.length === 0 ? <EmptyValue /> : academic_background.map(studyMessages),
        },
        {
          term: t('professional_experience'),
          value: professional_experience.length === 0 ? <EmptyValue /> : professional_experience.map(workMessages),
        },
      ]}
    />
  );
}

export function ExpertiseFacts() {
  const t = useMessages();
  const { candidate_details } = useDraft();
  const levels = Object.fromEntries(
    candidate_details.flatMap(({ detail_type, value, note }) => {
      const level = detail_type === 'language' && languageLevels[note];
      return level ? [[value, t(level)]] : [];
    }),
  );
  return (
    <DefinitionList
      variant="aligned"
      facts={detailKinds.map(({ type, list, label }) => ({
        term: t(label),
        value: (
          <Names
            list={list}
            values={candidate_details.flatMap((row) => (row.detail_type === type ? [row.value] : []))}
            notes={type === 'language' ? levels : undefined}
          />
        ),
      }))}
    />
  );
}

export function CvFacts() {
  const t = useMessages();
  const { upload_cv } = useDraft();
  return (
    <DefinitionList
      variant="aligned"
      facts={[{ term: t('step_documents'), value: upload_cv ? <Bdi>{upload_cv.file_name}</Bdi> : <EmptyValue /> }]}
    />
  );
}

interface NamesProps {
  list: OptionList;
  values: readonly string[];
  /** What is said of a choice beside its name. */
  notes?: Readonly<Record<string, string>> | undefined;
}

/** What was chosen from one of the server's lists, by its labels. */
function Names({ list, values, notes = {} }: NamesProps) {
  const { data } = useOptions(list);
  const given = values.filter((value) => value !== '');
  const names = given.map((value) => {
    const name = data?.find((option) => option.value === value)?.label ?? value;
    return notes[value] ? `${name} · ${notes[value]}` : name;
  });
  if (names.length === 0) return <EmptyValue />;
  return names.length === 1 ? <Bdi>{names[0]}</Bdi> : <TagList tags={names} />;
}

const studyMessages = (row: Parameters<typeof EducationMessages>[0]['row'], at: number) => (
  <div key={at} className={styles.entry}>
    <EducationMessages row={row} />
  </div>
);

const workMessages = (row: Parameters<typeof ExperienceMessages>[0]['row'], at: number) => (
  <div key={at} className={styles.entry}>
    <ExperienceMessages row={row} />
  </div>
);
