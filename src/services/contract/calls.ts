/** Every call that crosses the wire, one row per call (specification, section 7). */
import { define } from 'superstruct';
import {
  check,
  type Decoder,
  type Field,
  isObject,
  nested,
  number,
  oneOf,
  record,
  rows,
  text,
  time,
  type WireOf,
} from './readers.ts';
import { bio } from './records/bio.ts';
import { contract, contractRow } from './records/contract.ts';
import type { exported } from './records/exported.ts';
import { invoice, tax } from './records/invoice.ts';
import { jobDescription, jobRequest } from './records/job-request.ts';
import { landingPage, loginTheme, translationText } from './records/landing.ts';
import * as lookup from './records/lookup.ts';
import { profile } from './records/profile.ts';
import { session as openSession } from './records/session.ts';

/** The version value that every call carries. */
export const apiVersion = 'v1';

/** The company of the listed taxes (specification, section 9). */
const company = 'SG';

const usualTimeout = 5_000;

/**
 * One call on the wire. `Reply` is what the page reads, `Wire` what the API sends; `Name` and `Fixed` are the names of
 * the parameters beyond those that every call has.
 */
export interface Call<
  Reply = unknown,
  Wire = unknown,
  Name extends string = string,
  Fixed extends string = string,
  From extends Source = Source,
> {
  /** The wire's own name, typos included. */
  readonly method: string;
  /** `null` where the specification names none (logout). */
  readonly entity: string | null;
  readonly verb: 'GET' | 'POST';
  readonly path: 'mandate' | 'site';
  /** Whether `language=en|ar` is sent. */
  readonly language: boolean;
  /** Parameters that the caller gives, in the order in which they are sent. */
  readonly query: readonly Name[];
  /** Parameters with a value that never changes. */
  readonly fixed: Readonly<Record<Fixed, string>>;
  /** Whether the access token is sent, in an Authorization header. */
  readonly isPersonal: boolean;
  /** Whether it is sent with credentials. */
  readonly hasCredentials: boolean;
  readonly body: 'none' | 'json' | 'form';
  /** The time-out in milliseconds; `null` waits without limit. */
  readonly timeout: number | null;
  readonly reads: From;
  readonly reply: Decoder<Reply, Wire>;
}

/**
 * Where a reply is. `data`: in `message.data`. `either`: there or in `message` itself. `message`: all of the message.
 * `file`: the bytes that come in place of the envelope. `nothing`: ignored.
 */
type Source = 'data' | 'either' | 'message' | 'file' | 'nothing';

const common = {
  path: 'mandate',
  language: true,
  query: [],
  fixed: {},
  isPersonal: false,
  hasCredentials: false,
  body: 'none',
  timeout: usualTimeout,
  reads: 'data',
} as const;

type Options<Name extends string, Fixed extends string, From extends Source> = Partial<
  Omit<Call<unknown, unknown, Name, Fixed, From>, 'method' | 'entity' | 'verb' | 'reply'>
>;

function get<T, W, Name extends string = never, Fixed extends string = never, From extends Source = 'data'>(
  method: string,
  entity: string,
  reply: Decoder<T, W>,
  options?: Options<Name, Fixed, From>,
): Call<T, W, Name, Fixed, From> {
  return { ...post(method, entity, reply, options), verb: 'GET' };
}

function post<T, W, Name extends string = never, Fixed extends string = never, From extends Source = 'data'>(
  method: string,
  entity: string | null,
  reply: Decoder<T, W>,
  options?: Options<Name, Fixed, From>,
): Call<T, W, Name, Fixed, From> {
  const row = { ...common, method, entity, verb: 'POST', reply, ...options } as const;
  return row as Call<T, W, Name, Fixed, From>; // `From` is 'data', as in `common`, where the options name no source
}

const reference = 'getAPIsforserviceExperinceIndustryRegion';
const notShown = { reads: 'either' } as const;
const personal = { isPersonal: true } as const;

/** A reply that the page does not read; `of` is what the API sends. */
const unread = <W>(of?: Field<unknown, W>): Decoder<unknown, W> => ({ create: (value) => value, of });
const subscribed = Object.assign(
  define<{ msg: string; data?: unknown }>('subscription', (value) => isObject(value) && typeof value.msg === 'string'),
  { of: text },
);
const session = record([], { access_token: text });
const registration = record([], { access_token: text, user: text });
const upload = record(['name'], { name: text, file_name: text, file_size: number, expires_on: time });
const photo = record(['file_url'], { file_url: text });
const saved = record(['name'], { name: text, modified: time, completeness: nested({ percent: number }) });
const myResponse = record(['name'], { name: text, my_status: oneOf('myStatuses'), is_saved: check });
const ended = unread(nested({ ended: number }));
const verified = record([], { email: text });
const sent = record([], { email_verified: check });
const requested = record([], { inbox_url: text });
const responding = { ...personal, body: 'json' } as const;

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
  logOut: post('logout', null, unread(text), { path: 'site', language: false, reads: 'nothing' }),

  registerCandidate: post('register_candidate', 'registration', registration, { body: 'json', timeout: 15_000 }),
  uploadCv: post('upload_cv', 'registration', upload, { body: 'form', timeout: 60_000 }),
  saveBio: post('save_bio', 'profile', saved, { ...personal, body: 'json' }),
  saveProfile: post('save_profile', 'profile', saved, { ...personal, body: 'json' }),
  uploadPhoto: post('upload_photo', 'profile', photo, { ...personal, body: 'form', timeout: 60_000 }),

  submitQuotation: post('submit_quotation', 'job_request', myResponse, responding),
  withdrawQuotation: post('withdraw_quotation', 'job_request', myResponse, responding),
  declineRfq: post('decline_rfq', 'job_request', myResponse, responding),
  saveRfq: post('save_rfq', 'job_request', myResponse, responding),

  changePassword: post('change_password', 'account', ended, { ...personal, body: 'json' }),
  verifyEmail: post('verify_email', 'account', verified, { body: 'json' }),
  sendVerification: post('send_verification', 'account', sent, personal),
  requestPasswordReset: post('request_password_reset', 'account', requested, { body: 'json' }),
  resetPassword: post('reset_password', 'account', verified, { body: 'json' }),
  getSessions: get('get_sessions', 'account', rows(openSession), { ...personal, language: false }),
  endSession: post('end_session', 'account', ended, { ...personal, query: ['name'] }),
  downloadFile: get('download_file', 'file', unread<never>(), {
    ...personal,
    query: ['file_url'],
    timeout: 15_000,
    reads: 'file',
  }),
  exportMyData: get('export_my_data', 'account', unread<WireOf<typeof exported>>(), { ...personal, timeout: 15_000 }),
};

export type CallName = keyof typeof calls;

/** What the page reads of a call's reply. */
export type Reply<N extends CallName> = ReturnType<(typeof calls)[N]['reply']['create']>;

/** What the API sends as a call's reply, in `message.data`. */
export type WireReply<N extends CallName> = WireOf<(typeof calls)[N]['reply']>;

/** The parameters of a call beyond those that every call has. */
export type QueryName<N extends CallName> =
  | (typeof calls)[N]['query'][number]
  | (keyof (typeof calls)[N]['fixed'] & string);

/** The calls that return a file in place of the envelope. */
export type FileCall = { [N in CallName]: (typeof calls)[N]['reads'] extends 'file' ? N : never }[CallName];
