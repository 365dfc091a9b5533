/** Tests of a session that ends while its client sends a body. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileLinks } from '../../api/db/schema/profile-link.ts';
import { sessions } from '../../api/db/schema/session.ts';
import { uploads } from '../../api/db/schema/sign-up.ts';
import { hashOf } from '../../api/http/caller.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { eventually } from '../support/eventually.ts';
import { addressOf, createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const bodies = {
  json: { type: 'application/json', text: JSON.stringify({ submission: 'abcd'.repeat(8) }) },
  form: {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  },
};

const posting = Object.entries<Call>(calls).flatMap(
  ([name, { isPersonal, body }]) => (isPersonal && body !== 'none' ? [[name as CallName, body] as const] : []), // all keys of the table
);

/** Waits until a call has found the session, which stores that it was used. */
const hasBegun = (token: string) =>
  eventually(async () => {
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, hashOf(token)));
    expect(session?.last_used_at).toEqual(api.now());
  });

it.each(posting)('the body of %s is not accepted', async (name, kind) => {
  const [token, own] = [await api.signIn(), await api.signIn()];
  api.advance(61);
  const { type, text } = bodies[kind === 'form' ? 'form' : 'json'];
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await hasBegun(token);
      await api.call('endSession', { token: own, query: { name: 'others' } });
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await api.requestFrom('198.51.100.9', addressOf(name), init)).status).toBe(401);
  expect(await api.db.select().from(profileLinks)).toEqual([]);
  expect(await api.db.select().from(uploads).where(eq(uploads.status, 'stored'))).toEqual([]);
});
