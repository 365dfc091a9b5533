import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultHeader } from '../../api/http/faults.ts';
import { read } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const provoke = (fault: string, token?: string) =>
  api.call(token === undefined ? 'getLanguages' : 'getBio', { token, headers: { [faultHeader]: fault } });

describe('a fault', () => {
  it.each([
    ['status=503', 503, 'SessionStopped'],
    ['status=401', 401, 'AuthenticationError'],
    ['status=417', 417, 'ValidationError'],
  ])('%s sends an error with that status', async (fault, status, type) => {
    const reply = await read(await provoke(fault));
    expect([reply.status, reply.excType]).toEqual([status, type]);
  });

  it.each([
    ['empty', {}],
    ['null', { message: null }],
    ['message-string', { message: 'Not what was expected' }],
    ['msg-error', { message: { msg: 'error', data: 'Refused' } }],
  ])('%s sends that body with the status 200', async (fault, body) => {
    const reply = await read(await provoke(fault));
    expect([reply.status, reply.body]).toEqual([200, body]);
  });

  it('html sends a page', async () => {
    expect((await provoke('html')).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('truncated sends invalid JSON', async () => {
    await expect((await provoke('truncated')).json()).rejects.toThrow(SyntaxError);
  });

  it('delay postpones the reply, and can be combined with another fault', async () => {
    expect((await provoke('delay=6000')).status).toBe(200);
    expect((await provoke('delay=7000;status=500')).status).toBe(500);
    expect(api.waits).toEqual([6000, 7000]);
  });

  it('session-expired adds a flag to a public reply, and fails a personal call with 401', async () => {
    const open = await read(await provoke('session-expired'));
    expect([open.status, open.body.session_expired, Array.isArray(open.data)]).toEqual([200, 1, true]);
    const personal = await read(await provoke('session-expired', await api.signIn()));
    expect([personal.status, personal.excType, personal.body.session_expired]).toEqual([401, 'AuthenticationError', 1]);
  });

  it('can be limited to one method', async () => {
    expect((await provoke('status=500;method=get_rfq')).status).toBe(200);
    expect((await provoke('status=500; method=get_languges')).status).toBe(500);
  });
});

describe('a sentinel address', () => {
  const subscribe = (usr: string) => api.call('subscribe', { query: { usr } });

  it('causes its failure', async () => {
    expect((await read(await subscribe('refused@fault.example'))).message).toEqual({
      msg: 'error',
      data: 'Subscriber Refused',
    });
    expect((await subscribe('broken@fault.example')).status).toBe(500);
    expect((await subscribe('locked@fault.example')).status).toBe(429);
    api.waits.length = 0;
    expect((await read(await subscribe('slow@fault.example'))).data).toBe('Subscriber Added');
    expect(api.waits).toEqual([8000]);
  });
});

describe.each([
  ['production', { NODE_ENV: 'production', TEST_FAULTS: '1' }],
  ['a server without TEST_FAULTS', { TEST_FAULTS: '' }],
])('in %s', (_, env) => {
  it('rejects the header and gives the addresses no effect', async () => {
    const strict = await createTestApi(env);
    const response = await strict.call('getLanguages', { headers: { [faultHeader]: 'delay=1' } });
    expect((await read(response)).status).toBe(400);
    const plain = await read(await strict.call('subscribe', { query: { usr: 'refused@fault.example' } }));
    expect(plain.data).toBe('Subscriber Added');
    await strict.close();
  });
});
