/** The calls of the pages that every visitor may open, and the reads of all lists: part of the page's first load. */
import { define } from 'superstruct';
import { get, personal, post, unread } from './call.ts';
import { isObject, record, rows, text, token } from './readers.ts';
import { bio } from './records/bio.ts';
import { contract, contractRow } from './records/contract.ts';
import { invoice, tax } from './records/invoice.ts';
import { jobDescription, jobRequest } from './records/job-request.ts';
import { landingPage, loginTheme, translationText } from './records/landing.ts';
import * as lookup from './records/lookup.ts';
import { openRequest } from './records/open-request.ts';
import { profile } from './records/profile.ts';

/** The company of the listed taxes (specification, section 9). */
const company = 'SG';

const reference = 'getAPIsforserviceExperinceIndustryRegion';
/** The specification does not show where these replies are: they are read from both places. */
const inEitherPlace = { reads: 'either' } as const;

// any `data` but the text for a new subscriber means that the address was subscribed (specification, section 8)
const subscribed = Object.assign(
  define<{ msg: string; data?: unknown }>('subscription', (value) => isObject(value) && typeof value.msg === 'string'),
  { of: text },
);
const session = record([], { access_token: token });

export const coreCalls = {
  getLanguages: get('get_languges', 'utils', rows(lookup.language), inEitherPlace),
  getTechnicalSkills: get('get_technical_skills', 'utils', rows(lookup.technicalSkill), inEitherPlace),
  getEducationLevels: get('get_education_level', 'utils', rows(lookup.educationLevel), {
    ...inEitherPlace,
    timeout: null,
  }),
  getPreferences: get('get_preferences', 'utils', rows(lookup.preference)),
  getPriceBasis: get('get_price_basis', 'utils', rows(lookup.priceBasis)),
  getTranslationText: get('get_translation_text', 'utils', translationText),
  getLandingPage: get('get_landing_page', 'sme_landing_page', landingPage),
  getServices: get('get_services', 'services', rows(lookup.service)),
  getOpenRequests: get('get_open_requests', 'sme_landing_page', rows(openRequest)),
  getLoginTheme: get('get_login_theme', 'logintheme', loginTheme, { hasCredentials: true }),
  getCurrencies: get('currencies', reference, rows(lookup.currency), { ...inEitherPlace, language: false }),
  getIndustries: get('getIndustryList', reference, rows(lookup.industry), inEitherPlace),
  getRegions: get('getRegionList', reference, rows(lookup.region), inEitherPlace),
  getServiceLines: get('getServiceLineList', reference, rows(lookup.serviceLine), inEitherPlace),
  getYearsOfExperience: get('getYearsOfExperince', reference, rows(lookup.yearsOfExperience), inEitherPlace),

  getBio: get('get_bio', 'profile', bio, personal),
  getProfile: get('get_profile', 'profile', profile, { ...personal, timeout: 15_000 }),
  getJobRequests: get('get_rfq', 'job_request', rows(jobRequest), personal),
  getJobDescription: get('get_job_description', 'job_request', jobDescription, { ...personal, query: ['name'] }),
  getContractList: get('get_contract_list', 'contract', rows(contractRow), personal),
  getContract: get('get_contract', 'contract', contract, { ...personal, query: ['name'] }),
  getTaxList: get('get_tax_list', 'contract', rows(tax), { ...personal, fixed: { company } }),
  getInvoices: get('get_invoices', 'invoice', rows(invoice), personal),

  signIn: post('user_signin', 'access_token', session, { query: ['usr', 'password'], hasCredentials: true }),
  subscribe: post('add_subscriber', 'registration', subscribed, {
    query: ['usr'],
    hasCredentials: true,
    reads: 'message',
  }),
  logOut: post('logout', null, unread(text), { path: 'site', language: false, reads: 'nothing' }),
};
