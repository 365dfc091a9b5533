import type { ListContext } from '../../machines/list-machine.ts';
import { listKeys, lists } from '../../services/contract/lists.ts';
import { type AppActor, actorOf } from '../actors.tsx';

/**
 * Reads lists on screen again that nobody has asked for: by default the personal ones, after something in them has changed.
 * A list that is being read is left alone. Nothing is read while a limiter refuses reads, or without a connection, when
 * they are read once it returns.
 */
export function readShownLists(app: AppActor, isChosen: (context: ListContext) => boolean = isPersonal): void {
  const connection = actorOf(app, 'connection').getSnapshot();
  if (connection.hasTag('away') || connection.hasTag('throttled')) return;
  for (const key of listKeys) {
    const list = actorOf(app, key);
    const snapshot = list.getSnapshot();
    const { context } = snapshot;
    if (context.isOnScreen && !snapshot.hasTag('busy') && isChosen(context)) list.send({ type: 'list.refresh' });
  }
}

const isPersonal = ({ key }: ListContext): boolean => lists[key].audience === 'personal';
