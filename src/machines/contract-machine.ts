import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { type ActTerms, actDraftOf, hasHappened, isActReady, validateAct } from '../services/contract/contract-act.ts';
import type { AttachedFile } from '../services/contract/fields/attached-files.ts';
import type { ContractAct } from '../services/contract/fields/contract-forms.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import type { Contract } from '../services/contract/records/contract.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import {
  type ActToSend,
  afterCheck,
  afterEdit,
  type ContractContext,
  type ContractEvent,
  type ContractTag,
  doneAct,
  freshContract,
  lostAct,
  noProblems,
  selectedContract,
  startedAct,
  unansweredAct,
  withFile,
  withoutFile,
  withUnanswered,
} from './contract-context.ts';
import type { EditEvent } from './draft-editing.ts';
import { apiErrorOf, isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { replyOf } from './reply.ts';

interface Starting {
  readonly act: ContractAct;
  readonly milestone?: string;
}

/** The part of a changed contract that the machine needs. */
interface Changed {
  readonly modified: string | null;
}

const contractSetup = setup({
  types: { context: {} as ContractContext, events: {} as ContractEvent, tags: {} as ContractTag },
  actors: {
    sendAct: fromPromise<Changed, ActToSend>(notProvided),
    /** Reads the contract from the server. */
    readContract: fromPromise<Contract, { readonly name: string }>(notProvided),
  },
  guards: {
    isOutcomeUnknown: ({ context }, contract: string) => unansweredAct(context, contract) !== null,
    isReady: ({ context }, terms: ActTerms) => isActReady(context, terms),
    isSessionOver: isUnauthorized,
    /** The server has other terms than those that were shown, or another version of the contract that is signed. */
    isStale: ({ context }, { fields }: ApiError) =>
      Object.hasOwn(fields, 'terms_hash') || (context.act === 'sign' && Object.hasOwn(fields, 'modified')),
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
    hasHappened: ({ context }, contract: Partial<Contract>) => hasHappened(context.act, actDraftOf(context), contract),
  },
  actions: {
    select: assign(({ context }, contract: string) => selectedContract(context, contract)),
    start: assign(({ context }, { act, milestone }: Starting) => startedAct(context, act, milestone)),
    edit: assign(({ context }, edit: EditEvent) => afterEdit(context, edit)),
    check: assign(({ context }, check: { path: string; terms: ActTerms }) => afterCheck(context, check)),
    storeRead: assign((_, readTerms: string) => ({ readTerms })),
    addFile: assign(({ context }, { subject, file }: { subject: string; file: AttachedFile }) =>
      withFile(context, subject, file),
    ),
    removeFile: assign(({ context }, name: string) => withoutFile(context, name)),
    clearProblems: assign(noProblems),
    storeValidationErrors: assign(({ context }, terms: ActTerms) => ({
      ...noProblems,
      validationErrors: validateAct(context.act, actDraftOf(context), terms),
    })),
    nameSubmission: assign(() => ({ submission: newSubmission() })),
    storeDone: assign(({ context }, { modified = null }: Partial<Changed>) => doneAct(context, modified)),
    clearDone: assign({ done: null }),
    storeUnanswered: assign(({ context }) => withUnanswered(context)),
    storeLost: assign(({ context }, contract: Partial<Contract>) => lostAct(context, contract)),
    storeStale: assign({ ...noProblems, isStale: true, readTerms: '' }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clear: assign(freshContract),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyChanged: sendParent({ type: 'contract.changed' }),
  },
});

const nameIn = ({ event }: { event: { contract: string } }): string => event.contract;

/** The page of a contract was opened: shows an unknown outcome. A draft waits until its act is started. */
const opened = [
  {
    guard: { type: 'isOutcomeUnknown', params: nameIn },
    target: '#contract.unanswered',
    actions: { type: 'select', params: nameIn },
  },
  { target: '#contract.viewing', actions: { type: 'select', params: nameIn } },
] as const;

/** What a candidate does with a contract: sign, decline to sign, deliver a milestone, ask to end early. */
export const contractMachine = contractSetup.createMachine({
  id: 'contract',
  context: freshContract,
  initial: 'viewing',
  on: {
    'draft.clear': { target: '.viewing', actions: 'clear' },
    'file.held': { actions: { type: 'addFile', params: ({ event }) => event } },
  },
  states: {
    viewing: {
      tags: 'viewing',
      on: {
        'contract.open': opened,
        // a result that arrives later is shown when the page is opened again
        'contract.close': { actions: 'clearDone' },
        'act.start': { target: 'writing', actions: { type: 'start', params: ({ event }) => event } },
      },
    },
    writing: {
      tags: 'writing',
      on: {
        'contract.open': opened,
        'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
        'draft.check': { actions: { type: 'check', params: ({ event }) => event } },
        'terms.read': { actions: { type: 'storeRead', params: ({ event }) => event.hash } },
        'file.detach': { actions: { type: 'removeFile', params: ({ event }) => event.name } },
        'act.cancel': { target: 'viewing', actions: 'clearProblems' },
        'act.send': [
          {
            guard: { type: 'isReady', params: ({ event }) => event.terms },
            target: 'sending',
            actions: ['clearProblems', 'nameSubmission'],
          },
          { actions: { type: 'storeValidationErrors', params: ({ event }) => event.terms } },
        ],
      },
    },
    sending: {
      tags: ['busy', 'writing'],
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => ({
          act: context.act,
          name: context.contract,
          draft: actDraftOf(context),
          termsHash: context.readTerms,
          submission: context.submission,
        }),
        onDone: {
          target: 'viewing',
          actions: [{ type: 'storeDone', params: replyOf }, 'notifyChanged'],
        },
        onError: [
          {
            guard: isSessionOver,
            target: 'writing',
            actions: [storeFailure, 'reportExpiry'],
          },
          {
            guard: { type: 'isStale', params: apiErrorOf },
            target: 'writing',
            actions: ['storeStale', 'notifyChanged'],
          },
          { guard: { type: 'mayHaveArrived', params: apiErrorOf }, target: 'unanswered', actions: 'storeUnanswered' },
          {
            target: 'writing',
            actions: [storeFailure, 'notifyChanged'],
          },
        ],
      },
    },
    /** The act got no reply, so its outcome is unknown. */
    unanswered: { tags: 'outcomeUnknown', on: { 'contract.open': opened, 'outcome.check': 'checking' } },
    checking: {
      tags: ['busy', 'outcomeUnknown'],
      entry: 'clearProblems',
      invoke: {
        id: 'readContract',
        src: 'readContract',
        input: ({ context }) => ({ name: context.contract }),
        onDone: [
          {
            guard: { type: 'hasHappened', params: replyOf },
            target: 'viewing',
            actions: [{ type: 'storeDone', params: replyOf }, 'notifyChanged'],
          },
          { target: 'writing', actions: [{ type: 'storeLost', params: replyOf }, 'notifyChanged'] },
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
  },
});
