/** Tests the upload of a CV before an account is created, and the sign-up that claims it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { password, uploadCv } from './candidate.ts';
import { fileBody } from './file-body.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000' });
});
afterAll(() => api.close());

const register = (usr: string, cv: unknown) =>
  api.call('registerCandidate', {
    body: JSON.stringify({ usr, password, first_name: 'Sami', last_name: 'Haddad', phone_no: '', upload_cv: cv }),
  });

describe('uploading a CV', () => {
  const zip = (part: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(part)]);
  const ole = (stream: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);

  it.each([
    ['a PDF', 'cv.pdf', '%PDF-1.7 …'],
    ['a Word document', 'cv.docx', new Uint8Array(zip('word/document.xml'))],
    ['an old Word document', 'cv.doc', new Uint8Array(ole('WordDocument'))],
  ])('stores %s for a day, with the ending of its type', async (_, file_name, bytes) => {
    expect(await readRecord(await uploadCv(api, bytes))).toEqual({
      name: expect.stringMatching(/^[\w-]{32}$/),
      file_name,
      file_size: Buffer.from(bytes).byteLength,
      expires_on: '2026-03-06 12:00:00.000000',
    });
  });

  it.each([
    ['a page', '<!doctype html>'],
    ['a spreadsheet', new Uint8Array(zip('xl/workbook.xml'))],
    ['an old spreadsheet', new Uint8Array(ole('Workbook'))],
  ])('rejects %s with the name of a PDF', async (_, bytes) => {
    const { status, messages } = await read(await uploadCv(api, bytes));
    expect([status, messages[0]?.fieldname]).toEqual([417, 'file']);
  });

  it('rejects more than ten megabytes', async () => {
    const { status, excType } = await read(await uploadCv(api, `%PDF-${'x'.repeat(10 * 1024 * 1024)}`));
    expect([status, excType]).toEqual([413, 'RequestEntityTooLarge']);
  });

  it.each([
    ['an empty body', undefined],
    ['a body that is not a form', '{"file":1}'],
  ])('rejects %s', async (_, body) => {
    const { status, excType } = await read(await api.call('uploadCv', { body }));
    expect([status, excType]).toEqual([415, 'UnsupportedMediaType']);
  });

  it('removes the path and control characters from the name', async () => {
    expect(await readRecord(await uploadCv(api, '%PDF-1', '../../etc/a\u0007b.pdf'))).toMatchObject({
      file_name: 'ab.pdf',
    });
  });

  it('allows one sign-up to claim it, once', async () => {
    const { name } = await readRecord(await uploadCv(api, '%PDF-1', 'سيرة.pdf'));
    const { access_token: token } = await readRecord(await register('cv@example.com', name));
    const profile = await readRecord(await api.call('getProfile', { token: String(token) }));
    expect(profile.upload_cv).toEqual({
      name,
      file_name: 'سيرة.pdf',
      file_size: 6,
      file_url: `/private/files/${name}`,
      is_private: 1,
      uploaded_on: siteTime(api.now()),
    });
    expect((await register('cv2@example.com', name)).status).toBe(417);
  });

  it('allows one of two simultaneous sign-ups to claim it', async () => {
    const { name } = await readRecord(await uploadCv(api, '%PDF-1'));
    const replies = await Promise.all(['one@example.com', 'two@example.com'].map((usr) => register(usr, name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 417]);
    const [refused] = await Promise.all(replies.filter(({ ok }) => !ok).map(read));
    expect(refused?.messages).toMatchObject([{ fieldname: 'upload_cv' }]);
  });

  it('allows no sign-up to claim a file that an account has uploaded', async () => {
    const body = fileBody('%PDF-1', 'delivered.pdf');
    const { name } = await readRecord(await api.call('uploadDeliverable', { token: await api.signIn(), body }));
    const { status, messages } = await read(await register('thief@example.com', name));
    expect([status, messages[0]?.fieldname]).toEqual([417, 'upload_cv']);
  });

  it('deletes it after a day', async () => {
    const { name } = await readRecord(await uploadCv(api, '%PDF-1'));
    api.advance(24 * 60 * 60 + 1);
    expect((await register('late@example.com', name)).status).toBe(417);
  });
});
