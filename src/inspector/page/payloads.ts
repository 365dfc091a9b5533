/**
 * How an event is sent from the inspector, with an example payload for each event that needs one. Long because the table
 * has a row for every such event.
 */
import type { EventFrom } from 'xstate';
import type { accountMachine } from '../../machines/account-machine.ts';
import type { appMachine } from '../../machines/app-machine.ts';
import type { appUpdateMachine } from '../../machines/app-update-machine.ts';
import type { authMachine } from '../../machines/auth-machine.ts';
import type { bookmarkMachine } from '../../machines/bookmark-machine.ts';
import { type Chart, causeOf } from '../../machines/chart.ts';
import type { connectionMachine } from '../../machines/connection-machine.ts';
import type { contractMachine } from '../../machines/contract-machine.ts';
import type { contractWatchMachine } from '../../machines/contract-watch-machine.ts';
import type { coverNotesMachine } from '../../machines/cover-notes-machine.ts';
import type { deliveryFilesMachine } from '../../machines/delivery-files-machine.ts';
import type { filesMachine } from '../../machines/files-machine.ts';
import type { invoiceMachine } from '../../machines/invoice-machine.ts';
import type { languageMachine } from '../../machines/language-machine.ts';
import type { listMachine } from '../../machines/list-machine.ts';
import type { logoutMachine } from '../../machines/logout-machine.ts';
import type { notificationsMachine } from '../../machines/notifications-machine.ts';
import type { outboxMachine } from '../../machines/outbox-machine.ts';
import type { outboxSenderMachine } from '../../machines/outbox-sender-machine.ts';
import type { passwordResetMachine } from '../../machines/password-reset-machine.ts';
import type { profileLinkMachine } from '../../machines/profile-link-machine.ts';
import type { profileMachine } from '../../machines/profile-machine.ts';
import type { promptMachine } from '../../machines/prompt-machine.ts';
import type { quotationMachine } from '../../machines/quotation-machine.ts';
import type { resumeMachine } from '../../machines/resume-machine.ts';
import type { settingsMachine } from '../../machines/settings-machine.ts';
import type { sharedProfileMachine } from '../../machines/shared-profile-machine.ts';
import type { signUpMachine } from '../../machines/sign-up-machine.ts';
import type { storageMachine } from '../../machines/storage-machine.ts';
import type { tabDraftsMachine } from '../../machines/tab-drafts-machine.ts';
import type { verificationMachine } from '../../machines/verification-machine.ts';
import type { Payload } from '../channel-messages.ts';

type SentEvent = EventFrom<
  | typeof accountMachine
  | typeof appMachine
  | typeof authMachine
  | typeof bookmarkMachine
  | typeof coverNotesMachine
  | typeof filesMachine
  | typeof invoiceMachine
  | typeof languageMachine
  | typeof listMachine
  | typeof logoutMachine
  | typeof notificationsMachine
  | typeof outboxMachine
  | typeof outboxSenderMachine
  | typeof passwordResetMachine
  | typeof profileMachine
  | typeof promptMachine
  | typeof quotationMachine
  | typeof settingsMachine
  | typeof signUpMachine
  | typeof profileLinkMachine
  | typeof resumeMachine
  | typeof sharedProfileMachine
  | typeof verificationMachine
  | typeof appUpdateMachine
  | typeof connectionMachine
  | typeof contractMachine
  | typeof contractWatchMachine
  | typeof deliveryFilesMachine
  | typeof storageMachine
  | typeof tabDraftsMachine
>;

type TypeWithPayload<E> = E extends { type: infer T extends string }
  ? T extends `xstate.${string}`
    ? never
    : Record<never, never> extends Omit<E, 'type'>
      ? never
      : T
  : never;

/** Each key of its payload is optional, but without any the event changes nothing. */
type TypeWithoutEffectAlone = 'settings.change';

/** `null` marks an event with a file. The compiler requires a row for every event with a payload. */
const examples = {
  'act.send': {
    terms: { profileName: null, hash: '', today: '2026-03-05', earliestLastDay: '2026-04-04', endDate: null },
  },
  'act.start': { act: 'sign' },
  'auth.signIn': { usr: 'demo@sgnetwork.example', password: '' },
  'bookmark.set': { name: '', isSaved: true },
  'connection.restored': { isOutage: true },
  'call.failed': {
    apiError: { kind: 'offline', status: null, message: '', fields: {}, retryAt: null, reference: null },
    isRead: true,
  },
  'conflict.choose': { field: '', side: 'mine' },
  'contract.open': { contract: '' },
  'decline.change': { reason: '', note: '' },
  'decline.send': { reason: '', note: '' },
  'digest.set': { isOn: true },
  'draft.change': { path: 'first_name', value: '' },
  'draft.check': { path: 'first_name' },
  'draft.found': { name: 'signUp' },
  'draft.resolved': { name: 'signUp', slice: null, isStored: true, serverEvent: null },
  'draft.open': { section: '', record: {} },
  'entry.add': { entry: {} },
  'entry.cancel': { id: '' },
  'entry.delivered': { id: '', modified: null },
  'entry.failed': { id: '', apiError: {} },
  'entry.returned': { entry: {}, isAsked: true },
  'entry.send': { entry: {} },
  'entry.stored': { entry: {}, modified: null },
  'entry.taken': { id: '' },
  'file.add': null,
  'file.remove': { id: '' },
  'file.retry': { id: '' },
  'file.attach': null,
  'file.detach': { name: '' },
  'file.held': { subject: '', file: { name: '', file_name: '', file_size: '', expires_at: '' } },
  'file.download': { address: '', fileName: '' },
  'language.set': { language: 'ar' },
  'link.open': { token: '' },
  'notification.read': { name: '' },
  'outbox.merge': { entries: [], removed: [] },
  'page.viewed': { path: '/' },
  'invoice.open': { name: '' },
  'note.replace': { note: '' },
  'note.change': { note: '' },
  'password.change': { password: '', newPassword: '' },
  'prompt.type': { usr: 'candidate@example.com' },
  'quotation.open': { request: '' },
  'quotation.preview': { terms: {} },
  'quotation.send': { terms: {} },
  'quotation.start': { draft: {} },
  'record.stored': { kind: 'profile', section: null, from: null, modified: null },
  'reply.missing': { method: '' },
  'reset.ask': { usr: 'candidate@example.com' },
  'reset.choose': { hasToken: true },
  'reset.send': { now: 0 },
  'reset.submit': { token: '', password: '' },
  'reset.type': { usr: 'candidate@example.com' },
  'retry.schedule': { delay: 5_000 },
  'row.add': { list: 'professional_experience' },
  'row.move': { list: 'professional_experience', at: 0, to: 1 },
  'row.remove': { list: 'professional_experience', at: 0 },
  'session.granted': { token: '', usr: '' },
  'session.open': { token: '', usr: '' },
  'session.opened': { isAnotherPerson: false },
  'sessions.end': { name: '' },
  'storage.read': { problem: 'damaged' },
  'storage.written': { outcome: 'full' },
  'tab.languageSwitched': { language: 'ar' },
  'tab.settingsChanged': {},
  'tab.shared': { state: {} },
  'tab.signedIn': { token: '', usr: '' },
  'terms.read': { hash: '' },
  'template.delete': { name: '' },
  'template.save': { name: '', title: '', note: '' },
  'upload.failed': {
    apiError: { kind: 'offline', status: null, message: '', fields: {}, retryAt: null, reference: null },
  },
  'upload.held': { value: '' },
  'upload.moved': { share: 0.5 },
  'upload.progressed': { fraction: 0.5 },
  'signUp.attach': null,
  'signUp.edit': { step: 'account' },
  'signUp.opened': { now: 0 },
  'signUp.submit': { password: '' },
  'signUp.visit': { step: 'account' },
  'draft.fill': { section: 'who', record: {}, values: {} },
  'link.copy': { address: '' },
  'resume.attach': null,
  'resume.choose': { field: '', isChosen: true },
  'resume.use': { section: 'who', record: {} },
  'shared.open': { token: '' },
  'watch.start': { isAwaited: true, isHidden: false },
  'verification.send': { now: 0 },
  'settings.change': { theme: 'dark' },
} satisfies Record<TypeWithPayload<SentEvent> | TypeWithoutEffectAlone, object | null>;

export type EventForm =
  /** It has no payload. */
  | { readonly kind: 'plain' }
  /** Its payload is edited first; `example` is its initial value. */
  | { readonly kind: 'payload'; readonly example: object }
  /** It has a file, which cannot be entered as text. */
  | { readonly kind: 'file' };

/**
 * How an event is sent.
 *
 * @param last the last event of this type, used as the example
 */
export function formOf(type: string, last?: Payload): EventForm {
  if (Object.hasOwn(examples, type) && examples[type as keyof typeof examples] === null) return { kind: 'file' };
  const { type: _, ...payload } = last ?? { type };
  if (Object.keys(payload).length > 0) return { kind: 'payload', example: payload };
  const example: object | null = Object.hasOwn(examples, type) ? examples[type as keyof typeof examples] : null;
  return example ? { kind: 'payload', example } : { kind: 'plain' };
}

/** The types of events that a machine handles in these states, in the order of the chart. */
export function nextEvents({ transitions }: Chart, active: readonly string[]): string[] {
  const handled = transitions.filter(
    ({ kind, from, event }) => kind === 'event' && event !== '*' && active.includes(from),
  );
  return [...new Set(handled.map(({ event }) => event))];
}

/** What a machine waits for in these states besides events: services and delays. */
export function pendingCauses({ transitions }: Chart, active: readonly string[]): string[] {
  const pending = transitions.filter(({ kind, from }) => /^(done|error|after)$/.test(kind) && active.includes(from));
  return [...new Set(pending.map(causeOf))];
}
