import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { createGate } from '../../api/http/gate.ts';
import { createWork } from '../../api/http/work.ts';
import { createMetrics } from '../../api/metrics.ts';
import { hold } from '../support/hold.ts';

const limits = { maxActive: 1, maxWaiting: 1, maxWait: 60_000 };

afterEach(() => vi.useRealTimers());

it('no longer counts a request as waiting once it is its turn, though it takes long and its client leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onShed = vi.fn();
  const gate = createGate(limits, onShed);
  const holds = Array.from({ length: 3 }, () => hold());
  const work = async (at: number): Promise<Response> => {
    await holds[at]?.released;
    return new Response(String(at));
  };
  const app = new Hono().get('/:at', (context) => gate.run(context, () => work(Number(context.req.param('at')))));
  const client = new AbortController();
  const first = app.request('/0');
  const second = app.request('/1', { signal: client.signal });
  await vi.waitFor(() => expect(gate.waiting()).toBe(1));
  holds[0]?.release();
  await first;
  await vi.waitFor(() => expect(gate.waiting()).toBe(0));
  vi.advanceTimersByTime(1_000);
  const third = app.request('/2');
  await vi.waitFor(() => expect(gate.waiting()).toBe(1));
  vi.advanceTimersByTime(limits.maxWait - 1_000);
  client.abort();
  expect([gate.active(), gate.waiting(), onShed.mock.calls.length]).toEqual([1, 1, 0]);
  for (const { release } of holds) release();
  expect([await (await second).text(), await (await third).text()]).toEqual(['1', '2']);
  expect([gate.active(), gate.waiting()]).toEqual([0, 0]);
});

it('shows in the metrics how many requests are worked on, at either gate, and how many wait', async () => {
  const metrics = createMetrics();
  const { gate, gateOf } = createWork({ ...limits, cacheSeconds: 0 }, metrics);
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
