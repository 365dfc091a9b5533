/** How long the notifications wait between two reads while the page is visible. */
import { expect, it } from 'vitest';
import { createFollowNotifications } from '../../src/machines/follow-notifications.ts';
import type { NotificationState } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const second = 1_000;
const changed: NotificationState = { items: [], unread: 0, email_digest: true, etag: '"2"' };

function start({ isVisible = true } = {}) {
  const service = fakeService<NotificationState | null, { etag: string | null }>();
  const followPage = createFollowNotifications({
    isVisible: () => isVisible,
    watchVisible: () => () => undefined,
    openChannel: () => ({ post: () => undefined, close: () => undefined }),
  });
  const notifications = drive(
    notificationsMachine.provide({ actors: { getNotifications: service.logic, followPage } }),
  ).send({ type: 'notifications.open' });
  /** The seconds after which the next read begins. */
  const secondsUntilRead = (): number => {
    const reads = service.calls.length;
    for (let waited = 1; waited <= 600; waited += 1) {
      notifications.wait(second);
      if (service.calls.length > reads) return waited;
    }
    return Number.POSITIVE_INFINITY;
  };
  /** Ends each read in the same way. Returns the seconds until each of the next ones. */
  const waitsAfter = async (count: number, end: () => Promise<void>): Promise<number[]> => {
    const waits: number[] = [];
    for (let reads = 0; reads < count; reads += 1) {
      await end();
      waits.push(secondsUntilRead());
    }
    return waits;
  };
  return { notifications, service, secondsUntilRead, waitsAfter };
}

it('reads every minute, and less often after six reads without a change', async () => {
  const { service, waitsAfter } = start();
  const waits = await waitsAfter(10, () => service.last.answers(null));
  expect(waits).toEqual([60, 60, 60, 60, 60, 120, 240, 300, 300, 300]);
});

it.each([
  ['a change', (started: ReturnType<typeof start>) => started.service.last.answers(changed)],
  [
    'a tab that is shown again',
    async ({ notifications, service }: ReturnType<typeof start>) => {
      await service.last.answers(null);
      notifications.send({ type: 'page.hidden' }, { type: 'page.shown' });
      await service.last.answers(null);
    },
  ],
])('reads every minute again after %s', async (_, act) => {
  const started = start();
  await started.waitsAfter(8, () => started.service.last.answers(null));
  await act(started);
  expect(started.secondsUntilRead()).toBe(60);
});

it.each([
  ['less often while only the bell is shown and the session is over', 'unauthorized', [60, 60, 60, 60, 60, 120, 240]],
  ['every minute while the server fails', 'server', [60, 60, 60, 60, 60, 60, 60]],
] as const)('reads %s', async (_, kind, expected) => {
  const { service, waitsAfter } = start();
  const waits = await waitsAfter(expected.length, () => service.last.fails(new CallError({ kind })));
  expect(waits).toEqual(expected);
});

it('reads nothing before the time that a limiter states', async () => {
  const { service, waitsAfter } = start();
  const refuses = (seconds: number) => () =>
    service.last.fails(new CallError({ kind: 'throttled', retryAt: Date.now() + seconds * second }));
  expect(await waitsAfter(1, refuses(200))).toEqual([200]);
  expect(await waitsAfter(1, refuses(10))).toEqual([60]);
});

it.each(['notifications.open', 'notifications.show'] as const)(
  'reads nothing after %s in a tab that was opened in the background, until it is shown',
  (type) => {
    const { notifications, service, secondsUntilRead } = start({ isVisible: false });
    notifications.send({ type });
    expect(secondsUntilRead()).toBe(Number.POSITIVE_INFINITY);
    expect(service.calls).toHaveLength(0);
    notifications.send({ type: 'page.shown' });
    expect(service.calls).toHaveLength(1);
  },
);

it('stores that the page is hidden while no page shows the bell', () => {
  const { notifications, service } = start();
  notifications.send({ type: 'page.hidden' }, { type: 'notifications.close' }, { type: 'notifications.open' });
  expect(service.calls).toHaveLength(1);
  notifications.send({ type: 'notifications.close' }, { type: 'page.shown' }, { type: 'notifications.open' });
  expect(service.calls).toHaveLength(2);
});
