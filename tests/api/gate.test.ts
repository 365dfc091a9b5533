import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { createGate, outsideGate } from '../../api/http/gate.ts';
import type { HttpError } from '../../api/http/http-error.ts';
import { clientLeft } from '../../api/http/http-errors.ts';
import { createWork } from '../../api/http/work.ts';
import { createMetrics } from '../../api/metrics.ts';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { hold } from '../support/hold.ts';

const limits = { maxActive: 1, maxWaiting: 1, maxWait: 60_000 };

afterEach(() => vi.useRealTimers());

/** A gate, and an app whose requests are worked on until `end` is called with their number. */
function createGated(changes: Partial<typeof limits> = {}) {
  const onShed = vi.fn();
  const gate = createGate({ ...limits, ...changes }, (context) => context.req.header('owner') ?? 'a', onShed);
  const holds = Array.from({ length: 5 }, () => hold());
  const work = async (at: number) => {
    await holds[at]?.released;
    return new Response(String(at));
  };
  const app = new Hono()
    .get('/job/:at', (context) => gate.run(context, () => work(Number(context.req.param('at')))))
    .get('/receive/:at', (context) =>
      gate.run(context, () => outsideGate(context, () => work(Number(context.req.param('at'))))),
    )
    .get('/broken', (context) => gate.run(context, () => outsideGate(context, () => Promise.reject(clientLeft()))))
    .onError((error, context) => context.text('', ((error as HttpError).status ?? 500) as 500));
  const request = async (path: string, signal?: AbortSignal, owner = 'a') => {
    const response = await app.request(path, { signal: signal ?? null, headers: { owner } });
    return response.ok ? Number(await response.text()) : response.status;
  };
  const counts = async (active: number, waiting: number) => {
    // without a timer, which the tests control
    for (let turn = 0; turn < 100 && (gate.active() !== active || gate.waiting() !== waiting); turn++)
      await new Promise(setImmediate);
    expect([gate.active(), gate.waiting()]).toEqual([active, waiting]);
  };
  return { request, counts, onShed, end: (at: number) => holds[at]?.release() };
}

it('no longer counts a request as waiting once it is its turn, though it takes long and its client leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { request, counts, onShed, end } = createGated();
  const client = new AbortController();
  const first = request('/job/0');
  const second = request('/job/1', client.signal);
  await counts(1, 1);
  end(0);
  await counts(1, 0);
  vi.advanceTimersByTime(1_000);
  const third = request('/job/2');
  await counts(1, 1);
  vi.advanceTimersByTime(limits.maxWait - 1_000);
  client.abort();
  expect(onShed).not.toHaveBeenCalled();
  await counts(1, 1);
  end(1);
  end(2);
  expect(await Promise.all([first, second, third])).toEqual([0, 1, 2]);
  await counts(0, 0);
});

it('gives up one request when its client leaves or it has waited too long, and keeps the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { request, counts, onShed, end } = createGated({ maxWaiting: 3 });
  const client = new AbortController();
  const requests = [request('/job/0'), request('/job/1', client.signal)];
  await counts(1, 1);
  vi.advanceTimersByTime(1_000);
  requests.push(request('/job/2'), request('/job/3'));
  await counts(1, 3);
  expect(await request('/job/4')).toBe(503);
  expect(onShed).toHaveBeenCalledTimes(1);
  client.abort();
  await counts(1, 2);
  expect(await request('/job/1', client.signal)).toBe(499);
  vi.advanceTimersByTime(limits.maxWait - 1_000);
  await counts(1, 2);
  vi.advanceTimersByTime(999);
  requests.push(request('/job/4'));
  await counts(1, 3);
  vi.advanceTimersByTime(1);
  await counts(1, 1);
  expect(onShed).toHaveBeenCalledTimes(3);
  for (const at of [0, 4]) end(at);
  expect(await Promise.all(requests)).toEqual([0, 499, 503, 503, 4]);
  await counts(0, 0);
});

it('takes the owners in turn, and turns away the newest of the one with the most when too many wait', async () => {
  const { request, counts, onShed, end } = createGated({ maxWaiting: 3 });
  const many = [0, 1, 2, 3].map((at) => request(`/job/${at}`));
  await counts(1, 3);
  const other = request('/job/4', undefined, 'b');
  expect(await many[3]).toBe(503);
  await counts(1, 3);
  expect(await request('/job/3')).toBe(503);
  expect(onShed).toHaveBeenCalledTimes(2);
  end(0);
  end(1);
  end(4);
  expect(await Promise.all([many[0], many[1], other])).toEqual([0, 1, 4]);
  await counts(1, 0);
  end(2);
  expect(await many[2]).toBe(2);
});

it('turns away the request of an owner who would have as many as the others', async () => {
  const { request, counts, end } = createGated({ maxWaiting: 2 });
  const requests = [request('/job/0'), request('/job/1'), request('/job/2', undefined, 'b')];
  await counts(1, 2);
  expect(await request('/job/3', undefined, 'c')).toBe(503);
  for (const at of [0, 1, 2]) end(at);
  expect(await Promise.all(requests)).toEqual([0, 1, 2]);
});

it('lets another request in while the body of the first is awaited, and frees its turn once when none arrives', async () => {
  const { request, counts, end } = createGated();
  const receiving = request('/receive/0');
  await counts(0, 0);
  const other = request('/job/1');
  await counts(1, 0);
  end(0);
  await counts(1, 1); // the body has arrived, and its request waits for its turn
  end(1);
  expect(await Promise.all([receiving, other])).toEqual([0, 1]);
  await counts(0, 0);
  expect(await request('/broken')).toBe(499);
  await counts(0, 0);
});

it('receives a body without a turn where a request needs none', async () => {
  const app = new Hono().get('/', async (context) => context.text(await outsideGate(context, async () => 'received')));
  expect(await (await app.request('/')).text()).toBe('received');
});

it('begins the work for several requests in its turn, and rejects it when too many wait', async () => {
  const onShed = vi.fn();
  const gate = createGate(limits, () => 'a', onShed);
  const { released, release } = hold();
  const first = gate.runShared(() => released);
  const begun = vi.fn(async () => 'done');
  const second = gate.runShared(begun);
  await expect(gate.runShared(begun)).rejects.toMatchObject({ status: 503 });
  expect(onShed).toHaveBeenCalledTimes(1);
  expect(begun).not.toHaveBeenCalled();
  release();
  await first;
  expect(await second).toBe('done');
  expect([gate.active(), gate.waiting()]).toEqual([0, 0]);
});

it('is another one for the calls that derive a key, or receive or render a file', () => {
  const { gate, gateOf } = createWork({ ...limits, cacheSeconds: 0 }, () => 'a', createMetrics());
  const slow = (Object.keys(calls) as CallName[]).filter((name) => gateOf(name) !== gate); // all keys of the table
  expect(slow.sort()).toEqual([
    'changePassword',
    'downloadFile',
    'registerCandidate',
    'resetPassword',
    'signIn',
    'uploadCv',
    'uploadDeliverable',
    'uploadPhoto',
  ]);
});

it('shows in the metrics how many requests are worked on, at either gate, and how many wait', async () => {
  const metrics = createMetrics();
  const { gate, gateOf } = createWork({ ...limits, cacheSeconds: 0 }, () => 'a', metrics);
  const shown = async () => {
    const text = await metrics.registry.metrics();
    return ['active', 'waiting'].map((name) =>
      Number(new RegExp(`^sg_network_${name}_requests (\\d+)$`, 'm').exec(text)?.[1]),
    );
  };
  expect(await shown()).toEqual([0, 0]);
  const { released, release } = hold();
  const requests = [gate, gate, gateOf('signIn')].map((each) => each.runShared(() => released));
  expect(await shown()).toEqual([2, 1]);
  release();
  await Promise.all(requests);
  expect(await shown()).toEqual([0, 0]);
});
