import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, readRecord } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];

function upload(bytes: number[] | Uint8Array<ArrayBuffer>, name = 'me.png', of = token) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return api.call('uploadPhoto', { token: of, body });
}
const held = async () => String((await readRecord(await upload(png))).file_url);
const save = (photo_url: string | null, of = token) =>
  api.call('saveBio', { token: of, body: JSON.stringify({ photo_url }) });
const seen = (address: string) => api.api.request(address);

it('is served under the address that the upload answered with, and as nothing but a picture', async () => {
  const picture = await seen(await held());
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(png);
});

it('stays once a bio has taken it, and gives its place to the next', async () => {
  const [first, second] = [await held(), await held()];
  expect((await save(first)).status).toBe(200);
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({ photo_url: first });
  api.advance(25 * 60 * 60);
  token = await api.signIn();
  expect((await seen(first)).status).toBe(200);
  expect((await seen(second)).status).toBe(404);
  const next = await held();
  await save(next);
  expect((await seen(first)).status).toBe(404);
  await save(null);
  expect((await seen(next)).status).toBe(404);
});

it('is not taken over from another', async () => {
  const address = await held();
  await save(address);
  const { status, said } = await read(await save(address, await api.signIn(secondAccount)));
  expect([status, said[0]?.fieldname]).toEqual([417, 'photo_url']);
  expect((await seen(address)).status).toBe(200);
});

it.each([
  ['another kind under a picture’s name', [0x3c, 0x73, 0x76, 0x67]],
  ['an empty file', []],
])('refuses %s', async (_, bytes) => {
  const { status, said } = await read(await upload(bytes));
  expect([status, said[0]?.fieldname]).toEqual([417, 'file']);
});

it('refuses more than 2 MB', async () => {
  const large = new Uint8Array(2 * 1024 * 1024 + 1);
  large.set(png);
  expect((await upload(large)).status).toBe(413);
});

it('is not found under a name that was never given, nor is a CV', async () => {
  expect((await seen('/api/photo/nobody')).status).toBe(404);
  const body = new FormData();
  body.append('file', new File(['%PDF-1.7'], 'cv.pdf'));
  const { name } = await readRecord(await api.call('uploadCv', { body }));
  expect((await seen(`/api/photo/${name}`)).status).toBe(404);
});

it('replaces the CV of the profile by one that was uploaded', async () => {
  const body = new FormData();
  body.append('file', new File(['%PDF-1.7'], 'newer.pdf'));
  const { name } = await readRecord(await api.call('uploadCv', { body }));
  const saved = await api.call('saveProfile', { token, body: JSON.stringify({ upload_cv: name }) });
  expect(saved.status).toBe(200);
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({
    upload_cv: { file_name: 'newer.pdf' },
  });
});
