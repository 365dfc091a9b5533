import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageViews } from '../../api/db/schema/page-view.ts';
import { pageViewPath } from '../../src/services/contract/paths.ts';
import { read } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000' });
});
afterAll(() => api.close());

describe('a page view', () => {
  it('is limited by visitor, apart from the other calls', async () => {
    const limited = await createTestApi({ VISITOR_ATTEMPTS: '2' });
    const body = '{"path":"/","language":"en"}';
    const sendView = () => limited.request(pageViewPath, { method: 'POST', headers, body });
    expect([(await sendView()).status, (await sendView()).status]).toEqual([204, 204]);
    const third = await sendView();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await limited.call('subscribe', { query: { usr: 'viewer@example.com' } })).status).toBe(200);
    await limited.close();
  });

  const headers = { 'Content-Type': 'application/json' };
  const view = (body: string) => api.request(pageViewPath, { method: 'POST', headers, body });

  it('is counted by day and path, without the query and the fragment', async () => {
    for (const path of ['/contract?name=secret', '/contract#top', '/login'])
      expect((await view(JSON.stringify({ path, language: 'ar' }))).status).toBe(204);
    expect(await api.db.select().from(pageViews).orderBy(pageViews.path)).toEqual([
      { day: '2026-03-05', path: '/contract', language: 'ar', views: 2 },
      { day: '2026-03-05', path: '/login', language: 'ar', views: 1 },
    ]);
  });

  it.each(['{}', '{"path":"elsewhere"}', `{"path":"/${'x'.repeat(200)}"}`, 'text'])(
    'with the body %j is rejected',
    async (body) => {
      expect((await read(await view(body))).status).toBe(417);
    },
  );

  it('counts as /other once a day has too many paths', async () => {
    const viewed = { day: '2026-03-05', language: 'en', views: 1 } as const;
    await api.db.insert(pageViews).values(Array.from({ length: 490 }, (_, at) => ({ ...viewed, path: `/q${at}` })));
    for (let at = 0; at < 20; at++) await view(`{"path":"/p${at}"}`);
    const rows = await api.db.select().from(pageViews);
    expect(rows.length).toBeLessThanOrEqual(501);
    expect(rows.find(({ path }) => path === '/other')?.views).toBe(12);
  });

  it('is counted with its path, however many paths another day has', async () => {
    await api.db.delete(pageViews);
    const viewed = { day: '2026-03-04', language: 'en', views: 1 } as const;
    await api.db.insert(pageViews).values(Array.from({ length: 500 }, (_, at) => ({ ...viewed, path: `/q${at}` })));
    await view('{"path":"/login"}');
    const rows = await api.db.select().from(pageViews).where(eq(pageViews.day, '2026-03-05'));
    expect(rows.map(({ path }) => path)).toEqual(['/login']);
  });

  it('of a path that the day has already is counted as such, however many others there are', async () => {
    const known = { day: '2026-03-05', path: '/known', language: 'en', views: 1 } as const;
    await api.db.insert(pageViews).values(known);
    const many = Array.from({ length: 500 }, (_, at) => ({ ...known, path: `/r${at}` }));
    await api.db.insert(pageViews).values(many);
    await view('{"path":"/known"}');
    const rows = await api.db.select().from(pageViews).where(eq(pageViews.path, '/known'));
    expect(rows).toEqual([{ ...known, views: 2 }]);
  });

  it('of a shared profile is counted without its token', async () => {
    await api.db.delete(pageViews);
    await view('{"path":"/P/a-token-of-a-profile"}');
    expect((await api.db.select().from(pageViews)).map(({ path }) => path)).toEqual(['/p/*']);
  });

  it('is counted apart for each language and each day', async () => {
    await api.db.delete(pageViews);
    for (const language of ['en', 'ar', 'en', 'fr']) await view(JSON.stringify({ path: '/login', language }));
    api.advance(24 * 60 * 60);
    await view('{"path":"/login","language":"en"}');
    const { day, language } = pageViews;
    expect(await api.db.select().from(pageViews).orderBy(day, language)).toEqual([
      { day: '2026-03-05', path: '/login', language: 'ar', views: 1 },
      { day: '2026-03-05', path: '/login', language: 'en', views: 3 },
      { day: '2026-03-06', path: '/login', language: 'en', views: 1 },
    ]);
    api.advance(-24 * 60 * 60);
  });

  it('may have a path of 200 characters in an address of 4096, and no reply is stored', async () => {
    const path = `/${'x'.repeat(199)}`;
    const address = `${path}?`.padEnd(4096, 'y');
    const reply = await view(JSON.stringify({ path: address }));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(await api.db.select().from(pageViews).where(eq(pageViews.path, path))).toHaveLength(1);
    expect((await view(JSON.stringify({ path: `${address}y` }))).status).toBe(417);
  });
});

it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded'])(
  'does not count a page view with a body of the type %s',
  async (type) => {
    const before = await api.db.select().from(pageViews);
    const body = new Blob([JSON.stringify({ path: '/simple' })]);
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    expect((await api.request(pageViewPath, { method: 'POST', headers, body })).status).toBe(415);
    expect(await api.db.select().from(pageViews)).toEqual(before);
  },
);
