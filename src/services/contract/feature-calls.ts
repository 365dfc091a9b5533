/** The calls of the features that are loaded on demand. */
import { define } from 'superstruct';
import { get, personal, post, unread } from './call.ts';
import {
  check,
  type Decoder,
  isObject,
  nested,
  number,
  oneOf,
  record,
  rows,
  text,
  time,
  token,
  type WireOf,
} from './readers.ts';
import { coverNote } from './records/cover-note.ts';
import type { exported } from './records/exported.ts';
import { askedPayment, invoiceDocument } from './records/invoice-document.ts';
import { notifications } from './records/notification.ts';
import { session as openSession } from './records/session.ts';
import { sharedProfile } from './records/shared-profile.ts';

const registration = record([], { access_token: token, user: text });
const upload = record(['name'], { name: text, file_name: text, file_size: number, expires_on: time });
const photo = record(['file_url'], { file_url: text });
const saved = record(['name'], { name: text, modified: time, completeness: nested({ percent: number }) });
const myResponse = record(['name'], { name: text, my_status: oneOf('myStatuses'), is_saved: check });
const changed = record(['name'], {
  name: text,
  status: oneOf('contractStatuses'),
  next_action: oneOf('contractActions'),
  modified: time,
});
const ended = unread(nested({ ended: number }));
const verified = record([], { email: text });
const sent = record([], { email_verified: check });
const requested = record([], { inbox_url: text });
const read = record(['unread'], { unread: number });
const profileLink = record([], { token: text, created_on: time });
const digest = record([], { email_digest: check });
const responding = { ...personal, body: 'json' } as const;

/** Everything that is stored about a person: saved as it is, so only its main part is checked. */
const exportedData: Decoder<object, WireOf<typeof exported>> = define<object>(
  'exported data',
  (value) => isObject(value) && isObject(value.account),
);

export const featureCalls = {
  registerCandidate: post('register_candidate', 'registration', registration, { body: 'json', timeout: 15_000 }),
  uploadCv: post('upload_cv', 'registration', upload, { body: 'form', timeout: 60_000 }),
  saveBio: post('save_bio', 'profile', saved, { ...personal, body: 'json' }),
  saveProfile: post('save_profile', 'profile', saved, { ...personal, body: 'json' }),
  uploadPhoto: post('upload_photo', 'profile', photo, { ...personal, body: 'form', timeout: 60_000 }),

  getProfileLink: get('get_profile_link', 'profile', profileLink, { ...personal, language: false }),
  createProfileLink: post('create_profile_link', 'profile', profileLink, { ...personal, body: 'json' }),
  revokeProfileLink: post('revoke_profile_link', 'profile', profileLink, { ...personal, body: 'json' }),
  getSharedProfile: get('get_shared_profile', 'profile', sharedProfile, { query: ['token'] }),

  submitQuotation: post('submit_quotation', 'job_request', myResponse, responding),
  withdrawQuotation: post('withdraw_quotation', 'job_request', myResponse, responding),
  declineRfq: post('decline_rfq', 'job_request', myResponse, responding),
  getCoverNotes: get('get_cover_notes', 'job_request', rows(coverNote), { ...personal, language: false }),
  saveCoverNote: post('save_cover_note', 'job_request', rows(coverNote), responding),
  deleteCoverNote: post('delete_cover_note', 'job_request', rows(coverNote), responding),
  saveRfq: post('save_rfq', 'job_request', myResponse, responding),

  signContract: post('sign_contract', 'contract', changed, responding),
  declineContract: post('decline_contract', 'contract', changed, responding),
  deliverMilestone: post('deliver_milestone', 'contract', changed, responding),
  uploadDeliverable: post('upload_deliverable', 'contract', upload, { ...personal, body: 'form', timeout: 60_000 }),
  endContract: post('end_contract', 'contract', changed, responding),
  getInvoice: get('get_invoice', 'invoice', invoiceDocument, { ...personal, query: ['name'] }),
  askPayment: post('ask_payment', 'invoice', askedPayment, { ...personal, body: 'json' }),

  getNotifications: get('get_notifications', 'notification', notifications, personal),
  readNotifications: post('read_notifications', 'notification', read, responding),
  saveEmailDigest: post('save_email_digest', 'notification', digest, responding),

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
  exportMyData: get('export_my_data', 'account', exportedData, { ...personal, timeout: 15_000 }),
};
