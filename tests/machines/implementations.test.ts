/** The whole machinery without a screen: real machines, real services, the real API, a browser’s storage. One file, so that
 * its database is made once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { createTestApi, demoAccount, type TestApi } from '../api/test-api.ts';
import { type AskedOfApi, routeFetch } from '../services/route-fetch.ts';
import { Browser, openPage } from './open-page.ts';
import { signUpContext } from './stored.ts';

const { email: usr, password } = demoAccount;
const signIn = { type: 'auth.signIn', usr, password } as const;
const settled = (actor: AnyActorRef) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

const addresses = () => asked.map(({ address }) => address);

let api: TestApi;
let asked: AskedOfApi[];
let browser: Browser;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  asked = routeFetch(api.api);
  browser = new Browser();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.close());

async function openSignedIn() {
  const page = await openPage(browser);
  page.of('auth').send(signIn);
  await settled(page.of('auth'));
  expect(page.of('auth').getSnapshot().value).toBe('succeeded');
  return page;
}

describe('signing in', () => {
  it('raises the flag, reads what is personal, and comes back after a reload', async () => {
    const page = await openSignedIn();
    page.of('invoices').send({ type: 'list.open' });
    await settled(page.of('invoices'));
    const held = page.of('invoices').getSnapshot().context.data;
    expect(held).toHaveLength(40);
    page.leave();
    expect(browser.local.getItem('LoggedIn')).toBe('true');

    const again = await openPage(browser);
    expect(again.of('auth').getSnapshot()).toMatchObject({ value: 'succeeded', context: { usr, isLoggedIn: true } });
    expect(again.of('invoices').getSnapshot().context.data).toEqual(held);
    again.leave();
  });

  it('leaves the password nowhere', async () => {
    const page = await openSignedIn();
    page.of('auth').send({ type: 'session.expire' });
    page.of('auth').send({ ...signIn, password: 'wrong but secret' });
    await settled(page.of('auth'));
    page.leave();
    const everything = browser.everStored.join() + JSON.stringify(page.app.getPersistedSnapshot());
    expect(everything).toContain(usr);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain('wrong but secret');
  });

  it('that is refused says what the server said', async () => {
    const page = await openPage(browser);
    page.of('auth').send({ ...signIn, password: 'wrong' });
    await settled(page.of('auth'));
    expect(page.of('auth').getSnapshot()).toMatchObject({
      value: 'failed',
      context: { error: 'Invalid login credentials', isLoggedIn: false },
    });
    expect(browser.local.getItem('LoggedIn')).toBeNull();
    page.leave();
  });
});

describe('logging out', () => {
  it('leaves flag, token and state gone, here and at the server, and goes home', async () => {
    const page = await openSignedIn();
    const { token } = page.of('auth').getSnapshot().context;
    page.of('profile').send({ type: 'list.open' });
    page.of('logout').send({ type: 'logout.request' });
    expect(browser.local.all).toEqual({});
    await vi.waitFor(async () => expect((await api.call('getBio', { token })).status).toBe(401));
    expect(addresses().filter((address) => address.includes('logout'))).toEqual([
      '/api/method/site?version=v1&method=logout',
    ]);
    page.wait(500);
    expect(page.went).toEqual(['/']);
    page.leave();
    expect(browser.local.all).toEqual({});
  });

  it('keeps the language and the settings for the page that follows, once', async () => {
    const page = await openSignedIn();
    page.of('language').send({ type: 'language.toggle' });
    page.of('settings').send({ type: 'settings.change', theme: 'dark' });
    page.of('logout').send({ type: 'logout.request' });
    page.leave();
    const home = await openPage(browser);
    expect(home.of('language').getSnapshot()).toMatchObject({
      value: { ar: expect.anything() },
      context: { document: { dir: 'rtl' } },
    });
    expect(home.of('settings').getSnapshot().context).toMatchObject({ numerals: 'latn', theme: 'dark' });
    expect(browser.session.all).toEqual({});
    home.leave();
  });
});

describe('a session that is over', () => {
  it('at the server leads to signing in again, with what was typed and whose it was', async () => {
    const page = await openSignedIn();
    page.of('signUp').send({ type: 'draft.change', path: 'first_name', value: 'Noor' });
    api.advance(60 * 60 * 24 * 365);
    page.of('jobRequests').send({ type: 'list.open' });
    await settled(page.of('jobRequests'));
    expect(page.of('auth').getSnapshot()).toMatchObject({
      value: 'idle',
      context: { token: '', owner: usr, isLoggedIn: false, hasExpired: true },
    });
    expect(browser.local.getItem('LoggedIn')).toBeNull();
    page.leave();

    const again = await openPage(browser);
    expect(again.of('auth').getSnapshot().context).toMatchObject({ owner: usr, hasExpired: true, token: '' });
    expect(again.of('signUp').getSnapshot().context.draft.first_name).toBe('Noor');
    again.leave();
  });

  it('here, with the flag still standing, asks the server nothing', async () => {
    browser.local.setItem('LoggedIn', 'true');
    const page = await openPage(browser);
    expect(page.of('auth').getSnapshot().context.isLoggedIn).toBe(true);
    page.of('jobRequests').send({ type: 'list.open' });
    await settled(page.of('jobRequests'));
    expect(page.of('auth').getSnapshot().context).toMatchObject({ isLoggedIn: false, hasExpired: true });
    expect(addresses().filter((address) => address.includes('get_rfq'))).toEqual([]);
    page.leave();
  });
});

describe('signing up', () => {
  it('registers the draft that was kept, and signs in', async () => {
    const draft = {
      ...signUpContext.draft,
      usr: ' layla@example.com ',
      last_name: 'Haddad',
      upload_cv: null,
      currency: 'SAR',
      price_basis: 'Daily',
      quantity: '٣',
    };
    const slice = JSON.stringify({ version: 1, value: 'review', context: { draft } });
    browser.local.setItem('persist:root', JSON.stringify({ signUp: slice }));
    const page = await openPage(browser);
    page.of('signUp').send({ type: 'signUp.submit', password: 'a secret for Layla' });
    await settled(page.of('signUp'));
    expect(page.of('auth').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { usr: 'layla@example.com', owner: 'layla@example.com', isLoggedIn: true },
    });
    const { body } = asked.find(({ address }) => address.includes('register_candidate')) ?? {};
    const withoutBlanks = Object.entries(draft).map(([field, value]) => [field, value === '' ? null : value]);
    expect(JSON.parse(String(body))).toEqual({
      ...Object.fromEntries(withoutBlanks),
      usr: 'layla@example.com',
      password: 'a secret for Layla',
      submission: expect.stringMatching(/^[0-9a-f]{32}$/),
      hourly_rates: 120,
      quantity: 3,
      candidate_details: [{ detail_type: 'skill', value: 'SQL', note: null }],
      academic_background: [
        {
          institution: 'KSU',
          education_level: 'Master',
          field_of_study: null,
          start_date: '2010-01-01',
          end_date: null,
          is_current: 1,
        },
      ],
      professional_experience: [
        {
          employer: 'SG',
          job_title: 'Auditor',
          description: '"quoted"',
          start_date: '2012-01-01',
          end_date: null,
          is_current: 1,
        },
      ],
    });
    page.of('profile').send({ type: 'list.open' });
    await settled(page.of('profile'));
    expect(page.of('profile').getSnapshot().context.data).toMatchObject({
      email: 'layla@example.com',
      full_name: 'نور Haddad',
      hourly_rates: 120,
      quantity: 3,
      academic_background: [{ start_date: '2010-01-01', end_date: null, is_current: true }],
      professional_experience: [{ employer: 'SG', start_date: '2012-01-01', description: '"quoted"' }],
      candidate_details: [{ detail_type: 'skill', value: 'SQL' }],
    });
    page.leave();
    expect(browser.everStored.join()).not.toContain('a secret for Layla');
  });
});

describe('the other language', () => {
  it('is asked for by every read that is on screen', async () => {
    const page = await openPage(browser);
    page.of('regions').send({ type: 'list.open' });
    page.of('currencies').send({ type: 'list.open' });
    for (const name of ['regions', 'currencies', 'translationText'] as const) await settled(page.of(name));
    asked.length = 0;
    page.of('language').send({ type: 'language.toggle' });
    await settled(page.of('regions'));
    expect(
      addresses()
        .map((address) => new URLSearchParams(address).get('method'))
        .sort(),
    ).toEqual(['getRegionList', 'get_translation_text']);
    expect(addresses().every((address) => address.includes('language=ar'))).toBe(true);
    page.leave();
  });

  it('of another tab is followed', async () => {
    const page = await openPage(browser);
    const other = {
      version: 1,
      value: 'ar',
      context: { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } },
    };
    browser.local.setItem('persist:root', JSON.stringify({ language: JSON.stringify(other) }));
    page.hear('persist:root');
    expect(page.of('language').getSnapshot().context.language_abbr).toBe('ar');
    page.leave();
  });
});

describe('subscribing', () => {
  it.each([
    ['first@example.com', 'toast_added_subscribe_success'],
    ['first@example.com', 'toast_already_subscribe_success'],
  ])('%s shows %s', async (address, message) => {
    const page = await openPage(browser);
    const said: unknown[] = [];
    page.of('prompt').on('toast.shown', (toast) => said.push(toast));
    page.of('prompt').send({ type: 'prompt.subscribe' });
    page.of('prompt').send({ type: 'prompt.type', usr: address });
    page.of('prompt').send({ type: 'prompt.next' });
    await settled(page.of('prompt'));
    expect(said).toEqual([{ type: 'toast.shown', message, duration: 3_000 }]);
    expect(page.of('prompt').getSnapshot().value).toBe('closed');
    page.leave();
  });

  it('that fails is logged to the console', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await openPage(browser);
    page.of('prompt').send({ type: 'prompt.subscribe' });
    page.of('prompt').send({ type: 'prompt.type', usr: 'second@example.com' });
    page.of('prompt').send({ type: 'prompt.next' });
    await settled(page.of('prompt'));
    expect(logged.mock.calls).toEqual([['subscribe', expect.objectContaining({ message: 'Failed to fetch' })]]);
    page.leave();
  });
});
