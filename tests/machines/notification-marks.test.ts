/** What the notifications show while marks are on their way to the server. */
import { expect, it, vi } from 'vitest';
import {
  arrivalIn,
  fresh,
  marked,
  type NotificationState,
  withMarks,
} from '../../src/machines/notifications-context.ts';

const item = (name: string, read_on: string | null = null) => ({
  name,
  kind: 'Request Invited' as const,
  reference: 'RFQ-1',
  subject: 'Audit',
  creation: '2026-11-20 09:30:00.000000',
  read_on,
});

/** The newest first; two older unread ones are not in the reply. */
const state: NotificationState = {
  items: [item('N-4'), item('N-3'), item('N-2', '2026-11-21 08:00:00'), item('N-1')],
  unread: 5,
  email_digest: true,
  etag: '"1"',
};

const after = (marks: Parameters<typeof withMarks>[1]) => {
  const { items, unread } = withMarks(state, marks);
  return { unread, left: items.filter(({ read_on }) => read_on === null).map(({ name }) => name) };
};

it('marks one, and counts the older ones that the reply does not have', () => {
  expect(after({ names: ['N-3'], upTo: null })).toEqual({ unread: 4, left: ['N-4', 'N-1'] });
});

it('marks nothing twice', () => {
  expect(after({ names: ['N-2'], upTo: null })).toEqual({ unread: 5, left: ['N-4', 'N-3', 'N-1'] });
  expect(withMarks(state, { names: ['N-2'], upTo: null }).items[2]?.read_on).toBe('2026-11-21 08:00:00');
});

it('marks all, with the older ones that the reply does not have', () => {
  expect(after({ names: [], upTo: 'N-4' })).toEqual({ unread: 0, left: [] });
});

it('leaves what arrived after all were marked', () => {
  expect(after({ names: [], upTo: 'N-3' })).toEqual({ unread: 1, left: ['N-4'] });
});

it('marks nothing up to a notification that the reply no longer has', () => {
  expect(after({ names: [], upTo: 'N-0' })).toEqual({ unread: 5, left: ['N-4', 'N-3', 'N-1'] });
});

it('counts no fewer than the reply has unread', () => {
  expect(withMarks({ ...state, unread: null }, { names: ['N-3'], upTo: null }).unread).toBe(2);
  expect(withMarks({ ...state, unread: 1 }, { names: ['N-3'], upTo: null }).unread).toBe(2);
  expect(withMarks({ ...state, unread: 3 }, { names: ['N-3'], upTo: null }).unread).toBe(2);
});

it('keeps the marks beside the state, which may not have been read yet', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) });
  const marks = { names: ['N-3'], upTo: null };
  expect(marked(null, marks)).toEqual({ marks, state: null });
  expect(marked(state, marks)).toEqual({ marks, state: withMarks(state, marks) });
});

it('announces the newest notification that arrives unread', () => {
  const arrivals = (last: NotificationState | null, items: NotificationState['items']) =>
    arrivalIn({ ...fresh, state: last }, { ...state, items });
  const items = [item('N-5'), ...state.items];
  expect(arrivals(state, items)).toEqual({ arrived: item('N-5') });
  expect(arrivals(null, items)).toEqual({});
  expect(arrivals(state, state.items)).toEqual({});
  expect(arrivals(state, [item('N-5', '2026-11-21 08:00:00'), ...state.items])).toEqual({});
  expect(arrivals(state, [])).toEqual({});
});
