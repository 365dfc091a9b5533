/**
 * Checks the limits of uploads: their size, their number, their names, and where their bytes are stored. Long because
 * each limit has a test.
 */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '../../api/db/schema/profile.ts';
import { uploads } from '../../api/db/schema/sign-up.ts';
import type { FileStore } from '../../api/files/file-store.ts';
import { createFolderStore } from '../../api/files/folder-store.ts';
import { removeExpired } from '../../api/files/remove-expired.ts';
import { storedFileName } from '../../api/files/stored-file-name.ts';
import { createTableStore } from '../../api/files/table-store.ts';
import { documentRules } from '../../src/services/contract/fields/file-rules.ts';
import { post } from './candidate.ts';
import { fileBody } from './file-body.ts';
import { jpegOf } from './photo-bytes.ts';
import { read, readRecord } from './reading.ts';
import { addressOf, createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
/** The same with low limits. */
let limited: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  limited = await createTestApi({ UPLOAD_ADDRESS_MB: '1', UPLOAD_TOTAL_MB: '3' });
});
beforeEach(async () => {
  await api.db.delete(uploads);
  await limited.db.delete(uploads);
});
afterAll(() => Promise.all([api.close(), limited.close()]));

const pdf = (bytes: number): string => '%PDF-1.7'.padEnd(bytes, 'x');

/** Sends a file with the length of its form, which a request in this process has not by itself. */
async function upload(content: string, to = limited): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([content], 'cv.pdf'));
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const type = encoded.headers.get('content-type') ?? '';
  return to.call('uploadCv', { body, headers: { 'Content-Type': type, 'Content-Length': String(body.byteLength) } });
}

const statuses = async ({ db }: TestApi) => (await db.select().from(uploads)).map(({ status }) => status);
const partsOf = async function* (...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
};

describe('the bytes that one address may send within an hour', () => {
  it('are limited, and free again after the hour', async () => {
    expect((await upload(pdf(600_000))).status).toBe(200);
    const refused = await upload(pdf(600_000));
    expect(refused.headers.get('retry-after')).toBe('3600');
    const { status, excType } = await read(refused);
    expect([status, excType]).toEqual([429, 'TooManyRequestsError']);
    expect((await upload(pdf(100_000))).status).toBe(200);
    limited.advance(3601);
    expect((await upload(pdf(600_000))).status).toBe(200);
  });

  it('are limited for simultaneous uploads', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(pdf(300_000))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('count files that are refused, of which nothing is stored', async () => {
    expect((await upload('x'.repeat(600_000))).status).toBe(417);
    expect(await statuses(limited)).toEqual(['refused']);
    expect((await upload(pdf(600_000))).status).toBe(429);
  });
});

it('limits the bytes of all files that nobody has claimed', async () => {
  for (const expected of [200, 200, 200, 503]) {
    expect((await upload(pdf(900_000))).status).toBe(expected);
    await limited.db.update(uploads).set({ address: 'elsewhere' });
  }
});

it('counts the files that accounts with an unverified address have claimed, for a day', async () => {
  const claim = async (usr: string) => {
    const { name } = await readRecord(await upload(pdf(900_000)));
    const person = { first_name: 'Sami', last_name: 'Haddad', phone_no: '', password: 'Long-enough-2026' };
    expect((await post(limited, 'registerCandidate', { ...person, usr, upload_cv: name })).status).toBe(200);
    await limited.db.update(uploads).set({ address: 'elsewhere' });
  };
  for (const usr of ['first@example.com', 'second@example.com', 'third@example.com']) await claim(usr);
  expect((await upload(pdf(900_000))).status).toBe(503);
  await limited.db.update(profiles).set({ email_verified: 1 }).where(eq(profiles.user, 'first@example.com'));
  await claim('fourth@example.com');
  expect((await upload(pdf(900_000))).status).toBe(503);
  limited.advance(25 * 3600);
  expect((await upload(pdf(900_000))).status).toBe(200);
  expect(await statuses(limited)).toEqual(Array(5).fill('stored'));
});

it('removes files that nobody claimed when others arrive', async () => {
  await upload(pdf(10));
  limited.advance(documentRules.heldHours * 3600 + 1);
  await upload(pdf(10));
  expect(await statuses(limited)).toEqual(['stored']);
});

describe('a body that is not a whole form', () => {
  const boundary = 'multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  it.each([
    ['without an end', boundary, part, 417],
    ['with a file of another name, without an end', boundary, part.replace('name="file"', 'name="other"'), 417],
    ['with a second file, without an end', boundary, `${part}\r\n${part}`, 417],
    ['with a file of a refused type, without an end', boundary, part.replace('%PDF-1.7', '<svg>'), 417],
    ['without a part', boundary, '--x--', 417],
    ['without a boundary', 'multipart/form-data', part, 415],
    ['with an empty boundary', 'multipart/form-data; boundary=', part, 417],
    ['with a field in place of the file', boundary, part.replace('; filename="cv.pdf"', ''), 417],
    ['of another type', 'application/octet-stream', '%PDF-1.7', 415],
    ['in the type of a form', 'application/x-www-form-urlencoded', 'file=%25PDF', 415],
  ])('%s is rejected, and stores nothing', async (_, type, body, status) => {
    expect((await api.call('uploadCv', { body, headers: { 'Content-Type': type } })).status).toBe(status);
    expect(await statuses(api)).not.toContain('stored');
  });

  it('with two files stores the first', async () => {
    const body = fileBody('%PDF-1', 'first.pdf');
    body.append('file', new File(['%PDF-22'], 'second.pdf'));
    expect(await readRecord(await api.call('uploadCv', { body }))).toMatchObject({
      file_name: 'first.pdf',
      file_size: 6,
    });
  });
});

it('reads no more of a form of unknown length than a form may have', async () => {
  const file = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.7\r\n`;
  let sent = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(file('first.pdf') + file('endless.pdf'))),
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000_000));
      if (sent === 100) controller.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await api.requestFrom('198.51.100.9', addressOf('uploadCv'), init)).status).toBe(413);
  expect(sent).toBeLessThan(20);
  expect(await statuses(api)).not.toContain('stored');
});

describe('the name of a stored file', () => {
  it.each([
    ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\cv\\mine.pdf', 'mine.pdf'],
    ['another ending', 'page.html', 'page.pdf'],
    ['two endings', 'cv.pdf.exe', 'cv.pdf.pdf'],
    ['no ending', 'cv', 'cv.pdf'],
    ['nothing but an ending', '.pdf', 'pdf.pdf'],
    ['an override of the direction', 'cv\u202efdp.exe', 'cvfdp.pdf'],
    ['isolates and marks', '\u2066سيرة\u2069\u200f.pdf', 'سيرة.pdf'],
    ['zero-width characters', 'c\u200bv\u2060\ufeff.pdf', 'cv.pdf'],
    ['controls', 'a\u0007\r\nb\u0000.pdf', 'ab.pdf'],
    ['only invisible characters', '\u200b\u202e.pdf', 'pdf.pdf'],
    ['an unpaired surrogate', 'c\ud83dv.pdf', 'c\ufffdv.pdf'],
    ['one letter', 'a.exe', 'a.pdf'],
    ['dots and spaces at both ends', ' . a b . .exe ', 'a b.pdf'],
    ['nothing', '', 'file.pdf'],
  ])('from one with %s', (_, fileName, stored) => {
    expect(storedFileName(fileName, 'application/pdf')).toBe(stored);
  });

  it('has no ending where the type has none', () => {
    expect(storedFileName('notes.txt', 'text/plain')).toBe('notes');
  });

  it('has at most 140 characters, and no half of one', () => {
    const stored = storedFileName(`${'x'.repeat(135)}${'😀'.repeat(10)}.pdf`, 'application/pdf');
    expect(stored.length).toBeLessThanOrEqual(140);
    expect(stored).toMatch(/^x{135}\.pdf$/);
  });
});

it('lets only the account that sent a photo claim it', async () => {
  const [first, second] = [await api.signIn(), await api.signIn(secondAccount)];
  const body = new FormData();
  body.append('file', new File([jpegOf()], 'me.jpg'));
  const { file_url } = await readRecord(await api.call('uploadPhoto', { token: first, body }));
  const claim = (token: string) => api.call('saveBio', { token, body: JSON.stringify({ photo_url: file_url }) });
  expect((await claim(second)).status).toBe(417);
  expect((await claim(first)).status).toBe(200);
});

it('lets no sign-up claim the file of an account', async () => {
  const body = fileBody('%PDF-1.7', 'report.pdf');
  const { name } = await readRecord(await api.call('uploadDeliverable', { token: await api.signIn(), body }));
  const person = {
    usr: 'other@example.com',
    password: 'Long-enough-2026',
    first_name: 'A',
    last_name: 'B',
    phone_no: '',
  };
  const { status, messages } = await post(api, 'registerCandidate', { ...person, upload_cv: name });
  expect([status, messages.map(({ fieldname }) => fieldname)]).toEqual([417, ['upload_cv']]);
});

describe('a store of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sg-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const stores: Record<string, () => FileStore> = {
    'in a folder': () => createFolderStore(folder, api.db),
    'in the database': () => createTableStore(api.db),
  };
  const contentOf = async (store: FileStore, name: string) => {
    let text = '';
    for await (const part of store.read(name)) text += new TextDecoder().decode(part);
    return text;
  };
  const row = (name: string, others: Partial<typeof uploads.$inferInsert> = {}) =>
    api.db.insert(uploads).values({ name, file_name: name, media_type: 'application/pdf', file_size: 1, ...others });

  it.each(Object.keys(stores))('%s returns what was written, in order', async (kind) => {
    const store = stores[kind]?.();
    await row('written');
    const parts = Array.from({ length: 40 }, (_, at) => String(at).padEnd(20_000, '.'));
    await store?.write('written', partsOf(...parts));
    expect(store && (await contentOf(store, 'written'))).toBe(parts.join(''));
    await store?.remove('written');
    expect(store && (await contentOf(store, 'written'))).toBe('');
  });

  it.each(Object.keys(stores))('%s has nothing of a file that did not arrive whole', async (kind) => {
    const store = stores[kind]?.();
    await row('broken');
    const broken = async function* () {
      yield* partsOf('x'.repeat(600_000));
      throw new Error('the client left');
    };
    await expect(store?.write('broken', broken())).rejects.toThrow('the client left');
    expect(store && (await contentOf(store, 'broken'))).toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('in a folder removes files without an upload, but not those that have just arrived', async () => {
    const store = createFolderStore(folder, api.db);
    await row('kept');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['kept', 'orphan', 'killed.part']) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), old, old);
    }
    writeFileSync(join(folder, 'arriving.part'), 'x');
    utimesSync(join(folder, 'arriving.part'), new Date(), new Date()); // the file system has no moved clock
    await store.removeOrphans();
    expect(readdirSync(folder).sort()).toEqual(['arriving.part', 'kept']);
  });

  it('in a folder are removed a day after they arrived, if no record has claimed them', async () => {
    const store = createFolderStore(folder, api.db);
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const names = Array.from({ length: 250 }, (_, at) => `unclaimed-${at}`);
    const expires_at = new Date(api.now().getTime() + 1000);
    await Promise.all(names.map((name) => row(name, { expires_at })));
    await row('claimed', { owner: 'layla@example.com', expires_at });
    for (const name of [...names, 'claimed']) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), old, old);
    }
    const stored = () => readdirSync(folder).filter((name) => name.includes('claimed'));
    await removeExpired(api.db, store, api.now());
    expect(stored()).toHaveLength(251);
    await removeExpired(api.db, store, new Date(expires_at.getTime() + 1));
    expect(stored()).toEqual(['claimed']);
    expect((await api.db.select().from(uploads)).map(({ name }) => name)).toEqual(['claimed']);
  });

  it('in a folder creates the folder, and lets only the account of the server read it and its files', async () => {
    const created = join(folder, 'new', 'files');
    await createFolderStore(created, api.db).write('private', partsOf('x'));
    const modes = [created, join(created, 'private')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual(process.platform === 'win32' ? [0o666, 0o666] : [0o700, 0o600]);
    rmSync(join(folder, 'new'), { recursive: true });
  });

  it('in a folder accepts no name that leads elsewhere', async () => {
    const store = createFolderStore(folder, api.db);
    await expect(store.write('../outside', partsOf('x'))).rejects.toThrow();
    await expect(contentOf(store, '../kept')).rejects.toThrow();
  });
});
