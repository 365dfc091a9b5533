import { check, many, nested, number, oneOf, text, time } from '../readers.ts';
import { bio } from './bio.ts';
import { contract } from './contract.ts';
import { coverNote } from './cover-note.ts';
import { invoice } from './invoice.ts';
import { documentFields } from './invoice-document.ts';
import { decline, quotation } from './job-request.ts';
import { notificationItems } from './notification.ts';
import { profile } from './profile.ts';
import { session } from './session.ts';

/** The one object of `export_my_data`, which the page saves without reading it. */
export const exported = nested({
  exported_on: time,
  account: nested({ email: text, creation: time, agreed_to: text, agreed_on: time }),
  profile: nested(profile.of.fields),
  bio: nested(bio.of.fields),
  profile_link: nested({ created_on: time }),
  subscription: nested({ language: text, created_on: time }),
  files: many(
    nested({ name: text, file_name: text, file_size: number, uploaded_on: time, expires_on: time, address: text }),
  ),
  job_requests: many(
    nested({
      rfq: text,
      my_status: oneOf('myStatuses'),
      is_invited: check,
      is_saved: check,
      seen: check,
      match_score: number,
      quotation,
      decline,
    }),
  ),
  contracts: many(nested(contract.of.fields)),
  invoices: many(nested({ ...invoice.of.fields, ...documentFields })),
  payment_requests: many(nested({ invoice: text, note: text, asked_on: time })),
  cover_notes: many(nested(coverNote.of.fields)),
  notifications: notificationItems,
  email_digest: nested({ is_on: check, sent_on: time }),
  sessions: many(nested(session.of.fields)),
  /** The devices on which the account has logged in. */
  devices: many(nested({ last_used: time })),
});
