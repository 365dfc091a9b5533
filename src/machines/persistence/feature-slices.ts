/**
 * The slices of lazily loaded features. A draft is restored by the rows of its form. Long because each of them has a
 * spec.
 */

import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  is,
  literal,
  mask,
  nullable,
  number,
  object,
  record,
  string,
  union,
  unknown,
} from 'superstruct';
import type { ApiErrorKind } from '../../services/contract/api-error.ts';
import { draftKey } from '../../services/contract/contract-act.ts';
import { hasSection, recordForms, signUpForm } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import {
  type ActDraft,
  actDraftForm,
  actForms,
  type ContractAct,
} from '../../services/contract/fields/contract-forms.ts';
import type { SignUpDraft } from '../../services/contract/fields/draft.ts';
import type { DraftName } from '../../services/contract/fields/draft-forms.ts';
import { paymentFields } from '../../services/contract/fields/payment-fields.ts';
import { type QuotationDraft, quotationDraftForm } from '../../services/contract/fields/quotation-fields.ts';
import { draftStruct } from '../../services/contract/fields/restore-draft.ts';
import { isObject, language } from '../../services/contract/readers.ts';
import type { PaymentDraft } from '../invoice-machine.ts';
import { storedResendAt } from '../link-resend.ts';
import { contestedIn, type TabDraft } from '../merge-drafts.ts';
import { nextOf } from '../outbox-entries.ts';
import type { DraftConflict } from '../tab-drafts-machine.ts';
import { decodeSlice, type SliceSpec, spec } from './slice-spec.ts';
import type { FeatureSliceName, SliceSpecs } from './slices.ts';

/** A time in milliseconds; `null` for any other value, which no format can write. */
const time = coerce(nullable(number()), unknown(), (value) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime()) ? value : null,
);

const signUpSlice = object({
  draft: draftStruct<SignUpDraft>(signUpForm),
  isAmending: defaulted(boolean(), false),
  submission: defaulted(string(), ''),
  editedAt: time,
  isCvGone: defaulted(boolean(), false),
});

// in `unanswered` also the first call runs, because the account may exist once it was sent
const signUpStates = ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review', 'unanswered'];

const section = (key: RecordKey) =>
  define<Section>('section', (value) => typeof value === 'string' && hasSection(key, value));

/** What an earlier version stored has no language. */
const textLanguage = coerce(nullable(enums(['en', 'ar'])), unknown(), language);

/** The version of each contested field that was chosen. */
const sides = record(string(), enums(['mine', 'theirs']));

const recordSpec = (key: RecordKey) => {
  const draft = draftStruct(recordForms[key]);
  return spec(
    2,
    ['viewing', { editing: 'typing' }, 'choosing'],
    object({
      section: nullable(section(key)),
      draft,
      base: draft,
      startedFrom: nullable(string()),
      language: textLanguage,
      latest: defaulted(nullable(object({ draft, modified: nullable(string()) })), null),
      sides: defaulted(sides, {}),
    }),
    {
      // the latest version exists only while a choice between two versions is open
      isCoherent: (value, { section, latest }) =>
        (value === 'choosing') === (latest !== null) && (section === null) === (value === 'viewing'),
    },
  );
};

const quotationSlice = object({
  request: string(),
  drafts: record(string(), draftStruct<QuotationDraft>(quotationDraftForm)),
  unanswered: array(string()),
  declines: defaulted(record(string(), object({ reason: string(), note: string() })), {}),
  replacedNote: defaulted(nullable(string()), null),
});

const invoiceSlice = object({
  name: string(),
  drafts: record(string(), draftStruct<PaymentDraft>(paymentFields)),
  submission: string(),
  askedBefore: nullable(string()),
});

const contractSlice = object({
  contract: string(),
  act: enums(Object.keys(actForms) as ContractAct[]), // the keys of that record
  drafts: record(string(), draftStruct<ActDraft>(actDraftForm)),
  unanswered: array(string()),
  readTerms: string(),
});

/** Version 1 stored whether terms were read, and not which. */
const withoutReadTerms = (context: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...context,
  readTerms: '',
});

const entryParts = {
  id: string(),
  since: number(),
  apiError: nullable(
    object({
      kind: define<ApiErrorKind>('kind', (value) => typeof value === 'string'),
      status: nullable(number()),
      message: string(),
      fields: record(string(), string()),
      retryAt: nullable(number()),
      reference: nullable(string()),
    }),
  ),
};

const recordEntry = <K extends RecordKey>(key: K) => {
  const draft = draftStruct(recordForms[key]);
  const payload = object({ draft, base: draft, startedFrom: nullable(string()), language: textLanguage });
  return object({ ...entryParts, kind: literal(key), subject: section(key), payload });
};

const quotationPayload = object({ draft: draftStruct<QuotationDraft>(quotationDraftForm), needsQuantity: boolean() });
const declinePayload = object({ reason: string(), note: string() });

const outboxSlice = object({
  entries: array(
    union([
      recordEntry('profile'),
      recordEntry('bio'),
      object({ ...entryParts, kind: literal('quotation'), subject: string(), payload: quotationPayload }),
      object({ ...entryParts, kind: literal('decline'), subject: string(), payload: declinePayload }),
      object({ ...entryParts, kind: literal('bookmark'), subject: string(), payload: object({ isSaved: boolean() }) }),
    ]),
  ),
  removed: array(object({ id: string(), at: number() })),
  current: string(),
  attempts: number(),
  serverFailures: defaulted(object({ id: string(), count: number() }), { id: '', count: 0 }),
  retryAt: nullable(number()),
});

const passwordResetSlice = object({
  usr: string(),
  resendAt: coerce(number(), number(), storedResendAt),
  inboxUrl: nullable(string()),
});

const draftSlices = {
  signUp: spec(1, signUpStates, signUpSlice),
  bio: recordSpec('bio'),
  profileDraft: recordSpec('profile'),
  quotation: spec(1, ['viewing', 'drafting', 'previewing', 'unanswered', 'declining'], quotationSlice, {
    // a draft or an unknown outcome is that of the request on screen
    isCoherent: (value, { drafts, request }) =>
      value === 'viewing' || value === 'declining' || (isObject(drafts) && Object.hasOwn(drafts, String(request))),
  }),
  contract: spec(2, ['viewing', 'writing', 'unanswered'], contractSlice, {
    // a draft or an unknown outcome is that of the contract on screen
    isCoherent: (value, { act, contract, drafts }) =>
      value === 'viewing' ||
      (isObject(drafts) && Object.hasOwn(drafts, draftKey(act as ContractAct, String(contract)))), // decoded as one
    migrations: { 1: withoutReadTerms },
  }),
  invoice: spec(1, ['closed', 'shown', 'asked', 'unanswered'], invoiceSlice, {
    isCoherent: (value, { name }) => (value === 'closed') === (name === ''),
  }),
  reset: spec(1, ['asking', 'sent'], passwordResetSlice),
} satisfies SliceSpecs<DraftName>;

const editedAt = object({ mine: time, theirs: time });

/** A draft that two tabs have changed. What is contested is computed again, and a choice that is none is left out. */
const conflict = coerce(define<DraftConflict>('conflict', isObject), unknown(), (stored) => {
  if (!isObject(stored) || !Array.isArray(stored.contested) || !isDraftName(stored.name)) return null;
  const sliceSpec: SliceSpec = draftSlices[stored.name];
  const [base, mine, theirs] = [stored.base, stored.mine, stored.theirs].map((slice) =>
    decodeSlice(sliceSpec, JSON.stringify(slice)),
  );
  if (!mine || !theirs) return null;
  const versions = { name: stored.name, base: base ?? null, mine, theirs } as TabDraft; // contexts are records
  return {
    ...versions,
    contested: contestedIn(versions),
    sides: is(stored.sides, sides) ? stored.sides : {},
    editedAt: mask(isObject(stored.editedAt) ? stored.editedAt : {}, editedAt),
    isRestored: stored.isRestored === true,
  };
});

const isDraftName = (name: unknown): name is DraftName => typeof name === 'string' && Object.hasOwn(draftSlices, name);

export const featureSlices = {
  ...draftSlices,
  // `outboxSender` runs the call and the timer of these states, and the app starts it again
  outbox: spec(1, ['idle', 'waiting', 'sending', 'signedOut'], outboxSlice, {
    isCoherent: (value, { entries }) =>
      value === 'idle' ? nextOf({ entries }) === null : value !== 'waiting' || nextOf({ entries }) !== null,
  }),
  tabDrafts: spec(1, ['following', 'choosing'], object({ conflicts: array(conflict) }), {
    isCoherent: (value, { conflicts }) => (value === 'choosing') === conflicts.length > 0,
  }),
} satisfies SliceSpecs<FeatureSliceName>;
