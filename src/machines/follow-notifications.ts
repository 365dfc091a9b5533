/** Follows whether the page is visible, and shares the notifications between the tabs of one person. */
import { fromCallback } from 'xstate';
import { isObject } from '../services/contract/readers.ts';
import { notifications } from '../services/contract/records/notification.ts';
import type { NotificationState } from './notifications-machine.ts';

export interface PageServices {
  isVisible(): boolean;
  watchVisible(onChange: (isVisible: boolean) => void): () => void;
  /** Opens a channel to the other tabs. */
  openChannel(onMessage: (message: unknown) => void): { post(message: object): void; close(): void };
}

/** The `followPage` actor of the notifications. */
export function createFollowNotifications({ isVisible, watchVisible, openChannel }: PageServices) {
  return fromCallback<{ type: 'tabs.share'; state: NotificationState | null }>(({ sendBack, receive, system }) => {
    const owner = (): string => system.get('auth').getSnapshot().context.owner;
    const channel = openChannel((message) => {
      const state = isObject(message) && message.owner === owner() && owner() !== '' ? decoded(message.state) : null;
      if (state) sendBack({ type: 'tab.shared', state });
    });
    const stop = watchVisible((isShown) => sendBack({ type: isShown ? 'page.shown' : 'page.hidden' }));
    receive(({ state }) => {
      if (state) channel.post({ owner: owner(), state });
    });
    if (!isVisible()) sendBack({ type: 'page.hidden' });
    return () => {
      stop();
      channel.close();
    };
  });
}

/** The state that another tab has sent, which may have another version. */
function decoded(value: unknown): NotificationState | null {
  const [error, state] = notifications.validate(value, { coerce: true });
  return error || !isObject(value) || typeof value.etag !== 'string' ? null : { ...state, etag: value.etag };
}
