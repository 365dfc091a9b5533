/** Every call as in section 7 of the specification. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import type { Request } from '../../src/services/http.ts';
import { runCall } from './run-call.ts';
import { json, type Sent, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const mandate = '/api/method/mandate?version=v1&';
const reference = 'entity=getAPIsforserviceExperinceIndustryRegion';

/** Public reads: no token, and `credentials` only where the specification has them. */
const publicReads = [
  ['getLanguages', `${mandate}method=get_languges&entity=utils&language=en`],
  ['getTechnicalSkills', `${mandate}method=get_technical_skills&entity=utils&language=en`],
  ['getEducationLevels', `${mandate}method=get_education_level&entity=utils&language=en`],
  ['getPreferences', `${mandate}method=get_preferences&entity=utils&language=en`],
  ['getPriceBasis', `${mandate}method=get_price_basis&entity=utils&language=en`],
  ['getTranslationText', `${mandate}method=get_translation_text&entity=utils&language=en`],
  ['getLandingPage', `${mandate}method=get_landing_page&entity=sme_landing_page&language=en`],
  ['getServices', `${mandate}method=get_services&entity=services&language=en`],
  ['getOpenRequests', `${mandate}method=get_open_requests&entity=sme_landing_page&language=en`],
  ['getLoginTheme', `${mandate}method=get_login_theme&entity=logintheme&language=en`],
  ['getCurrencies', `${mandate}method=currencies&${reference}`],
  ['getIndustries', `${mandate}method=getIndustryList&${reference}&language=en`],
  ['getRegions', `${mandate}method=getRegionList&${reference}&language=en`],
  ['getServiceLines', `${mandate}method=getServiceLineList&${reference}&language=en`],
  ['getYearsOfExperience', `${mandate}method=getYearsOfExperince&${reference}&language=en`],
] as const satisfies [CallName, string][];

/** Reads with the access token; those of one record have its name as a parameter. */
const personalReads = [
  ['getBio', `${mandate}method=get_bio&entity=profile&language=en`],
  ['getProfile', `${mandate}method=get_profile&entity=profile&language=en`],
  ['getJobRequests', `${mandate}method=get_rfq&entity=job_request&language=en`],
  ['getJobDescription', `${mandate}method=get_job_description&entity=job_request&language=en&name=RFQ%2F1%20%26%202`],
  ['getContractList', `${mandate}method=get_contract_list&entity=contract&language=en`],
  ['getContract', `${mandate}method=get_contract&entity=contract&language=en&name=RFQ%2F1%20%26%202`],
  ['getTaxList', `${mandate}method=get_tax_list&entity=contract&language=en&company=SG`],
  ['getInvoices', `${mandate}method=get_invoices&entity=invoice&language=en`],
] as const satisfies [CallName, string][];

const everything: Request = {
  language: 'en',
  token: 'T1',
  query: { name: 'RFQ/1 & 2', usr: 'noor+1@example.com', password: 'p&a=s s/ß٪#', company: 'XX', extra: '1' },
};

/** The single request of a call, without its abort signal. */
async function send(name: CallName, request: Request = everything): Promise<Omit<Sent, 'signal'>> {
  const sent = scriptFetch(json({}, 500));
  await expect(runCall(name, request)).rejects.toThrow();
  const [only, ...others] = sent;
  if (!only || others.length > 0) throw new Error(`${name} was sent ${sent.length} times`);
  const { signal: _, ...seen } = only;
  return seen;
}

describe('a public read', () => {
  it.each(publicReads)('%s is sent to its address without a token', async (name, address) => {
    expect(await send(name)).toEqual({
      address,
      verb: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      credentials: name === 'getLoginTheme' ? 'include' : undefined,
      keepalive: false,
    });
  });
});

describe('a personal read', () => {
  it.each(personalReads)('%s is sent to its address with the token', async (name, address) => {
    expect(await send(name)).toEqual({
      address,
      verb: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer T1' },
      body: undefined,
      credentials: undefined,
      keepalive: false,
    });
  });

  it.each(['.', '..', '%2e%2e', '/../..'])('of a record named “%s” has the same path', async (name) => {
    const { address } = await send('getContract', { ...everything, query: { name } });
    const { pathname, searchParams } = new URL(address, 'https://example.com');
    expect([pathname, searchParams.get('name')]).toEqual(['/api/method/mandate', name]);
  });

  it('has an empty parameter where the request has no value', async () => {
    expect((await send('getContract', { language: 'en', token: 'T1' })).address).toBe(
      `${mandate}method=get_contract&entity=contract&language=en&name=`,
    );
  });

  it.each(personalReads.map(([name]) => name))('%s is not sent without a token', async (name) => {
    const sent = scriptFetch(json({}));
    for (const token of [undefined, '']) {
      const request = token === undefined ? { language: 'en' as const } : { language: 'en' as const, token };
      await expect(runCall(name, request)).rejects.toMatchObject({ apiError: { kind: 'unauthorized', status: null } });
    }
    expect(sent).toEqual([]);
  });
});

describe('a post', () => {
  const post = { verb: 'POST', headers: { accept: 'application/json' }, body: undefined, keepalive: false };
  const usr = 'usr=noor%2B1%40example.com';

  it('signs in: address and password URL-encoded in the query, an empty body, credentials', async () => {
    expect(await send('signIn')).toEqual({
      ...post,
      address: `${mandate}method=user_signin&entity=access_token&language=en&${usr}&password=p%26a%3Ds%20s%2F%C3%9F%D9%AA%23`,
      credentials: 'include',
    });
  });

  it('subscribes: address in the query, an empty body, credentials', async () => {
    expect(await send('subscribe')).toEqual({
      ...post,
      address: `${mandate}method=add_subscriber&entity=registration&language=en&${usr}`,
      credentials: 'include',
    });
  });

  it('has its body in JSON, where its call has one', async () => {
    const body = { bio: 'مستشارة' };
    const json = { accept: 'application/json', authorization: 'Bearer T1', 'content-type': 'application/json' };
    expect(await send('saveBio', { ...everything, body })).toMatchObject({ headers: json, body: '{"bio":"مستشارة"}' });
    const none = { headers: post.headers, body: undefined };
    expect(await send('signIn', { ...everything, body })).toMatchObject(none);
    expect((await send('saveBio')).headers).toEqual({ ...post.headers, authorization: 'Bearer T1' });
  });

  it('logs out: on the site path, no payload, continuing when the page is left', async () => {
    expect(await send('logOut')).toEqual({
      ...post,
      address: '/api/method/site?version=v1&method=logout',
      credentials: undefined,
      keepalive: true,
    });
  });
});

describe('the language', () => {
  const translated = [...publicReads, ...personalReads].filter(([, address]) => address.includes('language=en'));

  it.each(translated)('of %s may be Arabic', async (name, address) => {
    const { address: sent } = await send(name, { ...everything, language: 'ar' });
    expect(sent).toBe(address.replace('language=en', 'language=ar'));
  });

  it('is sent with every call but the currencies, the cover notes, the sessions, the link to the profile and the log-out', () => {
    const untranslated = Object.entries(calls).flatMap(([name, call]) => (call.language ? [] : [name]));
    expect(untranslated).toEqual(['getCurrencies', 'logOut', 'getProfileLink', 'getCoverNotes', 'getSessions']);
  });
});

describe('the account', () => {
  const account = (method: string, rest = '') => `${mandate}method=${method}&entity=account${rest}`;

  it.each([
    ['changePassword', account('change_password', '&language=en'), 'POST'],
    ['getSessions', account('get_sessions'), 'GET'],
    ['endSession', account('end_session', '&language=en&name=RFQ%2F1%20%26%202'), 'POST'],
    ['exportMyData', account('export_my_data', '&language=en'), 'GET'],
  ] as const)('%s', async (name, address, verb) => {
    expect(await send(name)).toMatchObject({ address, verb, headers: { authorization: 'Bearer T1' } });
  });
});

it('the only other calls are those that the specification does not show', () => {
  const account = ['changePassword', 'getSessions', 'endSession', 'exportMyData'];
  const links = ['verifyEmail', 'sendVerification', 'requestPasswordReset', 'resetPassword'];
  const coverNotes = ['getCoverNotes', 'saveCoverNote', 'deleteCoverNote'];
  const responding = ['submitQuotation', 'withdrawQuotation', 'declineRfq', 'saveRfq', ...coverNotes];
  const contracts = ['signContract', 'declineContract', 'deliverMilestone', 'uploadDeliverable', 'endContract'];
  const notification = ['getNotifications', 'readNotifications', 'saveEmailDigest'];
  const sharing = ['getProfileLink', 'createProfileLink', 'revokeProfileLink', 'getSharedProfile'];
  const shown = [...publicReads, ...personalReads].map(([name]) => name);
  expect(Object.keys(calls).sort()).toEqual(
    [
      ...shown,
      ...account,
      ...links,
      ...sharing,
      ...responding,
      'getInvoice',
      'askPayment',
      ...contracts,
      ...notification,
      'downloadFile',
      'signIn',
      'subscribe',
      'logOut',
      'registerCandidate',
      'uploadCv',
      'saveBio',
      'saveProfile',
      'uploadPhoto',
    ].sort(),
  );
});
