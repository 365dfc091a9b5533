import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const matchOfFirst = async (token: string, name: string) =>
  readRecord(await api.call('getJobDescription', { token, query: { name } }));

test('a request shows each candidate their own match, the same in the list and on its page', async () => {
  const [token, other] = [await api.signIn(), await api.signIn(secondAccount)];
  const rows = await readRows(await api.call('getJobRequests', { token }));
  const others = await readRows(await api.call('getJobRequests', { token: other }));
  const shared = others.map(({ name }) => String(name)).find((name) => rows.some((row) => row.name === name)) ?? '';
  for (const [list, reader] of [
    [rows, token],
    [others, other],
  ] as const) {
    const page = await matchOfFirst(reader, shared);
    expect(page.match_score).toBe(list.find(({ name }) => name === shared)?.match_score);
    expect(page.match_parts).not.toEqual([]);
  }
  expect((await matchOfFirst(token, shared)).match_parts).not.toEqual((await matchOfFirst(other, shared)).match_parts);
});

test('a skill that is added to the profile raises the match of a request that asks for it', async () => {
  const token = await api.signIn();
  const rows = await readRows(await api.call('getJobRequests', { token }));
  const { modified, technical_skills } = await readRecord(await api.call('getBio', { token }));
  const own = technical_skills as { skill: string }[];
  const request = rows.find(({ technical_skills: wanted }) =>
    (wanted as string[]).some((skill) => own.every((each) => each.skill !== skill)),
  );
  const name = String(request?.name);
  const { required_skills, match_score } = await matchOfFirst(token, name);
  const missing = (required_skills as { skill: string }[]).find(({ skill }) =>
    own.every((each) => each.skill !== skill),
  );
  const body = JSON.stringify({
    modified,
    technical_skills: [...own, { skill: missing?.skill, level: 5, years: null }],
  });
  expect((await read(await api.call('saveBio', { token, body }))).status).toBe(200);
  expect((await matchOfFirst(token, name)).match_score).toBeGreaterThan(Number(match_score));
});
