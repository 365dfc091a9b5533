/** Sends text that PostgreSQL or a decoder cannot read to every place that takes text. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';
import { readSettings } from '../../api/settings.ts';
import { createSite } from '../../api/site.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { pageViewPath } from '../../src/services/contract/paths.ts';
import { readRecord } from './reading.ts';
import { addressOf, createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000', ACCOUNT_ATTEMPTS: '10000' });
  token = await api.signIn();
});
afterAll(() => api.close());

/** As they are written in an address. */
const encoded = ['%00', 'a%00b', '%ED%A0%80', '%E0%A4%A', '%FF', '%', '%ZZ', '%C0%80', '%EF%BF%BF', '%0A%0D'];

const isRefused = (status: number): boolean => status >= 400 && status < 500;

describe('an address', () => {
  it.each(encoded)('with a photo named %s is not found', async (name) => {
    for (const path of [`/api/photo/${name}`, `/api/photo/a${name}`, `/api/${name}`])
      expect([path, (await api.request(path)).status]).toEqual([path, 404]);
  });

  it.each(encoded)('of a page or a file with %s is served or not found', async (name) => {
    const deps = { log: createLog('silent'), metrics: createMetrics(), rules: readSettings({}).rules };
    const site = createSite(join(process.cwd(), 'public'), { fetch: () => new Response('') } as never, deps); // never called
    for (const path of [`/${name}`, `/static/${name}.js`, `/static/js/${name}`, `/${name}.png`]) {
      const { status } = await site.request(path);
      expect([path, status === 200 || isRefused(status)]).toEqual([path, true]);
    }
  });

  const parameters = (Object.entries<Call>(calls) as [CallName, Call][]).flatMap(([name, { query }]) =>
    ['language', 'entity', 'method', 'version', ...query].map((parameter) => [name, parameter] as const),
  );
  it.each(parameters)('of %s with unreadable text as %s causes no failure', async (name, parameter) => {
    const address = addressOf(name).replace(new RegExp(`&?\\b${parameter}=[^&]*`), '');
    for (const text of encoded) {
      const headers = { Authorization: `Bearer ${calls[name].isPersonal ? token : text}` };
      const { status } = await api.request(`${address}&${parameter}=${text}`, { method: calls[name].verb, headers });
      expect([text, status < 500]).toEqual([text, true]);
    }
  });
});

describe('a body', () => {
  const texts = ['\0', 'a\0b', '\ud800', '\udfff\ud800', '\ufffe', '\u0000\u0001'];
  const posting = (Object.entries<Call>(calls) as [CallName, Call][]).filter(([, { body }]) => body === 'json');

  it.each(posting)('of %s with unreadable text in every place is accepted or refused', async (name) => {
    for (const text of texts) {
      const fields = ['name', 'bio', 'usr', 'password', 'path', 'modified', 'first_name', 'cover_note', 'upload_cv'];
      const rows = [{ institution: text, employer: text, detail_type: text, question: text }];
      const lists = { academic_background: rows, candidate_details: rows, answers: rows, preferences: [text] };
      const body = JSON.stringify({
        ...Object.fromEntries(fields.map((field) => [field, text])),
        ...lists,
        [text]: text,
      });
      const { status } = await api.call(name, { token, body });
      expect([text, status === 200 || isRefused(status)]).toEqual([text, true]);
    }
  });

  it.each(posting)('of %s with invalid UTF-8 is refused', async (name) => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x22, 0x7d]);
    expect(isRefused((await api.call(name, { token, body })).status)).toBe(true);
  });

  it('is stored with readable text in its rows', async () => {
    const row = { institution: 'K\0S\ud800U', education_level: 'Master', start_date: '2010', is_current: 1 };
    const body = JSON.stringify({ academic_background: [row] });
    expect((await api.call('saveProfile', { token, body })).status).toBe(200);
    const profile = await readRecord(await api.call('getProfile', { token }));
    expect(profile.academic_background).toMatchObject([{ institution: 'KS\ufffdU' }]);
  });

  it.each(texts)('of a page view with %j is counted or refused', async (text) => {
    const body = JSON.stringify({ path: `/${text}`, language: text });
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await api.request(pageViewPath, { method: 'POST', headers, body });
    expect([204, 417]).toContain(status);
  });
});
