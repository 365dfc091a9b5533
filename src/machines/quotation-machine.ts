// Longer than most: a chart and the deeds that it names are read together.
import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { toApiError } from '../services/contract/api-error.ts';
import { quotationRefusals } from '../services/contract/quotation.ts';
import { notProvided } from './not-provided.ts';
import {
  type AnsweringInput,
  type Decline,
  freshAnswering,
  type QuotationContext,
  type QuotationEvent,
  type ToSubmit,
} from './quotation-context.ts';
import * as drafts from './quotation-drafts.ts';

/** Answering a request for quotation: a draft for each, kept over a reload; sent, taken back, or declined with a reason. */
export const quotationMachine = setup({
  types: { context: {} as QuotationContext, events: {} as QuotationEvent },
  actors: {
    submitQuotation: fromPromise<unknown, ToSubmit>(notProvided),
    withdrawQuotation: fromPromise<unknown, AnsweringInput>(notProvided),
    declineRfq: fromPromise<unknown, AnsweringInput & Partial<Decline>>(notProvided),
    undoDecline: fromPromise<unknown, AnsweringInput>(notProvided),
    /** Where the candidate stands with the request, as the server has it. */
    readStanding: fromPromise<string | null, AnsweringInput>(notProvided),
  },
  guards: {
    isUnanswered: ({ context, event }) => context.unanswered.includes(requestIn(context, event)),
    hasDraft: ({ context, event }) => Object.hasOwn(context.drafts, requestIn(context, event)),
    isSound: ({ context, event }) => {
      assertEvent(event, 'quotation.send');
      return Object.keys(quotationRefusals(drafts.draftOf(context), event.terms)).length === 0;
    },
    hasReason: ({ event }) => event.type === 'decline.send' && event.reason !== '',
    isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized',
    mayHaveArrived: ({ event }) => ['timedOut', 'unreachable', 'unreadable'].includes(apiErrorIn(event).kind),
    hasArrived: ({ event }) => !['None', 'Draft', 'Withdrawn', 'Declined'].includes(String(outputOf(event) ?? 'None')),
  },
  actions: {
    turnTo: assign(({ context, event }) => drafts.turned(context, requestIn(context, event))),
    startDraft: assign(({ context, event }) => {
      assertEvent(event, 'quotation.start');
      return drafts.started(context, event.draft);
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, ['quotation.change', 'answer.change']);
      return drafts.changed(context, event);
    }),
    dropDraft: assign(({ context }) => drafts.dropped(context)),
    keepTerms: assign(({ event }) => {
      assertEvent(event, 'quotation.send');
      return { needsQuantity: event.terms.needsQuantity };
    }),
    noteRefusals: assign(({ context, event }) => {
      assertEvent(event, 'quotation.send');
      return { refusals: quotationRefusals(drafts.draftOf(context), event.terms), apiError: null };
    }),
    storeFailure: assign(({ event }) => ({ apiError: apiErrorIn(event) })),
    clearProblems: assign({ apiError: null, refusals: {}, done: null, isLost: false }),
    noteUnanswered: assign(({ context }) => drafts.unanswered(context)),
    noteLost: assign(({ context }) => ({ ...drafts.answered(context), isLost: true })),
    noteDone: assign((_, done: NonNullable<QuotationContext['done']>) => ({ done, apiError: null })),
    forget: assign(freshAnswering),
    reportExpiry: sendParent({ type: 'session.expired' }),
    tellAnswered: sendParent({ type: 'request.answered' }),
  },
}).createMachine({
  id: 'quotation',
  context: freshAnswering,
  initial: 'viewing',
  on: { 'draft.clear': { target: '.viewing', actions: 'forget' } },
  states: {
    viewing: {
      on: {
        'quotation.open': opened(),
        'quotation.start': { target: 'drafting', actions: ['clearProblems', 'startDraft'] },
        'quotation.withdraw': { target: 'withdrawal', actions: 'clearProblems' },
        'decline.start': { target: 'declining', actions: 'clearProblems' },
        'decline.undo': { target: 'undoing', actions: 'clearProblems' },
      },
    },
    drafting: {
      on: {
        'quotation.open': opened(),
        'quotation.change': { actions: 'change' },
        'answer.change': { actions: 'change' },
        'quotation.discard': { target: 'viewing', actions: ['clearProblems', 'dropDraft'] },
        'quotation.send': [
          { guard: 'isSound', target: 'sending', actions: ['clearProblems', 'keepTerms'] },
          { actions: 'noteRefusals' },
        ],
      },
    },
    sending: {
      tags: 'busy',
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
          actions: ['dropDraft', { type: 'noteDone', params: 'sent' }, 'tellAnswered'],
        },
        onError: [
          { guard: 'isSessionOver', target: 'drafting', actions: ['storeFailure', 'reportExpiry'] },
          { guard: 'mayHaveArrived', target: 'unanswered', actions: 'noteUnanswered' },
          { target: 'drafting', actions: ['storeFailure', 'tellAnswered'] },
        ],
      },
    },
    /** Sent, and no answer came: it may have arrived or not. */
    unanswered: { on: { 'quotation.open': opened(), 'quotation.check': 'checking' } },
    checking: {
      tags: 'busy',
      entry: 'clearProblems',
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        input: ({ context }) => ({ name: context.request }),
        onDone: [
          {
            guard: 'hasArrived',
            target: 'viewing',
            actions: ['dropDraft', { type: 'noteDone', params: 'sent' }, 'tellAnswered'],
          },
          { target: 'drafting', actions: 'noteLost' },
        ],
        onError: [
          { guard: 'isSessionOver', target: 'unanswered', actions: ['storeFailure', 'reportExpiry'] },
          { target: 'unanswered', actions: 'storeFailure' },
        ],
      },
    },
    /** Asked whether the quotation is really to be taken back. */
    withdrawal: {
      on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'viewing', 'quotation.open': opened() },
    },
    withdrawing: {
      tags: 'busy',
      entry: 'clearProblems',
      invoke: {
        id: 'withdrawQuotation',
        src: 'withdrawQuotation',
        input: ({ context }) => ({ name: context.request }),
        onDone: { target: 'viewing', actions: [{ type: 'noteDone', params: 'withdrawn' }, 'tellAnswered'] },
        onError: failedTo('withdrawal'),
      },
    },
    /** Asked for a reason. */
    declining: {
      on: {
        'quotation.open': opened(),
        'decline.cancel': { target: 'viewing', actions: 'clearProblems' },
        'decline.send': [
          { guard: 'hasReason', target: 'refusing' },
          { actions: assign({ refusals: { reason: 'required' } }) },
        ],
      },
    },
    refusing: {
      tags: 'busy',
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
          actions: ['dropDraft', { type: 'noteDone', params: 'declined' }, 'tellAnswered'],
        },
        onError: failedTo('declining'),
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoDecline',
        src: 'undoDecline',
        input: ({ context }) => ({ name: context.request }),
        onDone: { target: 'viewing', actions: [{ type: 'noteDone', params: 'undone' }, 'tellAnswered'] },
        onError: failedTo('viewing'),
      },
    },
  },
});

/** A page of a request came on screen: what was begun for it goes on. */
function opened() {
  return [
    { guard: 'isUnanswered', target: 'unanswered', actions: 'turnTo' },
    { guard: 'hasDraft', target: 'drafting', actions: 'turnTo' },
    { target: 'viewing', actions: 'turnTo' },
  ] as const;
}

/** These may be repeated safely; the page reads where the request stands, in case it arrived. */
function failedTo<S extends string>(target: S) {
  return [
    { guard: 'isSessionOver', target, actions: ['storeFailure', 'reportExpiry'] },
    { target, actions: ['storeFailure', 'tellAnswered'] },
  ] as const;
}

const requestIn = ({ request }: QuotationContext, event: QuotationEvent): string =>
  event.type === 'quotation.open' ? event.request : request;

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const outputOf = (event: object): unknown => ('output' in event ? event.output : null);
const apiErrorIn = (event: object) => toApiError('error' in event ? event.error : null);
