/** Tests of the places that slow clients have, with the clock of the queue. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue } from '../../api/http/fair-queue.ts';
import type { Place } from '../../api/http/place.ts';
import { hold } from '../support/hold.ts';
import { addressOf, createTestApi } from './test-api.ts';
import { openTestDatabase } from './test-database.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const stays = new AbortController().signal;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Sends that many bytes each second, for a minute. */
async function* bodyOf(bytesPerSecond: number): AsyncGenerator<Uint8Array> {
  for (let second = 0; second < 60; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (bytesPerSecond > 0) yield new Uint8Array(bytesPerSecond);
  }
}

/** A queue with two places, and how its jobs ended. */
function createQueue() {
  const onShed = vi.fn();
  const queue = createFairQueue(
    { places: 2, placesPerOwner: 2, maxWaiting: 9, maxWaitingPerOwner: 9, maxWait: 20_000 },
    onShed,
  );
  const ends: Record<string, unknown> = {};
  const run = (name: string, job: (place: Place) => Promise<string>): void => {
    const ended = queue.run(name.slice(0, 1), stays, job).catch(({ status }) => status);
    void ended.then((end) => Object.assign(ends, { [name]: end }));
  };
  const send = (name: string, bytesPerSecond: number): void =>
    run(name, async (place) => {
      for await (const _ of place.receive(bodyOf(bytesPerSecond)));
      return 'received';
    });
  /** A job that ends at once. */
  const wait = (name: string): void => run(name, async () => 'started');
  return { send, wait, ends, onShed };
}

describe('a client that sends slowly', () => {
  it('loses its place to another one that waits, after five seconds', async () => {
    const { send, wait, ends, onShed } = createQueue();
    send('a1', 0);
    send('a2', 19_000);
    wait('b1');
    await pass(5);
    expect(ends).toEqual({});
    await pass(1);
    expect([ends, onShed.mock.calls.length]).toEqual([{ a1: 503, b1: 'started' }, 1]);
  });

  it('keeps its place while no other one waits, or there is a place', async () => {
    const { send, wait, ends } = createQueue();
    send('a1', 0);
    send('a2', 0);
    wait('a3');
    await pass(19);
    expect(ends).toEqual({});
    const other = createQueue();
    other.send('a1', 0);
    other.wait('b1');
    await pass(30);
    expect(other.ends).toEqual({ b1: 'started' });
  });

  it('keeps its place when it sends 20 KB in each second', async () => {
    const { send, wait, ends } = createQueue();
    send('a1', 20_000);
    send('a2', 50_000);
    wait('b1');
    await pass(19);
    expect(ends).toEqual({});
  });

  it('loses its place when it has sent less than that for long', async () => {
    const { send, wait, ends } = createQueue();
    send('a1', 9_000);
    send('a2', 50_000);
    await pass(10);
    wait('b1');
    await pass(2);
    expect(ends).toEqual({ a1: 503, b1: 'started' });
  });
});

it('all upload places of four addresses leave room for a fifth', async () => {
  const [database, ...others] = await openTestDatabase();
  for (const other of others) await other.close();
  const api = await createTestApi({}, database); // one server, also on PostgreSQL, because each has a queue of its own
  const { released, release } = hold();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const start = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  let begun = 0;
  const slowly = () =>
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode(start)),
      async pull() {
        begun += 1;
        await released;
      },
    });
  const post = (peer: string, body: BodyInit) =>
    api.requestFrom(peer, addressOf('uploadCv'), { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const slow = Array.from({ length: 16 }, (_, at) => post(`203.0.113.${at % 4}`, slowly()));
  await vi.waitFor(() => expect(begun).toBe(16), { timeout: 60_000, interval: 1 });
  const other = post('198.51.100.1', `${start}\r\n--edge--\r\n`);
  const ended = vi.fn();
  for (const each of slow) void each.then(({ status }) => ended(status));
  await pass(8);
  vi.useRealTimers();
  expect((await other).status).toBe(200);
  expect(ended.mock.calls).toEqual([[503]]);
  release();
  await api.close();
});
