/**
 * Makes every call of the contract successfully, and collects their `message.data`. Long because each call is a row.
 */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../api/db/db.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import { bios, profiles } from '../../api/db/schema/profile.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import type { CandidateRow } from '../../src/services/contract/fields/candidate-table.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { isUnanswered } from './candidate.ts';
import { contractBodies } from './contract-bodies.ts';
import { fileBody } from './file-body.ts';
import { tokenFor } from './mailed-token.ts';
import { pngOf } from './photo-bytes.ts';
import { read, readRecord, readRows } from './reading.ts';
import { type CallOptions, demoAccount, type TestApi } from './test-api.ts';

export type Replies = Map<CallName, unknown[]>;

type Send = (name: CallName, options?: CallOptions) => Promise<unknown>;

/** Changes the demo candidate's data, so that each field has a value in some reply. */
export async function everyReply(api: TestApi, language: 'en' | 'ar'): Promise<Replies> {
  const token = await api.signIn();
  const replies: Replies = new Map();
  const send: Send = async (name, options = {}) => {
    const { status, data } = await read(await api.call(name, { token, language, ...options }));
    if (status !== 200) throw new Error(`${name} failed with status ${status}.`);
    replies.set(name, [...(replies.get(name) ?? []), data]);
    return data;
  };
  await fillEmptyFields(api.db);
  const rows = await readRows(await api.call('getJobRequests', { token }));
  // before the forms, which complete the profile
  await send('saveCoverNote', { body: JSON.stringify({ title: 'First', note: 'Exported.' }) });
  for (const name of ['getProfile', 'exportMyData'] as const) await send(name);
  await sendForms(send, api, language);
  await respondToRequests(send, api, token, rows);
  await sendContractSteps(send, api, token, language);
  await send('saveCoverNote', { body: JSON.stringify({ title: 'Advisory', note: 'Interviews first.' }) });
  await send('getCoverNotes');
  await send('deleteCoverNote', { body: JSON.stringify({ name: 'T-1' }) });
  await send('saveEmailDigest', { body: JSON.stringify({ is_on: 1 }) });
  await send('readNotifications', { body: JSON.stringify({ names: [] }) });
  for (const { name } of rows.slice(0, maxRequests)) await send('getJobDescription', { query: { name: String(name) } });
  for (const { name } of await readRows(await api.call('getContractList', { token })))
    await send('getContract', { query: { name: String(name) } });
  const invoices = await readRows(await api.call('getInvoices', { token }));
  const overdue = invoices.find(({ status }) => status === 'Overdue');
  await send('askPayment', { body: JSON.stringify({ name: overdue?.name, note: 'When may I expect it?' }) });
  await sendLink(send);
  for (const { name } of invoices) await send('getInvoice', { query: { name: String(name) } });
  for (const name of lists) await send(name);
  await sendSessions(send, api, language);
  return replies;
}

/** The newest requests, which include every kind. */
const maxRequests = 20;

/** Sets the fields that are empty in the candidate's demo data, because a document omits empty fields. */
async function fillEmptyFields(db: Db): Promise<void> {
  const user = demoAccount.email;
  await db.update(invoices).set({ pdf_url: 'https://files.example/invoice.pdf' }).where(eq(invoices.user, user));
  const terms = { rate: 500, quantity: 12, amended_from: 'CON-2025-00001' };
  await db.update(contracts).set(terms).where(eq(contracts.user, user));
  const [profile] = await db.select().from(profiles).where(eq(profiles.user, user));
  const [bio] = await db.select().from(bios).where(eq(bios.user, user));
  const candidate_details = profile?.candidate_details.map((detail) => ({ ...detail, note: 'C1' }));
  const emptyLines = Object.entries<CandidateRow>(candidateFields).flatMap(([name, row]) =>
    row.profile && row.kind === 'line' && profile?.[name as keyof typeof profile] === null // a field of the profile
      ? [[name, row.isBilingual ? { en: 'Filled' } : 'Filled']]
      : [],
  );
  const rejection_reason = { en: 'The CV is missing.' };
  await db
    .update(profiles)
    .set({ ...Object.fromEntries(emptyLines), rejection_reason, candidate_details })
    .where(eq(profiles.user, user));
  const certifications = bio?.certifications.map((each) => ({ ...each, attachment: '/files/a' }));
  await db.update(bios).set({ certifications }).where(eq(bios.user, user));
  const [request] = await db.select().from(jobRequests);
  await db
    .update(jobRequests)
    .set({ timeline: request?.timeline.map((event) => ({ ...event, note: { en: 'Extended' } })) });
  const isQuoted = and(eq(jobRequestCandidates.user, user), isNotNull(jobRequestCandidates.quotation));
  const [quoted] = await db.select().from(jobRequestCandidates).where(isQuoted);
  const attachments = [
    { name: 'A-1', file_name: 'plan.pdf', file_url: '/private/files/A-1', file_size: 9, is_private: 1 as const },
  ];
  const quotation = quoted?.quotation && { ...quoted.quotation, tax: 'SG-VAT-15', attachments };
  await db.update(jobRequestCandidates).set({ quotation }).where(isQuoted);
}

const lists = [
  'getLanguages',
  'getTechnicalSkills',
  'getEducationLevels',
  'getPreferences',
  'getPriceBasis',
  'getTranslationText',
  'getLandingPage',
  'getServices',
  'getOpenRequests',
  'getLoginTheme',
  'getCurrencies',
  'getIndustries',
  'getRegions',
  'getServiceLines',
  'getYearsOfExperience',
  'getBio',
  'getProfile',
  'getJobRequests',
  'getContractList',
  'getTaxList',
  'getInvoices',
  'getNotifications',
  'getSessions',
  'exportMyData',
] as const satisfies readonly CallName[];

async function sendForms(send: Send, api: TestApi, language: string): Promise<void> {
  const cv = await send('uploadCv', { body: withFile('%PDF-1.7 a page') });
  const usr = `new.${language}@example.com`;
  const account = { usr, password: 'Long-enough-2026', first_name: 'Sami', last_name: 'Haddad', phone_no: '' };
  const registration = JSON.stringify({ ...account, upload_cv: nameOf(cv) });
  const registered = await send('registerCandidate', { token: undefined, body: registration });
  await sendLinks(send, api, usr, isObject(registered) ? String(registered.access_token) : '');
  for (const address of [usr, demoAccount.email]) await send('subscribe', { query: { usr: address } });
  const ownCv = await send('uploadCv', { body: withFile('%PDF-1.7 my page') });
  await send('saveProfile', { body: JSON.stringify({ headline: 'Adviser', upload_cv: nameOf(ownCv) }) });
  const photo = await send('uploadPhoto', { body: withFile(pngOf()) });
  const photo_url = isObject(photo) ? photo.file_url : null;
  await send('saveBio', {
    body: JSON.stringify({ other_technical_skills: 'Lean', other_languages: 'Latin', photo_url }),
  });
}

/** The calls of a new account, the address of which is not verified. */
async function sendLinks(send: Send, api: TestApi, usr: string, token: string): Promise<void> {
  await send('getProfile', { token });
  api.advance(60);
  await send('sendVerification', { token });
  await send('verifyEmail', { body: JSON.stringify({ token: await tokenFor(api, usr, 'verify') }) });
  await send('requestPasswordReset', { body: JSON.stringify({ usr }) });
  const reset = { token: await tokenFor(api, usr, 'reset'), password: 'Another-one-2026' };
  await send('resetPassword', { body: JSON.stringify(reset) });
}

/** The link to the profile. */
async function sendLink(send: Send): Promise<void> {
  const link = await send('createProfileLink', { body: '{}' });
  const token = isObject(link) ? String(link.token) : '';
  await send('getProfileLink');
  await send('getSharedProfile', { token: undefined, query: { token } });
  await send('exportMyData');
  await send('revokeProfileLink', { body: JSON.stringify({ token }) });
}

type Row = Record<string, unknown>;

async function respondToRequests(send: Send, api: TestApi, token: string, rows: readonly Row[]): Promise<void> {
  const open = rows.filter(isUnanswered);
  const [quoted, declined] = open.map(({ name }) => String(name));
  const request = await readRecord(await api.call('getJobDescription', { token, query: { name: quoted ?? '' } }));
  const questions = Array.isArray(request.questions) ? request.questions.filter(isObject) : [];
  const answers = questions.map(({ name, answer_type }) => ({
    question: name,
    answer: answer_type === 'Number' ? '12' : answer_type === 'Yes/No' ? 'Yes' : 'Twice, in 2024.',
  }));
  const terms = { price_basis: 'Daily', rate: 2500, quantity: 10, tax: 'SG-VAT-15', available_from: '2027-01-10' };
  await send('submitQuotation', {
    body: JSON.stringify({ name: quoted, ...terms, cover_note: 'I can begin at once.', answers }),
  });
  await send('withdrawQuotation', { body: JSON.stringify({ name: quoted }) });
  const { decline_reasons } = request;
  const reason = Array.isArray(decline_reasons) ? decline_reasons[0] : null;
  await send('declineRfq', { body: JSON.stringify({ name: declined, reason, note: 'Not this year.' }) });
  await send('saveRfq', { body: JSON.stringify({ name: declined, is_saved: 1 }) });
}

/** The demo data has one contract to sign; a copy of it is declined. */
async function sendContractSteps(send: Send, api: TestApi, token: string, language: 'en' | 'ar'): Promise<void> {
  const bodies = await contractBodies(api, token, language);
  const file = nameOf(await send('uploadDeliverable', { body: withFile('%PDF-1.7 a report') }));
  await send('signContract', { body: JSON.stringify(bodies.toSign) });
  await send('declineContract', { body: JSON.stringify(bodies.toDecline) });
  await send('deliverMilestone', { body: JSON.stringify({ ...bodies.toDeliver, files: [{ file }] }) });
  await send('endContract', { body: JSON.stringify(bodies.toEnd) });
}

/** The last calls: they end sessions. */
async function sendSessions(send: Send, api: TestApi, language: 'en' | 'ar'): Promise<void> {
  const { email: usr, password } = demoAccount;
  await send('changePassword', { body: JSON.stringify({ password, new_password: `${password}-${language}` }) });
  await send('changePassword', {
    body: JSON.stringify({ password: `${password}-${language}`, new_password: password }),
  });
  await send('signIn', { query: { usr, password } });
  await send('endSession', { query: { name: 'others' } });
  await send('logOut', { token: await api.signIn() });
}

function nameOf(file: unknown): unknown {
  return isObject(file) ? file.name : null;
}

function withFile(content: string | Uint8Array<ArrayBuffer>): FormData {
  const body = fileBody(content, 'file');
  return body;
}
