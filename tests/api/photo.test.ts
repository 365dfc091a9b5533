import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completedTasks } from '../../api/db/schema/page-view.ts';
import { uploadParts, uploads } from '../../api/db/schema/sign-up.ts';
import { cleanStoredPhotos } from '../../api/files/clean-stored-photos.ts';
import type { FileStore } from '../../api/files/file-store.ts';
import { createTableStore } from '../../api/files/table-store.ts';
import { uploadCv } from './candidate.ts';
import { fileBody } from './file-body.ts';
import { jpegOf, pngOf } from './photo-bytes.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const png = [...pngOf(1, 1, [1, 2, 3])];

function upload(bytes: number[] | Uint8Array<ArrayBuffer>, name = 'me.png', of = token) {
  const body = fileBody(new Uint8Array(bytes), name, 'image/png');
  return api.call('uploadPhoto', { token: of, body });
}
const uploaded = async () => String((await readRecord(await upload(png))).file_url);
const save = (photo_url: string | null, of = token) =>
  api.call('saveBio', { token: of, body: JSON.stringify({ photo_url }) });
const load = (address: string) => api.request(address);

it('is served at the address in the reply of the upload, as an image only', async () => {
  const picture = await load(await uploaded());
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(picture.headers.get('content-disposition')).toBe('inline');
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(png);
});

it('is served without its metadata', async () => {
  const comment = [0xff, 0xfe, 0, 8, ...Buffer.from('SECRET')];
  const body = await upload(jpegOf(1, 1, comment), 'me.jpg');
  const picture = await load(String((await readRecord(body)).file_url));
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([...jpegOf()]);
});

it('that an earlier release stored with its metadata is cleaned once', async () => {
  const [start, comment, end] = [
    [0xff, 0xd8],
    [0xff, 0xfe, 0, 8, ...Buffer.from('SECRET')],
    [0xff, 0xd9],
  ];
  const stored = new Uint8Array([...start, ...comment, ...end]);
  const files = createTableStore(api.db);
  const add = async (name: string, content: Uint8Array | null) => {
    const owner = 'demo@sgnetwork.example';
    const file = { file_name: 'me.jpg', media_type: 'image/jpeg', file_size: stored.length };
    await api.db.insert(uploads).values({ name, owner, ...file, content });
    if (content === null) await files.write(name, Readable.from([stored]));
  };
  const bytesAt = async (name: string) => [...new Uint8Array(await (await load(`/api/photo/${name}`)).arrayBuffer())];
  await add('of-0-1-0', stored);
  await add('of-0-2-0', null);
  const done = await api.db.delete(completedTasks).where(eq(completedTasks.name, 'photo metadata')).returning();
  expect(done).toHaveLength(1); // when the server started
  await add('of-a-damaged-disk', null);
  await cleanStoredPhotos(api.db, { ...files, read: readUnless('of-a-damaged-disk', files) }, api.now());
  expect(await bytesAt('of-a-damaged-disk')).toEqual([...stored]);
  expect([await bytesAt('of-0-1-0'), await bytesAt('of-0-2-0')]).toEqual(Array(2).fill([...start, ...end]));
  expect(await api.db.select().from(uploadParts).where(eq(uploadParts.upload, 'of-0-2-0'))).toEqual([]);
  await add('later', stored);
  await cleanStoredPhotos(api.db, files, api.now());
  expect(await bytesAt('later')).toEqual([...stored]);
});

it('does not expire once a bio has claimed it, and is deleted when another replaces it', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  expect((await save(first)).status).toBe(200);
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({ photo_url: first });
  api.advance(25 * 60 * 60);
  token = await api.signIn();
  expect((await load(first)).status).toBe(200);
  expect((await load(second)).status).toBe(404);
  const next = await uploaded();
  expect(await storedParts(first)).not.toEqual([]);
  await save(next);
  expect((await load(first)).status).toBe(404);
  expect(await storedParts(first)).toEqual([]);
  await save(null);
  expect((await load(next)).status).toBe(404);
});

it('that was refused, or that another one replaces, is not served though its bytes are still stored', async () => {
  const address = await uploaded();
  const name = address.split('/').at(-1) ?? '';
  expect((await load(address)).status).toBe(200);
  await api.db.update(uploads).set({ status: 'refused' }).where(eq(uploads.name, name));
  expect(await storedParts(address)).not.toEqual([]);
  expect((await load(address)).status).toBe(404);
});

it('cannot be claimed from another account', async () => {
  const address = await uploaded();
  await save(address);
  const { status, messages } = await read(await save(address, await api.signIn(secondAccount)));
  expect([status, messages[0]?.fieldname]).toEqual([417, 'photo_url']);
  expect((await load(address)).status).toBe(200);
});

it.each([
  ['another type with the name of a picture', [0x3c, 0x73, 0x76, 0x67]],
  ['an empty file', []],
  ['a picture that states no size', [0xff, 0xd8, 0xff]],
  ['a picture that would take gigabytes of memory', [...pngOf(50_000, 50_000)]],
])('rejects %s', async (_, bytes) => {
  const { status, messages } = await read(await upload(bytes));
  expect([status, messages[0]?.fieldname]).toEqual([417, 'file']);
});

it('rejects more than 2 MB', async () => {
  const large = new Uint8Array(2 * 1024 * 1024 + 1);
  large.set(png);
  expect((await upload(large)).status).toBe(413);
});

it('does not serve an unknown name or a CV', async () => {
  expect((await load('/api/photo/nobody')).status).toBe(404);
  const { name } = await readRecord(await uploadCv(api, '%PDF-1.7', 'cv.pdf'));
  expect((await load(`/api/photo/${name}`)).status).toBe(404);
});

it('replaces the CV of the profile with an uploaded one', async () => {
  const { name } = await readRecord(await uploadCv(api, '%PDF-1.7', 'newer.pdf'));
  const saved = await api.call('saveProfile', { token, body: JSON.stringify({ upload_cv: name }) });
  expect(saved.status).toBe(200);
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({
    upload_cv: { file_name: 'newer.pdf' },
  });
});

/** The bytes that the database has of a photo. */
const storedParts = (address: string) =>
  api.db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.upload, address.replace('/api/photo/', '')));

const readUnless = (damaged: string, { read }: FileStore): FileStore['read'] =>
  async function* (name) {
    if (name === damaged) throw new Error('The disk is damaged.');
    yield* read(name);
  };
