/** Every call that crosses the wire, a row a call (specification, section 7). */
import { define } from 'superstruct';
import { check, type Decoder, isObject, nested, number, oneOf, record, rows, text, time } from './readers.ts';
import { bio } from './records/bio.ts';
import { contract, contractRow } from './records/contract.ts';
import { invoice, tax } from './records/invoice.ts';
import { jobDescription, jobRequest } from './records/job-request.ts';
import { landingPage, loginTheme, translationText } from './records/landing.ts';
import * as lookup from './records/lookup.ts';
import { profile } from './records/profile.ts';
import { session as openSession } from './records/session.ts';

/** The version value that every call carries. */
export const apiVersion = 'v1';

/** The company whose taxes are listed (specification, section 9). */
export const company = 'SG';

const usualDeadline = 5_000;

/** What one call is on the wire. */
export interface Call<Reply = unknown> {
  /** The wire's own name, typos included. */
  readonly method: string;
  /** `null` where the specification names none (logout). */
  readonly entity: string | null;
  readonly verb: 'GET' | 'POST';
  readonly path: 'mandate' | 'site';
  /** Whether `language=en|ar` is sent. */
  readonly language: boolean;
  /** Parameters that the caller gives, in the order in which they are sent. */
  readonly query: readonly string[];
  /** Parameters whose value never changes. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Whether the access token goes with it, in an Authorization header. */
  readonly isPersonal: boolean;
  /** Whether it is sent with credentials. */
  readonly hasCredentials: boolean;
  readonly body: 'none' | 'json' | 'form';
  /** Milliseconds until it is given up; `null` waits for ever. */
  readonly timeout: number | null;
  /**
   * `data`: the reply is `message.data`. `either`: or `message` itself. `message`: the whole message. `file`: the bytes
   * that come in place of the envelope. `nothing`: ignored.
   */
  readonly reads: 'data' | 'either' | 'message' | 'file' | 'nothing';
  readonly reply: Decoder<Reply>;
}

const common = {
  path: 'mandate',
  language: true,
  query: [],
  fixed: {},
  isPersonal: false,
  hasCredentials: false,
  body: 'none',
  timeout: usualDeadline,
  reads: 'data',
} as const;

type Options = Partial<Omit<Call, 'method' | 'entity' | 'verb' | 'reply'>>;

function get<T>(method: string, entity: string, reply: Decoder<T>, options: Options = {}): Call<T> {
  return { ...common, method, entity, verb: 'GET', reply, ...options };
}

function post<T>(method: string, entity: string | null, reply: Decoder<T>, options: Options): Call<T> {
  return { ...common, method, entity, verb: 'POST', reply, ...options };
}

const reference = 'getAPIsforserviceExperinceIndustryRegion';
const notShown = { reads: 'either' } as const;
const personal = { isPersonal: true } as const;

/** A reply is taken as an object; what is looked for in it is its reader's matter. */
const anything = define<unknown>('anything', () => true);
const subscribed = define<{ msg: string; data?: unknown }>(
  'subscription',
  (value) => isObject(value) && typeof value.msg === 'string',
);
const session = record([], { access_token: text });
const registration = record([], { access_token: text, user: text });
const upload = record(['name'], { name: text, file_name: text, file_size: number, expires_on: time });
const photo = record(['file_url'], { file_url: text });
const saved = record(['name'], { name: text, modified: time, completeness: nested({ percent: number }) });
const standing = record(['name'], { name: text, my_status: oneOf('myStatuses'), is_saved: check });
const answering = { ...personal, body: 'json' } as const;

export const calls = {
  getLanguages: get('get_languges', 'utils', rows(lookup.language), notShown),
  getTechnicalSkills: get('get_technical_skills', 'utils', rows(lookup.technicalSkill), notShown),
  getEducationLevels: get('get_education_level', 'utils', rows(lookup.educationLevel), { ...notShown, timeout: null }),
  getPreferences: get('get_preferences', 'utils', rows(lookup.preference)),
  getPriceBasis: get('get_price_basis', 'utils', rows(lookup.priceBasis)),
  getTranslationText: get('get_translation_text', 'utils', translationText),
  getLandingPage: get('get_landing_page', 'sme_landing_page', landingPage),
  getServices: get('get_services', 'services', rows(lookup.service)),
  getLoginTheme: get('get_login_theme', 'logintheme', loginTheme, { hasCredentials: true }),
  getCurrencies: get('currencies', reference, rows(lookup.currency), { ...notShown, language: false }),
  getIndustries: get('getIndustryList', reference, rows(lookup.industry), notShown),
  getRegions: get('getRegionList', reference, rows(lookup.region), notShown),
  getServiceLines: get('getServiceLineList', reference, rows(lookup.serviceLine), notShown),
  getYearsOfExperience: get('getYearsOfExperince', reference, rows(lookup.yearsOfExperience), notShown),

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
  logOut: post('logout', null, anything, { path: 'site', language: false, reads: 'nothing' }),

  registerCandidate: post('register_candidate', 'registration', registration, { body: 'json', timeout: 15_000 }),
  uploadCv: post('upload_cv', 'registration', upload, { body: 'form', timeout: 60_000 }),
  saveBio: post('save_bio', 'profile', saved, { ...personal, body: 'json' }),
  saveProfile: post('save_profile', 'profile', saved, { ...personal, body: 'json' }),
  uploadPhoto: post('upload_photo', 'profile', photo, { ...personal, body: 'form', timeout: 60_000 }),

  submitQuotation: post('submit_quotation', 'job_request', standing, answering),
  withdrawQuotation: post('withdraw_quotation', 'job_request', standing, answering),
  declineRfq: post('decline_rfq', 'job_request', standing, answering),
  saveRfq: post('save_rfq', 'job_request', standing, answering),

  changePassword: post('change_password', 'account', anything, { ...personal, body: 'json' }),
  getSessions: get('get_sessions', 'account', rows(openSession), { ...personal, language: false }),
  endSession: post('end_session', 'account', anything, { ...personal, query: ['name'] }),
  downloadFile: get('download_file', 'file', anything, {
    ...personal,
    query: ['file_url'],
    timeout: 15_000,
    reads: 'file',
  }),
  exportMyData: get('export_my_data', 'account', anything, { ...personal, timeout: 15_000 }),
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type Reply<N extends CallName> = ReturnType<(typeof calls)[N]['reply']['create']>;
