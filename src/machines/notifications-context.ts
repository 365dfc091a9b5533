/** What the notifications machine stores, and how marks and replies change it. */
import type { ApiError } from '../services/contract/api-error.ts';
import { isObject } from '../services/contract/readers.ts';
import type { NotificationItem, Notifications } from '../services/contract/records/notification.ts';
import { siteTime } from '../services/contract/site-time.ts';
import type { Replied } from './reply.ts';

/** The last reply, and the tag under which the server recognises it; `''` for none. */
export interface NotificationState extends Notifications {
  readonly etag: string;
}

/** The state of a reply; `null` for one without notifications, which changes nothing. */
export const stateIn = ({ event: { output } }: Replied<NotificationState | null>): NotificationState | null =>
  isObject(output) && Array.isArray(output.items) ? output : null;

/** What is to be marked as read: the named items, or one and all older ones. */
export interface ReadMarks {
  readonly names: readonly string[];
  readonly upTo: string | null;
}

export interface NotificationsContext {
  /** `null` before the first reply. */
  readonly state: NotificationState | null;
  /** The newest unread item that arrived while the page was open, to be announced once. */
  readonly arrived: NotificationItem | null;
  /** Whether a page shows more than the bell. */
  readonly isShown: boolean;
  /** Consecutive reads that found no change. */
  readonly quiet: number;
  /** Consecutive reads that failed. */
  readonly failures: number;
  readonly marks: ReadMarks;
  /** Consecutive attempts to send the marks that failed. */
  readonly markFailures: number;
  /** When the server allows the next attempt to send them, in milliseconds. */
  readonly markRetryAt: number | null;
  /** Whether the email digest is being turned on or off; `null` while neither is. */
  readonly digest: boolean | null;
  readonly apiError: ApiError | null;
  readonly digestError: ApiError | null;
}

export const noMarks: ReadMarks = { names: [], upTo: null };

export const fresh: NotificationsContext = {
  state: null,
  arrived: null,
  isShown: false,
  quiet: 0,
  failures: 0,
  marks: noMarks,
  markFailures: 0,
  markRetryAt: null,
  digest: null,
  apiError: null,
  digestError: null,
};

export const marked = (state: NotificationState | null, marks: ReadMarks) => ({
  marks,
  state: state && withMarks(state, marks),
});

/** The state as it is once the server has marked what is to be marked. */
export function withMarks(state: NotificationState, { names, upTo }: ReadMarks): NotificationState {
  const upToAt = state.items.findIndex(({ name }) => name === upTo);
  const isMarked = ({ name }: NotificationItem, at: number): boolean =>
    names.some((each) => each === name) || (upToAt >= 0 && at >= upToAt);
  const items = state.items.map((item, at) =>
    item.read_on === null && isMarked(item, at) ? { ...item, read_on: siteTime(Date.now()) } : item,
  );
  const left = items.filter(({ read_on }) => read_on === null).length;
  const before = state.items.filter(({ read_on }) => read_on === null).length;
  // there may be older unread items than those of the reply
  return { ...state, items, unread: upToAt >= 0 ? left : Math.max(left, (state.unread ?? 0) - before + left) };
}

/** What a reply changes, whether this tab or another one has read it. */
export const withReply = (context: NotificationsContext, state: NotificationState) => ({
  state: withSaves(state, context),
  quiet: 0,
  failures: 0,
  apiError: null,
});

/** A reply that can be older than what is being saved, with the marks and the email digest as they will be. */
function withSaves(state: NotificationState, { marks, digest }: Pick<NotificationsContext, 'marks' | 'digest'>) {
  const read = withMarks(state, marks);
  return digest === null ? read : { ...read, email_digest: digest };
}

/** The newest unread item that the last reply did not have. */
export function arrivalIn({ state: last }: NotificationsContext, { items }: NotificationState) {
  const [newest] = items;
  const isNew = last !== null && newest?.read_on === null && !last.items.some(({ name }) => name === newest.name);
  return isNew ? { arrived: newest } : {};
}
