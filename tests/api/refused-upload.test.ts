/** Tests of uploads that are refused: the errors, and what is left of the file and of others. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadParts, uploads } from '../../api/db/schema/sign-up.ts';
import { documentRules, heldUntil, photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { eventually } from '../support/eventually.ts';
import { read, readRecord } from './reading.ts';
import { addressOf, createTestApi, type TestApi } from './test-api.ts';

type UploadCall = 'uploadCv' | 'uploadDeliverable' | 'uploadPhoto';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
beforeEach(async () => void (await api.db.delete(uploads)));
afterAll(() => api.close());

const formWith = (...content: string[]): FormData => {
  const body = new FormData();
  for (const each of content) body.append('file', new File([each], 'a file.pdf'));
  return body;
};

const upload = (content: string, call: UploadCall = 'uploadCv') =>
  api.call(call, { body: formWith(content), ...(call !== 'uploadCv' && { token }) });

async function errorOf(reply: Promise<Response>) {
  const { status, excType, messages } = await read(await reply);
  return [status, excType, messages[0]?.fieldname, messages[0]?.message];
}

describe('the error', () => {
  it.each([
    ['uploadCv', "This file isn't a PDF or Word document."],
    ['uploadDeliverable', "This file type isn't accepted."],
    ['uploadPhoto', 'Choose a PNG, JPEG or WebP image.'],
  ] as const)('of %s names the type', async (call, message) => {
    expect(await errorOf(upload('no such type', call))).toEqual([417, 'ValidationError', 'file', message]);
  });

  it.each([
    ['uploadCv', documentRules],
    ['uploadDeliverable', documentRules],
    ['uploadPhoto', photoRules],
  ] as const)('of %s names the largest size', async (call, { maxBytes, megabytes }) => {
    const [status, , , message] = await errorOf(upload('x'.repeat(maxBytes + 1), call));
    expect([status, message]).toEqual([413, `This file is larger than ${megabytes} MB.`]);
  });

  it.each([
    ['no file', formWith()],
    ['an empty file', formWith('')],
    ['a file of another name', new FormData()],
  ])('of a form with %s states that it is missing', async (_, body) => {
    body.append('other', new File(['%PDF-1.7'], 'a file.pdf'));
    const [status, excType, fieldname] = await errorOf(api.call('uploadCv', { body }));
    expect([status, excType, fieldname]).toEqual([417, 'MandatoryError', 'file']);
  });

  it('of many uploads is that of many requests', async () => {
    const limited = await createTestApi({ VISITOR_ATTEMPTS: '1' });
    const send = async () => (await limited.call('uploadCv', { body: formWith('%PDF-1.7') })).status;
    expect([await send(), await send()]).toEqual([200, 429]);
    await limited.close();
  });
});

describe('what is left', () => {
  it('of a refused file is its row without the bytes, for an hour; other files stay', async () => {
    const kept = await readRecord(await upload('%PDF-1.7 kept'));
    const [before] = await api.db.select().from(uploads);
    expect((await upload('no such type')).status).toBe(417);
    const rows = await api.db.select().from(uploads);
    expect(rows.find(({ name }) => name === kept.name)).toEqual(before);
    expect(rows.filter(({ name }) => name !== kept.name)).toMatchObject([
      { status: 'refused', content: null, expires_at: new Date(api.now().getTime() + 60 * 60 * 1000) },
    ]);
    expect((await api.db.select().from(uploadParts)).map(({ upload }) => upload)).toEqual([kept.name]);
  });

  it('of an accepted one is held for a day', async () => {
    const { name, expires_on } = await readRecord(await upload('%PDF-1.7 held'));
    const [row] = await api.db
      .select()
      .from(uploads)
      .where(eq(uploads.name, String(name)));
    const until = heldUntil(api.now().getTime());
    expect([row?.status, row?.expires_at, expires_on]).toEqual(['stored', new Date(until), siteTime(until)]);
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('is not accepted when its row was removed or refused while it arrived', async () => {
  for (const interrupt of [() => api.db.delete(uploads), () => api.db.update(uploads).set({ status: 'refused' })]) {
    const parts = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(
          bytesOf('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'),
        );
        await eventually(async () => expect(await api.db.select().from(uploads)).toHaveLength(1));
        await interrupt();
        controller.enqueue(bytesOf('1.7\r\n--x--'));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body: parts, duplex: 'half' };
    const response = await api.requestFrom('198.51.100.9', addressOf('uploadCv'), init);
    expect(response.status).toBe(503);
    expect(await api.db.select().from(uploads).where(eq(uploads.status, 'stored'))).toEqual([]);
  }
});
