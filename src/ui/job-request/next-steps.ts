/** The next step of a request, by its status and the candidate's own; the actions come from the rules. */
import type { ContractRow } from '../../services/contract/records/contract.ts';
import { needsSignature } from '../../services/contract/rules/contract-rules.ts';
import { canQuote, canWithdraw } from '../../services/contract/rules/quotation-rules.ts';
import {
  canDecline,
  canRespond,
  canUndoDecline,
  isPastDeadline,
  type OwnRequest,
  takesQuotations,
} from '../../services/contract/rules/request-rules.ts';
import type { MyStatus, PartyName, RequestStatus } from '../../services/contract/statuses.ts';
import type { MessageId } from '../messages.tsx';
import { lookUp } from '../record/look-up.ts';

export interface RequestStep {
  readonly message: MessageId;
  /** The party that has to act; `null` if none has to. */
  readonly waitsOn: PartyName | null;
  /** Whether the candidate has won the request, so that a contract follows. */
  readonly isWon: boolean;
}

export type RequestAction = 'quote' | 'decline' | 'withdraw' | 'undoDecline';

interface RequestState extends OwnRequest {
  /** Whether the candidate may respond, according to the server. */
  readonly can_respond: boolean;
}

/** @param now on the site's clock, as `siteTime` writes it */
export function requestStep(request: RequestState, now: string): RequestStep {
  if (canRespond(request, now) && !request.can_respond) return nothing;
  const isLate = takesQuotations(request) && isPastDeadline(request, now);
  const steps: Steps | null = isLate ? lateSteps : lookUp(stepsByStatus, request.status);
  return (steps && lookUp(steps, request.my_status ?? 'None')) ?? nothing;
}

/**
 * The step after a request was won.
 *
 * @param contract `null` while there is none, `undefined` as long as that is not known
 */
export function wonStep(contract: Pick<ContractRow, 'next_action'> | null | undefined): RequestStep {
  if (contract === null) return won;
  return contract && needsSignature(contract) ? wonToSign : wonWithContract;
}

/** @param now on the site's clock, as `siteTime` writes it */
export const requestActions = (request: RequestState, now: string): RequestAction[] =>
  actions.filter((action) => isAllowed[action](request, now));

const actions: readonly RequestAction[] = ['quote', 'decline', 'withdraw', 'undoDecline'];

// the server can forbid a response for reasons that the page does not have
const isAllowed: Readonly<Record<RequestAction, (request: RequestState, now: string) => boolean>> = {
  quote: (request, now) => request.can_respond && canQuote(request, now),
  decline: (request, now) => request.can_respond && canDecline(request, now),
  withdraw: canWithdraw,
  undoDecline: canUndoDecline,
};

type Steps = Readonly<Record<MyStatus, RequestStep>>;

const step = (message: MessageId, waitsOn: PartyName | null = null, isWon = false): RequestStep => ({
  message,
  waitsOn,
  isWon,
});

const nothing = step('next_nothing');
const quote = step('next_quote', 'Candidate');
const quoteAgain = step('next_quote_again');
const submitted = step('next_submitted', 'Client');
const shortlisted = step('next_shortlisted', 'Client');
const onHold = step('next_on_hold', 'Client');
const deadlinePassed = step('next_deadline_passed');
const shortlisting = step('next_shortlisting');
const awarded = step('next_awarded');
const closed = step('next_closed');
const cancelled = step('next_request_cancelled');
const expired = step('next_request_expired');
const declined = step('next_declined');
const declinedOpen = step('next_declined_open');

const won = step('next_won', 'Network', true);
const wonToSign = step('next_won_sign', 'Candidate', true);
const wonWithContract = step('next_won_contract', null, true);

/** The next step after the candidate or the client has decided. */
const settled = {
  Won: won,
  'Not Selected': step('next_not_selected'),
  Declined: declined,
  Withdrawn: step('next_withdrawn'),
} satisfies Partial<Steps>;

const inSelection = { Submitted: submitted, Shortlisted: shortlisted } satisfies Partial<Steps>;

const lateSteps: Steps = { None: deadlinePassed, Draft: deadlinePassed, ...inSelection, ...settled };

const stepsByStatus = {
  Open: { None: quote, Draft: quote, ...inSelection, ...settled, Declined: declinedOpen, Withdrawn: quoteAgain },
  Shortlisting: { None: shortlisting, Draft: shortlisting, ...inSelection, ...settled },
  'On Hold': { None: onHold, Draft: onHold, Submitted: onHold, Shortlisted: onHold, ...settled },
  Awarded: { None: awarded, Draft: awarded, Submitted: awarded, Shortlisted: awarded, ...settled },
  Closed: { None: closed, Draft: closed, Submitted: closed, Shortlisted: closed, ...settled },
  Cancelled: {
    None: cancelled,
    Draft: cancelled,
    Submitted: cancelled,
    Shortlisted: cancelled,
    ...settled,
    Won: cancelled,
  },
  Expired: { None: expired, Draft: expired, Submitted: expired, Shortlisted: expired, ...settled },
} satisfies Record<RequestStatus, Steps>;
