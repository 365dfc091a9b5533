import { useEffect } from 'react';
import { useActor } from '../actors.tsx';

/** Reads the notifications for a page that shows more of them than the bell. */
export function useShownNotifications(): void {
  const notifications = useActor('notifications');
  useEffect(() => {
    notifications.send({ type: 'notifications.show' });
    return () => notifications.send({ type: 'notifications.hide' });
  }, [notifications]);
}
