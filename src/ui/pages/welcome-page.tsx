import type { ReactNode } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { isApproved } from '../../services/contract/rules/profile-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { buttonClass } from '../kit/button.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Icon } from '../kit/icon.tsx';
import { ClockIcon, SuccessIcon } from '../kit/icons.ts';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { ProfileNext } from '../profile/profile-next.tsx';
import { Rate } from '../profile/rate.tsx';
import { ConfirmAddress } from '../record/confirm-address.tsx';
import { Link } from '../router.tsx';
import styles from './welcome-page.module.css';

/** The end of the sign-up: what was received, what happens next, and what to do meanwhile. */
export function WelcomePage() {
  const t = useMessages();
  const profile = useList('profile');
  const bio = useList('fetchedBio');
  return (
    <Page isNarrow>
      <PageTitle page={t('welcome')} />
      <ListFrame
        list={profile}
        skeleton={<Skeleton blockSize="24rem" />}
        head={<PageHead title={t('welcome')} context={t('welcome_line')} />}
      >
        {(person) => <Welcome person={person} bio={bio.data} />}
      </ListFrame>
    </Page>
  );
}

function Welcome({ person, bio }: { person: Profile; bio: Bio | null }) {
  const t = useMessages();
  const name = person.first_name;
  const isReviewed = isApproved(person);
  return (
    <>
      <PageHead
        title={name ? t('welcome_named', { name: isolated(name) }) : t('welcome')}
        context={t('welcome_line')}
      />
      <Section title={t('welcome_next')}>
        <ol className={styles.steps}>
          <Step isDone title={t('welcome_received')}>
            <Received person={person} bio={bio} />
          </Step>
          <Step isDone={person.email_verified} title={t('email')}>
            {person.email_verified ? t('welcome_address_done') : <ConfirmAddress inboxUrl={person.inbox_url} />}
          </Step>
          <Step isDone={isReviewed} title={t('welcome_review')}>
            {t(isReviewed ? 'welcome_review_done' : 'welcome_review_line')}
          </Step>
          <Step isDone={false} title={t('welcome_requests')}>
            <p>{t(isReviewed ? 'welcome_requests_now' : 'welcome_requests_line')}</p>
            <Link to={paths.jobRequests} className={buttonClass(isReviewed ? 'primary' : 'secondary')}>
              {t('job_request')}
            </Link>
          </Step>
        </ol>
      </Section>
      <Section title={t('welcome_meanwhile')}>
        <ProfileNext person={person} />
        <p className={styles.more}>
          <Link to={paths.profile}>{t('go_to_bio')}</Link>
        </p>
      </Section>
    </>
  );
}

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <li className={styles.step} data-done={isDone}>
      <Icon of={isDone ? SuccessIcon : ClockIcon} size={22} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          {title}
          {isDone && <span className="visually-hidden"> ({t('welcome_done')})</span>}
        </h3>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  );
}

/** What the network has received, so that nobody has to guess. A part without entries is left out. */
function Received({ person, bio }: { person: Profile; bio: Bio | null }) {
  const t = useMessages();
  const format = useFormat();
  const count = (rows: readonly unknown[] = []) => rows.length > 0 && format.number(rows.length);
  return (
    <DefinitionList
      variant="aligned"
      facts={[
        { term: t('email'), value: <Bdi>{person.email}</Bdi> },
        { term: t('cv'), value: person.upload_cv?.file_name ? <Bdi>{person.upload_cv.file_name}</Bdi> : t('cv_none') },
        { term: t('professional_experience'), value: count(person.professional_experience) },
        { term: t('academic_background'), value: count(person.academic_background) },
        { term: t('technical_skills'), value: count(bio?.technical_skills) },
        { term: t('languages'), value: count(bio?.language) },
        { term: t('profile_rate'), value: person.hourly_rates !== null && <Rate terms={person} /> },
      ]}
    />
  );
}
