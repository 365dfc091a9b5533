import { listKeys } from '../../services/contract/lists.ts';
import { type AppActor, actorOf } from '../actors.tsx';
import { mayRead } from './read-shown-lists.ts';

/** The age in milliseconds from which rows on screen are read again when the person returns to them. */
const maxAge = 5 * 60_000;

/**
 * Reads the lists on screen again that were read long ago. Without a connection they are read when it returns, and a list
 * that is being read is left alone. While a limiter refuses reads, nothing is read.
 */
export function readOldLists(app: AppActor): void {
  if (!mayRead(app)) return;
  for (const key of listKeys) {
    const list = actorOf(app, key);
    const snapshot = list.getSnapshot();
    const { isOnScreen, readAt } = snapshot.context;
    // a time in the future is that of a clock that has been corrected
    const isOld = readAt !== null && Math.abs(Date.now() - readAt) > maxAge;
    if (isOnScreen && isOld && !snapshot.hasTag('busy')) list.send({ type: 'list.refresh' });
  }
}
