/** How the notifications are read with the ETag of the last reply. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallOutcome, watchCalls } from '../../src/services/call-outcomes.ts';
import { type NotificationsRequest, readNotificationState } from '../../src/services/notifications.ts';
import { answer, html, json, type Outcome, scriptFetch } from './script-fetch.ts';

const outcomes: CallOutcome[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  outcomes.length = 0;
  stop = watchCalls((outcome) => outcomes.push(outcome));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request: NotificationsRequest = { language: 'ar', token: 'T1', etag: null };
const data = { items: [], unread: 2, email_digest: 1 };
const reply = (headers: Record<string, string> = {}) => json({ message: { msg: 'success', data } }, 200, headers);
const read = (outcome: Outcome, more: Partial<NotificationsRequest> = {}) => {
  const sent = scriptFetch(outcome);
  return { sent, state: readNotificationState({ ...request, ...more }) };
};
const apiErrorOf = (state: Promise<unknown>) =>
  state.then(
    () => null,
    ({ apiError }) => apiError,
  );

describe('the notifications', () => {
  it('are read with the token, and have the ETag of the reply', async () => {
    const { sent, state } = read(reply({ etag: '"1"' }));
    expect(await state).toEqual({ items: [], unread: 2, email_digest: true, etag: '"1"' });
    expect(sent.map(({ address, headers }) => ({ address, headers }))).toEqual([
      {
        address: '/api/method/mandate?version=v1&method=get_notifications&entity=notification&language=ar',
        headers: { accept: 'application/json', authorization: 'Bearer T1' },
      },
    ]);
    expect(outcomes).toEqual([{ type: 'call.answered' }]);
  });

  it('have no item twice', async () => {
    const items = ['a', 'b', 'a'].map((name) => ({ name, kind: 'invoice_paid', reference: null }));
    const { state } = read(json({ message: { msg: 'success', data: { ...data, items } } }));
    expect((await state)?.items.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('have an empty ETag where the server states none', async () => {
    expect(await read(reply()).state).toMatchObject({ etag: '' });
  });

  it('have not changed when the server has the same ETag', async () => {
    const { sent, state } = read(new Response(null, { status: 304 }), { etag: '"1"' });
    expect(await state).toBeNull();
    expect(sent[0]?.headers['if-none-match']).toBe('"1"');
    expect(outcomes).toEqual([{ type: 'call.answered' }]);
  });

  it('are not read without a token', async () => {
    const { sent, state } = read(reply(), { token: '' });
    expect(await apiErrorOf(state)).toMatchObject({ kind: 'unauthorized' });
    expect([sent, outcomes]).toEqual([[], []]);
  });

  it.each(['QueryDeadlockError', 'QueryTimeoutError'])('are read again after %s', async (exc_type) => {
    const sent = scriptFetch(json({ exc_type }, 500), reply());
    expect(await readNotificationState(request)).toMatchObject({ unread: 2 });
    expect([sent.length, outcomes]).toEqual([2, [{ type: 'call.answered' }]]);
  });

  it('are read again only once after a deadlock, which is an error of the server', async () => {
    const { sent, state } = read(json({ exc_type: 'QueryDeadlockError' }, 500));
    expect(await apiErrorOf(state)).toMatchObject({ kind: 'server', status: 500 });
    expect([sent.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it.each<[string, Outcome]>([
    ['unauthorized', json({}, 401)],
    ['server', json({}, 500)],
    ['unreadable', html()],
    ['unreadable', answer({ first: 1 })],
    ['unreadable', answer({ ...data, items: 'none' })],
    ['unreachable', new TypeError('Failed to fetch')],
  ])('fail as %s, which is reported as the failure of a read', async (kind, outcome) => {
    const { state } = read(outcome);
    const apiError = await apiErrorOf(state);
    expect(apiError).toMatchObject({ kind });
    expect(outcomes).toEqual([{ type: 'call.failed', apiError, isRead: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fail as those of an earlier session when a later one has replaced it', async () => {
    const { state } = read(json({}, 401), { isSessionReplaced: () => true });
    expect(await apiErrorOf(state)).toMatchObject({ kind: 'earlierSession', status: 401 });
  });

  it('time out after 5 seconds', async () => {
    const { sent, state } = read('silence');
    const apiError = apiErrorOf(state);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await apiError).toMatchObject({ kind: 'timedOut', message: 'Request timed out' });
  });

  it('can be canceled, which is no failure of the service', async () => {
    const controller = new AbortController();
    const { sent, state } = read('silence', { signal: controller.signal });
    controller.abort();
    expect(await apiErrorOf(state)).toMatchObject({ kind: 'canceled' });
    expect([sent[0]?.signal.aborted, outcomes]).toEqual([true, []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are not requested when they were canceled before', async () => {
    const { sent, state } = read(answer(data), { signal: AbortSignal.abort() });
    expect(await apiErrorOf(state)).toMatchObject({ kind: 'canceled' });
    expect([sent, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
