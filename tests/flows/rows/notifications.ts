import type { NotificationState } from '../../../src/machines/notifications-context.ts';
import type { NotificationsEvent } from '../../../src/machines/notifications-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline, refused, throttled, unauthorized } from './faults.ts';

const act = acts<NotificationsEvent>;

const item = (name: string) => ({
  name,
  kind: 'Request Invited' as const,
  reference: 'RFQ-1',
  subject: 'Audit',
  creation: '2026-11-20 09:30:00.000000',
  read_on: null,
});

const first: NotificationState = { items: [item('N-1')], unread: 1, email_digest: true, etag: '"1"' };
const second: NotificationState = { items: [item('N-2'), item('N-1')], unread: 2, email_digest: true, etag: '"2"' };

const open = act('Open a page with the bell', { type: 'notifications.open' });
const changed = answers('The server has a notification', 'getNotifications', first);
const left = act('Another person signs in', { type: 'draft.clear' });

/** The parts of the chart separately, since they are independent. */
export const notifications: Flow = {
  machine: machines.notifications,
  starts: [
    {
      words: 'the notifications',
      // the counts of reads without a change and of failures grow
      within: ({ context }) => context.quiet < 2 && context.failures < 2,
      acts: [
        open,
        act('Close the last page with the bell', { type: 'notifications.close' }),
        act('Open the page of the notifications', { type: 'notifications.show' }),
        act('Leave that page', { type: 'notifications.hide' }),
        act('Try again', { type: 'notifications.load' }),
        act('Hide the tab', { type: 'page.hidden' }),
        act('Show the tab', { type: 'page.shown' }),
        act('The connection is restored', { type: 'connection.restored' }),
        act('Log in', { type: 'session.opened' }),
        act('Another tab has a later one', { type: 'tab.shared', state: second }),
        changed,
        answers('The server has a later one', 'getNotifications', second),
        answers('Nothing has changed', 'getNotifications', null),
        fails('The server refuses the notifications', 'getNotifications', refused),
        fails('The session has expired before them', 'getNotifications', unauthorized),
        fails('Following the page fails', 'followPage', refused),
        left,
      ],
    },
    {
      words: 'unread notifications',
      // the count of failures grows
      within: ({ context }) => context.markFailures < 2,
      acts: [
        act('Another tab has two', { type: 'tab.shared', state: second }),
        act('Open one', { type: 'notification.read', name: 'N-1' }),
        act('Open the other', { type: 'notification.read', name: 'N-2' }),
        act('Mark all as read', { type: 'notifications.readAll' }),
        answers('The server has marked them', 'readNotifications', {}),
        fails('The server refuses to mark them', 'readNotifications', refused),
        fails('The server cannot be reached to mark them', 'readNotifications', offline),
        fails('The server limits the marks', 'readNotifications', throttled),
        fails('The session has expired before they are marked', 'readNotifications', unauthorized),
        act('The connection is restored', { type: 'connection.restored' }),
        left,
      ],
    },
    {
      words: 'unread notifications, on a page with the bell',
      acts: [
        open,
        act('Another tab has two', { type: 'tab.shared', state: second }),
        act('Open one', { type: 'notification.read', name: 'N-1' }),
        answers('The server has marked them', 'readNotifications', {}),
        fails('The server refuses to mark them', 'readNotifications', refused),
      ],
    },
    {
      words: 'unread notifications, while the email digest is stored',
      acts: [
        open,
        act('Another tab has two', { type: 'tab.shared', state: second }),
        act('Open one', { type: 'notification.read', name: 'N-1' }),
        act('Turn the emails off', { type: 'digest.set', isOn: false }),
        answers('The server has stored it', 'saveEmailDigest', {}),
      ],
    },
    {
      words: 'unread notifications, after a read that has failed',
      within: ({ context }) => context.failures < 2,
      acts: [
        open,
        act('Another tab has two', { type: 'tab.shared', state: second }),
        fails('The server refuses the notifications', 'getNotifications', refused),
        act('The connection is restored', { type: 'connection.restored' }),
        act('Open one', { type: 'notification.read', name: 'N-1' }),
        act('Open the other', { type: 'notification.read', name: 'N-2' }),
      ],
    },
    {
      words: 'the email digest',
      acts: [
        open,
        act('Another tab has one', { type: 'tab.shared', state: first }),
        act('Turn the emails off', { type: 'digest.set', isOn: false }),
        act('Turn the emails on', { type: 'digest.set', isOn: true }),
        answers('The server has stored it', 'saveEmailDigest', {}),
        fails('The server refuses the change', 'saveEmailDigest', refused),
        act('Leave the page of the account', { type: 'notifications.hide' }),
        fails('The session has expired before the change', 'saveEmailDigest', unauthorized),
        left,
      ],
    },
  ],
};
