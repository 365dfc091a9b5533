import type { Profile } from '../../services/contract/records/profile.ts';
import { sharedProfile } from '../../services/contract/records/shared-profile.ts';
import { sharedPart } from '../../services/contract/rules/sharing-rules.ts';
import { Alert } from '../kit/alert.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Page, PageHead } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { ClientView } from './client-view.tsx';
import styles from './client-view-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** The candidate's own profile exactly as a client sees it. */
export function ClientViewPage() {
  const t = useMessages();
  const profile = useList('profile');
  const bio = useList('fetchedBio');
  const head = <PageHead title={t('view_as_client')} />;
  return (
    <Page>
      <PageTitle page={t('view_as_client')} />
      <div className={styles.notice}>
        <Alert tone="info">
          <p>{t('view_as_client_line')}</p>
          <Link to={paths.profile} className={buttonClass()}>
            <Icon of={EditIcon} size={18} />
            {t('back_to_editing')}
          </Link>
        </Alert>
      </div>
      <ListFrame list={profile} skeleton={<ProfileSkeleton />} head={head}>
        {(person) => (
          <ListFrame list={bio} skeleton={<ProfileSkeleton />} head={head}>
            {(self) => (
              <ClientView
                profile={sharedProfile.create(
                  sharedPart({ ...self, ...person, full_name: nameOf(person) ?? t('bio') }),
                )}
              />
            )}
          </ListFrame>
        )}
      </ListFrame>
    </Page>
  );
}

/** The name of a person, which a shared profile requires. */
const nameOf = ({ full_name, first_name, last_name }: Profile): string | null =>
  full_name || [first_name, last_name].filter(Boolean).join(' ') || null;
