import { listKeys, lists } from '../../services/contract/lists.ts';
import { type AppActor, actorOf } from '../actors.tsx';

/**
 * Reads the personal lists on screen again, after something in them has changed. A list that is being read is left alone,
 * and nothing is read while the service cannot be reached or a limiter refuses reads.
 */
export function readShownLists(app: AppActor): void {
  if (!mayRead(app)) return;
  for (const key of listKeys) {
    const list = actorOf(app, key);
    const snapshot = list.getSnapshot();
    const isShown = lists[key].audience === 'personal' && snapshot.context.isOnScreen;
    if (isShown && !snapshot.hasTag('busy')) list.send({ type: 'list.refresh' });
  }
}

/** Whether a read that nobody has asked for may be sent: the service can be reached, and no limiter refuses reads. */
export function mayRead(app: AppActor): boolean {
  const connection = actorOf(app, 'connection').getSnapshot();
  return !connection.hasTag('away') && !connection.hasTag('throttled');
}
