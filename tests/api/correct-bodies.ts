/** For each call with a JSON body, its form and a body that the page would send. */
import { type Call, calls } from '../../src/services/contract/calls.ts';
import {
  changePasswordFields,
  linkFields,
  resetPasswordFields,
  subscribeFields,
} from '../../src/services/contract/fields/account-fields.ts';
import { recordForms, registrationForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { contractForms } from '../../src/services/contract/fields/contract-forms.ts';
import { coverNoteForms } from '../../src/services/contract/fields/cover-note-forms.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { notificationForms } from '../../src/services/contract/fields/notification-forms.ts';
import { paymentForm } from '../../src/services/contract/fields/payment-fields.ts';
import { responseForms } from '../../src/services/contract/fields/response-forms.ts';
import { sharingForms } from '../../src/services/contract/fields/sharing-forms.ts';
import { draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';
import { signUp } from './candidate.ts';
import { contractBodies } from './contract-bodies.ts';
import { tokenFor } from './mailed-token.ts';
import { readRecord, readRows } from './reading.ts';
import { demoAccount, secondAccount, type TestApi } from './test-api.ts';

const forms = {
  registerCandidate: registrationForm,
  saveBio: recordForms.bio,
  saveProfile: recordForms.profile,
  ...responseForms,
  ...contractForms,
  askPayment: paymentForm,
  ...notificationForms,
  ...sharingForms,
  ...coverNoteForms,
  changePassword: changePasswordFields,
  verifyEmail: linkFields,
  requestPasswordReset: subscribeFields,
  resetPassword: resetPasswordFields,
} as const satisfies Readonly<Record<string, Form>>;

export type JsonCall = keyof typeof forms;

export const jsonCalls = Object.entries<Call>(calls).flatMap(
  ([name, { body }]) => (body === 'json' ? [name as JsonCall] : []), // the first test below finds a call without a form
);

/** Throws an error for a call that has no form here. */
export function formOf(call: JsonCall): Form {
  const form: Form | undefined = forms[call];
  if (form === undefined) throw new Error(`Add the form of ${call} to correct-bodies.ts.`);
  return form;
}

/** From the demo candidate's records. */
export async function correctBodies(api: TestApi, token: string): Promise<Record<JsonCall, Record<string, unknown>>> {
  const record = async (name: 'getProfile' | 'getBio') => readRecord(await api.call(name, { token }));
  const [profile, bio] = [await record('getProfile'), await record('getBio')];
  const details = (profile.candidate_details as object[]).map((detail) => ({ ...detail, note: 'C1' }));
  const account = { usr: 'types@example.com', password: 'Long-enough-2026', submission: 'abcd'.repeat(8) };
  const rows = await readRows(await api.call('getJobRequests', { token }));
  const named = (status: string, my_status: string, at = 0) => {
    const found = rows.filter((row) => row.status === status && row.my_status === my_status)[at];
    if (found === undefined) throw new Error(`There is no request with the statuses ${status} and ${my_status}.`);
    return { name: String(found.name) };
  };
  const [toQuote, toDecline] = [named('Open', 'None'), named('Open', 'None', 1)];
  const { questions } = await readRecord(await api.call('getJobDescription', { token, query: toQuote }));
  const { decline_reasons } = await readRecord(await api.call('getJobDescription', { token, query: toDecline }));
  const answers = (questions as { name: string; answer_type: string }[]).map(({ name, answer_type }) => ({
    question: name,
    answer: answer_type === 'Number' ? '12' : answer_type === 'Yes/No' ? 'Yes' : 'Twice.',
  }));
  const quotation = { price_basis: 'Daily', rate: '2500.5', quantity: 10, available_from: '2027-01-10', answers };
  const contracts = await contractBodies(api, token);
  await signUp(api, 'unverified@example.com');
  await api.call('requestPasswordReset', { body: JSON.stringify({ usr: secondAccount.email }) });
  const sent = (call: JsonCall, values: object) => wireFrom(forms[call], draftFrom(forms[call], values));
  return {
    registerCandidate: sent('registerCandidate', {
      ...bio,
      ...profile,
      ...account,
      candidate_details: details,
      upload_cv: null,
    }),
    saveBio: sent('saveBio', bio),
    saveProfile: sent('saveProfile', profile),
    submitQuotation: sent('submitQuotation', { ...toQuote, ...quotation }),
    withdrawQuotation: sent('withdrawQuotation', toQuote),
    declineRfq: sent('declineRfq', { ...toDecline, reason: (decline_reasons as string[])[0], note: 'Not now.' }),
    saveRfq: sent('saveRfq', { ...toQuote, is_saved: 1 }),
    signContract: sent('signContract', contracts.toSign),
    declineContract: sent('declineContract', contracts.toDecline),
    deliverMilestone: sent('deliverMilestone', contracts.toDeliver),
    endContract: sent('endContract', contracts.toEnd),
    askPayment: { name: await overdueInvoice(api, token), note: 'When may I expect it?' },
    readNotifications: sent('readNotifications', { names: [{ name: 'N-1' }], up_to: 'N-2' }),
    saveCoverNote: sent('saveCoverNote', { title: 'Advisory', note: 'Interviews first.' }),
    deleteCoverNote: sent('deleteCoverNote', { name: 'T-1' }),
    saveEmailDigest: { is_on: 1 },
    createProfileLink: { submission: 'link'.repeat(8) },
    revokeProfileLink: { token: 'a-token-that-no-link-has' },
    changePassword: { password: demoAccount.password, new_password: 'Another-one-2026!' },
    verifyEmail: { token: await tokenFor(api, 'unverified@example.com', 'verify') },
    requestPasswordReset: { usr: 'nobody@example.com' },
    resetPassword: {
      token: await tokenFor(api, secondAccount.email, 'reset'),
      password: 'Another-one-2026!',
    },
  };
}

async function overdueInvoice(api: TestApi, token: string): Promise<string> {
  const invoices = await readRows(await api.call('getInvoices', { token }));
  return String(invoices.find(({ status }) => status === 'Overdue')?.name);
}
