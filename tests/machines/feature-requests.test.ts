/** What features request when a person acts, through the services that `provideFeatures` provides. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { provideFeatures } from '../../src/machines/feature-implementations.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { answer, json, type Outcome, type Sent, scriptFetch } from '../services/script-fetch.ts';
import { waitLimit } from '../support/eventually.ts';
import { besideSession } from './beside-session.ts';
import { noor } from './start-auth.ts';

const stored = createStoredSlices({ readState: () => null, watchOtherTabs: () => () => undefined });
const { features } = provideFeatures(stored, noor);
type Feature = keyof typeof features;
/** Events, of which the last causes a request, and the reply to the request, if that gets one. */
type Act = readonly [events: AnyEventObject | readonly AnyEventObject[], reply?: Outcome];

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

const soon = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: waitLimit });

/** Sends the events to a feature beside a session in Arabic, each after the reply to the request before it. */
async function act(feature: Feature, acts: readonly Act[]) {
  const sent = scriptFetch(...acts.map(([, reply = 'silence']) => reply));
  const { running, stop } = besideSession(features[feature]);
  for (const [at, [events, reply]] of acts.entries()) {
    for (const event of [events].flat()) running?.send(event);
    await soon(() => expect(sent.length).toBeGreaterThan(at));
    if (reply) await soon(() => expect(running?.getSnapshot().hasTag('busy')).toBe(false));
  }
  return { sent, stop };
}

function described({ address, verb, headers, body }: Sent) {
  const { searchParams } = new URL(address, 'http://localhost');
  const { version: _, entity: __, method, ...query } = Object.fromEntries(searchParams);
  return {
    method,
    verb,
    query,
    body: typeof body === 'string' ? JSON.parse(body) : null,
    token: headers.authorization,
  };
}

const token = 'Bearer T1';
const get = (method: string, query: Record<string, string> = { language: 'ar' }) => ({
  method,
  verb: 'GET',
  query,
  body: null,
  token,
});
const post = (method: string, body: object | null, query: Record<string, string> = {}) => ({
  ...{ method, verb: 'POST', body, token },
  query: { language: 'ar', ...query },
});

const item = { kind: 'Request Invited', reference: 'RFQ-1', subject: 'Audit' };
const [newest, older] = ['N-1', 'N-0'].map((name) => ({
  ...{ ...item, name, read_on: null },
  creation: '2026-11-20 09:30:00',
}));
const data = { items: [newest, older], unread: 2, email_digest: 1 };
const state = json({ message: { msg: 'success', data } }, 200, { etag: '"1"' });
const opened: Act = [{ type: 'notifications.open' }, state];
const invoice: Act = [{ type: 'invoice.open', name: 'INV-1' }, answer({ name: 'INV-1', title: 'Audit' })];
const password = { type: 'password.change', password: 'old', newPassword: 'new' };
const file = { type: 'file.download', address: '/f.pdf', fileName: 'f.pdf' };
const submission = expect.stringMatching(/^[0-9a-f]{32}$/);

/** The last request, and what leads to it. */
const rows: readonly (readonly [request: ReturnType<typeof described>, Feature, ...Act[]])[] = [
  [get('get_notifications'), 'notifications', [{ type: 'notifications.open' }]],
  [
    post('read_notifications', { names: [{ name: 'N-1' }], up_to: null }),
    'notifications',
    opened,
    [{ type: 'notification.read', name: 'N-1' }],
  ],
  [
    post('read_notifications', { names: [], up_to: 'N-1' }),
    'notifications',
    opened,
    [{ type: 'notifications.readAll' }],
  ],
  [post('save_email_digest', { is_on: 0, submission }), 'notifications', opened, [{ type: 'digest.set', isOn: false }]],
  [post('save_email_digest', { is_on: 1, submission }), 'notifications', opened, [{ type: 'digest.set', isOn: true }]],
  [get('get_invoice', { language: 'ar', name: 'INV-1' }), 'invoice', [{ type: 'invoice.open', name: 'INV-1' }]],
  [post('ask_payment', { name: 'INV-1', note: '', submission }), 'invoice', invoice, [{ type: 'payment.ask' }]],
  [get('get_sessions', {}), 'account', [{ type: 'account.open' }]],
  [
    post('end_session', null, { name: 'S-1' }),
    'account',
    [{ type: 'account.open' }, answer([])],
    [{ type: 'sessions.end', name: 'S-1' }],
  ],
  [post('change_password', { password: 'old', new_password: 'new' }), 'account', [password]],
  [get('export_my_data'), 'account', [{ type: 'data.export' }]],
  [
    { ...post('request_password_reset', { usr: 'n@example.com' }), token: undefined },
    'reset',
    [
      [
        { type: 'reset.ask', usr: 'n@example.com' },
        { type: 'reset.send', now: 0 },
      ],
    ],
  ],
  [
    { ...post('reset_password', { token: 'L1', password: 'Consult-2026!' }), token: undefined },
    'reset',
    [
      [
        { type: 'reset.choose', hasToken: true },
        { type: 'reset.submit', token: 'L1', password: 'Consult-2026!' },
      ],
    ],
  ],
  [post('send_verification', null), 'verification', [{ type: 'verification.send', now: 0 }]],
  [
    { ...post('verify_email', { token: 'L1' }), token: undefined },
    'verification',
    [{ type: 'link.open', token: 'L1' }],
  ],
  [
    { ...get('get_shared_profile', { language: 'ar', token: 'P1' }), token: undefined },
    'sharedProfile',
    [{ type: 'shared.open', token: 'P1' }],
  ],
  [get('download_file', { language: 'ar', file_url: '/f.pdf' }), 'files', [file]],
];

describe('a feature sends its request, and aborts it when it is stopped', () => {
  it.each(rows.map(([request, feature, ...acts]) => ({ request, feature, acts })))(
    '$feature: $request.method',
    async ({ request, feature, acts }) => {
      const { sent, stop } = await act(feature, acts);
      const last = sent.at(-1);
      expect([last && described(last), last?.signal.aborted]).toEqual([request, false]);
      stop();
      expect(last?.signal.aborted).toBe(true);
    },
  );
});
