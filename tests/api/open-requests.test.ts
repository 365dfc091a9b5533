import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const openRequests = async (language = 'en') => readRows(await api.call('getOpenRequests', { language }));
const stored = () => api.db.select().from(jobRequests);

it('sends a stranger the open requests with a budget, the newest first', async () => {
  const now = siteTime(api.now());
  const expected = (await stored())
    .filter(({ status, valid_till }) => status === 'Open' && (valid_till === null || valid_till > now))
    .filter(({ budget_min, budget_max }) => budget_min !== null || budget_max !== null)
    .sort((a, b) => `${b.transaction_date} ${b.name}`.localeCompare(`${a.transaction_date} ${a.name}`))
    .map(({ service_line, budget_min, budget_max, valid_till }) => ({
      service_line,
      budget_min,
      budget_max,
      closes_on: valid_till?.slice(0, 10) ?? null,
    }));
  expect(expected.length).toBeGreaterThan(6);
  const keys = ['service_line', 'budget_min', 'budget_max', 'closes_on'] as const;
  const sent = (await openRequests()).map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])));
  expect(sent).toEqual(expected.slice(0, 24));
});

it('sends the one that was published last first, with one bound of its budget and four skills at most', async () => {
  const open = (await stored()).filter(({ status, budget_max }) => status === 'Open' && budget_max !== null);
  const oldest = open.sort((a, b) => a.name.localeCompare(b.name))[0];
  const technical_skills = [...new Set(open.flatMap((request) => request.technical_skills))].slice(0, 5);
  expect(technical_skills).toHaveLength(5);
  await api.db
    .update(jobRequests)
    .set({ transaction_date: '2098-01-01', valid_till: null, budget_min: null, technical_skills })
    .where(eq(jobRequests.name, oldest?.name ?? ''));
  const [first] = await openRequests();
  expect(first).toMatchObject({ budget_min: null, budget_max: oldest?.budget_max });
  expect(first?.skills).toHaveLength(4);
});

it('sends nothing that names a client or opens a request', async () => {
  const text = JSON.stringify([await openRequests('en'), await openRequests('ar')]);
  for (const request of await stored()) {
    const { name, job_title, client_name, summary, contact_name } = request;
    const secrets = [job_title, client_name, summary, contact_name].flatMap((each) => Object.values(each ?? {}));
    for (const secret of [name, ...secrets]) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
  const keys = new Set((await openRequests()).flatMap(Object.keys));
  expect([...keys].sort()).toEqual([
    'budget_max',
    'budget_min',
    'closes_on',
    'country',
    'currency',
    'duration_weeks',
    'region_name',
    'service_line',
    'service_line_name',
    'skills',
    'unit',
    'work_mode',
  ]);
});

it('names service lines, regions and skills in the language of the call', async () => {
  const [english] = await openRequests('en');
  const [arabic] = await openRequests('ar');
  expect(english?.service_line).toBe(arabic?.service_line);
  expect(String(english?.service_line_name)).toMatch(/^[A-Z]/);
  expect(String(arabic?.service_line_name)).toMatch(/[ء-ي]/);
  expect(String(arabic?.region_name)).toMatch(/[ء-ي]/);
});

it('leaves out a value that is in no reference list, and a request without a known service line', async () => {
  const count = (await openRequests()).length;
  const open = (await stored()).filter(({ status, budget_min }) => status === 'Open' && budget_min !== null);
  const [first, second] = open.map(({ name }) => name);
  const named = { service_line: 'For Acme Holding', region: 'Acme', technical_skills: ['Acme'] };
  await api.db
    .update(jobRequests)
    .set(named)
    .where(eq(jobRequests.name, first ?? ''));
  await api.db
    .update(jobRequests)
    .set({ region: 'Acme', technical_skills: ['Acme'] })
    .where(eq(jobRequests.name, second ?? ''));
  const rows = await openRequests();
  expect(rows).toHaveLength(count - 1);
  expect(JSON.stringify(rows)).not.toContain('Acme');
});

it('sends at most 24 requests, and none when none is open', async () => {
  const [open] = (await stored()).filter(({ status, budget_min }) => status === 'Open' && budget_min !== null);
  if (!open) throw new Error('There is no open request.');
  const line = (await openRequests())[0]?.service_line;
  const copies = Array.from({ length: 30 }, (_, at) => ({
    ...open,
    name: `RFQ-COPY-${at}`,
    service_line: String(line),
    transaction_date: '2099-01-01',
    valid_till: null,
  }));
  await api.db.insert(jobRequests).values(copies);
  expect(await openRequests()).toHaveLength(24);
  await api.db.update(jobRequests).set({ status: 'Closed' });
  expect(await openRequests()).toEqual([]);
});

it('replies 304 to a client that has the latest reply', async () => {
  const first = await api.call('getOpenRequests');
  const etag = first.headers.get('etag') ?? '';
  const second = await api.call('getOpenRequests', { headers: { 'if-none-match': etag } });
  expect([first.status, second.status]).toEqual([200, 304]);
});
