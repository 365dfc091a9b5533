/** Tests of what an error states besides its kind: the reference in the log, and when to try again. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiErrorOf, request } from './api-error-of.ts';
import { runCall } from './run-call.ts';
import { answer, json, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the reference of a failure of the server', () => {
  const header = (id: string) => ({ 'x-frappe-request-id': id });

  it.each([
    ['the header', json({}, 500, header('a1b2-c3_d4')), 'a1b2-c3_d4'],
    ['the body, when another origin cannot read the header', json({ request_id: 'a1b2' }, 502), 'a1b2'],
    ['the header rather than the body', json({ request_id: 'body' }, 500, header('head')), 'head'],
    ['64 characters', json({}, 500, header('a'.repeat(64))), 'a'.repeat(64)],
    ['null for a longer one', json({}, 500, header('a'.repeat(65))), null],
    ['null for other characters', json({ request_id: '<b>a1</b>' }, 500), null],
    ['null for a number', json({ request_id: 12 }, 500), null],
    ['null for a blank', json({ request_id: '' }, 500), null],
    ['null for a refusal', json({ request_id: 'a1b2' }, 417, header('a1b2')), null],
  ])('is %s', async (_, outcome, reference) => {
    expect((await apiErrorOf(outcome)).reference).toBe(reference);
  });
});

describe('the time to wait', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  afterEach(() => vi.useRealTimers());

  const locked = 'Your account has been locked and will resume after 287 seconds';

  it.each([
    ['the value of the header', json({}, 429, { 'retry-after': '30' }), 30],
    ['one second', json({}, 429, { 'retry-after': '1' }), 1],
    ['in the message of a lock-out', json({ exc_type: 'SecurityException', message: locked }, 500), 287],
    ['in the message of a site in Arabic', json({ message: 'ستعاد المحاولة بعد 287 ثانية' }, 429), 287],
    ['the value of the header rather than of the message', json({ message: locked }, 429, { 'retry-after': '30' }), 30],
    [
      'in the message when the date of the header has passed',
      json({ message: locked }, 429, { 'retry-after': 'Fri, 20 Nov 2026 07:00:00 GMT' }),
      287,
    ],
    ['until the date of the header', json({}, 503, { 'retry-after': 'Fri, 20 Nov 2026 08:01:30 GMT' }), 90],
    [
      'until the date of the header on the clock of the server',
      json({}, 503, { 'retry-after': 'Mon, 23 Nov 2026 08:01:30 GMT', date: 'Mon, 23 Nov 2026 08:00:00 GMT' }),
      90,
    ],
    [
      'until the date of the header when that of the reply is invalid',
      json({}, 503, { 'retry-after': 'Fri, 20 Nov 2026 08:01:30 GMT', date: 'today' }),
      90,
    ],
    ['a day when the header states more', json({}, 429, { 'retry-after': '99999999' }), 86_400],
    ['a day when the number of the header is infinite', json({}, 429, { 'retry-after': '1e400' }), 86_400],
    ['a day when the date is later', json({}, 503, { 'retry-after': 'Fri, 20 Nov 2099 08:00:00 GMT' }), 86_400],
    ['a day when the message states more', json({ message: `after ${'9'.repeat(400)} seconds` }, 429), 86_400],
    ['in the text of an exception', json({ exception: `frappe.exceptions.SecurityException: ${locked}` }, 500), 287],
    ['null without either', json({}, 503), null],
    ['null when the header is invalid', json({}, 503, { 'retry-after': 'soon' }), null],
    ['null when it has passed', json({}, 503, { 'retry-after': '0' }), null],
    ['null when its date is now', json({}, 503, { 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' }), null],
  ])('is %s', async (_, outcome, seconds) => {
    vi.setSystemTime(now);
    const { retryAt } = await apiErrorOf(outcome);
    expect(retryAt).toBe(seconds === null ? null : now + seconds * 1000);
  });
});

it('waits twice as long after each refusal of a limiter that states no time, until the call succeeds', async () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  vi.setSystemTime(now);
  const text = '["{\\"message\\":\\"You hit the rate limit because of too many requests.\\"}"]';
  const refusal = json({ exc_type: 'ValidationError', _server_messages: text }, 417);
  const waits: number[] = [];
  const isRefused = async () => {
    const { kind, retryAt } = await apiErrorOf(refusal, 'getInvoices');
    expect(kind).toBe('throttled');
    waits.push(((retryAt ?? 0) - now) / 1000);
  };
  for (let refusals = 0; refusals < 7; refusals++) await isRefused();
  scriptFetch(answer([]));
  await runCall('getInvoices', request);
  await isRefused();
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 30]);
  vi.useRealTimers();
});
