/** The request and the reply of a step in which the server replies, for those who repeat it by hand. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { OutboxEntry } from '../../src/machines/outbox-entries.ts';
import { type ApiError, CallError, errorTexts } from '../../src/services/contract/api-error.ts';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import type { ContractAct } from '../../src/services/contract/fields/contract-forms.ts';
import { type ListKey, lists } from '../../src/services/contract/lists.ts';
import { errorMessage, type Purpose } from '../../src/ui/error-message.ts';
import type { Translate } from '../../src/ui/messages.tsx';
import { messagesIn } from '../ui/support/messages-in.ts';
import { settledBy } from './flow.ts';

export interface StepRequest {
  /** The "method" of the request that is answered; `null` for any other step. */
  readonly request: string | null;
  /** The kind of the error that the server replies, or of the missing reply; `null` for any other step. */
  readonly failure: string | null;
  /** The sentence by which the page states that error; `null` when fields state it. */
  readonly reason: Readonly<Record<'en' | 'ar', string>> | null;
  /** The body of the response that the service reads its result from; `null` when nothing has to be in it. */
  readonly reply: string | null;
}

/** What a row reads of the snapshot before the step. */
type Before = Pick<AnyMachineSnapshot, 'context'>;

/** @throws for a service that fails and has no row in `requestOf` */
export function stepRequest(machine: string, event: AnyEventObject, before: Before): StepRequest {
  const { id, kind } = settledBy(event) ?? { id: event.type, kind: null };
  const replied = { failure: failureOf(event), reason: reasonOf(machine, event) };
  if (isCall(id)) return { request: calls[id].method, ...replied, reply: bodyOf(id, event.output) };
  const row = Object.hasOwn(requestOf, `${machine}.${id}`) && requestOf[`${machine}.${id}`];
  const found = typeof row === 'function' ? row(before, event) : row;
  if (!found && kind === 'error') throw new Error(`The service ${machine}.${id} has no row in step-requests.ts.`);
  if (!found || found === 'none') return none;
  if (found === 'several') return { request: null, ...replied, reply: null };
  const reply = isAsRead(found, event.output) ? bodyOf(found, event.output) : null;
  return { request: calls[found].method, ...replied, reply };
}

/** Whether the service returns what the row of its call reads; others make something else of it. */
function isAsRead(name: CallName, result: unknown): boolean {
  if (calls[name].reads !== 'data' || result === undefined) return false;
  try {
    return JSON.stringify(calls[name].reply.create(result)) === JSON.stringify(result);
  } catch {
    return false;
  }
}

const none: StepRequest = { request: null, failure: null, reason: null, reply: null };

/** The envelope of a result, as `src/services/envelope.ts` reads it. */
function bodyOf(name: CallName, result: unknown): string | null {
  const { reads } = calls[name];
  if (result === undefined || result === null || reads === 'nothing' || reads === 'file') return null;
  return JSON.stringify({ message: reads === 'message' ? result : { msg: 'success', data: result } });
}

/** The events that follow a reply of any call to an expired session. */
const expiries = ['session.expire', 'session.expired'];

/** What a conflict is replied with differs from what a validation error is. */
function failureOf(event: AnyEventObject): string | null {
  if (expiries.includes(event.type)) return 'unauthorized';
  const apiError = errorIn(event);
  if (apiError === null) return null;
  const { kind, fields } = apiError;
  if ('terms_hash' in fields) return 'termsChanged';
  return 'modified' in fields ? 'changedElsewhere' : kind;
}

/** The failures of `scripts/flows/names/shared.json` have no text of the server, which the page would show instead. */
function reasonOf(machine: string, event: AnyEventObject): StepRequest['reason'] {
  const apiError = errorIn(event);
  if (apiError === null || Object.keys(apiError.fields).length > 0) return null;
  // an expired session leads to the login page, which states it
  const leavesPage = apiError.kind === 'unauthorized' && machine !== 'auth';
  const purpose = leavesPage ? 'read' : (purposes[machine] ?? 'write');
  // every path runs at the same time, see fixed.ts
  const secondsLeft = apiError.retryAt === null ? 0 : (apiError.retryAt - Date.now()) / 1000;
  const stated = (t: Translate) =>
    errorMessage(t, { ...apiError, message: errorTexts.unknown }, { purpose, secondsLeft });
  return { en: stated(translate.en), ar: stated(translate.ar) };
}

const translate = { en: messagesIn('en'), ar: messagesIn('ar') };

const purposes: Readonly<Record<string, Purpose>> = { auth: 'logIn', list: 'read' };

const errorIn = ({ error, apiError, entry }: AnyEventObject): ApiError | null =>
  error instanceof CallError ? error.apiError : (apiError ?? entry?.apiError ?? null);

const isCall = (id: string): id is CallName => Object.hasOwn(calls, id);

const actCalls: Readonly<Record<ContractAct, CallName>> = {
  sign: 'signContract',
  decline: 'declineContract',
  deliver: 'deliverMilestone',
  end: 'endContract',
};

const entryCalls: Readonly<Record<OutboxEntry['kind'], CallName>> = {
  bio: 'saveBio',
  bookmark: 'saveRfq',
  decline: 'declineRfq',
  profile: 'saveProfile',
  quotation: 'submitQuotation',
};

/** The outbox sender reports that an entry has arrived, or why it has not. */
const entryCall: Row = ({ context }, { id }) => {
  const entry = context.entries.find((each: OutboxEntry) => each.id === id);
  return entry ? entryCalls[entry.kind as OutboxEntry['kind']] : 'none';
};

/** An entry was stored, or returns to its owner; one that the user cancelled was not sent. */
const ownedEntryCall: Row = (_, { entry, isAsked }) =>
  isAsked ? 'none' : entryCalls[entry.kind as OutboxEntry['kind']];

type Named = CallName | 'several' | 'none';
type Row = (before: Before, event: AnyEventObject) => Named;

/** The requests of services and of events about replies: one, one that the context decides, one of several, or none. */
const requestOf: Readonly<Record<string, Named | Row>> = {
  'account.exportData': 'exportMyData',
  'app.followTabs': 'none',
  'app.loadFeatures': 'none',
  'app.persist': 'none',
  'app.restore': 'none',
  'app.session.expired': 'several',
  'appUpdate.activateUpdate': 'none',
  'appUpdate.checkForUpdate': 'none',
  'appUpdate.watchWorker': 'none',
  // one of those that the page after the login reads
  'auth.session.expire': ({ context }) => (context.isLoggedIn ? 'getInvoices' : 'none'),
  'bio.entry.returned': ownedEntryCall,
  'bio.entry.stored': ownedEntryCall,
  'bio.readLatest': 'getBio',
  'bio.save': 'saveBio',
  'bio.upload': 'none',
  'bio.upload.failed': 'uploadPhoto',
  'bio.upload.held': 'uploadPhoto',
  'bookmark.entry.returned': ownedEntryCall,
  'bookmark.entry.stored': ownedEntryCall,
  'connection.follow': 'none',
  'connection.probe': 'several',
  'contract.readContract': 'getContract',
  'contract.sendAct': ({ context }) => actCalls[context.act as ContractAct],
  'coverNotes.changeCoverNotes': ({ context }) =>
    context.change.kind === 'delete' ? 'deleteCoverNote' : 'saveCoverNote',
  'deliveryFiles.upload.failed': 'uploadDeliverable',
  'deliveryFiles.upload.held': 'uploadDeliverable',
  'deliveryFiles.uploader': 'none',
  'invoice.checkInvoice': 'getInvoice',
  'language.loadCatalogue': 'none',
  'list.fetchList': ({ context }) => lists[context.key as ListKey].call,
  'notifications.followPage': 'none',
  'outbox.entry.delivered': entryCall,
  'outbox.entry.failed': entryCall,
  'outboxSender.followOutbox': 'none',
  'outboxSender.sendEntry': ({ context }) => entryCalls[context.entry.kind as OutboxEntry['kind']],
  'passwordReset.requestReset': 'requestPasswordReset',
  'profile.entry.returned': ownedEntryCall,
  'profile.entry.stored': ownedEntryCall,
  'profile.readLatest': 'getProfile',
  'profile.save': 'saveProfile',
  'profile.upload': 'none',
  'profile.upload.failed': 'uploadCv',
  'profile.upload.held': 'uploadCv',
  'profileLink.checkLink': 'getProfileLink',
  'profileLink.copyText': 'none',
  'profileLink.createLink': 'createProfileLink',
  'profileLink.getLink': 'getProfileLink',
  'profileLink.revokeLink': 'revokeProfileLink',
  'quotation.entry.returned': ownedEntryCall,
  'quotation.entry.stored': ownedEntryCall,
  'quotation.readStatus': 'getJobDescription',
  'quotation.undoDecline': 'declineRfq',
  'resume.readResume': 'none',
  'signUp.detectFileType': 'none',
  'signUp.register': 'registerCandidate',
};
