import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const save = (draft: object, language = 'en') => api.call('saveBio', { token, language, body: JSON.stringify(draft) });
const bio = (language = 'en') => api.call('getBio', { token, language }).then(readRecord);

const draft = {
  bio: 'I write less & deliver <sooner>.',
  photo_url: null,
  technical_skills: [{ skill: 'SQL', level: 4, years: null }],
  other_technical_skills: '',
  certifications: [{ certification_name: 'PMP', issuer: 'PMI', issue_date: '2019-01-01' }],
  language: [{ language: 'ar', level: 'Native' }],
  other_languages: null,
};

it('stores the draft and returns the completeness of the profile', async () => {
  const { modified } = await bio();
  const saved = await readRecord(await save({ ...draft, modified }));
  expect(saved).toMatchObject({ name: 'BIO-00017', completeness: { percent: 95 } });
  const stored = await bio();
  expect(stored).toMatchObject({
    bio: draft.bio,
    technical_skills: [{ skill: 'SQL', level: 4 }],
    modified: saved.modified,
  });
  expect(stored).not.toHaveProperty('other_technical_skills');
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({ completeness: 95 });
});

it('rejects a draft of an older version, and keeps the newer one', async () => {
  const before = await bio();
  const { status, excType } = await read(await save({ ...draft, bio: 'late', modified: '2020-01-01 00:00:00' }));
  expect([status, excType]).toEqual([417, 'TimestampMismatchError']);
  expect(await bio()).toEqual(before);
});

it('accepts the time of its version in another notation', async () => {
  const { modified } = await readRecord(await save(draft));
  const second = String(modified).slice(0, 'YYYY-MM-DD HH:mm:ss'.length).replace(' ', 'T');
  expect((await save({ ...draft, modified: `${second}.000` })).status).toBe(200);
});

it('accepts one of two simultaneous drafts of the same version', async () => {
  api.advance(60);
  const { modified } = await bio();
  const replies = await Promise.all([
    save({ ...draft, bio: 'one', modified }),
    save({ ...draft, bio: 'two', modified }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 417]);
});

it('shows a text in the other language until that has its own', async () => {
  await save({ ...draft, bio: null }, 'en');
  expect(await bio('ar')).not.toHaveProperty('bio');
  await save({ ...draft, bio: 'نص بالعربية' }, 'ar');
  expect(await bio('en')).toMatchObject({ bio: 'نص بالعربية' });
  await save({ ...draft, bio: 'In English' }, 'en');
  expect(await bio('en')).toMatchObject({ bio: 'In English' });
  expect(await bio('ar')).toMatchObject({ bio: 'نص بالعربية' });
});

it('changes the texts of the language that the body states, whatever the language of the call', async () => {
  const { bio: english } = await bio('en');
  await save({ bio: 'أكتب أقل.', language_abbr: 'ar' }, 'en');
  expect([(await bio('ar')).bio, (await bio('en')).bio]).toEqual(['أكتب أقل.', english]);
});

it('is read with the language of its texts', async () => {
  expect([(await bio('en')).language_abbr, (await bio('ar')).language_abbr]).toEqual(['en', 'ar']);
});

it.each([
  [{ bio: 'x'.repeat(10_001) }, 'bio'],
  [{ language_abbr: 'fr' }, 'language_abbr'],
  [{ photo_url: 'javascript:alert(1)' }, 'photo_url'],
  [{ technical_skills: [{ skill: 'SQL', level: 6 }] }, 'technical_skills.0.level'],
  [{ technical_skills: [{ skill: 'Juggling', level: 5 }] }, 'technical_skills.0.skill'],
  [{ technical_skills: Array(200).fill({ skill: 'SQL', level: 3 }) }, 'technical_skills'],
  [{ technical_skills: [5, 5].map((level) => ({ skill: 'SQL', level })) }, 'technical_skills.1.skill'],
  [{ language: [{ language: 'en', level: 'Fluent' }] }, 'language.0.level'],
  [{ photo_url: '/api/photo/nobody' }, 'photo_url'],
  [{ photo_url: 'https://example.com/me.png' }, 'photo_url'],
  [{ certifications: [{ certification_name: 'PMP', issue_date: 'soon' }] }, 'certifications.0.issue_date'],
  [
    { certifications: [{ certification_name: 'PMP', issue_date: '2020-02-01', expiry_date: '2020-01-01' }] },
    'certifications.0.expiry_date',
  ],
  [
    { certifications: [{ certification_name: 'PMP', credential_url: 'javascript:alert(1)' }] },
    'certifications.0.credential_url',
  ],
])('rejects an invalid value (row %#) and names the field', async (changes, fieldname) => {
  const { status, messages } = await read(await save({ ...draft, ...changes }));
  expect([status, messages[0]?.fieldname]).toEqual([417, fieldname]);
});

it('leaves fields that are not posted unchanged, and keeps the other language of unchanged texts', async () => {
  const before = await bio('ar');
  const { certifications } = await bio('en');
  await save({ other_languages: 'Some Turkish' });
  await save({ certifications });
  expect(await bio('ar')).toMatchObject({ ...before, other_languages: 'Some Turkish', modified: expect.anything() });
});
