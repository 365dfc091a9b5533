import type { NotificationItem } from '../../services/contract/records/notification.ts';
import { useActor, useActorState } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useShownNotifications } from '../record/use-shown-notifications.ts';
import { Link } from '../router.tsx';
import { pathOf, rowOf, textOf } from './notification-kinds.ts';
import styles from './notifications-page.module.css';

/** The page of the notifications, newest first. */
export function NotificationsPage() {
  const t = useMessages();
  const actor = useActor('notifications');
  const items = useActorState('notifications', ({ context }) => context.state?.items ?? null);
  const hasUnread = useActorState('notifications', ({ context }) => (context.state?.unread ?? 0) > 0);
  useShownNotifications();
  const readAll = () => {
    focusHeading();
    actor.send({ type: 'notifications.readAll' });
  };
  return (
    <Page isNarrow>
      <PageTitle page={t('notifications')} />
      <PageHead
        title={t('notifications')}
        context={t('notifications_line')}
        action={hasUnread && <Button onClick={readAll}>{t('notifications_read_all')}</Button>}
      />
      <Problem />
      {items === null ? <Pending /> : <Items items={items} />}
    </Page>
  );
}

function Problem() {
  const actor = useActor('notifications');
  const apiError = useActorState('notifications', ({ context }) => context.apiError);
  const isBusy = useActorState('notifications', (snapshot) => snapshot.hasTag('busy'));
  if (!apiError) return null;
  return <RetryError apiError={apiError} onRetry={() => actor.send({ type: 'notifications.load' })} isBusy={isBusy} />;
}

function Pending() {
  const t = useMessages();
  const hasFailed = useActorState('notifications', ({ context }) => context.apiError !== null);
  if (hasFailed) return null;
  return (
    <Loading label={t('loading')}>
      <ul className={styles.items}>
        {['72%', '88%', '64%', '80%', '70%'].map((width) => (
          <li key={width} className={styles.item}>
            <Skeleton inlineSize="2.75rem" blockSize="2.75rem" />
            <div className={styles.words}>
              <Skeleton inlineSize={width} />
              <Skeleton inlineSize="9rem" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}

function Items({ items }: { items: readonly NotificationItem[] }) {
  const t = useMessages();
  if (items.length === 0)
    return (
      <EmptyState title={t('notifications_none')} action={<Link to={paths.jobRequests}>{t('job_request')}</Link>}>
        {t('notifications_none_why')}
      </EmptyState>
    );
  return (
    <ul className={styles.items} aria-label={t('notifications')}>
      {items.map((item) => (
        <Item key={item.name} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: NotificationItem }) {
  const t = useMessages();
  const format = useFormat();
  const actor = useActor('notifications');
  const isUnread = item.read_on === null;
  return (
    <li className={styles.item} data-unread={isUnread}>
      <span className={styles.icon}>
        <Icon of={rowOf(item).icon} />
      </span>
      <div className={styles.words}>
        <Link
          to={pathOf(item)}
          className={styles.link}
          onClick={() => actor.send({ type: 'notification.read', name: item.name ?? '' })}
        >
          {textOf(item, t)}
        </Link>
        <p className={styles.when}>
          {isUnread && <span className={styles.unread}>{t('notification_unread')}</span>}
          <span>{format.dateTime(item.creation)}</span>
        </p>
      </div>
    </li>
  );
}
