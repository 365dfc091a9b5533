/**
 * Tests of what every request has in common: verbs, bodies, headers, origins and the log. Long because of their
 * number.
 */
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maxBodyBytesOf } from '../../api/http/body-limits.ts';
import { logRequests } from '../../api/http/request-log.ts';
import type { Log } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { mandatePath, pageViewPath, sitePath } from '../../src/services/contract/paths.ts';
import { read } from './reading.ts';
import { addressOf, createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ ALLOW_CORS: 'https://app.example, https://other.example', VISITOR_ATTEMPTS: '100000' });
});
afterAll(() => api.close());

const bios = 'version=v1&method=get_bio&entity=profile';

it('a personal reply is compressed', async () => {
  const token = await api.signIn();
  const reply = await api.call('getJobRequests', { token, headers: { 'Accept-Encoding': 'gzip' } });
  expect(reply.headers.get('content-encoding')).toBe('gzip');
});

describe('an invalid request', () => {
  it.each([
    ['an unknown path', '/api/nothing', 404, 'DoesNotExistError'],
    ['an unknown path below /api/method', '/api/method/nothing', 404, 'DoesNotExistError'],
    ['no version', `${mandatePath}?method=get_languges&entity=utils`, 417, 'ValidationError'],
    ['another version', `${mandatePath}?version=v2&method=get_languges&entity=utils`, 417, 'ValidationError'],
    ['an unknown method', `${mandatePath}?version=v1&method=get_languages&entity=utils`, 404, 'DoesNotExistError'],
    ['a method of another entity', `${mandatePath}?version=v1&method=get_bio&entity=utils`, 404, 'DoesNotExistError'],
    ['a mandate on the site path', `${sitePath}?${bios}`, 404, 'DoesNotExistError'],
    ['a site call on the mandate path', `${mandatePath}?version=v1&method=logout`, 404, 'DoesNotExistError'],
    [
      'a property name of every object',
      `${mandatePath}?version=v1&method=constructor&entity=toString`,
      404,
      'DoesNotExistError',
    ],
    ['a broken escape', `${mandatePath}?version=v1&method=%E0%A4%A&entity=utils`, 404, 'DoesNotExistError'],
    ['a GET where a page view is posted', pageViewPath, 403, 'PermissionError'],
  ])('with %s gets an error as JSON, whatever it accepts', async (_, address, status, type) => {
    const response = await api.request(address, { headers: { Accept: 'text/html' } });
    expect(response.headers.get('content-type')).toBe('application/json');
    const reply = await read(response);
    expect([reply.status, reply.excType]).toEqual([status, type]);
    expect(reply.messages).toHaveLength(1);
    expect(reply.body.exception).toMatch(new RegExp(`^frappe\\.exceptions\\.${type}: `));
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('with the verb %s is rejected', async (method) => {
    expect((await read(await api.call('getLanguages', { method }))).status).toBe(403);
  });

  it.each(['{', '[]', 'null', '"text"', ''])('with the body %j is rejected', async (body) => {
    const { status, excType } = await read(await api.call('registerCandidate', { body }));
    expect([status, excType]).toEqual([417, 'ValidationError']);
  });

  it.each([
    ['a body that is too large', {}],
    ['a header that announces too large a body', { 'Content-Length': '99999999' }],
  ])('with %s is rejected', async (_, headers) => {
    const body = JSON.stringify({ bio: 'x'.repeat(maxBodyBytesOf('registerCandidate')) });
    const { status, excType } = await read(await api.call('registerCandidate', { body, headers }));
    expect([status, excType]).toEqual([413, 'RequestEntityTooLarge']);
  });
});

describe('an internal error', () => {
  it('sends only a reference, and is logged without the input', async () => {
    const broken = await createTestApi();
    await broken.db.execute(sql`drop table subscribers`);
    const { status, messages, body } = await read(
      await broken.call('subscribe', { query: { usr: 'secret@example.com' } }),
    );
    expect(status).toBe(500);
    expect(messages[0]?.message).toMatch(/^Something went wrong on our side\. Reference: [0-9a-f]{8}$/);
    expect(JSON.stringify(body)).not.toMatch(/subscribers|insert|at /);
    expect(broken.logged.join()).toContain(JSON.stringify('relation "subscribers" does not exist'));
    expect(broken.logged.join()).not.toContain('secret');
    await broken.close();
  });
});

describe('the log', () => {
  const lines = (of: TestApi = api) => of.logged.map((line): Record<string, unknown> => JSON.parse(line));

  it('has one line per request, without its input', async () => {
    api.logged.length = 0;
    vi.spyOn(performance, 'now').mockReturnValue(0); // a slow request has another level
    await api.signIn();
    await api.call('getBio', { token: 'a-secret-token' });
    const unknown = await api.request(`${mandatePath}?version=v1&method=a-secret-method&entity=x`);
    const requestId = expect.stringMatching(/^[0-9a-f]{8}$/);
    const usual = { time: expect.any(String), requestId, path: mandatePath, milliseconds: expect.any(Number) };
    expect(lines()).toEqual([
      { ...usual, level: 'info', method: 'POST', call: 'signIn', status: 200, msg: 'request' },
      { ...usual, level: 'warn', method: 'GET', call: 'getBio', status: 401, msg: 'request' },
      { ...usual, level: 'warn', method: 'GET', status: 404, msg: 'request' },
    ]);
    expect(unknown.headers.get('x-frappe-request-id')).toBe(lines().at(-1)?.requestId);
    expect(api.logged.join()).not.toMatch(new RegExp(`secret|${demoAccount.email}|Consult`));
  });

  it('has a warning for a request that took more than two seconds', async () => {
    let time = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
    const written: unknown[] = [];
    const write = (level: string) => (line: { milliseconds: number }) => void written.push([level, line.milliseconds]);
    const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
    const server = new Hono().use(logRequests({ log: log as Log, metrics: createMetrics() }));
    server.get('/:milliseconds', (context) => {
      time += Number(context.req.param('milliseconds'));
      return context.text('');
    });
    await server.request('/2000');
    await server.request('/2001');
    now.mockRestore();
    expect(written).toEqual([
      ['info', 2_000],
      ['warn', 2_001],
    ]);
  });

  it('has the reference of an internal error, with its stack and without parameters', async () => {
    const broken = await createTestApi();
    await broken.db.execute(sql`drop table subscribers`);
    const reply = await broken.call('subscribe', { query: { usr: 'secret@example.com' } });
    const [line] = lines(broken);
    const { messages } = await read(reply);
    expect(messages[0]?.message).toBe(`Something went wrong on our side. Reference: ${line?.requestId}`);
    expect(reply.headers.get('x-frappe-request-id')).toBe(line?.requestId);
    expect(line).toMatchObject({
      level: 'error',
      status: 500,
      error: { code: '42P01', message: 'relation "subscribers" does not exist', stack: expect.any(Array) },
    });
    expect(broken.logged.join()).not.toMatch(/secret|params/);
    await broken.close();
  });

  it('has no line of a text that looks like a line of a stack', async () => {
    const broken = await createTestApi();
    const token = await broken.signIn();
    await broken.db.execute(sql`alter table cover_notes add constraint broken check (note = '') not valid`);
    const body = JSON.stringify({ title: 'Work', note: 'I worked\n  at Secret Ministry\n    at secret (of:1:1)' });
    expect((await broken.call('saveCoverNote', { token, body })).status).toBe(500);
    const error = lines(broken).at(-1)?.error as { stack: string[] };
    expect(error.stack[0]).toMatch(/^at .+:\d+:\d+\)?$/);
    expect(broken.logged.join()).not.toMatch(/secret/i);
    await broken.close();
  });

  it('has only what its level includes', async () => {
    const silent = await createTestApi({ LOG_LEVEL: 'warn' });
    vi.spyOn(performance, 'now').mockReturnValue(0); // a slow request has another level
    await silent.signIn();
    expect(silent.logged).toEqual([]);
    await silent.call('getBio');
    expect(lines(silent)).toMatchObject([{ level: 'warn', status: 401 }]);
    await silent.close();
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    api.request(addressOf('getBio'), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  it('may send credentials if it is on the list', async () => {
    const allowed = await preflight('https://other.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://other.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/Authorization/);
    expect(allowed.headers.get('access-control-max-age')).toBe('86400');
    const reply = await api.call('getLoginTheme', { headers: { Origin: 'https://app.example' } });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(reply.headers.get('access-control-expose-headers')).toBe('Date,ETag,Retry-After,X-Frappe-Request-Id');
    expect(reply.headers.get('vary')).toMatch(/Origin/);
  });

  it('may use only the methods and headers of existing paths', async () => {
    const options = (path: string) =>
      api.request(path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'DELETE' },
      });
    const methodsOf = async (path: string) => (await options(path)).headers.get('access-control-allow-methods');
    expect(await methodsOf(mandatePath)).toBe('GET,POST');
    expect(await methodsOf(sitePath)).toBe('POST');
    expect(await methodsOf(pageViewPath)).toBe('POST');
    expect(await methodsOf('/api/photo/name')).toBe('GET');
    for (const path of ['/api/other', '/api/health', '/api/docs']) {
      const { status, headers } = await options(path);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([404, null]);
    }
    const strict = await createTestApi({ ALLOW_CORS: 'https://app.example', NODE_ENV: 'production' });
    const allowed = await strict.request(mandatePath, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(allowed.headers.get('access-control-allow-headers')).toBe(
      'Accept,Authorization,Content-Type,If-None-Match,X-Requested-With',
    );
    await strict.close();
  });

  it('may not otherwise', async () => {
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const response = await api.call('getBio', { headers: { Origin: 'https://app.example' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'https://app.example',
    ]);
  });
});

it('sends headers against framing and MIME type sniffing', async () => {
  const { headers } = await api.call('getLanguages');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

describe('the headers of a reply', () => {
  it('let it be no page, and be read by the other origins', async () => {
    const { headers } = await api.call('getRegions');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('allow the documentation its own style only', async () => {
    const policy = (await api.request('/api/docs')).headers.get('content-security-policy');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });
});

describe('a parameter of the address', () => {
  it.each([
    ['given twice', 'subscribe', '&usr=b%40example.com', 'usr'],
    ['given twice with one value', 'subscribe', '&usr=a%40example.com', 'usr'],
    ['given once more as a list', 'subscribe', '&usr[]=b%40example.com', 'usr'],
    ['given as an object', 'signIn', '&password[$ne]=x', 'password'],
    ['of the call, given twice', 'getLanguages', '&method=get_landing_page', 'method'],
    ['for the version, given twice', 'getLanguages', '&version=v1', 'version'],
    ['for the language, given as a list', 'getLanguages', '&language[]=ar', 'language'],
  ] as const)('%s is refused by its name', async (_, call, added, name) => {
    const address = `${addressOf(call, { query: { usr: 'a@example.com', password: 'x' } })}${added}`;
    const { status, excType, messages } = await read(await api.request(address, { method: calls[call].verb }));
    expect([status, excType, messages[0]?.fieldname]).toEqual([417, 'ValidationError', name]);
  });

  it.each([
    ['getLanguages', 'language=en', 'language[]=en', 'language'],
    ['getLanguages', 'version=v1', 'version[0]=v1', 'version'],
    ['subscribe', 'usr=', 'usr[]=', 'usr'],
  ] as const)('of %s has the wrong type when %s is written as %s', async (call, single, list, name) => {
    const address = addressOf(call, { query: { usr: 'a@example.com' } });
    const reply = await api.request(address.replace(single, list), { method: calls[call].verb });
    const { status, messages } = await read(reply);
    expect([status, messages[0]?.fieldname]).toEqual([417, name]);
    expect(messages[0]?.message).toContain('type');
  });

  it('that no call has is ignored', async () => {
    expect((await api.request(`${addressOf('getLanguages')}&utm_source=mail`)).status).toBe(200);
  });
});
