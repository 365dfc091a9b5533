// Long because the chart and the actions that it names are read together.
import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import type { QuotationDraft } from '../services/contract/fields/quotation-fields.ts';
import { type QuotationTerms, validateQuotation } from '../services/contract/quotation.ts';
import { hasArrived } from '../services/contract/rules/quotation-rules.ts';
import type { EditEvent } from './draft-editing.ts';
import { notProvided } from './not-provided.ts';
import {
  type AnsweringInput,
  afterCheck,
  afterEdit,
  answered,
  type Decline,
  type Done,
  discarded,
  draftOf,
  freshAnswering,
  type QuotationContext,
  type QuotationEvent,
  type QuotationTag,
  selected,
  started,
  type ToSubmit,
  unanswered,
} from './quotation-context.ts';

/** Responding to a request: a draft of a quotation for each, which survives a reload; sent, withdrawn, or declined. */
export const quotationMachine = setup({
  types: { context: {} as QuotationContext, events: {} as QuotationEvent, tags: {} as QuotationTag },
  actors: {
    submitQuotation: fromPromise<unknown, ToSubmit>(notProvided),
    withdrawQuotation: fromPromise<unknown, AnsweringInput>(notProvided),
    declineRfq: fromPromise<unknown, AnsweringInput & Partial<Decline>>(notProvided),
    undoDecline: fromPromise<unknown, AnsweringInput>(notProvided),
    /** Reads the candidate's own status from the server. */
    readStatus: fromPromise<string | null, AnsweringInput>(notProvided),
  },
  guards: {
    isOutcomeUnknown: ({ context }, request: string) => context.unanswered.includes(request),
    hasDraft: ({ context }, request: string) => Object.hasOwn(context.drafts, request),
    isValid: ({ context }, terms: QuotationTerms) =>
      Object.keys(validateQuotation(draftOf(context), terms)).length === 0,
    hasReason: (_, { reason }: Decline) => reason !== '',
    isSessionOver: (_, { kind }: ApiError) => kind === 'unauthorized',
    mayHaveArrived: (_, { kind }: ApiError) => ['timedOut', 'unreachable', 'unreadable'].includes(kind),
    hasArrived: (_, { status }: { status: string | null }) => hasArrived(status),
  },
  actions: {
    selectRequest: assign(({ context }, request: string) => selected(context, request)),
    startDraft: assign(({ context }, draft: QuotationDraft) => started(context, draft)),
    edit: assign(({ context }, edit: EditEvent) => afterEdit(context, edit)),
    check: assign(({ context }, check: { path: string; terms: QuotationTerms }) => afterCheck(context, check)),
    discardDraft: assign(({ context }) => discarded(context)),
    storeTerms: assign((_, { needsQuantity }: QuotationTerms) => ({ needsQuantity })),
    storeValidationErrors: assign(({ context }, terms: QuotationTerms) => ({
      validationErrors: validateQuotation(draftOf(context), terms),
      apiError: null,
    })),
    storeMissingReason: assign({ validationErrors: { reason: 'required' } }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clearProblems: assign({ apiError: null, validationErrors: {}, done: null, isLost: false }),
    storeUnanswered: assign(({ context }) => unanswered(context)),
    storeLost: assign(({ context }) => ({ ...answered(context), isLost: true })),
    storeDone: assign((_, done: Done) => ({ done, apiError: null })),
    clear: assign(freshAnswering),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyAnswered: sendParent({ type: 'request.answered' }),
  },
}).createMachine({
  id: 'quotation',
  context: freshAnswering,
  initial: 'viewing',
  on: { 'draft.clear': { target: '.viewing', actions: 'clear' } },
  states: {
    viewing: {
      tags: 'viewing',
      on: {
        'quotation.open': opened(),
        'quotation.start': {
          target: 'drafting',
          actions: ['clearProblems', { type: 'startDraft', params: ({ event }) => event.draft }],
        },
        'quotation.withdraw': { target: 'withdrawal', actions: 'clearProblems' },
        'decline.start': { target: 'declining', actions: 'clearProblems' },
        'decline.undo': { target: 'undoing', actions: 'clearProblems' },
      },
    },
    drafting: {
      tags: 'writing',
      on: {
        'quotation.open': opened(),
        'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
        'draft.check': { actions: { type: 'check', params: ({ event }) => event } },
        'quotation.discard': { target: 'viewing', actions: ['clearProblems', 'discardDraft'] },
        'quotation.send': [
          {
            guard: { type: 'isValid', params: ({ event }) => event.terms },
            target: 'sending',
            actions: ['clearProblems', { type: 'storeTerms', params: ({ event }) => event.terms }],
          },
          { actions: { type: 'storeValidationErrors', params: ({ event }) => event.terms } },
        ],
      },
    },
    sending: {
      tags: ['busy', 'writing'],
      invoke: {
        id: 'submitQuotation',
        src: 'submitQuotation',
        input: ({ context }) => ({
          name: context.request,
          draft: draftOf(context),
          needsQuantity: context.needsQuantity,
        }),
        onDone: {
          target: 'viewing',
          actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: errorIn },
            target: 'drafting',
            actions: [{ type: 'storeFailure', params: errorIn }, 'reportExpiry'],
          },
          { guard: { type: 'mayHaveArrived', params: errorIn }, target: 'unanswered', actions: 'storeUnanswered' },
          { target: 'drafting', actions: [{ type: 'storeFailure', params: errorIn }, 'notifyAnswered'] },
        ],
      },
    },
    /** A quotation got no reply, so its outcome is unknown. */
    unanswered: { tags: 'outcomeUnknown', on: { 'quotation.open': opened(), 'quotation.check': 'checking' } },
    checking: {
      tags: ['busy', 'outcomeUnknown'],
      entry: 'clearProblems',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => ({ name: context.request }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => ({ status: event.output }) },
            target: 'viewing',
            actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
          },
          { target: 'drafting', actions: 'storeLost' },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: errorIn },
            target: 'unanswered',
            actions: [{ type: 'storeFailure', params: errorIn }, 'reportExpiry'],
          },
          { target: 'unanswered', actions: { type: 'storeFailure', params: errorIn } },
        ],
      },
    },
    /** Asks for a confirmation of the withdrawal. */
    withdrawal: {
      tags: 'withdrawing',
      on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'viewing', 'quotation.open': opened() },
    },
    withdrawing: {
      tags: ['busy', 'withdrawing'],
      entry: 'clearProblems',
      invoke: {
        id: 'withdrawQuotation',
        src: 'withdrawQuotation',
        input: ({ context }) => ({ name: context.request }),
        onDone: { target: 'viewing', actions: [{ type: 'storeDone', params: 'withdrawn' }, 'notifyAnswered'] },
        onError: failedTo('withdrawal'),
      },
    },
    /** Asks for a reason. */
    declining: {
      tags: 'declining',
      on: {
        'quotation.open': opened(),
        'decline.cancel': { target: 'viewing', actions: 'clearProblems' },
        'decline.send': [
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'sendingDecline' },
          { actions: 'storeMissingReason' },
        ],
      },
    },
    sendingDecline: {
      tags: ['busy', 'declining'],
      entry: 'clearProblems',
      invoke: {
        id: 'declineRfq',
        src: 'declineRfq',
        input: ({ context, event }) => {
          assertEvent(event, 'decline.send');
          return { name: context.request, reason: event.reason, note: event.note };
        },
        onDone: {
          target: 'viewing',
          actions: ['discardDraft', { type: 'storeDone', params: 'declined' }, 'notifyAnswered'],
        },
        onError: failedTo('declining'),
      },
    },
    undoing: {
      tags: ['busy', 'undoing'],
      invoke: {
        id: 'undoDecline',
        src: 'undoDecline',
        input: ({ context }) => ({ name: context.request }),
        onDone: { target: 'viewing', actions: [{ type: 'storeDone', params: 'undone' }, 'notifyAnswered'] },
        onError: failedTo('viewing'),
      },
    },
  },
});

/** The page of a request was opened: restores its draft or its unknown outcome. */
function opened() {
  return [
    {
      guard: { type: 'isOutcomeUnknown', params: requestIn },
      target: 'unanswered',
      actions: { type: 'selectRequest', params: requestIn },
    },
    {
      guard: { type: 'hasDraft', params: requestIn },
      target: 'drafting',
      actions: { type: 'selectRequest', params: requestIn },
    },
    { target: 'viewing', actions: { type: 'selectRequest', params: requestIn } },
  ] as const;
}

/** These calls can be repeated safely. The status of the request is read again, because the call may have succeeded. */
function failedTo<S extends string>(target: S) {
  return [
    {
      guard: { type: 'isSessionOver', params: errorIn },
      target,
      actions: [{ type: 'storeFailure', params: errorIn }, { type: 'reportExpiry' }],
    },
    { target, actions: [{ type: 'storeFailure', params: errorIn }, { type: 'notifyAnswered' }] },
  ] as const;
}

function requestIn({ event }: { event: { request: string } }): string {
  return event.request;
}

function errorIn({ event }: { event: { error: unknown } }): ApiError {
  return toApiError(event.error);
}
