/** A call that fails is repeated after waits that grow, although the service answers every other call. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import { type ListRequest, listMachine } from '../../src/machines/list-machine.ts';
import type { NotificationState } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { outboxSenderMachine } from '../../src/machines/outbox-sender-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { featureActors } from './feature-actors.ts';
import { startApp } from './start-app.ts';

const begin = 1_772_700_000_000;

beforeEach(() => {
  vi.setSystemTime(begin);
  // the random part of the waits
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
});
afterEach(() => vi.useRealTimers());

const item = { kind: 'Request Invited', reference: 'RFQ-1', subject: 'Audit', read_on: null } as const;
const unread: NotificationState = {
  items: [{ ...item, name: 'N-1', creation: '2026-03-05 09:30:00.000000' }],
  unread: 1,
  email_digest: true,
  etag: '"1"',
};
const bookmark = { id: 'S1', kind: 'bookmark', subject: 'RFQ-1', payload: { isSaved: true } } as const;

const isRead = { sendEntry: false, readNotifications: false, getNotifications: true, fetchList: true };
type Service = keyof typeof isRead;

/** Starts the app, in which every probe is answered, and one service never succeeds. The others do not reply. */
async function start(failing: Service, { apiError }: CallError) {
  const seconds: number[] = [];
  const pending = new Promise<never>(() => undefined);
  const service = <Output, Input>(name: Service, isConcerned: (input: Input) => boolean = () => true) =>
    fromPromise<Output, Input>(({ input }) => {
      const isEndless = seconds.length > 100;
      if (name !== failing || !isConcerned(input) || isEndless) return pending;
      seconds.push((Date.now() - begin) / 1_000);
      app.child('connection').send({ type: 'call.failed', apiError, isRead: isRead[name] });
      return Promise.reject(new CallError(apiError));
    });
  const { app, restore, loadFeatures } = startApp({
    connection: connectionMachine.provide({
      actors: { follow: fromCallback(() => undefined), probe: fromPromise(() => turns(10)) },
    }),
    list: restorable(
      listMachine.provide({
        actors: { fetchList: service<unknown, ListRequest>('fetchList', ({ key }) => key === 'jobRequests') },
      }),
    ),
  });
  await restore.last.answers(emptyPersisted);
  app.send({ type: 'features.load' });
  await loadFeatures.last.answers(
    featureActors({
      outboxSender: outboxSenderMachine.provide({
        actors: { sendEntry: service('sendEntry'), followOutbox: fromCallback(() => undefined) },
      }),
      notifications: notificationsMachine.provide({
        actors: {
          readNotifications: service('readNotifications'),
          getNotifications: service('getNotifications'),
          followPage: fromCallback(() => undefined),
        },
      }),
    }),
  );
  /** The seconds at which the call is made within ten minutes, while the service answers another one every second. */
  const secondsOfCalls = async (): Promise<readonly number[]> => {
    for (let second = 0; second < 600; second += 1) {
      await turns(30);
      app.child('connection').send({ type: 'call.answered' });
      await turns(30);
      vi.setSystemTime(Date.now() + 1_000);
      app.wait(1_000);
    }
    return seconds;
  };
  return { app, secondsOfCalls };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

type Started = Awaited<ReturnType<typeof start>>['app'];

const outbox = [5, 15, 35, 75, 155, 315];
const doubled = [0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 303, 363, 423, 483, 543];

const acts: Readonly<Record<Service, { act: (app: Started) => void; expected: readonly number[] }>> = {
  sendEntry: { act: (app) => app.child('outbox').send({ type: 'entry.add', entry: bookmark }), expected: outbox },
  readNotifications: {
    act: (app) => {
      app.child('notifications').send({ type: 'tab.shared', state: unread });
      app.child('notifications').send({ type: 'notification.read', name: 'N-1' });
    },
    expected: doubled,
  },
  getNotifications: {
    act: (app) => app.child('notifications').send({ type: 'notifications.open' }),
    expected: doubled,
  },
  fetchList: { act: (app) => app.child('jobRequests').send({ type: 'list.open' }), expected: doubled },
};

it.each(Object.keys(acts) as Service[])('%s', async (service) => {
  for (const kind of ['unreachable', 'timedOut', 'unreadable', 'maintenance'] as const) {
    vi.setSystemTime(begin);
    const { app, secondsOfCalls } = await start(service, new CallError({ kind }));
    acts[service].act(app);
    expect([kind, await secondsOfCalls()]).toEqual([kind, acts[service].expected]);
  }
});
