import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type CallOutcome, watchCalls } from '../../src/services/call-outcomes.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { hasNetwork, probe, watchNetwork } from '../../src/services/network.ts';
import { runCall } from './run-call.ts';
import { html, json, type Outcome, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { language: 'en', token: 'T1', query: {} } as const;
const list = { message: { msg: 'success', data: [] } };

async function outcomesOf(
  outcome: Outcome,
  token = 'T1',
  name: 'getInvoices' | 'getLoginTheme' = 'getInvoices',
  isReplaced = false,
) {
  const outcomes: CallOutcome[] = [];
  const stop = watchCalls((each) => outcomes.push(each));
  scriptFetch(outcome);
  await runCall(name, { ...request, token, isSessionReplaced: () => isReplaced }).catch(() => undefined);
  stop();
  return outcomes;
}

it('reports an answered call', async () => {
  expect(await outcomesOf(json(list))).toEqual([{ type: 'call.answered' }]);
});

it('reports why a call failed, and that it was a read', async () => {
  expect(await outcomesOf(json({}, 503))).toMatchObject([
    { type: 'call.failed', isRead: true, apiError: { kind: 'maintenance' } },
  ]);
});

it('reports a reply that was given to a guest because the session is over; the reply stays valid', async () => {
  expect(await outcomesOf(json({ ...list, session_expired: 1 }))).toEqual([
    { type: 'session.over' },
    { type: 'call.answered' },
  ]);
});

it('does not report the end of a session that a later one has replaced', async () => {
  const isOver = json({ ...list, session_expired: 1 });
  expect(await outcomesOf(isOver, 'T1', 'getInvoices', true)).toEqual([{ type: 'call.answered' }]);
});

it.each([
  ['getInvoices', true, 'earlierSession'],
  ['getInvoices', false, 'unauthorized'],
  ['getLoginTheme', true, 'unauthorized'],
] as const)('reports a 401 to %s, whose session was replaced: %s, as %s', async (name, isReplaced, kind) => {
  expect(await outcomesOf(json({}, 401), 'T1', name, isReplaced)).toMatchObject([
    { type: 'call.failed', isRead: true, apiError: { kind, status: 401 } },
  ]);
});

it('reports other errors of a session that was replaced as they are', async () => {
  expect(await outcomesOf(json({}, 503), 'T1', 'getInvoices', true)).toMatchObject([
    { type: 'call.failed', apiError: { kind: 'maintenance' } },
  ]);
});

it.each([{}, { message: null }])('reports %j as a reply without a message', async (reply) => {
  expect(await outcomesOf(json(reply))).toEqual([
    { type: 'reply.missing', method: calls.getInvoices.method },
    { type: 'call.answered' },
  ]);
});

it('reports a reply without a message also for a record, which is then unreadable', async () => {
  expect(await outcomesOf(json({}), 'T1', 'getLoginTheme')).toMatchObject([
    { type: 'reply.missing', method: calls.getLoginTheme.method },
    { type: 'call.failed', apiError: { kind: 'unreadable' } },
  ]);
});

it('reports no missing reply for a list without data', async () => {
  expect(await outcomesOf(json({ message: { msg: 'success' } }))).toEqual([{ type: 'call.answered' }]);
});

it('reports nothing for a call that was aborted', async () => {
  const outcomes: CallOutcome[] = [];
  onTestFinished(watchCalls((each) => outcomes.push(each)));
  scriptFetch(json(list));
  await runCall('getInvoices', { ...request, signal: AbortSignal.abort() }).catch(() => undefined);
  expect(outcomes).toEqual([]);
});

it('reports no end of a session to a visitor', async () => {
  expect(await outcomesOf(json({ ...list, session_expired: 1 }), '', 'getLoginTheme')).not.toContainEqual({
    type: 'session.over',
  });
});

it('reports nothing after it was stopped', async () => {
  const outcomes: CallOutcome[] = [];
  watchCalls((each) => outcomes.push(each))();
  scriptFetch(json(list));
  await runCall('getInvoices', request);
  expect(outcomes).toEqual([]);
});

const kindOfProbe = (outcome: Outcome) => {
  scriptFetch(outcome);
  return probe({ signal: new AbortController().signal }).then(
    () => 'reachable',
    ({ apiError }) => apiError.kind,
  );
};

it.each([
  ['a healthy server', json({ status: 'ok' }), 'reachable'],
  ['a server without this address', json({}, 404), 'reachable'],
  ['a page of another server', html(404), 'reachable'],
  ['a captive portal', html(200), 'unreachable'],
  ['a proxy without a server', html(502), 'unreachable'],
  ['a proxy with a slow server', html(504), 'unreachable'],
  ['a server in maintenance', json({}, 503), 'maintenance'],
  ['a limiter', json({}, 429), 'throttled'],
  ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
] as const)('a probe that meets %s finds it %s', async (_, outcome, kind) => {
  expect(await kindOfProbe(outcome)).toBe(kind);
});

it("follows the browser's network", () => {
  const changes: boolean[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  const listeners = new Map<string, () => void>();
  const stop = watchNetwork((isFound) => changes.push(isFound));
  listeners.get('offline')?.();
  listeners.get('online')?.();
  expect(changes).toEqual([false, true]);
  stop();
  expect(listeners.size).toBe(0);
  vi.stubGlobal('navigator', { onLine: false });
  expect(hasNetwork()).toBe(false);
});
