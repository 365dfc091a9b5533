import { check, distinct, type Field, many, nested, number, oneOf, record, text, time } from '../readers.ts';

/** A notification: `reference` names the record that it is about, `subject` is its title. */
const notification = record(['name', 'kind'], {
  name: text,
  kind: oneOf('notificationKinds'),
  reference: text,
  subject: text,
  creation: time,
  read_on: time,
});

export const notificationItems = many(nested(notification.of.fields));

/** Each item once; `null` where there is no list, so that another object is not read as an empty one. */
const ifSent = <T extends object, W>(items: Field<T[], W>): Field<T[] | null, W> =>
  Object.assign((value: unknown) => (Array.isArray(value) ? distinct(items(value)) : null), { of: items.of });

/** The one object of `get_notifications`: the newest items, and how many are unread in all. */
export const notifications = record(['items'], {
  items: ifSent(notificationItems),
  unread: number,
  email_digest: check,
});

export type NotificationItem = ReturnType<typeof notifications.create>['items'][number];
export type Notifications = ReturnType<typeof notifications.create>;
