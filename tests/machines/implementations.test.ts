/**
 * Runs the real machines, services, API and storage without a UI; one long file, so that the database is created once.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { termsVersion } from '../../src/services/contract/terms-version.ts';
import { createTestApi, demoAccount, type TestApi } from '../api/test-api.ts';
import { type ApiRequest, routeFetch } from '../services/route-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { Browser, openPage } from './open-page.ts';
import { signUpContext } from './stored.ts';

const { email: usr, password } = demoAccount;
const signIn = { type: 'auth.signIn', usr, password } as const;
const settled = (actor: AnyActorRef) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

const addresses = () => requests.map(({ address }) => address);

let api: TestApi;
let requests: ApiRequest[];
let browser: Browser;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  requests = routeFetch(api);
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
  it('raises the flag, reads personal lists, and is restored after a reload', async () => {
    const page = await openSignedIn();
    page.of('invoices').send({ type: 'list.open' });
    await settled(page.of('invoices'));
    const rows = page.of('invoices').getSnapshot().context.data;
    expect(rows).toHaveLength(40);
    page.leave();
    expect(browser.local.getItem('LoggedIn')).toBe('true');

    const again = await openPage(browser);
    expect(again.of('auth').getSnapshot()).toMatchObject({ value: 'succeeded', context: { usr, isLoggedIn: true } });
    expect(again.of('invoices').getSnapshot().context.data).toEqual(rows);
    again.leave();
  });

  it('stores the password nowhere', async () => {
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

  it('shows the message of the server when it fails', async () => {
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
  it('removes the flag, the token and the state, ends the session on the server, and reloads home', async () => {
    const page = await openSignedIn();
    const { token } = page.of('auth').getSnapshot().context;
    page.of('profile').send({ type: 'list.open' });
    page.of('logout').send({ type: 'logout.request' });
    expect(browser.local.all).toEqual({});
    await eventually(async () => expect((await api.call('getBio', { token })).status).toBe(401));
    expect(addresses().filter((address) => address.includes('logout'))).toEqual([
      '/api/method/site?version=v1&method=logout',
    ]);
    page.wait(500);
    expect(page.went).toEqual(['/']);
    page.leave();
    expect(browser.local.all).toEqual({});
  });

  it('carries the language and the settings over to the next page, once', async () => {
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

describe('an expired session', () => {
  it('leads to signing in again and keeps the typed text and its owner', async () => {
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

  it('sends no request when the flag is set but there is no token', async () => {
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
  it('registers the stored draft and signs in', async () => {
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
    const { body } = requests.find(({ address }) => address.includes('register_candidate')) ?? {};
    const withoutBlanks = Object.entries(draft).map(([field, value]) => [field, value === '' ? null : value]);
    expect(JSON.parse(String(body))).toEqual({
      ...Object.fromEntries(withoutBlanks),
      usr: 'layla@example.com',
      password: 'a secret for Layla',
      agreed_to: termsVersion,
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
  it('is requested by every list on screen', async () => {
    const page = await openPage(browser);
    page.of('regions').send({ type: 'list.open' });
    page.of('currencies').send({ type: 'list.open' });
    for (const name of ['regions', 'currencies', 'translationText'] as const) await settled(page.of(name));
    requests.length = 0;
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

  it('is adopted from another tab', async () => {
    const page = await openPage(browser);
    const other = {
      version: 1,
      value: 'ar',
      context: { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } },
    };
    browser.local.setItem('persist:root', JSON.stringify({ language: JSON.stringify(other) }));
    page.changeInOtherTab('persist:root');
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
    const toasts: unknown[] = [];
    page.of('prompt').on('toast.shown', (toast) => toasts.push(toast));
    page.of('prompt').send({ type: 'prompt.subscribe' });
    page.of('prompt').send({ type: 'prompt.type', usr: address });
    page.of('prompt').send({ type: 'prompt.next' });
    await settled(page.of('prompt'));
    expect(toasts).toEqual([{ type: 'toast.shown', message, duration: 3_000 }]);
    expect(page.of('prompt').getSnapshot().value).toBe('closed');
    page.leave();
  });

  it('logs a failure to the console', async () => {
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
