import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import { recoveryWait } from '../../src/machines/growing-wait.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const now = 1_772_700_000_000;
const failed = (
  kind: 'offline' | 'unreachable' | 'timedOut' | 'unreadable' | 'maintenance' | 'throttled',
  retryAt?: number,
) => new CallError({ kind, message: 'x', retryAt: retryAt ?? null });
const failure = (...error: Parameters<typeof failed>) =>
  ({ type: 'call.failed', apiError: failed(...error).apiError, isRead: true }) as const;

afterEach(() => vi.useRealTimers());

function startConnection() {
  vi.setSystemTime(now);
  const probe = fakeService<void, unknown>();
  const connection = drive(connectionMachine.provide({ actors: { probe: probe.logic } }));
  return { connection, probe };
}

/** The real time passes together with the simulated clock. */
function pass(connection: ReturnType<typeof startConnection>['connection'], milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  connection.wait(milliseconds);
}

describe('the waits between attempts', () => {
  it('are 1, 2, 4, 8 … seconds, up to a quarter longer, and a minute at most', () => {
    for (const [failures, seconds] of [
      [0, 1],
      [1, 2],
      [2, 4],
      [3, 8],
      [5, 32],
      [6, 60],
      [20, 60],
    ] as const) {
      const wait = recoveryWait(failures);
      expect(wait).toBeGreaterThanOrEqual(seconds * 1000);
      expect(wait).toBeLessThanOrEqual(seconds * 1250);
    }
  });

  it.each([
    [0, 1],
    [1, 1 + 1 / 1024],
    [255, 1 + 255 / 1024],
  ])('are longer by a random byte, which is %d', (byte, factor) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(byte);
      return bytes;
    });
    expect([0, 1, 5, 6].map(recoveryWait)).toEqual([1_000, 2_000, 32_000, 60_000].map((wait) => wait * factor));
    const { connection } = startConnection();
    connection.send(failure('maintenance'));
    expect(connection.context.retryAt).toBe(now + 30_000 * factor);
    const { connection: limited } = startConnection();
    limited.send(failure('throttled'));
    expect(limited.context.retryAt).toBe(now + 30_000 * factor);
  });

  it('differ, so that users do not return together', () => {
    expect(new Set(Array.from({ length: 40 }, () => recoveryWait(3))).size).toBeGreaterThan(5);
  });
});

describe('a call without an answer', () => {
  it.each(['unreachable', 'timedOut', 'unreadable'] as const)('that is %s leads to a probe', async (kind) => {
    const { connection, probe } = startConnection();
    connection.send(failure(kind)).isIn({ suspect: 'probing' });
    expect(probe.calls).toHaveLength(1);
    await probe.last.answers();
    connection.isIn('online');
    expect(connection.sentToParent).toEqual([{ type: 'connection.restored', isOutage: false }]);
  });

  it('is probed again and again until the service answers, and lists are then read again', async () => {
    const { connection, probe } = startConnection();
    connection.send(failure('unreachable'));
    for (const seconds of [1, 2, 4, 8]) {
      await probe.last.fails(failed('unreachable'));
      connection.isIn({ suspect: 'waiting' });
      pass(connection, seconds * 1000 - 1);
      connection.isIn({ suspect: 'waiting' });
      pass(connection, seconds * 250 + 1);
      connection.isIn({ suspect: 'probingAgain' });
    }
    await probe.last.answers();
    connection.isIn('online', { failures: 0, retryAt: null });
    expect(connection.sentToParent).toEqual([{ type: 'connection.restored', isOutage: true }]);
  });

  it('needs no further probe when the user does not wait, or when another call is answered', async () => {
    const { connection, probe } = startConnection();
    connection.send(failure('unreachable'));
    await probe.last.fails(failed('unreachable'));
    connection.send({ type: 'connection.retry' }).isIn({ suspect: 'probingAgain' });
    connection.send({ type: 'call.answered' }).isIn('online');
    expect(connection.sentToParent).toHaveLength(1);
  });
});

describe('maintenance', () => {
  it('lasts until the time that the service states, and is then probed', async () => {
    const { connection, probe } = startConnection();
    connection
      .send(failure('maintenance', now + 90_000))
      .isIn({ maintenance: 'waiting' }, { failures: 1, retryAt: now + 90_000 });
    pass(connection, 89_999);
    expect(probe.calls).toHaveLength(0);
    pass(connection, 1);
    connection.isIn({ maintenance: 'probing' });
    await probe.last.fails(failed('maintenance', now + 120_000));
    connection.isIn({ maintenance: 'waiting' });
    pass(connection, 30_000);
    await probe.last.answers();
    connection.isIn('online');
    expect(connection.sentToParent).toEqual([{ type: 'connection.restored', isOutage: true }]);
  });

  it.each([
    [undefined, 30_000, 37_500],
    [now + 86_400_000, 600_000, 600_000],
  ])('that states %s is looked at again after a bounded time', (retryAt, min, max) => {
    const { connection } = startConnection();
    connection.send(failure('maintenance', retryAt));
    const wait = (connection.context.retryAt ?? 0) - now;
    expect(wait).toBeGreaterThanOrEqual(min);
    expect(wait).toBeLessThanOrEqual(max);
  });
});

describe('a limiter', () => {
  it('of reads is waited for, without a probe; then what failed is read again', () => {
    const { connection, probe } = startConnection();
    connection.send(failure('throttled', now + 42_000)).isIn('throttled', { failures: 0, retryAt: now + 42_000 });
    connection.send({ type: 'connection.retry' }, { type: 'call.answered' }).isIn('throttled');
    pass(connection, 42_000);
    connection.isIn('online');
    expect(probe.calls).toHaveLength(0);
    expect(connection.sentToParent).toEqual([{ type: 'connection.restored', isOutage: false }]);
  });

  it('of a form concerns that form only', () => {
    const { connection } = startConnection();
    connection.send({ ...failure('throttled', now + 42_000), isRead: false }).isIn('online');
  });

  it('is waited for until the latest time that it states', () => {
    const { connection } = startConnection();
    connection.send(failure('throttled', now + 42_000), failure('throttled', now + 10_000));
    expect(connection.context.retryAt).toBe(now + 42_000);
    connection.send(failure('throttled', now + 60_000));
    expect(connection.context.retryAt).toBe(now + 60_000);
  });
});

describe('the browser', () => {
  it('without a network makes the connection offline, and with one again it is probed', async () => {
    const { connection, probe } = startConnection();
    connection.send({ type: 'network.lost' }).isIn({ offline: 'waiting' });
    connection.send({ type: 'network.found' }).isIn({ suspect: 'probing' });
    await probe.last.answers();
    connection.isIn('online');
    expect(connection.sentToParent).toEqual([{ type: 'connection.restored', isOutage: true }]);
  });

  it('that wrongly states that it has no network is corrected after an answered call', async () => {
    const { connection, probe } = startConnection();
    connection.send({ type: 'network.lost' }, { type: 'call.answered' }).isIn({ offline: 'probing' });
    await probe.last.answers();
    connection.isIn('online');
  });

  it('without a network leaves the connection offline when an earlier call is answered late', async () => {
    const { connection, probe } = startConnection();
    connection.send({ type: 'network.lost' }, { type: 'call.answered' });
    await probe.last.fails(failed('offline'));
    connection.isIn({ offline: 'waiting' });
    expect(connection.sentToParent).toEqual([]);
  });
});

it('passes the end of the session on', () => {
  const { connection } = startConnection();
  connection.send({ type: 'session.over' }).isIn('online');
  expect(connection.sentToParent).toEqual([{ type: 'session.expired' }]);
});
