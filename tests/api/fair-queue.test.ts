import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, type QueueLimits } from '../../api/http/fair-queue.ts';

const limits: QueueLimits = { places: 1, maxWaiting: 4, maxWaitingPerOwner: 3, maxWait: 60_000 };
const stays = new AbortController().signal;

/** A queue, the jobs that it has started, and a function that ends the one that runs. */
function createQueue(changes: Partial<QueueLimits> = {}) {
  const onShed = vi.fn();
  const queue = createFairQueue({ ...limits, ...changes }, onShed);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name = owner, signal = stays): Promise<string> =>
    queue.run(owner, signal, () => {
      started.push(name);
      return new Promise((resolve) => ends.push(() => resolve(name)));
    });
  const end = async (): Promise<void> => {
    await new Promise(setImmediate); // the job has started
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, add, end, onShed };
}

const statusOf = (job: Promise<unknown>) => job.catch(({ status }: { status: number }) => status);

/** The status with which a job is refused at once. */
const statusAtOnce = (job: Promise<unknown>) =>
  Promise.race([statusOf(job), new Promise((resolve) => setImmediate(resolve, 'it waits'))]);

afterEach(() => vi.useRealTimers());

describe('a fair queue', () => {
  it('takes the owners in turn', async () => {
    const { started, add, end } = createQueue();
    const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('runs as many at a time as it has places, and continues after one that fails', async () => {
    const { queue, started, add, end } = createQueue({ places: 2 });
    const failing = queue.run('a', stays, async () => {
      throw new Error('failed');
    });
    const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
    await expect(failing).rejects.toThrow('failed');
    expect(started).toEqual(['a1', 'a2']);
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3']);
  });

  it('leaves places for others beside the slow jobs of one owner', async () => {
    const { started, add, end } = createQueue({ places: 3, placesPerOwner: 1 });
    const jobs = [add('b', 'b1'), add('a', 'a1'), add('a', 'a2'), add('c', 'c1'), add('d', 'd1')];
    await new Promise(setImmediate);
    expect(started).toEqual(['b1', 'a1', 'c1']);
    await end();
    expect(started).toEqual(['b1', 'a1', 'c1', 'd1']);
    await end();
    expect(started).toEqual(['b1', 'a1', 'c1', 'd1', 'a2']);
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['b1', 'a1', 'a2', 'c1', 'd1']);
  });

  it('runs as many jobs of one owner at a time as it may have', async () => {
    const { started, add, end } = createQueue({ places: 4, placesPerOwner: 2 });
    const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('a', 'a4'), add('b', 'b1')];
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('refuses an owner who has too many waiting with 429, and one who has as many as the others with 503 when it is full', async () => {
    const { add, end, onShed } = createQueue();
    const jobs = [add('a'), add('a'), add('a'), add('b'), add('b')];
    expect(await statusAtOnce(add('b'))).toBe(503);
    expect(await statusAtOnce(add('a'))).toBe(503);
    expect(onShed).toHaveBeenCalledTimes(2);
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a', 'a', 'a', 'b', 'b']);
    const many = [add('a'), add('a'), add('a'), add('a')];
    expect(await statusAtOnce(add('a'))).toBe(429);
    for (const _ of many) await end();
    await Promise.all(many);
  });

  it('turns away the newest job of the owner with the most when it is full, so that others get their turn', async () => {
    const { started, add, end, onShed } = createQueue({ maxWaitingPerOwner: 2 });
    const jobs = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1')];
    const newest = [add('a', 'a3'), add('b', 'b2')].map(statusAtOnce);
    jobs.push(add('c', 'c1'));
    expect(await Promise.all(newest)).toEqual([503, 'it waits']);
    expect(onShed).toHaveBeenCalledOnce();
    for (let at = 0; at < 5; at++) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'b1', 'c1']);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'b2']);
  });

  it('drops a job when its client leaves while it waits', async () => {
    const { started, add, end } = createQueue();
    const client = new AbortController();
    const first = add('a', 'a1');
    const dropped = statusOf(add('b', 'b1', client.signal));
    const last = add('a', 'a2');
    client.abort();
    expect(await dropped).toBe(499);
    await end();
    await end();
    expect(await Promise.all([first, last])).toEqual(['a1', 'a2']);
    expect(started).toEqual(['a1', 'a2']);
    expect(await statusOf(add('b', 'b2', client.signal))).toBe(499);
  });

  it('frees the place of a waiting job when its client leaves, and keeps the other jobs of its owner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, add, end, onShed } = createQueue({ maxWaiting: 2 });
    const client = new AbortController();
    const first = add('a', 'a1');
    const leaving = statusOf(add('b', 'b1', client.signal));
    vi.advanceTimersByTime(1_000);
    const jobs = [first, add('b', 'b2')];
    client.abort();
    expect(await leaving).toBe(499);
    vi.advanceTimersByTime(limits.maxWait - 1_000);
    expect(onShed).not.toHaveBeenCalled();
    jobs.push(add('c', 'c1'));
    expect(await statusAtOnce(add('d', 'd1'))).toBe(503);
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'b2', 'c1']);
    expect(started).toEqual(['a1', 'b2', 'c1']);
  });

  it('starts a job at once when all others have ended, also those that waited', async () => {
    const { started, add, end } = createQueue();
    for (const name of ['a1', 'b1', 'c1']) {
      const jobs = [add('a', name), add('b', `${name} waiting`)];
      await new Promise(setImmediate);
      expect(started.at(-1)).toBe(name);
      for (const _ of jobs) await end();
      await Promise.all(jobs);
    }
  });

  it('limits how many jobs of one owner wait, and states after how many seconds to try again', async () => {
    const { add, end } = createQueue({ maxWaitingPerOwner: 1 });
    const jobs = [add('a', 'a1'), add('a', 'a2')];
    const refused = await add('a', 'a3').catch((error) => error);
    expect(refused).toMatchObject({ status: 429, options: { headers: { 'Retry-After': '1' } } });
    for (const _ of jobs) await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2']);
  });

  it('drops a job that has waited too long', async () => {
    const { started, add, end } = createQueue({ maxWait: 1 });
    const first = add('a', 'a1');
    expect(await statusOf(add('b', 'b1'))).toBe(503);
    await end();
    expect(await first).toBe('a1');
    expect(started).toEqual(['a1']);
  });

  it('no longer counts a job as waiting once it has started, though it takes long and its client leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, add, end, onShed } = createQueue({ maxWaiting: 1 });
    const client = new AbortController();
    const jobs = [add('a', 'a1'), add('b', 'b1', client.signal)];
    await end();
    expect(started).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(limits.maxWait);
    client.abort();
    expect(onShed).not.toHaveBeenCalled();
    jobs.push(add('c', 'c1'));
    expect(await statusAtOnce(add('d', 'd1'))).toBe(503);
    expect(onShed).toHaveBeenCalledOnce();
    await end();
    await end();
    expect(await Promise.all(jobs)).toEqual(['a1', 'b1', 'c1']);
  });
});
