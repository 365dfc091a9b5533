// Long because every way to respond to a request is one chart.

import type { QuotationTerms } from '../services/contract/quotation.ts';
import { text } from '../services/contract/readers.ts';
import { apiErrorOf, isSessionOver, storeFailure } from './failure.ts';
import type { OutboxEntry } from './outbox-entries.ts';
import { declineOf, draftOf, freshQuotation } from './quotation-context.ts';
import { quotationSetup } from './quotation-setup.ts';

/** Responding to a request: a draft of a quotation for each, which survives a reload; sent, withdrawn, or declined. */
export const quotationMachine = quotationSetup.createMachine({
  id: 'quotation',
  context: freshQuotation,
  initial: 'viewing',
  on: {
    'draft.clear': { target: '.viewing', actions: 'clear' },
    'file.held': { actions: { type: 'addFile', params: ({ event }) => event } },
    'entry.returned': {
      guard: { type: 'isAskedElsewhere', params: ({ event }) => event },
      actions: takenBack(),
    },
  },
  states: {
    viewing: {
      tags: 'viewing',
      on: {
        'quotation.open': opened(),
        // a result that arrives later is shown when the page is opened again
        'quotation.close': { actions: 'clearProblems' },
        'quotation.start': {
          target: 'drafting',
          actions: ['clearProblems', { type: 'startDraft', params: ({ event }) => event.draft }],
        },
        'quotation.withdraw': { target: 'withdrawal', actions: 'clearProblems' },
        'decline.start': { target: 'declining', actions: 'clearProblems' },
        'decline.undo': { target: 'undoing', actions: 'clearProblems' },
        'entry.returned': [
          {
            guard: { type: 'isQuotationReturned', params: ({ event }) => event },
            target: 'drafting',
            actions: takenBack(),
          },
          {
            guard: { type: 'isDeclineReturned', params: ({ event }) => event },
            target: 'declining',
            actions: takenBack(),
          },
        ],
        'entry.stored': {
          guard: { type: 'isSelected', params: ({ event }) => event.entry },
          actions: { type: 'storeSent', params: ({ event }) => event.entry },
        },
      },
    },
    drafting: {
      tags: 'writing',
      on: {
        'quotation.open': opened(),
        'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
        'draft.check': { actions: { type: 'check', params: ({ event }) => event } },
        'file.detach': { actions: { type: 'removeFile', params: ({ event }) => event.name } },
        'note.replace': { actions: { type: 'replaceNote', params: ({ event }) => event.note } },
        'note.restore': { actions: 'restoreNote' },
        'quotation.discard': { target: 'viewing', actions: ['clearProblems', 'discardDraft'] },
        'quotation.preview': [
          {
            guard: { type: 'isValid', params: ({ event }) => event.terms },
            target: 'previewing',
            actions: 'clearProblems',
          },
          { actions: { type: 'storeValidationErrors', params: ({ event }) => event.terms } },
        ],
        'quotation.send': sent({ isPreviewed: false }),
      },
    },
    /** Shows the quotation as the client will see it. */
    previewing: {
      tags: ['writing', 'previewing'],
      on: {
        'quotation.open': opened(),
        'preview.close': 'drafting',
        'quotation.send': sent({ isPreviewed: true }),
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
          submission: context.submission,
        }),
        onDone: {
          target: 'viewing',
          actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
        },
        onError: [
          {
            guard: isSessionOver,
            target: 'drafting',
            actions: [storeFailure, 'reportExpiry'],
          },
          {
            guard: { type: 'isOffline', params: apiErrorOf },
            target: 'sendingToOutbox',
            actions: storeFailure,
          },
          { guard: { type: 'mayHaveArrived', params: apiErrorOf }, target: 'unanswered', actions: 'storeUnanswered' },
          { target: 'drafting', actions: [storeFailure, 'notifyAnswered'] },
        ],
      },
    },
    /** The outbox sends it when the connection returns, unless it is full. */
    sendingToOutbox: {
      tags: ['busy', 'writing'],
      entry: 'sendQuotationToOutbox',
      on: {
        'outbox.accepted': { target: 'viewing', actions: ['clearProblems', 'discardDraft'] },
        'outbox.rejected': 'drafting',
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
            guard: { type: 'hasArrived', params: ({ event }) => ({ status: text(event.output) }) },
            target: 'viewing',
            actions: ['discardDraft', { type: 'storeDone', params: 'sent' }, 'notifyAnswered'],
          },
          { target: 'drafting', actions: 'storeLost' },
        ],
        onError: [
          {
            guard: isSessionOver,
            target: 'unanswered',
            actions: [storeFailure, 'reportExpiry'],
          },
          { target: 'unanswered', actions: storeFailure },
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
        'decline.change': { actions: { type: 'storeDecline', params: ({ event }) => event } },
        // what was typed stays, as that of an act on a contract does
        'decline.cancel': { target: 'viewing', actions: 'clearProblems' },
        'decline.send': [
          {
            guard: { type: 'hasReason', params: ({ event }) => event },
            target: 'sendingDecline',
            actions: { type: 'storeDecline', params: ({ event }) => event },
          },
          { actions: 'storeMissingReason' },
        ],
      },
    },
    sendingDecline: {
      tags: ['busy', 'declining'],
      entry: ['clearProblems', 'nameSubmission'],
      invoke: {
        id: 'declineRfq',
        src: 'declineRfq',
        input: ({ context }) => ({
          name: context.request,
          ...declineOf(context),
          submission: context.submission,
        }),
        onDone: {
          target: 'viewing',
          actions: ['discardDraft', 'clearDecline', { type: 'storeDone', params: 'declined' }, 'notifyAnswered'],
        },
        onError: [
          {
            guard: { type: 'isUnsent', params: apiErrorOf },
            target: 'sendingDeclineToOutbox',
            actions: storeFailure,
          },
          ...failedTo('declining'),
        ],
      },
    },
    sendingDeclineToOutbox: {
      tags: ['busy', 'declining'],
      entry: 'sendDeclineToOutbox',
      on: {
        'outbox.accepted': { target: 'viewing', actions: ['clearProblems', 'clearDecline'] },
        'outbox.rejected': 'declining',
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

/** Sends a valid quotation; shows the errors of another beside its fields. */
function sent({ isPreviewed }: { isPreviewed: boolean }) {
  return [
    {
      guard: { type: 'isValid', params: termsIn },
      target: 'sending',
      actions: [
        { type: 'clearProblems' },
        { type: 'nameSubmission' },
        { type: 'storeTerms', params: termsIn },
        { type: 'storePreviewed', params: isPreviewed },
      ],
    },
    { target: 'drafting', actions: { type: 'storeValidationErrors', params: termsIn } },
  ] as const;
}

/** These calls can be repeated safely. The status of the request is read again, because the call may have succeeded. */
function failedTo<S extends string>(target: S) {
  return [
    {
      guard: isSessionOver,
      target,
      actions: [storeFailure, { type: 'reportExpiry' }],
    },
    { target, actions: [storeFailure, { type: 'notifyAnswered' }] },
  ] as const;
}

/** The outbox returns a response. */
function takenBack() {
  const entryIn = ({ event }: { event: { entry: OutboxEntry } }) => event.entry;
  return [
    { type: 'storeTaken', params: entryIn },
    { type: 'takeBack', params: entryIn },
  ] as const;
}

function termsIn({ event }: { event: { terms: QuotationTerms } }): QuotationTerms {
  return event.terms;
}

function requestIn({ event }: { event: { request: string } }): string {
  return event.request;
}
