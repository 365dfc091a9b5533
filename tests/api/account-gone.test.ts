/** Tests of a call that has found its session, and whose account is then deleted by the command of the operator. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signUp } from './candidate.ts';
import { read } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(() => api.db.execute(sql.raw('drop function delete_account_for_test cascade')));
afterAll(() => api.close());

/** Deletes the account of each row that is added to a table, before it is added. */
async function deleteBefore(table: string): Promise<void> {
  for (const statement of [
    `create function delete_account_for_test() returns trigger language plpgsql as $$
     begin
       delete from users where email = new."user";
       return new;
     end $$`,
    `create trigger delete_account_for_test before insert on ${table} for each row
     execute function delete_account_for_test()`,
  ])
    await api.db.execute(sql.raw(statement));
}

it.each([
  ['links', 'sendVerification', undefined],
  ['cover_notes', 'saveCoverNote', { title: 'Short', note: 'A note' }],
  ['submissions', 'saveProfile', { headline: 'Auditor', submission: 'a-submission-of-this-test' }],
  ['profile_links', 'createProfileLink', {}],
] as const)(
  'whose row of the table %s comes too late is answered as without a session: %s',
  async (table, call, body) => {
    const token = await signUp(api, `${table}@example.com`);
    api.advance(61); // until the next link may be sent
    await deleteBefore(table);
    const reply = await read(await api.call(call, { token, ...(body && { body: JSON.stringify(body) }) }));
    expect([reply.status, reply.excType]).toEqual([401, 'AuthenticationError']);
  },
);
