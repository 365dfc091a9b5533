import { afterAll, beforeAll, expect, it } from 'vitest';
import { submissions } from '../../api/db/schema/submission.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { maxCoverNotes } from '../../src/services/contract/fields/cover-note-forms.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let theirToken: string;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn(secondAccount);
  theirToken = await api.signIn();
});
afterAll(() => api.close());

const post = (call: CallName, body: object, as = token) =>
  api.call(call, { token: as, body: JSON.stringify(body) }).then(read);
const templates = () => api.call('getCoverNotes', { token }).then(readRows);
const titles = (data: unknown) => (Array.isArray(data) ? data.filter(isObject).map(({ title }) => title) : []);
const note = 'Interviews first.';

it('saves, renames and deletes a template, and exports it', async () => {
  const saved = await post('saveCoverNote', { title: ' Advisory \u202e', note: `${note}\n` });
  expect(titles(saved.data)).toEqual(['Advisory']);
  const [template] = await templates();
  expect(template).toMatchObject({ title: 'Advisory', note });
  const renamed = await post('saveCoverNote', { name: template?.name, title: 'Short', note: 'At once.' });
  expect(renamed.data).toEqual([{ ...template, title: 'Short', note: 'At once.' }]);
  const rewritten = await post('saveCoverNote', { name: template?.name, title: 'Short', note });
  expect(rewritten.data).toEqual([{ ...template, title: 'Short', note }]);
  expect(await readRecord(await api.call('exportMyData', { token }))).toMatchObject({
    cover_notes: [{ title: 'Short', note }],
  });
  expect((await post('deleteCoverNote', { name: template?.name })).data).toEqual([]);
  expect((await post('deleteCoverNote', { name: template?.name })).status).toBe(200);
});

it('is saved once, however often the request is repeated', async () => {
  const body = { title: 'Once', note, submission: 'a'.repeat(32) };
  const first = await post('saveCoverNote', body);
  expect((await post('saveCoverNote', body)).data).toEqual(first.data);
  expect(titles(await templates())).toEqual(['Once']);
  // neither a template that was deleted since nor a long list is stored beside the submission
  expect(await api.db.select({ reply: submissions.reply }).from(submissions)).toEqual([{ reply: {} }]);
});

it.each([
  [{ title: '', note }, 'title'],
  [{ title: 'x'.repeat(81), note }, 'title'],
  [{ title: 'Other', note: ' ' }, 'note'],
  [{ title: 'Other', note: 'x'.repeat(5001) }, 'note'],
  [{ title: 'ONCE', note }, 'title'],
])('refuses %j', async (body, field) => {
  const { status, messages } = await post('saveCoverNote', body);
  expect([status, messages[0]?.fieldname]).toEqual([417, field]);
  expect(titles(await templates())).toEqual(['Once']);
});

it('is of one account: no other reads, replaces or deletes it', async () => {
  const [template] = await templates();
  expect(titles(await api.call('getCoverNotes', { token: theirToken }).then(readRows))).not.toContain('Once');
  const replaced = await post('saveCoverNote', { name: template?.name, title: 'Theirs', note }, theirToken);
  expect(replaced.status).toBe(404);
  await post('deleteCoverNote', { name: template?.name }, theirToken);
  expect(await templates()).toEqual([template]);
  expect((await api.call('getCoverNotes')).status).toBe(401);
});

it('is listed by its title', async () => {
  for (const title of ['Pilot', 'Audit', 'Zeal', 'Close']) await post('saveCoverNote', { title, note });
  expect(titles(await templates())).toEqual(['Audit', 'Close', 'Once', 'Pilot', 'Zeal']);
  for (const { name, title } of await templates()) if (title !== 'Once') await post('deleteCoverNote', { name });
});

it('leaves the others as they are when it is replaced or deleted', async () => {
  const [mine] = await templates();
  const theirs = await post('saveCoverNote', { title: 'Theirs', note }, theirToken);
  await post('saveCoverNote', { title: 'Draft', note });
  const name = (await templates()).find(({ title }) => title === 'Draft')?.name;
  await post('saveCoverNote', { name, title: 'Final', note: 'At once.' });
  expect(await templates()).toEqual([expect.objectContaining({ title: 'Final', note: 'At once.' }), mine]);
  expect((await post('deleteCoverNote', { name })).data).toEqual([mine]);
  expect(await api.call('getCoverNotes', { token: theirToken }).then(readRows)).toEqual(theirs.data);
});

it('has a maximum, also for simultaneous requests', async () => {
  const replies = await Promise.all(
    Array.from({ length: maxCoverNotes + 2 }, (_, at) =>
      post('saveCoverNote', { title: `Template ${at}`, note, submission: `template ${at}`.padEnd(32, '.') }),
    ),
  );
  const refused = replies.filter(({ status }) => status === 417);
  expect(refused).toHaveLength(3);
  const error = expect.objectContaining({ fieldname: 'title', message: `Choose up to ${maxCoverNotes}` });
  for (const { messages } of refused) expect(messages).toEqual([error]);
  expect(await templates()).toHaveLength(maxCoverNotes);
});
