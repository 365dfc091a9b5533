import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../api/db/schema/sign-up.ts';
import { reserveUpload } from '../../api/files/reserve-upload.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(async () => void (await api.db.delete(uploads)));
afterAll(() => api.close());

const limits = { addressBytes: 100, totalBytes: 100 };
const reserve = (name: string, now = api.now()) =>
  reserveUpload(api.db, now, { name, address: '192.0.2.1', uploader: null, maxBytes: 100 }, limits);

describe('after the clock was put back by a year', () => {
  const ahead = () => new Date(api.now().getTime() + 365 * 24 * 60 * 60 * 1000);

  it('a file that arrived before counts no more', async () => {
    await reserve('before', ahead());
    await reserve('now');
    expect((await api.db.select().from(uploads)).map(({ name }) => name)).toEqual(['now']);
  });

  it('a file that was claimed before counts no more', async () => {
    await reserve('before', ahead());
    await api.db.update(uploads).set({ owner: demoAccount.email, status: 'stored', expires_at: null });
    await reserve('now');
    expect(await api.db.select().from(uploads).where(eq(uploads.name, 'before'))).toHaveLength(1);
  });
});

it('counts a file of another server whose clock is ahead by seconds', async () => {
  await reserve('theirs', new Date(api.now().getTime() + 5_000));
  await expect(reserve('now')).rejects.toMatchObject({ status: 429 });
});

it('does not count a file that was refused against the space of all', async () => {
  const reserved = { name: 'theirs', address: '192.0.2.2', uploader: null, maxBytes: 100 };
  await reserveUpload(api.db, api.now(), reserved, limits);
  await expect(reserve('now')).rejects.toMatchObject({ status: 503 });
  await api.db.update(uploads).set({ status: 'refused' });
  await reserve('now');
  expect(await api.db.select().from(uploads).where(eq(uploads.name, 'now'))).toHaveLength(1);
});

it('frees the space of a file that has not arrived within two minutes', async () => {
  const reserveAfter = (seconds: number, name: string) => {
    const now = new Date(api.now().getTime() + seconds * 1000);
    return reserveUpload(api.db, now, { name, address: name, uploader: null, maxBytes: 100 }, limits);
  };
  await reserveAfter(0, 'left');
  await expect(reserveAfter(120, 'early')).rejects.toMatchObject({ status: 503 });
  await reserveAfter(121, 'late');
  expect((await api.db.select().from(uploads)).map(({ name }) => name)).toEqual(['late']);
});

it('counts the files of visitors and those of accounts apart, so that strangers take no space of an account', async () => {
  const send = (name: string, uploader: string | null) =>
    reserveUpload(api.db, api.now(), { name, address: name, uploader, maxBytes: 100 }, limits);
  await send('of a visitor', null);
  await send('of an account', demoAccount.email);
  for (const uploader of [null, demoAccount.email])
    await expect(send('one more', uploader)).rejects.toMatchObject({ status: 503 });
});
