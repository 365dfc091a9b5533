/**
 * The texts of the API documentation, by call. Names, types and limits are generated from the contract. Long because
 * each call is a row.
 */
import type { CallName } from '../../src/services/contract/calls.ts';

export interface Description {
  readonly summary: string;
  /** A description of the reply beyond its schema. */
  readonly returns?: string;
  /** The errors of this call, by status, in place of those that every call may have. */
  readonly errors?: Readonly<Record<number, string>>;
}

const notFound = { 404: 'DoesNotExistError: no such document, or another person’s.' };
const foreignOrigin = { 403: 'PermissionError: the Origin header names a site that ALLOW_CORS does not list.' };
const nameMissing = { 417: 'MandatoryError: `name` is missing.' };
const tooManyRequests = { 429: 'TooManyRequestsError: too many requests from this address.' };
const tooManyAddresses = {
  429: 'TooManyRequestsError: too many requests, or too many different email addresses within an hour, from this address.',
};
const expired = { 410: 'LinkExpired: the token is unknown, used or expired.' };
const mailOff = { 501: 'OutgoingEmailError: the server has no mail server.' };
const wrongStatus = 'InvalidStatusError: the request is closed, or the candidate’s own status does not allow it.';
const wrongContractStatus = 'InvalidStatusError: the status of the contract does not allow it.';
const fieldErrors = 'One message per invalid field, which `fieldname` names';
const staleOrInvalid = { 417: `TimestampMismatchError: stored by someone else since. ${fieldErrors}.` };
const labelled = '`name` is the stable key, `label` is in the language of the request.';

export const descriptions: Readonly<Record<CallName, Description>> = {
  getLanguages: { summary: 'Languages. `name` is a BCP 47 tag.' },
  getTechnicalSkills: { summary: 'Technical skills.', returns: labelled },
  getEducationLevels: { summary: 'Levels of education, with their ISCED 2011 level.', returns: labelled },
  getPreferences: { summary: 'Working preferences.', returns: labelled },
  getPriceBasis: { summary: 'The units in which work is paid.', returns: labelled },
  getTranslationText: {
    summary: 'Texts that replace those of the page, by message id.',
    returns: 'The 23 message ids of the specification.',
  },
  getLandingPage: { summary: 'The content of the landing page.' },
  getServices: { summary: 'The services of the network.', returns: labelled },
  getOpenRequests: {
    summary: 'The newest open job requests that have a budget, without what could identify the client.',
    returns: 'At most 24 requests. `…_name` and `skills` are in the language of the request.',
  },
  getLoginTheme: { summary: 'The colours, pictures and texts of the login page. Sent with credentials.' },
  getCurrencies: { summary: 'Currencies. `name` is an ISO 4217 code.' },
  getIndustries: { summary: 'The sections of ISIC Rev. 4.', returns: labelled },
  getRegions: { summary: 'UN M49 regions, the GCC, the Levant, and countries.', returns: labelled },
  getServiceLines: { summary: 'Service lines.', returns: labelled },
  getYearsOfExperience: { summary: 'Ranges of years of experience.', returns: labelled },
  getBio: { summary: 'The candidate’s bio.', returns: '`language_abbr` is the language of its texts.' },
  getProfile: {
    summary: 'The candidate’s profile. May take up to 15 seconds.',
    returns:
      '`completeness` is in percent. `language_abbr` is the language of its texts. `inbox_url` is the page with the messages of a server that has no mail server, while the address is not verified.',
  },
  getJobRequests: { summary: 'The job requests (RFQs) that the candidate may see, newest first.' },
  getJobDescription: {
    summary: 'One job request, with the candidate’s quotation or decline.',
    returns: '`description` and `terms` are HTML.',
    errors: { ...notFound, ...nameMissing },
  },
  getContractList: {
    summary: 'The candidate’s contracts, newest first.',
    returns:
      '`contract_value`, `invoiced_amount` and `paid_amount` are without tax. `next_milestone_status` is that of the milestone to deliver, and null while another party acts.',
  },
  getContract: {
    summary: 'One contract.',
    returns: '`contract_terms` is HTML.',
    errors: { ...notFound, ...nameMissing },
  },
  getTaxList: {
    summary: 'The taxes of a company.',
    returns: '`rate` is in percent. An unknown company has no taxes.',
    errors: { 417: 'MandatoryError: `company` is missing.' },
  },
  getInvoice: {
    summary: 'One invoice, with what its document states.',
    returns:
      'The seller and the buyer are as they were when the invoice was issued. `local` has the sums in the currency of the seller’s tax law, where the invoice has another one; `qr_code` is the text of the QR code that Saudi Arabia requires. `payment_request` is when the client was asked about the payment, and from which day they may be asked again. An invoice of an earlier version has no parties, lines and bank.',
    errors: { ...notFound, ...nameMissing },
  },
  getInvoices: { summary: 'The candidate’s invoices, newest first.', returns: 'Amounts are named as in ERPNext.' },
  signIn: {
    summary:
      'Signs in. The credentials are in the address and the body is empty. Also sets the cookie `sid`, with which `logout` ends the session, and the cookie `device`, with which other devices do not lock this one out. An account has at most 20 sessions: the oldest ends.',
    errors: {
      ...foreignOrigin,
      401: 'AuthenticationError, with a plain `message` too.',
      429: 'TooManyRequestsError after five failures for an account from one address, at first for a minute and then twice as long after each failure up to 15 minutes; after thirty failures from an address within five minutes; and after a hundred for an account from all addresses. The message and `Retry-After` state the seconds to wait.',
      503: 'SessionStopped: too many sign-ins wait for their turn.',
    },
  },
  subscribe: {
    summary: 'Subscribes an address to updates.',
    returns: '"Subscriber Added" or "Already Subscribed".',
    errors: { 417: 'The address is missing or invalid.', ...tooManyAddresses },
  },
  logOut: {
    summary:
      'Ends the session of the cookie, and that of the Authorization header if there is one. 200 without a session too.',
    returns: '"Logged Out".',
    errors: foreignOrigin,
  },
  registerCandidate: {
    summary:
      'Creates an account from the sign-up form and signs in. Repeated with the same `submission` and password, it signs in to the account that it created.',
    errors: {
      409: 'DuplicateEntryError: the address has an account.',
      417: `${fieldErrors} (\`academic_background.1.start_date\`).`,
      ...tooManyAddresses,
    },
  },
  uploadCv: {
    summary: 'Stores a CV (PDF, DOC or DOCX by its content, at most 10 MB) for 24 hours, until a form refers to it.',
    returns: '`name` is the value of `upload_cv` in a form.',
    errors: { 413: 'More than 10 MB.', 417: 'No file, or one of another type.', ...tooManyRequests },
  },
  submitQuotation: {
    summary:
      'Submits a quotation for a job request. The API computes the totals. Repeated with the same `submission` or the same content, it changes nothing.',
    errors: {
      ...notFound,
      417: `${fieldErrors} (\`answers.1.answer\`). ${wrongStatus} EmailNotVerifiedError: the address is not verified.`,
    },
  },
  withdrawQuotation: {
    summary: 'Withdraws the quotation while the client has not decided. Safe to repeat.',
    errors: { ...notFound, 417: wrongStatus },
  },
  declineRfq: {
    summary:
      'Declines a job request with one of its `decline_reasons`. With `undo`, takes the decline back. Repeated with the same `submission`, it changes nothing.',
    errors: { ...notFound, 417: `\`reason\` is missing or is not among them. ${wrongStatus}` },
  },
  saveRfq: {
    summary:
      'Marks a job request for later, or removes the mark. Repeated with the same `submission`, it changes nothing.',
    errors: { ...notFound, ...nameMissing },
  },
  signContract: {
    summary:
      'Signs a contract as the candidate. `terms_hash` is the SHA-256 of `contract_terms` in the language of the request, as it was shown. A signed contract stays as it is.',
    errors: {
      ...notFound,
      417: `TimestampMismatchError: the terms have changed. ${fieldErrors}: \`full_name\` is another name than that of the profile, in both languages. ${wrongContractStatus}`,
    },
  },
  declineContract: {
    summary: 'Declines to sign a contract, which cancels it. A declined contract stays as it is.',
    errors: { ...notFound, 417: `${fieldErrors}. ${wrongContractStatus}` },
  },
  deliverMilestone: {
    summary:
      'Delivers the milestone that is due, with a note and up to five files that upload_deliverable has stored. Repeated with the same `submission`, it changes nothing.',
    errors: { ...notFound, 417: `${fieldErrors} (\`files.1.file\`). ${wrongContractStatus}` },
  },
  uploadDeliverable: {
    summary:
      'Stores a file of a delivery (PDF, Word, Excel or PowerPoint by its content, at most 10 MB) for 24 hours, until deliver_milestone refers to it.',
    returns: '`name` is the value of `file` in `files`.',
    errors: { 413: 'More than 10 MB.', 417: 'No file, or one of another type.', ...tooManyRequests },
  },
  endContract: {
    summary:
      'Asks to end a contract early. `last_day` is at least `notice_period_days` after today, at the site, not before `start_date`, and before `end_date`. Repeated with the same day, it changes nothing.',
    errors: { ...notFound, 417: `${fieldErrors}. ${wrongContractStatus}` },
  },
  askPayment: {
    summary:
      'Asks the client of an overdue invoice about the payment by email, with a note, once a week at most. Repeated with the same `submission`, it changes nothing.',
    errors: {
      ...notFound,
      417: 'InvalidStatusError: the invoice is not overdue, has no address of the client, or was asked about within the last seven days. ValidationError: the note is too long.',
      501: 'OutgoingEmailError: this server has no mail.',
    },
  },
  saveBio: {
    summary:
      'Changes the posted fields of the bio, and of its texts those in `language_abbr`, or in the language of the call. `null` empties a field; a field that is left out stays. With `modified`, changes only that version. Repeated with the same `submission`, it changes nothing.',
    errors: staleOrInvalid,
  },
  saveProfile: {
    summary:
      'Changes the posted fields of the profile, and of its texts those in `language_abbr`, or in the language of the call. `null` empties a field; a field that is left out stays. With `modified`, changes only that version. An availability is confirmed, changed or not. Repeated with the same `submission`, it changes nothing.',
    errors: staleOrInvalid,
  },
  uploadPhoto: {
    summary:
      'Stores a photo (PNG, JPEG or WebP by its content, at most 2 MB and 40 megapixels) for 24 hours, until save_bio refers to it.',
    returns: '`file_url` is the value of `photo_url` in the bio.',
    errors: { 413: 'More than 2 MB.', 417: 'No file, or one of another type.', ...tooManyRequests },
  },
  getProfileLink: {
    summary: 'The link by which the candidate shows the profile to people without an account.',
    returns: '`token` is a parameter of get_shared_profile; absent where there is no link.',
  },
  createProfileLink: {
    summary:
      'Creates a link to the profile, or returns the existing one. Repeated with the same `submission`, it changes nothing.',
    errors: { 417: `${fieldErrors}.` },
  },
  revokeProfileLink: {
    summary: 'Revokes the link with the token. Another link of the candidate stays as it is.',
    returns: 'The link that the candidate still has, if any.',
    errors: { 417: `${fieldErrors}.` },
  },
  getSharedProfile: {
    summary:
      'The part of a profile that clients may see, for anyone who has its link. Never cached, and not for search engines.',
    errors: { 404: 'DoesNotExistError: there is no such link; it may have been revoked.', ...tooManyRequests },
  },
  downloadFile: {
    summary: 'One of the candidate’s files: the CV, a document of a contract, an attachment of a job request.',
    returns: 'The bytes of the file, without an envelope.',
    errors: {
      ...notFound,
      417: 'MandatoryError: `file_url` is missing.',
      429: 'TooManyRequestsError: too many documents of this account wait to be made.',
    },
  },
  getNotifications: {
    summary: 'The 50 newest notifications, newest first, and the number of unread ones.',
    returns:
      '`reference` names the record, `subject` is its title. Sent with an ETag, which stays the same while nothing has changed.',
  },
  readNotifications: {
    summary: 'Marks notifications as read: those in `names`, and `up_to` with all older ones.',
    returns: '`unread` is the number of those that are left.',
  },
  saveEmailDigest: { summary: 'Turns the daily email about unread notifications on or off.' },
  getCoverNotes: { summary: 'The candidate’s saved templates of cover notes, by title.' },
  saveCoverNote: {
    summary: 'Saves a template of a cover note: a new one, or the one that `name` names.',
    returns: 'All templates.',
    errors: { ...notFound, 417: `${fieldErrors}. Titles differ, and an account has 20 templates at most.` },
  },
  deleteCoverNote: { summary: 'Deletes a template of a cover note.', returns: 'The templates that are left.' },
  changePassword: {
    summary: 'Changes the password, given the current one, and ends every other session of the account.',
    returns: '`ended` is the number of sessions.',
    errors: { 417: `${fieldErrors}.`, 429: 'TooManyRequestsError after five wrong passwords in this session.' },
  },
  verifyEmail: {
    summary: 'Verifies the candidate’s email address with the token of a link, which works once within 24 hours.',
    returns: '`email` is the verified address.',
    errors: { ...expired, 417: `${fieldErrors}.`, ...tooManyRequests },
  },
  sendVerification: {
    summary:
      'Sends the candidate a new link to verify the address. The previous link becomes invalid. Sends nothing where the address is verified.',
    returns: '`email_verified` is 1 where nothing was sent.',
    errors: {
      429: 'TooManyRequestsError: less than a minute after the previous message, or more than five within an hour.',
      ...mailOff,
    },
  },
  requestPasswordReset: {
    summary:
      'Sends a link to reset the password, if the address has an account. Reply and time are the same for every address.',
    returns: '`inbox_url` is the page with the messages of a server that has no mail server; null elsewhere.',
    errors: { 417: 'The address is missing or invalid.', ...tooManyAddresses, ...mailOff },
  },
  resetPassword: {
    summary:
      'Sets a new password with the token of a link, which works once within an hour. Ends all sessions, and verifies the address.',
    returns: '`email` is the address of the account.',
    errors: { ...expired, 417: `${fieldErrors}.`, ...tooManyRequests },
  },
  getSessions: {
    summary: 'The open sessions of the account, last used first.',
    returns: '`name` identifies a session and is no token.',
  },
  endSession: {
    summary: 'Ends one session of the account by its `name`. The name `others` ends all but the caller’s own.',
    returns: '`ended` is the number of sessions.',
    errors: { 404: 'DoesNotExistError: no such session.', ...nameMissing },
  },
  exportMyData: {
    summary:
      'Everything that is stored about the candidate, except the password, the tokens, and what serves a single call.',
  },
};
