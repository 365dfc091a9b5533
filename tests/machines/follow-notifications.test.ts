/** How the notifications follow the page, and what two tabs of one person share. */
import { expect, it } from 'vitest';
import { type AnyEventObject, setup } from 'xstate';
import { createFollowNotifications } from '../../src/machines/follow-notifications.ts';
import type { NotificationState } from '../../src/machines/notifications-context.ts';
import { drive } from './drive.ts';

const noor = 'noor@example.com';
const state: NotificationState = {
  items: [
    {
      name: 'N-1',
      kind: 'Request Invited',
      reference: 'RFQ-1',
      subject: 'Audit',
      creation: '2026-11-20 09:30:00.000000',
      read_on: null,
    },
  ],
  unread: 1,
  email_digest: true,
  etag: '"1"',
};

/** Starts the actor beside a session; `received` has the events that the notifications get from it. */
function start({ owner = noor, isVisible = true } = {}) {
  const received: AnyEventObject[] = [];
  const posted: object[] = [];
  let onMessage = (_: unknown): void => undefined;
  let onVisible = (_: boolean): void => undefined;
  const isOpen = { channel: false, watcher: true };
  const followPage = createFollowNotifications({
    isVisible: () => isVisible,
    watchVisible: (onChange) => {
      onVisible = onChange;
      return () => {
        isOpen.watcher = false;
      };
    },
    openChannel: (listener) => {
      onMessage = listener;
      isOpen.channel = true;
      return {
        post: (message) => posted.push(message),
        close: () => {
          isOpen.channel = false;
        },
      };
    },
  });
  const auth = setup({ types: { context: {} as { owner: string } } }).createMachine({ context: { owner } });
  const page = drive(
    setup({ actors: { auth, followPage } }).createMachine({
      id: 'page',
      initial: 'following',
      invoke: { id: 'auth', systemId: 'auth', src: 'auth' },
      states: {
        following: {
          invoke: { id: 'followPage', src: 'followPage' },
          on: { stop: 'stopped', '*': { actions: ({ event }) => received.push(event) } },
        },
        stopped: {},
      },
    }),
  );
  return {
    received,
    posted,
    isOpen,
    receive: (message: unknown) => onMessage(message),
    show: (isShown: boolean) => onVisible(isShown),
    share: (shared: NotificationState | null) => page.child('followPage').send({ type: 'tabs.share', state: shared }),
    stop: () => page.send({ type: 'stop' }),
  };
}

it('follows whether the page is visible', () => {
  const { received, show } = start();
  expect(received).toEqual([]);
  show(false);
  show(true);
  expect(received).toEqual([{ type: 'page.hidden' }, { type: 'page.shown' }]);
  expect(start({ isVisible: false }).received).toEqual([{ type: 'page.hidden' }]);
});

it('shares its notifications with the other tabs of the person', () => {
  const { posted, share } = start();
  share(null);
  share(state);
  expect(posted).toEqual([{ owner: noor, state }]);
});

it('takes those of another tab of the same person', () => {
  const { received, receive } = start();
  receive({ owner: noor, state });
  expect(received).toEqual([{ type: 'tab.shared', state }]);
});

it('fills in what a tab of another version does not send', () => {
  const { received, receive } = start();
  receive({ owner: noor, state: { items: [], etag: '"2"' } });
  expect(received).toEqual([
    { type: 'tab.shared', state: { items: [], unread: null, email_digest: false, etag: '"2"' } },
  ]);
});

it.each([
  ['of another person', { owner: 'sami@example.com', state }],
  ['without a state', { owner: noor }],
  ['without a list', { owner: noor, state: { ...state, items: 'none' } }],
  ['without a tag', { owner: noor, state: { ...state, etag: undefined } }],
  ['with a state that is no object', { owner: noor, state: 'state' }],
  ['that is no object', 'state'],
  ['that is empty', null],
])('ignores a message %s', (_, message) => {
  const { received, receive } = start();
  receive(message);
  expect(received).toEqual([]);
});

it('ignores every message while nobody is signed in', () => {
  const { received, receive } = start({ owner: '' });
  receive({ owner: '', state });
  expect(received).toEqual([]);
});

it('follows nothing after its end', () => {
  const { isOpen, stop } = start();
  expect(isOpen).toEqual({ channel: true, watcher: true });
  stop();
  expect(isOpen).toEqual({ channel: false, watcher: false });
});
