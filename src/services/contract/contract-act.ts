/** Validates what a candidate types to act on a contract, and finds whether the act has reached the server. */
import { type ActDraft, actDraftForm, actForms, type ContractAct } from './fields/contract-forms.ts';
import { emptyDraft } from './fields/draft.ts';
import type { ValidationErrors } from './fields/field-error.ts';
import { latinDigits } from './fields/number-in.ts';
import { validate } from './fields/validate.ts';
import type { Contract } from './records/contract.ts';
import { isDeliverable } from './rules/contract-rules.ts';
import { isSameName } from './same-name.ts';

export const emptyAct = emptyDraft(actDraftForm) as ActDraft; // the draft of the same fields

/** What an act is validated against, and the terms that are signed. */
export interface ActTerms {
  /** The name in the profile; `null` when it is not known, and the server compares. */
  readonly profileName: string | null;
  /** The SHA-256 of the terms on screen; `''` where no signature is written. */
  readonly hash: string;
  /** YYYY-MM-DD, at the site. */
  readonly today: string;
  /** The first day that may be the last one, YYYY-MM-DD. */
  readonly earliestLastDay: string;
  /** The day on which the contract ends by itself; `null` when it has none. */
  readonly endDate: string | null;
}

/**
 * The errors of an act: those of its form, else a name that is not that of the profile, or a last day that is too early
 * or too late.
 */
export function validateAct(act: ContractAct, draft: ActDraft, terms: ActTerms): ValidationErrors {
  const found = validate(actForms[act], draft, { today: terms.today });
  if (Object.keys(found).length > 0) return found;
  const isOther = terms.profileName !== null && !isSameName(terms.profileName, draft.full_name);
  if (act === 'sign' && isOther) return { full_name: 'otherName' };
  if (act === 'end') {
    const lastDay = latinDigits(draft.last_day.trim());
    if (lastDay < terms.earliestLastDay) return { last_day: 'noticeTooShort' };
    if (terms.endDate !== null && lastDay >= terms.endDate) return { last_day: 'afterContractEnd' };
  }
  return {};
}

/** The key of the draft of an act on a contract. */
export const draftKey = (act: ContractAct, contract: string): string => `${act} ${contract}`;

/** What is being written, of the context of the contract machine. */
interface Writing {
  readonly act: ContractAct;
  readonly contract: string;
  readonly drafts: Readonly<Record<string, ActDraft>>;
  readonly readTerms: string;
}

/** The draft of the act that is being written. */
export const actDraftOf = ({ act, contract, drafts }: Writing): ActDraft => drafts[draftKey(act, contract)] ?? emptyAct;

/** Whether the terms on screen were read to the end. */
export const hasRead = ({ readTerms }: Writing, { hash }: ActTerms): boolean => readTerms !== '' && readTerms === hash;

/** Whether the terms on screen are others than those that were read for a signature. */
export const hasReadOthers = ({ act, readTerms }: Writing, { hash }: ActTerms): boolean =>
  act === 'sign' && readTerms !== '' && readTerms !== hash;

/** Whether an act may be sent: its fields are valid, and the terms of a signature were read. */
export const isActReady = (writing: Writing, terms: ActTerms): boolean =>
  (writing.act !== 'sign' || hasRead(writing, terms)) &&
  Object.keys(validateAct(writing.act, actDraftOf(writing), terms)).length === 0;

/** Whether the server has done an act that was sent without a reply, by the contract that it stores now. */
export function hasHappened(act: ContractAct, draft: ActDraft, contract: Partial<Contract>): boolean {
  switch (act) {
    case 'sign':
      return (contract.signature ?? null) !== null;
    case 'decline':
      return (contract.refusal ?? null) !== null;
    case 'end':
      return (contract.ending ?? null) !== null;
    case 'deliver': {
      const milestone = contract.milestones?.find(({ name }) => name === draft.milestone);
      if (milestone === undefined) return false;
      const last = milestone.deliveries.at(-1);
      // with a comment, it can be an earlier delivery, which the client has returned, unless it has a file of this one
      const isThis = last?.comment === null ? last.note === draft.note.trim() : hasFileOf(draft, last?.files ?? []);
      return isThis || !isDeliverable(milestone);
    }
    default:
      return act satisfies never;
  }
}

/**
 * Whether the client has returned a delivery with the note of the draft, and neither has files: it can be that of the draft
 * or an earlier one.
 */
export function mayBeReturned(act: ContractAct, draft: ActDraft, { milestones }: Partial<Contract>): boolean {
  const last = milestones?.find(({ name }) => name === draft.milestone)?.deliveries.at(-1);
  if (act !== 'deliver' || last === undefined || last.comment === null) return false;
  return last.note === draft.note.trim() && last.files.length === 0 && draft.files.length === 0;
}

/** Whether a delivery has a file of the draft. An uploaded file can only be delivered once. */
const hasFileOf = (draft: ActDraft, delivered: readonly { readonly name: string | null }[]): boolean =>
  delivered.some(({ name }) => draft.files.some((file) => file.name === name));
