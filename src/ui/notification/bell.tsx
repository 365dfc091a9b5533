import { useEffect } from 'react';
import { useActor, useActorState, useApp, useHasFeatures, useLanguage } from '../actors.tsx';
import { afterFrame } from '../after-frame.ts';
import { useFormat } from '../format.ts';
import { Icon } from '../kit/icon.tsx';
import { BellIcon } from '../kit/icons.ts';
import { readShownLists } from '../list/read-shown-lists.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { NavLink } from '../router.tsx';
import styles from './bell.module.css';
import { textOf } from './notification-kinds.ts';

/** Leads to the notifications, with the number of unread ones. */
export function Bell() {
  const app = useApp();
  const hasFeatures = useHasFeatures();
  // the page is drawn first
  useEffect(() => afterFrame(() => app.send({ type: 'features.load' })), [app]);
  return hasFeatures ? <Unread /> : <BellLink unread={0} />;
}

function Unread() {
  const t = useMessages();
  const app = useApp();
  const language = useLanguage();
  const notifications = useActor('notifications');
  const unread = useActorState('notifications', ({ context }) => context.state?.unread ?? 0);
  const arrived = useActorState('notifications', ({ context }) => context.arrived);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notifications are read again in another language
  useEffect(() => notifications.send({ type: 'notifications.open' }), [notifications, language]);
  useEffect(() => () => notifications.send({ type: 'notifications.close' }), [notifications]);
  // the page shows what the notification is about
  useEffect(() => {
    if (arrived) readShownLists(app);
  }, [arrived, app]);
  return (
    <>
      <BellLink unread={unread} />
      <span role="status" className="visually-hidden">
        {arrived && <span key={arrived.name}>{t('notification_arrived', { text: textOf(arrived, t) })}</span>}
      </span>
    </>
  );
}

/** The maximum number that the badge shows. */
const maxShown = 99;

function BellLink({ unread }: { unread: number }) {
  const t = useMessages();
  const format = useFormat();
  const label = unread > 0 ? t('notifications_unread', { count: unread }) : t('notifications');
  const shown = `${format.number(Math.min(unread, maxShown)) ?? ''}${unread > maxShown ? '+' : ''}`;
  return (
    <NavLink to={paths.notifications} className={styles.bell} aria-label={label} title={label}>
      <Icon of={BellIcon} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          <bdi dir="ltr">{shown}</bdi>
        </span>
      )}
    </NavLink>
  );
}
