import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHealth } from '../../api/health.ts';
import { logRequests } from '../../api/http/request-log.ts';
import { listen } from '../../api/listen.ts';
import { createLog } from '../../api/log.ts';
import { createMetrics, serveMetrics } from '../../api/metrics.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { hold } from '../support/hold.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { openEmptyDatabase } from './test-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const statusOf = async (path: string, of: Pick<TestApi, 'request'> = api) => {
  const reply = await of.request(path);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return [reply.status, await reply.json(), reply.headers.get('retry-after')];
};

describe('the health', () => {
  it.each(['/api/health', '/health', '/healthz', '/livez'])('is ok at %s', async (path) => {
    expect(await statusOf(path)).toEqual([200, { status: 'ok' }, null]);
  });

  it.each(['/api/ready', '/ready', '/readyz'])('is the database at %s', async (path) => {
    expect(await statusOf(path)).toEqual([200, { status: 'ok' }, null]);
  });

  it('is unavailable when the database is gone, while the process is alive', async () => {
    const opened = await openEmptyDatabase();
    const [database] = [opened].flat();
    if (database === undefined) throw new Error('There is no database.');
    const lost = await createTestApi({}, database);
    await lost.close();
    expect(await statusOf('/api/ready', lost)).toEqual([503, { status: 'unavailable' }, '5']);
    expect(await statusOf('/api/health', lost)).toEqual([200, { status: 'ok' }, null]);
  });

  it('is answered while the server starts, by the site when it is ready, and while the server stops', async () => {
    const starting = createHealth(async () => 'starting');
    const { released: site, release: open } = hold<Hono>();
    const listening = await listen(['127.0.0.1'], 0, { site, starting });
    const get = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers: { Connection: 'close' } });
      return [reply.status, await reply.json()];
    };
    expect(await get('/readyz')).toEqual([503, { status: 'starting' }]);
    expect(await get('/livez')).toEqual([200, { status: 'ok' }]);
    open(createHealth(async () => 'ok'));
    await site;
    expect(await get('/readyz')).toEqual([200, { status: 'ok' }]);
    await listening.close(0);
    expect(listening.isClosing()).toBe(true);
    const stopping = createHealth(async () => 'stopping');
    expect((await stopping.request('/api/ready')).status).toBe(503);
  });
});

describe('the metrics', () => {
  it('count requests by call and status, and have no label from a client', async () => {
    const metrics = createMetrics();
    metrics.observe('getRegions', 200, 0.01);
    metrics.observe(null, 404, 0.01);
    metrics.observe('signIn', 429, 0.01);
    metrics.shed();
    metrics.gauge('depth', 'A depth.', () => 7);
    const { port, close } = await serveMetrics(metrics, '127.0.0.1', 0);
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Connection: 'close' } });
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const line of [
      'sg_network_request_duration_seconds_count{call="getRegions",status="2xx"} 1',
      'sg_network_request_duration_seconds_count{call="other",status="4xx"} 1',
      'sg_network_throttled_requests_total 1',
      'sg_network_shed_requests_total 1',
      'sg_network_depth 7',
      'process_cpu_seconds_total',
    ])
      expect(text).toContain(line);
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })).status).toBe(404);
    close();
  });

  it('are counted by the API', async () => {
    const registry = createMetrics();
    const observed = vi.spyOn(registry, 'observe');

    const app = new Hono()
      .use(logRequests({ log: createLog('silent'), metrics: registry }))
      .get('/', (c) => c.text(''));
    await app.request(`/?method=${calls.getRegions.method}`);
    await app.request('/?method=invented');
    expect(observed.mock.calls.map(([call, status]) => [call, status])).toEqual([
      ['getRegions', 200],
      [null, 200],
    ]);
  });
});
