/** Checks that a field added to the candidate's table is sent, stored and returned. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepare } from '../../api/db/prepare.ts';
import { openApi } from '../../api/documentation/openapi.ts';
import { recordForms, signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { type Draft, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { restoreDraft } from '../../src/services/contract/fields/restore-draft.ts';
import { wireFrom } from '../../src/services/contract/fields/wire.ts';
import { profile } from '../../src/services/contract/records/profile.ts';
import { addedMigration } from '../support/added-field.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, seededOn, type TestApi } from './test-api.ts';
import { openTestDatabase } from './test-database.ts';

vi.mock('../../src/services/contract/fields/candidate-fields.ts', async (importOriginal) => {
  const { candidateFields } =
    await importOriginal<typeof import('../../src/services/contract/fields/candidate-fields.ts')>();
  const { website } = await import('../support/added-field.ts');
  return { candidateFields: { ...candidateFields, website } };
});

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('api/db/migrations', folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const added = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_website' };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(join(folder, '9999_website.sql'), addedMigration);
  const databases = await openTestDatabase(); // as a server that is upgraded
  await prepare(databases[0], folder, seededOn);
  api = await createTestApi({}, databases);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const draft: Draft = {
  ...emptySignUp,
  usr: 'added@example.com',
  first_name: 'Noor',
  last_name: 'Ali',
  website: ' https://noor.example ',
};
const register = (website: string, usr = 'added@example.com') =>
  api.call('registerCandidate', {
    body: JSON.stringify({ ...wireFrom(signUpForm, { ...draft, usr, website }), password: 'ten letters or more' }),
  });

it('is empty in a draft, and restored from one that was stored', () => {
  expect(emptySignUp).toMatchObject({ website: '' });
  const { website: _, ...older } = draft;
  expect(restoreDraft(signUpForm, older)).toMatchObject({ usr: 'added@example.com', website: '' });
  expect(restoreDraft(signUpForm, draft)).toEqual(draft);
  expect(restoreDraft(recordForms.profile, { website: 7, phone_no: '050' })).toMatchObject({
    website: '',
    phone_no: '050',
  });
});

it('is stored by a sign-up, and returned with the profile', async () => {
  const { access_token: token } = await readRecord(await register(' https://noor.example '));
  const record = await readRecord(await api.call('getProfile', { token: String(token) }));
  expect(profile.create(record)).toMatchObject({ website: 'https://noor.example' });
});

it('is saved with the profile, and emptied', async () => {
  const token = await api.signIn();
  await api.call('saveProfile', { token, body: JSON.stringify({ website: 'https://layla.example' }) });
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({
    website: 'https://layla.example',
  });
  await api.call('saveProfile', { token, body: JSON.stringify({ website: null }) });
  expect(await readRecord(await api.call('getProfile', { token }))).not.toHaveProperty('website');
});

it('has the same limit at sign-up and in the profile', async () => {
  const token = await api.signIn();
  const website = 'x'.repeat(201);
  const replies = [
    await register(website, 'other@example.com'),
    await api.call('saveProfile', { token, body: JSON.stringify({ website }) }),
  ];
  for (const reply of replies)
    expect((await read(reply)).messages.map(({ fieldname, message }) => [fieldname, message])).toEqual([
      ['website', 'This is too long'],
    ]);
});

it('is described with its limit', () => {
  const text = JSON.stringify(openApi());
  expect(text.match(/"website":\{"type":\["string","null"\],"maxLength":200\}/g)).toHaveLength(2);
});
