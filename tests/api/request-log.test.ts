/** Which line the log has for a request that fails or whose client leaves, and what is counted of it. */
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { HttpError } from '../../api/http/http-error.ts';
import { clientLeft, overloaded } from '../../api/http/http-errors.ts';
import { logRequests } from '../../api/http/request-log.ts';
import { createLog } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';

/** The reply to a request on which `work` is done, its line in the log, and what was counted. */
async function logged(work: () => Response | Promise<Response>, signal?: AbortSignal) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const observe = vi.spyOn(metrics, 'observe');
  const app = new Hono()
    .use(logRequests({ log: createLog('info', { write: (line) => lines.push(line) }), metrics }))
    .post('/api/work', work)
    .onError((error, context) => context.text('', ((error as HttpError).status ?? 500) as 500));
  const reply = await app.request('/api/work?secret', { method: 'POST', signal: signal ?? null });
  expect(lines).toHaveLength(1);
  const line: Record<string, unknown> = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ method: 'POST', path: '/api/work', status: reply.status, msg: 'request' });
  expect(reply.headers.get('x-frappe-request-id')).toBe(line.requestId);
  return { line, counted: observe.mock.calls };
}

it('has an error for a request that fails, with what has happened', async () => {
  const { line } = await logged(() => Promise.reject(new TypeError('It is broken.')));
  expect(line).toMatchObject({ level: 'error', status: 500, error: { message: 'It is broken.' } });
  expect(line).not.toHaveProperty('isAborted');
});

it('logs an overload as an error and a refusal as a warning, both without a stack', async () => {
  const shed = await logged(() => Promise.reject(overloaded()));
  expect(shed.line).toMatchObject({ level: 'error', status: 503 });
  expect(shed.line).not.toHaveProperty('error');
  const refused = await logged(() => new Response('', { status: 400 }));
  expect(refused.line).toMatchObject({ level: 'warn', status: 400 });
  vi.spyOn(performance, 'now').mockReturnValue(0); // a slow request has another level
  expect((await logged(() => new Response(null, { status: 304 }))).line).toMatchObject({ level: 'info', status: 304 });
});

it.each([
  ['gives it up', clientLeft(), 499],
  ['fails because of it', new Error('The client is gone.'), 500],
])('has a warning for a request whose client leaves when the server %s', async (_, error, status) => {
  const client = new AbortController();
  const { line } = await logged(() => {
    client.abort();
    return Promise.reject(error);
  }, client.signal);
  expect(line).toMatchObject({ level: 'warn', status, isAborted: true });
  expect(line).not.toHaveProperty('error');
});

it('has the time of a request in whole milliseconds, which is counted in seconds', async () => {
  let time = 100;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const { line, counted } = await logged(() => {
    time += 250.6;
    return new Response('');
  });
  now.mockRestore();
  expect(line.milliseconds).toBe(251);
  expect(counted).toEqual([[null, 200, expect.closeTo(0.2506, 6)]]);
});
