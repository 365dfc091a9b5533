import { Page, PageHead } from '../kit/page.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { ConfirmAddressNotice, isAddressToConfirm } from '../record/confirm-address.tsx';
import { BestRequests } from './best-requests.tsx';
import { Money } from './money.tsx';
import { Needs } from './needs.tsx';
import styles from './overview-page.module.css';
import { ProfileState } from './profile-state.tsx';

/** What needs the candidate, the money, the best requests and the profile. Each part fails by itself. */
export function OverviewPage() {
  const t = useMessages();
  const profile = useList('profile');
  return (
    <Page>
      <PageTitle page={t('overview')} />
      <PageHead title={t('overview')} context={t('overview_line')} />
      <ConfirmAddressNotice profile={profile.data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Needs isBelowNotice={isAddressToConfirm(profile.data)} />
          <BestRequests />
        </div>
        <div className={styles.column}>
          <Money />
          <ProfileState />
        </div>
      </div>
    </Page>
  );
}
