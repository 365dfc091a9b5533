/** In whose turn costly work waits in its queue, and that the signal of its client reaches the queue. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApi } from '../../api/app.ts';
import { createDeps } from '../../api/create-deps.ts';
import type { FairQueue } from '../../api/http/fair-queue.ts';
import { createPlace } from '../../api/http/place.ts';
import { readSettings } from '../../api/settings.ts';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { fileBody } from './file-body.ts';
import { readRecord, readRows } from './reading.ts';
import { longWaits } from './support/long-waits.ts';
import { addressOf, type CallOptions, demoAccount } from './test-api.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

type QueueName = 'passwordQueue' | 'uploadQueue' | 'documentQueue';

let shared: SharedDatabase;
let api: Hono;
let token: string | undefined;
const jobs: { queue: QueueName; owner: string; signal: AbortSignal }[] = [];

const observed = (queue: QueueName): FairQueue => ({
  run: (owner, signal, job) => {
    jobs.push({ queue, owner, signal });
    return job(createPlace(owner));
  },
});

beforeAll(async () => {
  shared = await shareTestDatabase();
  const deps = createDeps(shared.databases[0], readSettings({ LOG_LEVEL: 'silent', ...longWaits }));
  api = createApi({
    ...deps,
    passwordQueue: observed('passwordQueue'),
    uploadQueue: observed('uploadQueue'),
    documentQueue: observed('documentQueue'),
  });
  token = String((await readRecord(await call('signIn', signIn))).access_token);
});
beforeEach(() => void jobs.splice(0));
afterAll(() => shared.close());

const peer = '203.0.113.7';
const signIn = { query: { usr: demoAccount.email, password: demoAccount.password } };

async function call(name: CallName, { query, body }: CallOptions = {}, signal?: AbortSignal): Promise<Response> {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(calls[name].body === 'json' && { 'Content-Type': 'application/json' }),
  };
  const init = { method: calls[name].verb, headers, body: body ?? null, ...(signal && { signal }) };
  return api.request(addressOf(name, query && { query }), init, { incoming: { socket: { remoteAddress: peer } } });
}

const json = (body: object): CallOptions => ({ body: JSON.stringify(body) });
const download = (file_url: unknown): CallOptions => ({ query: { file_url: String(file_url) } });
const person = { first_name: 'Sami', last_name: 'Haddad', phone_no: '', password: 'Long-enough-2026' };
const change = { password: demoAccount.password, new_password: 'Another-one-2026!' };

async function invoiceFile(): Promise<CallOptions> {
  const issued = (await readRows(await call('getInvoices'))).find(({ status }) => status !== 'Draft');
  return download(`/private/files/${issued?.name}-en.pdf`);
}

async function cvFile(): Promise<CallOptions> {
  const { upload_cv } = await readRecord(await call('getProfile'));
  return download((upload_cv as { file_url: string }).file_url); // the demo account has one
}

it.each<[CallName, QueueName, string, () => CallOptions | Promise<CallOptions>]>([
  ['signIn', 'passwordQueue', peer, () => signIn],
  ['registerCandidate', 'passwordQueue', peer, () => json({ ...person, usr: 'sami@example.com' })],
  ['uploadCv', 'uploadQueue', peer, () => ({ body: fileBody('%PDF-1.7', 'cv.pdf') })],
  ['uploadDeliverable', 'uploadQueue', peer, () => ({ body: fileBody('%PDF-1.7', 'report.pdf') })],
  ['downloadFile', 'documentQueue', demoAccount.email, invoiceFile],
  ['downloadFile', 'documentQueue', demoAccount.email, cvFile],
  ['changePassword', 'passwordQueue', peer, () => json(change)],
])('%s waits in the %s, in the turn of %s, until its client leaves', async (name, queue, owner, optionsOf) => {
  const options = await optionsOf();
  const client = new AbortController();
  expect((await call(name, options, client.signal)).status).toBe(200);
  expect(jobs.map((job) => [job.queue, job.owner, job.signal.aborted])).toEqual([[queue, owner, false]]);
  client.abort();
  expect(jobs[0]?.signal.aborted).toBe(true);
});
