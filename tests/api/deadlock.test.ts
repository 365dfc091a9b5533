/** Tests of changes that the database ends because they and others wait for each other. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let name: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  const [first] = await readRows(await api.call('getJobRequests', { token }));
  name = String(first?.name);
});
afterEach(async () => {
  await api.db.execute(sql.raw('drop function fail_for_test cascade'));
  await api.db.execute(sql.raw('drop sequence failures_of_test'));
});
afterAll(() => api.close());

/** Lets the first changes of a request fail as in a deadlock. A sequence counts them, since it is not rolled back. */
async function failTimes(count: number): Promise<void> {
  for (const statement of [
    'create sequence failures_of_test',
    `create function fail_for_test() returns trigger language plpgsql as $$
     begin
       if nextval('failures_of_test') <= ${count} then raise exception using errcode = 'deadlock_detected'; end if;
       return new;
     end $$`,
    'create trigger fail_for_test before update on job_request_candidates for each row execute function fail_for_test()',
  ])
    await api.db.execute(sql.raw(statement));
}

const save = (is_saved: 0 | 1, language = 'en') =>
  api.call('saveRfq', { token, language, body: JSON.stringify({ name, is_saved }) });
const isSaved = async () =>
  (await readRecord(await api.call('getJobDescription', { token, query: { name } }))).is_saved;

it('are made again, and succeed', async () => {
  await failTimes(2);
  for (const is_saved of [1, 0] as const) {
    expect((await save(is_saved)).status).toBe(200);
    expect(await isSaved()).toBe(is_saved);
  }
});

it.each([
  ['en', 'Nothing was saved, because other changes were made at the same time. Try again.'],
  ['ar', 'لم يُحفظ شيء، لأن تعديلات أخرى أُجريت في الوقت نفسه. أعد المحاولة.'],
])('are refused as such after three attempts: %s', async (language, message) => {
  await failTimes(3);
  const { status, excType, messages } = await read(await save(1, language));
  expect([status, excType, messages.map((each) => each.message)]).toEqual([500, 'QueryDeadlockError', [message]]);
  expect(await isSaved()).toBe(0);
  expect((await save(0)).status).toBe(200);
});
