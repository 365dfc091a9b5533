import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadParts } from '../../api/db/schema/sign-up.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { fileBody } from './file-body.ts';
import { missingGlyph, readPdf, wordsOf } from './read-pdf.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let other: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  other = await api.signIn(secondAccount);
});
afterAll(() => api.close());

const download = (file_url: string, of = token) => api.call('downloadFile', { token: of, query: { file_url } });

interface File {
  readonly file_url: string;
  readonly file_name: string;
  readonly file_size: number;
}

async function filesOf(call: 'getContract' | 'getJobDescription', field: string): Promise<File[]> {
  const list = call === 'getContract' ? 'getContractList' : 'getJobRequests';
  for (const { name } of await readRows(await api.call(list, { token }))) {
    const record = await readRecord(await api.call(call, { token, query: { name: String(name) } }));
    const files = record[field];
    if (Array.isArray(files) && files.length > 0) return files as File[]; // rows of the seed
  }
  throw new Error(`No ${call} has any ${field}.`);
}

async function cv(of = token): Promise<File> {
  const { upload_cv } = await readRecord(await api.call('getProfile', { token: of }));
  if (!isObject(upload_cv)) throw new Error('There is no CV.');
  return upload_cv as unknown as File; // as above
}

describe.each([
  ['a document of a contract', async () => (await filesOf('getContract', 'documents'))[0]],
  ['an attachment of a job request', async () => (await filesOf('getJobDescription', 'attachments'))[0]],
  ['the CV', () => cv()],
] as const)('%s', (_, find) => {
  it('is sent from the address and with the size in its record', async () => {
    const file = await find();
    expect(file?.file_url).toMatch(/^\/private\/files\/./);
    const reply = await download(String(file?.file_url));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(String(file?.file_name)).replaceAll("'", '%27')}`,
    );
    expect(reply.headers.get('content-length')).toBe(String(file?.file_size));
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const content = new Uint8Array(await reply.arrayBuffer());
    expect(content.byteLength).toBe(file?.file_size);
    const { pages, glyphs, texts } = await readPdf(content);
    expect([pages, texts.length > 0]).toEqual([1, true]);
    expect(glyphs.filter(({ code }) => code === missingGlyph)).toEqual([]);
  });

  it('is in the language of the request', async () => {
    const address = String((await find())?.file_url);
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(async (language) => {
        const reply = await api.call('downloadFile', { token, language, query: { file_url: address } });
        return wordsOf(await readPdf(new Uint8Array(await reply.arrayBuffer())));
      }),
    );
    expect([english, arabic]).toEqual([expect.stringContaining('demonstration'), expect.stringContaining('مستند')]);
  });

  it('is not found by another person, and requires a token', async () => {
    const address = String((await find())?.file_url);
    expect((await read(await download(address, other))).status).toBe(404);
    expect((await read(await download(address, 'nobody'))).status).toBe(401);
  });
});

async function upload(content: Uint8Array<ArrayBuffer>, fileName: string): Promise<string> {
  const body = fileBody(content, fileName);
  const { name } = await readRecord(await api.call('uploadCv', { body }));
  return String(name);
}

it('sends exactly the bytes that were uploaded', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 of mine');
  const name = await upload(bytes, "سيرة O'Neill (1).pdf");
  expect((await download(`/private/files/${name}`)).status).toBe(404); // not claimed yet
  await api.call('saveProfile', { token: other, body: JSON.stringify({ upload_cv: name }) });
  const { file_url } = await cv(other);
  const reply = await download(file_url, other);
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
  expect(reply.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(reply.headers.get('content-disposition')).toMatch(/UTF-8''%D8%B3[%\w]+%20O%27Neill%20%281%29\.pdf$/);
  expect((await download(file_url)).status).toBe(404);
});

it('does not keep a CV that another one replaces, or that is removed', async () => {
  const partsOf = (name: string) => api.db.select().from(uploadParts).where(eq(uploadParts.upload, name));
  const save = (upload_cv: string | null) =>
    api.call('saveProfile', { token: other, body: JSON.stringify({ upload_cv }) });
  const kept = await upload(new TextEncoder().encode('%PDF-1.7 not sent'), 'kept.pdf');
  const first = await upload(new TextEncoder().encode('%PDF-1.7 first'), 'first.pdf');
  await save(first);
  const { file_url } = await cv(other);
  const second = await upload(new TextEncoder().encode('%PDF-1.7 second'), 'second.pdf');
  await save(second);
  expect((await download(file_url, other)).status).toBe(404);
  expect(await Promise.all([first, second, kept].map(partsOf))).toEqual([[], [expect.anything()], [expect.anything()]]);
  await save(null);
  expect(await partsOf(second)).toEqual([]);
});

it('sends no other document in place of a file whose bytes were lost', async () => {
  const name = await upload(new TextEncoder().encode('%PDF-1.7 of mine'), 'mine.pdf');
  await api.call('saveProfile', { token: other, body: JSON.stringify({ upload_cv: name }) });
  const { file_url } = await cv(other);
  expect((await download(file_url, other)).status).toBe(200);
  await api.db.delete(uploadParts).where(eq(uploadParts.upload, name));
  expect((await read(await download(file_url, other))).status).toBe(404);
});

it('breaks off when the file is deleted while it is sent', async () => {
  const name = await upload(new TextEncoder().encode(`%PDF-1.7 ${'of mine'.repeat(500_000)}`), 'mine.pdf');
  await api.call('saveProfile', { token: other, body: JSON.stringify({ upload_cv: name }) });
  const { file_url } = await cv(other);
  // without a connection, whose buffers could take the whole file meanwhile
  const { body } = await api.call('downloadFile', { token: other, query: { file_url }, peer: '203.0.113.7' });
  const parts = body?.getReader();
  await parts?.read();
  const removed = await api.call('saveProfile', { token: other, body: JSON.stringify({ upload_cv: null }) });
  expect(removed.status).toBe(200);
  await expect(
    (async () => {
      while (!(await parts?.read())?.done);
    })(),
  ).rejects.toThrow();
});

it.each(['/private/files/', '/private/files/../x', 'https://files.example/x.pdf', '/files/x.pdf', 'x'.repeat(5000)])(
  'finds no file at %j',
  async (address) => {
    expect((await read(await download(address))).status).toBe(404);
  },
);

it('requires an address', async () => {
  const { status, excType, messages } = await read(await api.call('downloadFile', { token }));
  expect([status, excType, messages[0]?.fieldname]).toEqual([417, 'MandatoryError', 'file_url']);
});
