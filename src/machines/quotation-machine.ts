// Longer than most: a chart and the deeds that it names are read together.
import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { toApiError } from '../services/contract/api-error.ts';
import { quotationRefusals } from '../services/contract/quotation.ts';
import { hasArrived } from '../services/contract/rules/quotation-rules.ts';
import { notProvided } from './not-provided.ts';
import {
  type AnsweringInput,
  type Decline,
  freshAnswering,
  type QuotationContext,
  type QuotationEvent,
  type QuotationTag,
  type ToSubmit,
} from './quotation-context.ts';
import * as drafts from './quotation-drafts.ts';

/** Answering a request for quotation: a draft for each, kept over a reload; sent, taken back, or declined with a reason. */
export const quotationMachine = setup({
  types: { context: {} as QuotationContext, events: {} as QuotationEvent, tags: {} as QuotationTag },
  actors: {
    submitQuotation: fromPromise<unknown, ToSubmit>(notProvided),
    withdrawQuotation: fromPromise<unknown, AnsweringInput>(notProvided),
    declineRfq: fromPromise<unknown, AnsweringInput & Partial<Decline>>(notProvided),
    undoDecline: fromPromise<unknown, AnsweringInput>(notProvided),
    /** Where the candidate stands with the request, as the server has it. */
    readStanding: fromPromise<string | null, AnsweringInput>(notProvided),
  },
  guards: {
    isOutcomeUnknown: ({ context, event }) => context.unanswered.includes(requestIn(context, event)),
    hasDraft: ({ context, event }) => Object.hasOwn(context.drafts, requestIn(context, event)),
    isValid: ({ context, event }) => {
      assertEvent(event, 'quotation.send');
      return Object.keys(quotationRefusals(drafts.draftOf(context), event.terms)).length === 0;
    },
    hasReason: ({ event }) => event.type === 'decline.send' && event.reason !== '',
    isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized',
    mayHaveArrived: ({ event }) => ['timedOut', 'unreachable', 'unreadable'].includes(apiErrorIn(event).kind),
    hasArrived: ({ event }) => hasArrived(statusIn(event)),
  },
  actions: {
    selectRequest: assign(({ context, event }) => drafts.turned(context, requestIn(context, event))),
    startDraft: assign(({ context, event }) => {
      assertEvent(event, 'quotation.start');
      return drafts.started(context, event.draft);
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, ['quotation.change', 'answer.change']);
      return drafts.changed(context, event);
    }),
    discardDraft: assign(({ context }) => drafts.dropped(context)),
    storeTerms: assign(({ event }) => {
      assertEvent(event, 'quotation.send');
      return { needsQuantity: event.terms.needsQuantity };
    }),
    storeValidationErrors: assign(({ context, event }) => {
      assertEvent(event, 'quotation.send');
      return { refusals: quotationRefusals(drafts.draftOf(context), event.terms), apiError: null };
    }),
    storeFailure: assign(({ event }) => ({ apiError: apiErrorIn(event) })),
    clearProblems: assign({ apiError: null, refusals: {}, done: null, isLost: false }),
    storeUnanswered: assign(({ context }) => drafts.unanswered(context)),
    storeLost: assign(({ context }) => ({ ...drafts.answered(context), isLost: true })),
    storeDone: assign((_, done: NonNullable<QuotationContext['done']>) => ({ done, apiError: null })),
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
        'quotation.start': { target: 'drafting', actions: ['clearProblems', 'startDraft'] },
        'quotation.withdraw': { target: 'withdrawal', actions: 'clearProblems' },
        'decline.start': { target: 'declining', actions: 'clearProblems' },
        'decline.undo': { target: 'undoing', actions: 'clearProblems' },
      },
    },
    drafting: {
      tags: 'writing',
      on: {
        'quotation.open': opened(),
        'quotation.change': { actions: 'change' },
        'answer.change': { actions: 'change' },
        'quotation.discard': { target: 'viewing', actions: ['clearProblems', 'discardDraft'] },
        'quotation.send': [
          { guard: 'isValid', target: 'sending', actions: ['clearProblems', 'storeTerms'] },
          { actions: 'storeValidationErrors' },
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
          draft: drafts.draftOf(context),
          needsQuantity: context.needsQuantity,
        }),
        onDone: {
          target: 'viewing',
          actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
        },
        onError: [
          { guard: 'isSessionOver', target: 'drafting', actions: ['storeFailure', 'reportExpiry'] },
          { guard: 'mayHaveArrived', target: 'unanswered', actions: 'storeUnanswered' },
          { target: 'drafting', actions: ['storeFailure', 'notifyAnswered'] },
        ],
      },
    },
    /** Sent, and no answer came: it may have arrived or not. */
    unanswered: { tags: 'outcomeUnknown', on: { 'quotation.open': opened(), 'quotation.check': 'checking' } },
    checking: {
      tags: ['busy', 'outcomeUnknown'],
      entry: 'clearProblems',
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        input: ({ context }) => ({ name: context.request }),
        onDone: [
          {
            guard: 'hasArrived',
            target: 'viewing',
            actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
          },
          { target: 'drafting', actions: 'storeLost' },
        ],
        onError: [
          { guard: 'isSessionOver', target: 'unanswered', actions: ['storeFailure', 'reportExpiry'] },
          { target: 'unanswered', actions: 'storeFailure' },
        ],
      },
    },
    /** Asked whether the quotation is really to be taken back. */
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
    /** Asked for a reason. */
    declining: {
      tags: 'declining',
      on: {
        'quotation.open': opened(),
        'decline.cancel': { target: 'viewing', actions: 'clearProblems' },
        'decline.send': [
          { guard: 'hasReason', target: 'sendingDecline' },
          { actions: assign({ refusals: { reason: 'required' } }) },
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

/** A page of a request came on screen: what was begun for it goes on. */
function opened() {
  return [
    { guard: 'isOutcomeUnknown', target: 'unanswered', actions: 'selectRequest' },
    { guard: 'hasDraft', target: 'drafting', actions: 'selectRequest' },
    { target: 'viewing', actions: 'selectRequest' },
  ] as const;
}

/** These may be repeated safely; the page reads where the request stands, in case it arrived. */
function failedTo<S extends string>(target: S) {
  return [
    { guard: 'isSessionOver', target, actions: ['storeFailure', 'reportExpiry'] },
    { target, actions: ['storeFailure', 'notifyAnswered'] },
  ] as const;
}

const requestIn = ({ request }: QuotationContext, event: QuotationEvent): string =>
  event.type === 'quotation.open' ? event.request : request;

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
function statusIn(event: object): string | null {
  return 'output' in event && typeof event.output === 'string' ? event.output : null;
}

const apiErrorIn = (event: object) => toApiError('error' in event ? event.error : null);
