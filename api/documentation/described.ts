import type { CallName } from '../../src/services/contract/calls.ts';

/** What a call is for, and what comes in `message.data`. */
export interface Described {
  readonly summary: string;
  readonly returns: string;
  /** Statuses beyond those that every call can give. */
  readonly refusals?: Readonly<Record<number, string>>;
}

const lookup = 'Rows of {name, label, rank, disabled}; `name` is the stable key, `label` is in the language asked for.';
const notTheirs = { 404: 'DoesNotExistError: no such document, or another person’s.' };

const standing = '{name, my_status, is_saved}: where the candidate now stands with the request.';
const wrongStanding = 'InvalidStatusError: the request is closed, or was answered otherwise.';

export const described: Record<CallName, Described> = {
  getLanguages: {
    summary: 'Languages that a person may know.',
    returns: 'Rows of {name: BCP 47 tag, language_name, native_name, is_rtl, enabled, rank}.',
  },
  getTechnicalSkills: { summary: 'Technical skills.', returns: `${lookup} Also category.` },
  getEducationLevels: { summary: 'Levels of education.', returns: `${lookup} Also isced (ISCED 2011).` },
  getPreferences: { summary: 'Working preferences.', returns: `${lookup} Also group.` },
  getPriceBasis: { summary: 'What a rate is paid for.', returns: `${lookup} Also unit, requires_quantity.` },
  getTranslationText: {
    summary: 'Words that take the place of the product’s own, key by key.',
    returns: 'An object of the 23 keys of the specification.',
  },
  getLandingPage: {
    summary: 'Content of the landing page.',
    returns: '{hero, sections: [{idx, section_type, heading, body, image, items}], seo, modified}.',
  },
  getServices: { summary: 'What the network offers.', returns: `${lookup} Also description, icon, route, published.` },
  getLoginTheme: {
    summary: 'How the login page is dressed. Sent with credentials.',
    returns:
      '{logo, background_image, primary_color, on_primary_color, heading, sub_heading, support_email, modified}.',
  },
  getCurrencies: {
    summary: 'Currencies to work in; names are the reader’s own business.',
    returns: 'Rows of {name: ISO 4217 code, rank, fraction_units, smallest_currency_fraction_value, enabled}.',
  },
  getIndustries: { summary: 'Sections of ISIC Rev. 4.', returns: `${lookup} Also isic_section, parent_industry.` },
  getRegions: {
    summary: 'UN M49 regions, the GCC, the Levant, and countries.',
    returns: `${lookup} Also parent_region.`,
  },
  getServiceLines: { summary: 'Service lines.', returns: `${lookup} Also parent_service_line.` },
  getYearsOfExperience: { summary: 'Spans of experience.', returns: `${lookup} Also min_years, max_years.` },
  getBio: {
    summary: 'What the candidate says of themselves.',
    returns:
      '{name, bio, photo_url, technical_skills, other_technical_skills, certifications, language, other_languages, modified}.',
  },
  getProfile: {
    summary: 'Who the candidate is and on what terms they work. May take up to 15 s.',
    returns: 'The profile with completeness (percent) and completeness_missing ([{key, weight}]).',
  },
  getJobRequests: { summary: 'The job requests (RFQs) that the candidate may see, newest first.', returns: 'Rows.' },
  getJobDescription: {
    summary: 'One job request, with the candidate’s own answer to it.',
    returns:
      'The request with description and terms (HTML), deliverables, required_skills, questions, timeline, my_response.',
    refusals: { ...notTheirs, 417: 'MandatoryError: no `name`.' },
  },
  getContractList: {
    summary: 'The candidate’s contracts, newest first.',
    returns: 'Rows. contract_value, invoiced_amount and paid_amount are without tax.',
  },
  getContract: {
    summary: 'One contract.',
    returns: 'The contract with contract_terms (HTML), milestones, documents, signatures, timeline.',
    refusals: { ...notTheirs, 417: 'MandatoryError: no `name`.' },
  },
  getTaxList: {
    summary: 'The taxes of a company.',
    returns: 'Rows; `rate` is in percent. An unknown company has none.',
    refusals: { 417: 'MandatoryError: no `company`.' },
  },
  getInvoices: {
    summary: 'The candidate’s invoices, newest first.',
    returns: 'Rows, money named as ERPNext names it.',
  },
  signIn: {
    summary:
      'Signs in. `usr` and `password` are in the query, the body is empty. Sets the cookie `sid` too, so that logout can end the session.',
    returns: '{access_token}.',
    refusals: {
      401: 'AuthenticationError, with a plain `message`.',
      429: 'TooManyRequestsError after five failures for an account, or thirty from an address, within five minutes: the text holds the seconds, and so does Retry-After.',
    },
  },
  subscribe: {
    summary: 'Subscribes an address to updates.',
    returns: '"Subscriber Added" or "Already Subscribed".',
    refusals: { 417: 'The address is missing or not valid.', 429: 'TooManyRequestsError.' },
  },
  logOut: {
    summary: 'Ends the session of the cookie, and of the Authorization header if there is one. Always 200.',
    returns: '"Logged Out".',
  },
  registerCandidate: {
    summary:
      'Opens a candidate’s account with the sign-up form, and signs them in. Sent again under the same `submission` with the same password, it signs in to the account that it opened.',
    returns: '{access_token, user}.',
    refusals: {
      409: 'DuplicateEntryError: the address has an account.',
      417: 'One message for each field at fault, named by `fieldname` (`academic_background.1.start_date`).',
      429: 'TooManyRequestsError.',
    },
  },
  uploadCv: {
    summary: 'Keeps a CV (PDF, DOC or DOCX by its content, at most 10 MB) for 24 hours, until a registration takes it.',
    returns: '{name: what to send as `upload_cv`, file_name, file_size, expires_on}.',
    refusals: { 413: 'More than 10 MB.', 417: 'No file, or of another kind.', 429: 'TooManyRequestsError.' },
  },
  submitQuotation: {
    summary:
      'Answers a job request with a quotation; the totals are reckoned here. The same quotation sent again changes nothing, so it may be sent again when no answer came.',
    returns: standing,
    refusals: { ...notTheirs, 417: `One message for each field at fault (\`answers.1.answer\`). ${wrongStanding}` },
  },
  withdrawQuotation: {
    summary: 'Takes the quotation back while the client has not decided. Safe to repeat.',
    returns: standing,
    refusals: { ...notTheirs, 417: wrongStanding },
  },
  declineRfq: {
    summary: 'Declines a job request with one of its `decline_reasons`; with `undo`, takes that back. Safe to repeat.',
    returns: standing,
    refusals: { ...notTheirs, 417: `\`reason\` is missing or is none of them. ${wrongStanding}` },
  },
  saveRfq: {
    summary: 'Keeps a job request for later, or no longer. Safe to repeat.',
    returns: standing,
    refusals: { ...notTheirs, 417: 'MandatoryError: no `name`.' },
  },
  saveBio: {
    summary:
      'Keeps what is posted of the bio; a field that is left out stays, `null` empties it. With `modified`, only over the version that it names.',
    returns: '{name, modified, completeness: {percent, missing}}.',
    refusals: { 417: 'TimestampMismatchError, or a message for each field at fault.' },
  },
  saveProfile: {
    summary:
      'Keeps what is posted of the profile; a field that is left out stays, `null` empties it. With `modified`, only over the version that it names.',
    returns: '{name, modified, completeness: {percent, missing}}.',
    refusals: { 417: 'TimestampMismatchError, or a message for each field at fault.' },
  },
  uploadPhoto: {
    summary:
      'Keeps a photograph (PNG, JPEG or WebP by its content, at most 2 MB) for 24 hours, until save_bio takes it.',
    returns: '{name, file_name, file_size, file_url: what to send as `photo_url`, expires_on}.',
    refusals: { 413: 'More than 2 MB.', 417: 'No file, or of another kind.', 429: 'TooManyRequestsError.' },
  },
  downloadFile: {
    summary:
      'One of the candidate’s own files: the CV, a document of a contract, an attachment of a job request. `file_url` is what a record says.',
    returns: 'The bytes of the file, without the envelope.',
    refusals: { ...notTheirs, 417: 'MandatoryError: no `file_url`.' },
  },
  changePassword: {
    summary: 'Changes the password of who knows the current one, and ends every other session of the account.',
    returns: '{ended: how many sessions}.',
    refusals: {
      417: '`password` is not the current one, or `new_password` is refused.',
      429: 'TooManyRequestsError, counted together with failed sign-ins.',
    },
  },
  getSessions: {
    summary: 'Where the account is signed in now, last used first.',
    returns: 'Rows of {name, user_agent, creation, last_used, expires_on, is_current}; `name` opens nothing.',
  },
  endSession: {
    summary: 'Ends one session of the account by its `name`; `others` ends all but the one that asks.',
    returns: '{ended: how many sessions}.',
    refusals: { ...notTheirs, 417: 'MandatoryError: no `name`.' },
  },
  exportMyData: {
    summary: 'Everything that is kept about the candidate, but for the password and the tokens.',
    returns: '{exported_on, account, profile, bio, files, job_requests, contracts, invoices, sessions}.',
  },
};
