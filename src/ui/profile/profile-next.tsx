import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { Progress } from '../kit/progress.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { lookUp } from '../record/look-up.ts';
import { NextStep } from '../record/next-step.tsx';
import { stepMessages } from '../record/profile-steps.ts';
import { useIsSubjectBeingSent } from '../record/use-outbox.ts';
import { useNavigate, usePathname } from '../router.tsx';
import { formRecord } from './form-record.ts';
import styles from './profile-next.module.css';
import { useOpenSection } from './use-open-section.ts';

/** How complete the profile is, and how much each remaining step adds; the first is the next step. */
export function ProfileNext({ person }: { person: Profile }) {
  const t = useMessages();
  const { completeness, completeness_missing } = person;
  const percent = useFormat().percent(completeness);
  if (completeness === null || percent === null) return <NextStep step={t('next_nothing')} />;
  const missing = completeness_missing.flatMap(({ key, weight }) => {
    const step = lookUp<Step>(steps, key);
    const message = lookUp<MessageId>(stepMessages, key);
    return step && message ? [{ ...step, message, weight }] : [];
  });
  const sentence = t('profile_complete', { percent });
  return (
    <NextStep step={missing.length > 0 ? t('next_complete_profile') : t('next_nothing')}>
      <div className={styles.more}>
        <p>{sentence}</p>
        <Progress label={sentence} value={completeness / 100} />
        {missing.length > 0 && (
          <ul className={styles.steps}>
            {missing.map((step) => (
              <li key={step.message}>
                <StepButton {...step} person={person} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </NextStep>
  );
}

interface Step {
  readonly record: RecordKey;
  readonly section: Section;
}

interface StepButtonProps extends Step {
  readonly message: MessageId;
  readonly weight: number | null;
  readonly person: Profile;
}

/** Opens the form of the step, which is on the profile. */
function StepButton({ record, section, message, weight, person }: StepButtonProps) {
  const t = useMessages();
  const gain = useFormat().gain(weight);
  const open = useOpenSection(record);
  const path = usePathname();
  const navigate = useNavigate();
  const bio = useList('fetchedBio').data;
  const current = record === 'profile' ? formRecord(person) : bio;
  const isBeingSent = useIsSubjectBeingSent(record, section);
  return (
    <Button
      variant="quiet"
      className={styles.step}
      disabled={current === null}
      isWaiting={isBeingSent}
      onClick={() => {
        if (current !== null) open(section, current);
        if (path !== paths.profile) navigate(paths.profile);
      }}
    >
      <Icon of={PlusIcon} size={18} />
      <span>
        {t(message)}
        {gain && (
          <>
            : <bdi dir="ltr">{gain}</bdi>
          </>
        )}
      </span>
    </Button>
  );
}

const steps: Readonly<Record<string, Step>> = {
  bio: { record: 'bio', section: 'about' },
  professional_experience: { record: 'profile', section: 'experience' },
  technical_skills: { record: 'bio', section: 'skills' },
  skill_levels: { record: 'bio', section: 'skills' },
  academic_background: { record: 'profile', section: 'education' },
  upload_cv: { record: 'profile', section: 'cv' },
  hourly_rates: { record: 'profile', section: 'terms' },
  language: { record: 'bio', section: 'languages' },
  certifications: { record: 'bio', section: 'certifications' },
  phone_no: { record: 'profile', section: 'who' },
  photo_url: { record: 'bio', section: 'photo' },
};
