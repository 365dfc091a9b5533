/** What a call does when the network fails. Long because of the tables of failures. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import type { Request } from '../../src/services/http.ts';
import { probe } from '../../src/services/network.ts';
import { runCall } from './run-call.ts';
import { answer, json, scriptFetch } from './script-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request: Request = {
  language: 'en',
  token: 'T1',
  query: { usr: 'n@example.com', password: 'p', name: 'N-1' },
  body: {},
};
const apiError = (kind: string, message: string) => ({
  kind,
  message,
  status: null,
  fields: {},
  retryAt: null,
  reference: null,
});

/** The outcome of a call so far: `'waiting'`, its reply, or its API error. */
function follow(call: Promise<unknown>) {
  const followed: { outcome: unknown } = { outcome: 'waiting' };
  call.then(
    (reply) => Object.assign(followed, { outcome: reply }),
    (thrown) => Object.assign(followed, { outcome: thrown.apiError }),
  );
  return followed;
}

describe('the deadline', () => {
  /** Specification, section 9: 5 s for nearly all calls, 15 s for the profile, none for the education levels. */
  const deadlines: Partial<Record<CallName, number>> = {
    getProfile: 15_000,
    getEducationLevels: Number.POSITIVE_INFINITY,
    registerCandidate: 15_000,
    uploadCv: 60_000,
    uploadPhoto: 60_000,
    uploadDeliverable: 60_000,
    exportMyData: 15_000,
    downloadFile: 15_000,
  };
  const rows = (Object.keys(calls) as CallName[]).map((name) => [name, deadlines[name] ?? 5_000] as const);

  it.each(rows)('of %s is %d ms', async (name, deadline) => {
    const sent = scriptFetch('silence');
    const call = follow(runCall(name, request));
    await vi.advanceTimersByTimeAsync(Math.min(deadline, 86_400_000) - 1);
    expect([call.outcome, sent[0]?.signal.aborted]).toEqual(['waiting', false]);
    await vi.advanceTimersByTimeAsync(1);
    if (deadline === Number.POSITIVE_INFINITY) expect(call.outcome).toBe('waiting');
    else expect(call.outcome).toEqual(apiError('timedOut', 'Request timed out'));
    expect(sent[0]?.signal.aborted).toBe(deadline !== Number.POSITIVE_INFINITY);
    expect(sent).toHaveLength(1);
  });

  it('applies to the body of the response too', async () => {
    scriptFetch(new Response(new ReadableStream(), { status: 200 }));
    const call = follow(runCall('getRegions', request));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(call.outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(call.outcome).toEqual(apiError('timedOut', 'Request timed out'));
  });

  it('leaves no timer after the response', async () => {
    scriptFetch(answer([]));
    await runCall('getRegions', request);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('cancelling', () => {
  it('aborts the request and fails as canceled', async () => {
    const sent = scriptFetch('silence');
    const controller = new AbortController();
    const call = follow(runCall('signIn', { ...request, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(call.outcome).toEqual(apiError('canceled', 'Request canceled'));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('before it began sends nothing', async () => {
    const sent = scriptFetch(answer([]));
    const call = follow(runCall('getRegions', { ...request, signal: AbortSignal.abort() }));
    await vi.advanceTimersByTimeAsync(0);
    expect(call.outcome).toEqual(apiError('canceled', 'Request canceled'));
    expect(sent).toEqual([]);
  });

  it('after it ended changes nothing', async () => {
    scriptFetch(answer([]));
    const controller = new AbortController();
    const call = runCall('getRegions', { ...request, signal: controller.signal });
    await expect(call).resolves.toEqual([]);
    controller.abort();
    await vi.advanceTimersByTimeAsync(10_000);
  });
});

describe('a probe', () => {
  it('is answered by the service and by no cache, without a cookie', async () => {
    const sent = scriptFetch(json({}));
    await probe({ signal: new AbortController().signal });
    expect(sent).toMatchObject([{ cache: 'no-store', credentials: 'omit', headers: {} }]);
  });

  it.each([200, 404, 503])(
    'ends its request when the service replies with %d, since it does not read the body',
    async (status) => {
      const sent = scriptFetch(new Response(new ReadableStream(), { status }));
      await probe({ signal: new AbortController().signal }).catch(() => undefined);
      expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

it.each([
  ['a probe with a reply', json({})],
  ['a probe without a network', new TypeError('Failed to fetch')],
])('%s leaves no listener on its signal', async (_, reply) => {
  scriptFetch(reply);
  const { signal } = new AbortController();
  await probe({ signal }).catch(() => undefined);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('a probe without a reply', () => {
  it('times out after 5 seconds', async () => {
    scriptFetch('silence');
    const probed = follow(probe({ signal: new AbortController().signal }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(probed.outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(probed.outcome).toEqual(apiError('timedOut', 'Request timed out'));
  });

  it('is canceled by its signal', async () => {
    scriptFetch('silence');
    const controller = new AbortController();
    const probed = follow(probe({ signal: controller.signal }));
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(probed.outcome).toEqual(apiError('canceled', 'Request canceled'));
  });
});

describe('a network failure', () => {
  it.each([
    [false, 'offline'],
    [true, 'unreachable'],
    [undefined, 'unreachable'],
  ])('with navigator.onLine %s has the kind %s and the message of the browser', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    scriptFetch(new TypeError('Failed to fetch'));
    await expect(runCall('getRegions', request)).rejects.toMatchObject({
      name: 'CallError',
      message: 'Failed to fetch',
      apiError: apiError(kind, 'Failed to fetch'),
    });
  });

  it('is not retried', async () => {
    const sent = scriptFetch(new TypeError('Failed to fetch'));
    await expect(runCall('getRegions', request)).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });
});

it('a response that breaks off is unreadable, since the server was reached', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  scriptFetch(new Response(body, { status: 200 }));
  await expect(runCall('getRegions', request)).rejects.toMatchObject({ apiError: { kind: 'unreadable' } });
});

describe('a retry', () => {
  const foreign = json({ exc_type: 'CSRFTokenError' }, 400);
  const deadlock = json({ exc_type: 'QueryDeadlockError' }, 500);

  it.each(['signIn', 'subscribe'] as const)(
    'repeats %s without credentials when the cookie of another session is rejected',
    async (name) => {
      const data = name === 'subscribe' ? 'Subscriber Added' : { access_token: 'T1' };
      const sent = scriptFetch(foreign, json({ message: { msg: 'success', data } }));
      await expect(runCall(name, request)).resolves.toBeTruthy();
      expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'omit']);
      expect(sent[1]?.address).toBe(sent[0]?.address);
    },
  );

  it('without credentials happens only once', async () => {
    const sent = scriptFetch(foreign);
    await expect(runCall('subscribe', request)).rejects.toMatchObject({
      apiError: { ...apiError('foreignSession', 'Bad Request'), status: 400 },
    });
    expect(sent).toHaveLength(2);
  });

  it.each(['QueryDeadlockError', 'QueryTimeoutError'])('repeats a read after %s', async (exc_type) => {
    const sent = scriptFetch(json({ exc_type }, 500), answer([]));
    await expect(runCall('getRegions', request)).resolves.toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('of a read with credentials has them, too', async () => {
    const sent = scriptFetch(deadlock, answer({}));
    await runCall('getLoginTheme', request);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });

  it('of a read happens only once', async () => {
    const sent = scriptFetch(deadlock);
    await expect(runCall('getRegions', request)).rejects.toMatchObject({ apiError: { kind: 'server', status: 500 } });
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a write after a deadlock', 'subscribe', deadlock],
    ['a call without credentials', 'registerCandidate', foreign],
    ['any other 400', 'signIn', json({}, 400)],
    ['any other 500', 'getRegions', json({}, 500)],
  ] as const)('does not happen for %s', async (_, name, outcome) => {
    const sent = scriptFetch(outcome);
    await expect(runCall(name, request)).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});
