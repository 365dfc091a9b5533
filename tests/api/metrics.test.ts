import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { logRequests } from '../../api/http/request-log.ts';
import { createLog } from '../../api/log.ts';
import { createMetrics, serveMetrics } from '../../api/metrics.ts';
import { StartError } from '../../api/start-error.ts';
import { calls } from '../../src/services/contract/calls.ts';

describe('the metrics', () => {
  const serveOnce = async (metrics = createMetrics()) => {
    const { port, close } = await serveMetrics(metrics, '127.0.0.1', 0);
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { Connection: 'close' } });
    return { port, close, ask };
  };

  it('have the times of requests in classes from five milliseconds to ten seconds', async () => {
    const metrics = createMetrics();
    metrics.observe('getRegions', 200, 0.02);
    const text = await metrics.registry.metrics();
    const classes = [...text.matchAll(/duration_seconds_bucket\{le="([^"]+)",.*\} (\d)/g)].map(([, le, count]) => [
      le,
      count,
    ]);
    expect(classes).toEqual([
      ['0.005', '0'],
      ...['0.02', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10', '+Inf'].map((le) => [le, '1']),
    ]);
  });

  it('are read at one address, with GET and HEAD only', async () => {
    const { ask, close } = await serveOnce();
    const replies = [
      await ask('/metrics'),
      await ask('/metrics', 'HEAD'),
      await ask('/metrics', 'POST'),
      await ask('/'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    for (const reply of replies.slice(2)) {
      expect(reply.headers.get('content-type')).toBe('text/plain');
      expect(await reply.text()).toBe('Not found');
    }
    close();
  });

  it('fail when one of them cannot be read', async () => {
    const metrics = createMetrics();
    metrics.gauge('depth', 'A depth.', () => {
      throw new Error('It has none.');
    });
    const { ask, close } = await serveOnce(metrics);
    expect((await ask('/metrics')).status).toBe(500);
    close();
  });

  it('do not start on a port that is taken', async () => {
    const { port, close } = await serveOnce();
    await expect(serveMetrics(createMetrics(), '127.0.0.1', port)).rejects.toThrow(
      new StartError(`METRICS_PORT ${port} of 127.0.0.1 could not be opened.`),
    );
    close();
  });

  it('end at once, though a client has not sent all of its request', async () => {
    const { port, ask, close } = await serveOnce();
    const client = connect(port, '127.0.0.1');
    let received = '';
    client.on('data', (data) => (received += data)).on('error', () => undefined);
    client.write('GET /metrics');
    await ask('/metrics'); // now the server has the other connection too
    close();
    await once(client, 'close');
    expect(received).toBe('');
    await expect(ask('/metrics')).rejects.toThrow();
  });

  it('count requests by call and status, and have no label from a client', async () => {
    const metrics = createMetrics();
    metrics.observe('getRegions', 200, 0.01);
    metrics.observe(null, 404, 0.01);
    metrics.observe('signIn', 429, 0.01);
    metrics.observe('signIn', 499, 0.01);
    metrics.shed();
    metrics.gauge('depth', 'A depth.', () => 7);
    const { ask, close } = await serveOnce(metrics);
    const reply = await ask('/metrics');
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const line of [
      'sg_network_request_duration_seconds_count{call="getRegions",status="2xx"} 1',
      'sg_network_request_duration_seconds_count{call="other",status="4xx"} 1',
      'sg_network_request_duration_seconds_count{call="signIn",status="4xx"} 2',
      'sg_network_throttled_requests_total 1',
      'sg_network_shed_requests_total 1',
      'sg_network_depth 7',
      'process_cpu_seconds_total',
    ])
      expect(text).toContain(line);
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
