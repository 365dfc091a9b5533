/** The services, guards and actions of the quotation machine. */

import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { AttachedFile } from '../services/contract/fields/attached-files.ts';
import type { QuotationDraft } from '../services/contract/fields/quotation-fields.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import { type Decline, type QuotationTerms, validateQuotation } from '../services/contract/quotation.ts';
import { isUnsent, mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import { hasArrived } from '../services/contract/rules/quotation-rules.ts';
import type { EditEvent } from './draft-editing.ts';
import { isUnauthorized } from './failure.ts';
import { notProvided } from './not-provided.ts';
import type { OutboxEntry, OwnerEvent } from './outbox-entries.ts';
import {
  afterCheck,
  afterEdit,
  type Done,
  discarded,
  draftOf,
  freshQuotation,
  type OnceInput,
  type QuotationContext,
  type QuotationEvent,
  type QuotationTag,
  type RequestInput,
  selected,
  started,
  type ToSubmit,
  withDecline,
  withFile,
  withNote,
  withoutDecline,
  withoutFile,
  withoutUnanswered,
  withRestoredNote,
  withUnanswered,
} from './quotation-context.ts';
import { declineEntry, isReturnTo, quotationEntry, taken } from './quotation-outbox.ts';
import { toOutbox } from './to-outbox.ts';

type Returned = Extract<OwnerEvent, { type: 'entry.returned' }>;

export const quotationSetup = setup({
  types: { context: {} as QuotationContext, events: {} as QuotationEvent, tags: {} as QuotationTag },
  actors: {
    submitQuotation: fromPromise<unknown, ToSubmit>(notProvided),
    withdrawQuotation: fromPromise<unknown, RequestInput>(notProvided),
    declineRfq: fromPromise<unknown, OnceInput & Decline>(notProvided),
    undoDecline: fromPromise<unknown, RequestInput>(notProvided),
    /** Reads the candidate's own status from the server. */
    readStatus: fromPromise<string | null, RequestInput>(notProvided),
  },
  guards: {
    isOutcomeUnknown: ({ context }, request: string) => context.unanswered.includes(request),
    hasDraft: ({ context }, request: string) => Object.hasOwn(context.drafts, request),
    isValid: ({ context }, terms: QuotationTerms) =>
      Object.keys(validateQuotation(draftOf(context), terms)).length === 0,
    isOffline: (_, { kind }: ApiError) => kind === 'offline',
    isUnsent: (_, apiError: ApiError) => isUnsent(apiError),
    isQuotationReturned: ({ context }, { entry }: Returned) => isReturnTo(context, 'quotation', entry),
    isDeclineReturned: ({ context }, { entry }: Returned) => isReturnTo(context, 'decline', entry),
    /** The user takes back the response to a request that is not on screen. */
    isAskedElsewhere: ({ context }, { entry, isAsked }: Returned) =>
      isAsked && entry.subject !== context.request && !Object.hasOwn(context.drafts, entry.subject),
    isSelected: ({ context }, { subject }: OutboxEntry) => subject === context.request,
    hasReason: (_, { reason }: Decline) => reason !== '',
    isSessionOver: isUnauthorized,
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
    hasArrived: (_, { status }: { status: string | null }) => hasArrived(status),
  },
  actions: {
    selectRequest: assign(({ context }, request: string) => selected(context, request)),
    startDraft: assign(({ context }, draft: QuotationDraft) => started(context, draft)),
    edit: assign(({ context }, edit: EditEvent) => afterEdit(context, edit)),
    check: assign(({ context }, check: { path: string; terms: QuotationTerms }) => afterCheck(context, check)),
    addFile: assign(({ context }, { subject, file }: { subject: string; file: AttachedFile }) =>
      withFile(context, subject, file),
    ),
    removeFile: assign(({ context }, name: string) => withoutFile(context, name)),
    replaceNote: assign(({ context }, note: string) => withNote(context, note)),
    restoreNote: assign(({ context }) => withRestoredNote(context)),
    discardDraft: assign(({ context }) => discarded(context)),
    storePreviewed: assign((_, isPreviewed: boolean) => ({ isPreviewed })),
    storeTerms: assign((_, { needsQuantity }: QuotationTerms) => ({ needsQuantity })),
    storeValidationErrors: assign(({ context }, terms: QuotationTerms) => ({
      validationErrors: validateQuotation(draftOf(context), terms),
      apiError: null,
    })),
    nameSubmission: assign(() => ({ submission: newSubmission() })),
    storeDecline: assign(({ context }, decline: Decline) => withDecline(context, context.request, decline)),
    clearDecline: assign(({ context }) => withoutDecline(context)),
    storeTaken: assign(({ context }, entry: OutboxEntry) => taken(context, entry)),
    storeSent: assign((_, { kind }: OutboxEntry) => ({
      done: kind === 'decline' ? 'declined' : 'sent',
      apiError: null,
    })),
    sendQuotationToOutbox: sendTo(toOutbox, ({ context }) => ({ type: 'entry.add', entry: quotationEntry(context) })),
    sendDeclineToOutbox: sendTo(toOutbox, ({ context }) => ({ type: 'entry.add', entry: declineEntry(context) })),
    takeBack: sendTo(toOutbox, (_, { id }: OutboxEntry) => ({ type: 'entry.taken', id })),
    storeMissingReason: assign({ validationErrors: { reason: 'required' } }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clearProblems: assign({ apiError: null, validationErrors: {}, done: null, isLost: false }),
    storeUnanswered: assign(({ context }) => withUnanswered(context)),
    storeLost: assign(({ context }) => ({ ...withoutUnanswered(context), isLost: true })),
    storeDone: assign((_, done: Done) => ({ done, apiError: null })),
    clear: assign(freshQuotation),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyAnswered: sendParent({ type: 'request.answered' }),
  },
});
