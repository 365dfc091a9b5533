import { check, distinct, many, nested, number, oneOf, record, text, time } from '../readers.ts';

/** A notification: `reference` names the record that it is about, `subject` is its title. */
const notification = record(['name', 'kind'], {
  name: text,
  kind: oneOf('notificationKinds'),
  reference: text,
  subject: text,
  creation: time,
  read_on: time,
});

const items = many(nested(notification.of.fields));

/** The one object of `get_notifications`: the newest items, and how many are unread in all. */
export const notifications = record(['items'], {
  items: Object.assign((value: unknown) => distinct(items(value)), items),
  unread: number,
  email_digest: check,
});

export type NotificationItem = ReturnType<typeof notifications.create>['items'][number];
export type Notifications = ReturnType<typeof notifications.create>;
