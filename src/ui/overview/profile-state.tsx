import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { buttonClass } from '../kit/button.tsx';
import { Progress } from '../kit/progress.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { lookUp } from '../record/look-up.ts';
import { stepMessages } from '../record/profile-steps.ts';
import { Link } from '../router.tsx';
import { Part } from './part.tsx';
import styles from './profile-state.module.css';

/** How complete the profile is, and its next step. */
export function ProfileState() {
  const t = useMessages();
  const list = useList('profile');
  return (
    <Part title={t('overview_profile')}>
      <ListFrame list={list} skeleton={<Pending />}>
        {(profile) => <State profile={profile} />}
      </ListFrame>
    </Part>
  );
}

function Pending() {
  return (
    <div className={styles.state}>
      <p>
        <Skeleton inlineSize="12rem" />
      </p>
      <Skeleton blockSize="0.5rem" />
      <p>
        <Skeleton inlineSize="9rem" />
      </p>
      <Skeleton inlineSize="9rem" blockSize="var(--target)" />
    </div>
  );
}

function State({ profile: { completeness, completeness_missing } }: { profile: Profile }) {
  const t = useMessages();
  const percent = useFormat().percent(completeness);
  const step = completeness_missing.flatMap(({ key }) => lookUp<MessageId>(stepMessages, key) ?? [])[0];
  const sentence = percent === null ? null : t('profile_complete', { percent });
  return (
    <div className={styles.state}>
      {sentence && <p>{sentence}</p>}
      {sentence && <Progress label={sentence} value={(completeness ?? 0) / 100} />}
      <p>{step ? t('overview_profile_next', { step: t(step) }) : t('next_nothing')}</p>
      <Link to={paths.profile} className={buttonClass()}>
        {t('overview_profile_open')}
      </Link>
    </div>
  );
}
