/** Calls of a session that is over, whose 401 arrives after the person has logged in again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeXhr } from '../services/fake-xhr.ts';
import { json } from '../services/script-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { Browser, openPage } from './open-page.ts';

const usr = 'noor@example.com';
const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'me.png', {
  type: 'image/png',
});
const record = { name: 'BIO-1', user: usr, bio: 'Ten years', photo_url: null, modified: '2026-03-01 10:00:00' };

/** The calls that the server has not answered yet, by their method. */
let held: Map<string, (response: Response) => void>;

beforeEach(() => {
  FakeXhr.sent = [];
  held = new Map();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (address instanceof URL) throw new TypeError('No files are served');
    const method = /method=(\w+)/.exec(address)?.[1] ?? '';
    return new Promise<Response>((resolve) => held.set(method, resolve));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openSignedIn() {
  const page = await openPage(new Browser());
  const signIn = (token: string) => page.of('auth').send({ type: 'session.open', token, usr });
  signIn('T1');
  return {
    ...page,
    auth: () => page.of('auth').getSnapshot(),
    bio: () => page.of('bio').getSnapshot(),
    signInAgain: () => {
      page.app.send({ type: 'session.expired' });
      signIn('T2');
    },
  };
}

type Page = Awaited<ReturnType<typeof openSignedIn>>;

async function save({ of }: Page): Promise<() => void> {
  of('bio').send({ type: 'draft.open', section: 'about', record });
  of('bio').send({ type: 'draft.change', path: 'bio', value: 'Eleven years' });
  of('bio').send({ type: 'draft.save' });
  await eventually(() => expect([...held.keys()]).toContain('save_bio'));
  return () => held.get('save_bio')?.(json({ exc_type: 'AuthenticationError' }, 401));
}

async function upload({ of }: Page): Promise<() => void> {
  of('bio').send({ type: 'draft.open', section: 'photo', record });
  of('bio').send({ type: 'file.attach', file: png });
  await eventually(() => expect(FakeXhr.sent).toHaveLength(1));
  return () => FakeXhr.last.answer(401, { exc_type: 'AuthenticationError' });
}

it.each([
  ['a save', save, 'apiError'],
  ['an upload', upload, 'uploadError'],
] as const)('leave the new session open, and the draft in its form, when %s was refused', async (_, send, error) => {
  const page = await openSignedIn();
  const refuse = await send(page);
  page.signInAgain();
  refuse();
  await eventually(() => expect(page.bio().value).toEqual({ editing: 'typing' }));
  expect(page.bio().context[error]).toMatchObject({ kind: 'earlierSession', status: 401 });
  expect(page.auth()).toMatchObject({ value: 'succeeded', context: { token: 'T2', hasExpired: false } });
  page.leave();
});

it.each([
  ['a save', save, 'apiError'],
  ['an upload', upload, 'uploadError'],
] as const)('end the session that sent %s', async (_, send, error) => {
  const page = await openSignedIn();
  const refuse = await send(page);
  refuse();
  await eventually(() => expect(page.bio().value).toEqual({ editing: 'typing' }));
  expect(page.bio().context[error]).toMatchObject({ kind: 'unauthorized', status: 401 });
  expect(page.auth()).toMatchObject({ value: 'idle', context: { token: '', hasExpired: true } });
  page.leave();
});
