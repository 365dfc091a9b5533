/** The context of the contract machine, and how each event changes it. */

import type { ApiError } from '../services/contract/api-error.ts';
import {
  type ActTerms,
  actDraftOf,
  draftKey,
  emptyAct,
  mayBeReturned,
  validateAct,
} from '../services/contract/contract-act.ts';
import type { AttachedFile } from '../services/contract/fields/attached-files.ts';
import { type ActDraft, actDraftForm, type ContractAct } from '../services/contract/fields/contract-forms.ts';
import type { ValidationErrors } from '../services/contract/fields/field-error.ts';
import type { Contract } from '../services/contract/records/contract.ts';
import { checked, type EditEvent, edited, withoutErrors } from './draft-editing.ts';
import { withLatest } from './with-latest.ts';

export interface ContractContext {
  /** The name of the contract on screen; `''` before the first one. */
  readonly contract: string;
  /** What is being written, sent or checked. */
  readonly act: ContractAct;
  /** By `draftKey`; the latest is last. */
  readonly drafts: Readonly<Record<string, ActDraft>>;
  /** The keys of the drafts that were sent without a reply. */
  readonly unanswered: readonly string[];
  readonly submission: string;
  /** The SHA-256 of the terms that were read to the end; `''` before any. Another text has to be read again. */
  readonly readTerms: string;
  readonly validationErrors: ValidationErrors;
  readonly apiError: ApiError | null;
  /** The last act on the contract on screen. */
  readonly done: ContractAct | null;
  /** The time of that act by the server's clock, as the contract has it in `modified`. */
  readonly doneOn: string | null;
  /** A check found that the server has not received the act. */
  readonly isLost: boolean;
  /** A check found a returned delivery that can be the one that was sent. */
  readonly isReturned: boolean;
  /** The terms have changed since they were shown. */
  readonly isStale: boolean;
}

export type ContractEvent =
  /** The page of a contract was opened. */
  | { type: 'contract.open'; contract: string }
  /** The page of the contract on screen was left. */
  | { type: 'contract.close' }
  /** @property milestone the name of the milestone that is delivered */
  | { type: 'act.start'; act: ContractAct; milestone?: string }
  | EditEvent
  /** A field was left. */
  | { type: 'draft.check'; path: string; terms: ActTerms }
  /**
   * The terms were scrolled to the end, or the person states that they were read.
   * @property hash their SHA-256
   */
  | { type: 'terms.read'; hash: string }
  /** An upload for the delivery of a contract has ended. */
  | { type: 'file.held'; subject: string; file: AttachedFile }
  | { type: 'file.detach'; name: string }
  | { type: 'act.cancel' }
  | { type: 'act.send'; terms: ActTerms }
  /** Checks whether the server has done what was sent. */
  | { type: 'outcome.check' }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
export type ContractTag = 'busy' | 'viewing' | 'writing' | 'outcomeUnknown';

/** The input of the call of an act. */
export interface ActToSend {
  readonly act: ContractAct;
  readonly name: string;
  readonly draft: ActDraft;
  /** The SHA-256 of the terms that are signed. */
  readonly termsHash: string;
  readonly submission: string;
}

export const freshContract = (): ContractContext => ({
  contract: '',
  act: 'sign',
  drafts: {},
  unanswered: [],
  submission: '',
  readTerms: '',
  validationErrors: {},
  apiError: null,
  done: null,
  doneOn: null,
  isLost: false,
  isReturned: false,
  isStale: false,
});

type Change = Partial<ContractContext>;

/** The maximum number of drafts; beyond it the oldest is discarded. */
export const maxActDrafts = 20;

const keyOf = ({ act, contract }: ContractContext): string => draftKey(act, contract);

export const noProblems = {
  validationErrors: {},
  apiError: null,
  isLost: false,
  isReturned: false,
  isStale: false,
} as const;

/** The act of a contract that was sent without a reply. */
export const unansweredAct = ({ unanswered }: ContractContext, contract: string): ContractAct | null => {
  // the name of a contract can contain spaces, that of an act contains none
  const found = unanswered.find((key) => key.slice(key.indexOf(' ') + 1) === contract);
  return found === undefined ? null : (found.split(' ')[0] as ContractAct); // as `draftKey` writes it
};

/** The page of a contract was opened: clears the messages of the previous one. */
export function selectedContract(context: ContractContext, contract: string): Change {
  const act = unansweredAct(context, contract) ?? context.act;
  return context.contract === contract ? { act } : { contract, act, done: null, readTerms: '', ...noProblems };
}

/** Starts an act: its draft becomes the latest one. `milestone` is the name of the milestone to deliver. */
export function startedAct(context: ContractContext, act: ContractAct, milestone = ''): Change {
  const key = draftKey(act, context.contract);
  const draft = { ...(context.drafts[key] ?? emptyAct), milestone };
  const drafts = withLatest(context.drafts, key, draft, maxActDrafts);
  return { act, drafts, done: null, readTerms: '', ...noProblems };
}

/** Changes the draft of the act, with the errors that remain after the edit. */
export function afterEdit(context: ContractContext, edit: EditEvent): Change {
  const { draft, ...errors } = edited(actDraftForm, { ...context, draft: actDraftOf(context) }, edit);
  return { ...errors, drafts: { ...context.drafts, [keyOf(context)]: draft }, isLost: false, isReturned: false };
}

/** Checks one field of the draft, once it was left. */
export const afterCheck = (context: ContractContext, { path, terms }: { path: string; terms: ActTerms }): Change => ({
  validationErrors: checked(context, path, validateAct(context.act, actDraftOf(context), terms)),
});

/** Adds a file to the delivery of a contract, which may not be the one on screen. */
export function withFile({ drafts }: ContractContext, subject: string, file: AttachedFile): Change {
  const key = draftKey('deliver', subject);
  const draft = drafts[key];
  return draft ? { drafts: { ...drafts, [key]: { ...draft, files: [...draft.files, file] } } } : {};
}

/** Removes a file, with the server's errors of all files, which are named by their position. */
export function withoutFile(context: ContractContext, name: string): Change {
  const draft = actDraftOf(context);
  const { apiError } = withoutErrors(context, 'files');
  const files = draft.files.filter((file) => file.name !== name);
  return { drafts: { ...context.drafts, [keyOf(context)]: { ...draft, files } }, apiError };
}

/**
 * The act was done: removes its draft.
 *
 * @param modified the `modified` of the contract after the act
 */
export function doneAct(context: ContractContext, modified: string | null): Change {
  const { [keyOf(context)]: _, ...drafts } = context.drafts;
  return { ...withoutUnanswered(context), drafts, done: context.act, doneOn: modified, ...noProblems };
}

/** The act was sent, and its reply was lost. */
export const withUnanswered = (context: ContractContext): Change => ({
  unanswered: [...context.unanswered.filter((key) => key !== keyOf(context)), keyOf(context)],
});

/** A check has not found the act in the contract that the server stores. */
export function lostAct(context: ContractContext, contract: Partial<Contract>): Change {
  const isReturned = mayBeReturned(context.act, actDraftOf(context), contract);
  return { ...withoutUnanswered(context), isLost: !isReturned, isReturned };
}

/** The outcome of the act is known. */
export const withoutUnanswered = (context: ContractContext): Change => ({
  unanswered: context.unanswered.filter((key) => key !== keyOf(context)),
});
