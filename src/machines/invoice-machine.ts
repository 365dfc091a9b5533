// Long because the chart and the actions that it names are read together.
import { and, assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { DraftOf } from '../services/contract/fields/draft.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { paymentFields } from '../services/contract/fields/payment-fields.ts';
import { validate } from '../services/contract/fields/validate.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import type { InvoiceDocument, PaymentRequest } from '../services/contract/records/invoice-document.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { recordIn } from './record-reply.ts';
import { replyOf } from './reply.ts';

export type PaymentDraft = DraftOf<typeof paymentFields>;

export interface InvoiceContext {
  /** The invoice on screen; `''` before the first. */
  readonly name: string;
  /** The last reply for that invoice; `null` before the first. */
  readonly details: InvoiceDocument | null;
  /** The notes that were typed and not sent, by invoice. */
  readonly drafts: Readonly<Record<string, PaymentDraft>>;
  /** The id under which the question is sent once; `''` when none was sent. */
  readonly submission: string;
  /** When the client was asked before the question that is being sent. */
  readonly askedBefore: string | null;
  readonly validationError: FieldErrorCode | null;
  readonly apiError: ApiError | null;
  /** Whether a question without a reply did not reach the server. */
  readonly isLost: boolean;
}

export type InvoiceEvent =
  /** A page shows the invoice, or shows it again in another language; also reads it again. */
  | { type: 'invoice.open'; name: string }
  | { type: 'note.change'; note: string }
  | { type: 'payment.ask' }
  /** Asks whether the server received a question that got no reply. */
  | { type: 'payment.check' }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type InvoiceTag = 'busy' | 'reading' | 'failed' | 'asking' | 'asked' | 'outcomeUnknown';

export interface PaymentQuestion {
  readonly name: string;
  readonly note: string;
  readonly submission: string;
}

interface Opened {
  readonly name: string;
}

interface Asked {
  readonly payment_request: PaymentRequest | null;
}

const fresh: InvoiceContext = {
  name: '',
  details: null,
  drafts: {},
  submission: '',
  askedBefore: null,
  validationError: null,
  apiError: null,
  isLost: false,
};

const none: PaymentDraft = { note: '' };

/** The note that was typed for the invoice on screen. */
export const noteOf = ({ drafts, name }: Pick<InvoiceContext, 'drafts' | 'name'>): string =>
  (Object.hasOwn(drafts, name) ? (drafts[name] ?? none) : none).note;

/** While a call is running, the same invoice is not read again. */
const onlyAnotherInvoice = {
  'invoice.open': [
    { guard: { type: 'isSame', params: ({ event }: { event: Opened }) => event } },
    { target: 'reading', actions: { type: 'select', params: ({ event }: { event: Opened }) => event } },
  ],
} as const;
const toAsking = { target: 'asking', actions: ['clearProblems', 'nameSubmission'] } as const;
/** An earlier document of the invoice stays on screen, with its form, while it is read again and when that fails. */
const askWithEarlierDocument = {
  'payment.ask': [
    { guard: and(['hasDocument', 'isValid']), ...toAsking },
    { guard: 'hasDocument', actions: 'storeValidationError' },
  ],
} as const;

/** Reads what the document of an invoice states, and asks the client of an overdue one about the payment. */
export const invoiceMachine = setup({
  types: { context: {} as InvoiceContext, events: {} as InvoiceEvent, tags: {} as InvoiceTag },
  actors: {
    getInvoice: fromPromise<InvoiceDocument, Opened>(notProvided),
    /** Reads the invoice too, to find out whether a question has arrived. */
    checkInvoice: fromPromise<InvoiceDocument, Opened>(notProvided),
    askPayment: fromPromise<Asked, PaymentQuestion>(notProvided),
  },
  guards: {
    isSessionOver: isUnauthorized,
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
    isSame: ({ context }, { name }: Opened) => context.name === name,
    hasDocument: ({ context }) => context.details !== null,
    isValid: ({ context }) => noteError(context) === null,
    hasArrived: ({ context }, { payment_request }: Partial<Asked>) =>
      payment_request !== undefined && (payment_request?.asked_on ?? null) !== context.askedBefore,
  },
  actions: {
    select: assign(({ context }, { name }: Opened) =>
      context.name === name ? {} : { ...fresh, name, drafts: context.drafts },
    ),
    clearProblems: assign({ validationError: null, apiError: null, isLost: false }),
    storeDetails: assign(({ context }, details: InvoiceDocument | null) => ({ details: details ?? context.details })),
    storeNote: assign(({ context: { name, drafts } }, { note }: PaymentDraft) => ({
      drafts: { ...drafts, [name]: { note } },
      validationError: null,
    })),
    discardNote: assign(({ context: { name, drafts } }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== name)),
      submission: '',
    })),
    storeValidationError: assign(({ context }) => ({ validationError: noteError(context) })),
    nameSubmission: assign(({ context: { submission, details } }) => ({
      submission: submission || newSubmission(),
      askedBefore: details?.payment_request?.asked_on ?? null,
    })),
    storeAsked: assign(({ context: { details } }, { payment_request = null }: Partial<Asked>) => ({
      details: details && { ...details, payment_request },
    })),
    storeLost: assign({ isLost: true }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clear: assign(() => fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'invoice',
  context: () => fresh,
  initial: 'closed',
  on: {
    'draft.clear': { target: '.closed', actions: 'clear' },
    'invoice.open': { target: '.reading', actions: { type: 'select', params: ({ event }) => event } },
    'note.change': { actions: { type: 'storeNote', params: ({ event }) => event } },
  },
  states: {
    closed: { on: { 'note.change': {} } },
    reading: {
      tags: ['busy', 'reading'],
      entry: 'clearProblems',
      on: askWithEarlierDocument,
      invoke: {
        id: 'getInvoice',
        src: 'getInvoice',
        input: ({ context: { name } }) => ({ name }),
        onDone: { target: 'shown', actions: { type: 'storeDetails', params: recordIn } },
        onError: [
          { guard: isSessionOver, target: 'failed', actions: [storeFailure, 'reportExpiry'] },
          { target: 'failed', actions: storeFailure },
        ],
      },
    },
    failed: { tags: 'failed', on: askWithEarlierDocument },
    shown: { on: { 'payment.ask': [{ guard: 'isValid', ...toAsking }, { actions: 'storeValidationError' }] } },
    asking: {
      tags: ['busy', 'asking'],
      on: {
        ...onlyAnotherInvoice,
        'note.change': {},
      },
      invoke: {
        id: 'askPayment',
        src: 'askPayment',
        input: ({ context }) => ({ name: context.name, note: noteOf(context), submission: context.submission }),
        onDone: {
          target: 'asked',
          actions: ['discardNote', { type: 'storeAsked', params: replyOf }],
        },
        onError: [
          { guard: isSessionOver, target: 'shown', actions: [storeFailure, 'reportExpiry'] },
          { guard: { type: 'mayHaveArrived', params: apiErrorOf }, target: 'unanswered', actions: storeFailure },
          { target: 'shown', actions: storeFailure },
        ],
      },
    },
    asked: { tags: 'asked', on: { 'note.change': {} } },
    /** A question got no reply, so its outcome is unknown. */
    unanswered: {
      tags: 'outcomeUnknown',
      on: {
        'payment.check': 'checking',
        'invoice.open': [
          { guard: { type: 'isSame', params: ({ event }) => event }, target: 'checking' },
          { target: 'reading', actions: { type: 'select', params: ({ event }) => event } },
        ],
        'note.change': {},
      },
    },
    checking: {
      tags: ['busy', 'outcomeUnknown'],
      entry: 'clearProblems',
      on: {
        ...onlyAnotherInvoice,
        'note.change': {},
      },
      invoke: {
        id: 'checkInvoice',
        src: 'checkInvoice',
        input: ({ context: { name } }) => ({ name }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: replyOf },
            target: 'asked',
            actions: ['discardNote', { type: 'storeDetails', params: recordIn }],
          },
          {
            target: 'shown',
            actions: [{ type: 'storeDetails', params: recordIn }, 'storeLost'],
          },
        ],
        onError: [
          { guard: isSessionOver, target: 'unanswered', actions: [storeFailure, 'reportExpiry'] },
          { target: 'unanswered', actions: storeFailure },
        ],
      },
    },
  },
});

const noteError = (context: InvoiceContext): FieldErrorCode | null =>
  validate(paymentFields, { note: noteOf(context) }, { today: null }).note ?? null;
