/** Saves forms of the profile on the real API after the language of the page has changed. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { readRecord } from '../api/reading.ts';
import { createTestApi, demoAccount, type TestApi } from '../api/test-api.ts';
import { type ApiRequest, routeFetch } from '../services/route-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { Browser, openPage } from './open-page.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.close());

const { email: usr, password } = demoAccount;
const settled = (actor: AnyActorRef) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const bioIn = (language: 'en' | 'ar') => api.call('getBio', { token, language }).then(readRecord);

async function textsIn(language: 'en' | 'ar'): Promise<unknown[]> {
  const { academic_background } = await api.call('getProfile', { token, language }).then(readRecord);
  const rows = academic_background as { institution?: string; field_of_study?: string; grade?: string }[];
  return rows.map(({ institution, field_of_study, grade }) => [institution, field_of_study, grade]);
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function switchTo(language: 'en' | 'ar', page: Page) {
  page.of('language').send({ type: 'language.set', language });
  await settled(page.of('language'));
  expect(page.of('language').getSnapshot().context.language_abbr).toBe(language);
}

/** Opens a page in English with the bio and the profile. */
async function openEnglish(browser = new Browser()) {
  const page = await openPage(browser);
  await switchTo('en', page);
  page.of('auth').send({ type: 'auth.signIn', usr, password });
  await settled(page.of('auth'));
  for (const list of ['fetchedBio', 'profile'] as const) {
    page.of(list).send({ type: 'list.open' });
    await settled(page.of(list));
  }
  return page;
}

const bioOn = (page: Page) => page.of('fetchedBio').getSnapshot().context.data;

const savesIn = (requests: readonly ApiRequest[]) =>
  requests
    .map(({ address }) => new URL(address, 'http://localhost').searchParams)
    .filter((query) => query.get('method')?.startsWith('save_'))
    .map((query) => query.get('language'));

const write = (value: string) => ({ type: 'draft.change', path: 'bio', value }) as const;

it('saves a form that was opened in English as English, and leaves the Arabic text', async () => {
  const requests = routeFetch(api);
  const page = await openEnglish();
  const arabic = await bioIn('ar');
  expect([arabic.language_abbr, bioOn(page)]).toMatchObject(['ar', { language_abbr: 'en' }]);
  page.of('bio').send({ type: 'draft.open', section: 'about', record: bioOn(page) });
  page.of('bio').send(write('Begun in English'));
  await switchTo('ar', page);
  page.of('bio').send({ type: 'draft.save' });
  await waitFor(page.of('bio'), (snapshot) => snapshot.matches('viewing'));
  expect(savesIn(requests)).toEqual(['en']);
  expect([(await bioIn('en')).bio, (await bioIn('ar')).bio]).toEqual(['Begun in English', arabic.bio]);
  page.leave();
});

it('keeps the Arabic of the rows that were not changed', async () => {
  routeFetch(api);
  const page = await openEnglish();
  const record = page.of('profile').getSnapshot().context.data;
  const before = await textsIn('ar');
  page.of('profileDraft').send({ type: 'draft.open', section: 'education', record });
  page.of('profileDraft').send({ type: 'row.move', list: 'academic_background', at: 0, to: 1 });
  await switchTo('ar', page);
  page.of('profileDraft').send({ type: 'draft.save' });
  await waitFor(page.of('profileDraft'), (snapshot) => snapshot.matches('viewing'));
  expect(before).toHaveLength(2);
  expect(await textsIn('ar')).toEqual(before.toReversed());
  page.leave();
});

it('saves a restored draft in its own language', async () => {
  const requests = routeFetch(api);
  const browser = new Browser();
  const page = await openEnglish(browser);
  const arabic = await bioIn('ar');
  page.of('bio').send({ type: 'draft.open', section: 'about', record: bioOn(page) });
  page.of('bio').send(write('Days ago'));
  await switchTo('ar', page);
  page.leave();
  const again = await openPage(browser);
  expect(again.of('language').getSnapshot().context.language_abbr).toBe('ar');
  again.of('bio').send({ type: 'draft.save' });
  await waitFor(again.of('bio'), (snapshot) => snapshot.matches('viewing'));
  expect(savesIn(requests)).toEqual(['en']);
  expect([(await bioIn('en')).bio, (await bioIn('ar')).bio]).toEqual(['Days ago', arabic.bio]);
  again.leave();
});

it('sends a change that waited for the connection in its own language', async () => {
  let isOffline = false;
  const requests = routeFetch({
    request: (...sent) => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : api.request(...sent)),
  });
  const page = await openEnglish();
  const arabic = await bioIn('ar');
  page.of('bio').send({ type: 'draft.open', section: 'about', record: bioOn(page) });
  page.of('bio').send(write('Without a connection'));
  isOffline = true;
  page.of('bio').send({ type: 'draft.save' });
  await waitFor(page.of('bio'), (snapshot) => snapshot.matches('viewing'));
  await switchTo('ar', page);
  isOffline = false;
  page.of('outbox').send({ type: 'outbox.retry' });
  await eventually(() => expect(page.of('outbox').getSnapshot().context.entries).toEqual([]));
  expect(savesIn(requests)).toEqual(['en', 'en']);
  expect([(await bioIn('en')).bio, (await bioIn('ar')).bio]).toEqual(['Without a connection', arabic.bio]);
  page.leave();
});

it('compares a record that was changed elsewhere in the language of the form', async () => {
  routeFetch(api);
  const page = await openEnglish();
  page.of('bio').send({ type: 'draft.open', section: 'about', record: bioOn(page) });
  page.of('bio').send(write('Without a conflict'));
  const elsewhere = JSON.stringify({ other_languages: 'Some Turkish' });
  api.advance(60);
  await api.call('saveBio', { token, language: 'en', body: elsewhere });
  await switchTo('ar', page);
  page.of('bio').send({ type: 'draft.save' });
  await waitFor(page.of('bio'), (snapshot) => snapshot.matches('viewing') || snapshot.hasTag('choosing'));
  expect(page.of('bio').getSnapshot().value).toBe('viewing');
  expect(await bioIn('en')).toMatchObject({ bio: 'Without a conflict', other_languages: 'Some Turkish' });
  page.leave();
});
