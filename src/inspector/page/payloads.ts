/** What an event carries beside its type, for those that cannot do without: examples to begin from. */
import type { EventFrom } from 'xstate';
import type { accountMachine } from '../../machines/account-machine.ts';
import type { appMachine } from '../../machines/app-machine.ts';
import type { authMachine } from '../../machines/auth-machine.ts';
import type { bookmarkMachine } from '../../machines/bookmark-machine.ts';
import { type Chart, causeOf } from '../../machines/chart.ts';
import type { filesMachine } from '../../machines/files-machine.ts';
import type { languageMachine } from '../../machines/language-machine.ts';
import type { listMachine } from '../../machines/list-machine.ts';
import type { logoutMachine } from '../../machines/logout-machine.ts';
import type { profileMachine } from '../../machines/profile-machine.ts';
import type { promptMachine } from '../../machines/prompt-machine.ts';
import type { quotationMachine } from '../../machines/quotation-machine.ts';
import type { settingsMachine } from '../../machines/settings-machine.ts';
import type { signUpMachine } from '../../machines/sign-up-machine.ts';
import type { Payload } from '../messages.ts';

type Heard = EventFrom<
  | typeof accountMachine
  | typeof appMachine
  | typeof authMachine
  | typeof bookmarkMachine
  | typeof filesMachine
  | typeof languageMachine
  | typeof listMachine
  | typeof logoutMachine
  | typeof profileMachine
  | typeof promptMachine
  | typeof quotationMachine
  | typeof settingsMachine
  | typeof signUpMachine
>;

type Laden<E> = E extends { type: infer T extends string }
  ? T extends `xstate.${string}`
    ? never
    : Record<never, never> extends Omit<E, 'type'>
      ? never
      : T
  : never;

/** `null` cannot be written down: it carries a file. The compiler holds a row for every event that needs one. */
const examples = {
  'auth.signIn': { usr: 'demo@sgnetwork.example', password: '' },
  'bookmark.set': { name: '', isSaved: true },
  'conflict.choose': { field: '', side: 'mine' },
  'decline.send': { reason: '', note: '' },
  'draft.change': { path: 'first_name', value: '' },
  'draft.check': { path: 'first_name' },
  'draft.open': { section: '', record: {} },
  'file.attach': null,
  'file.download': { address: '', fileName: '' },
  'language.set': { language: 'ar' },
  'page.viewed': { path: '/' },
  'password.change': { password: '', newPassword: '' },
  'prompt.type': { usr: 'candidate@example.com' },
  'quotation.open': { request: '' },
  'quotation.send': { terms: {} },
  'quotation.start': { draft: {} },
  'row.add': { list: 'professional_experience' },
  'row.move': { list: 'professional_experience', at: 0, to: 1 },
  'row.remove': { list: 'professional_experience', at: 0 },
  'session.granted': { token: '', usr: '' },
  'session.open': { token: '', usr: '' },
  'session.opened': { isAnotherPerson: false },
  'sessions.end': { name: '' },
  'tab.languageSwitched': { language: 'ar' },
  'tab.settingsChanged': {},
  'tab.signedIn': { token: '', usr: '' },
  'upload.failed': { apiError: { kind: 'offline', status: null, message: '', fields: {}, retryAfter: null } },
  'upload.held': { value: '' },
  'upload.moved': { share: 0.5 },
  'upload.progressed': { fraction: 0.5 },
  'signUp.attach': null,
  'signUp.edit': { step: 'account' },
  'signUp.opened': { now: 0 },
  'signUp.submit': { password: '' },
  'signUp.visit': { step: 'account' },
} satisfies Record<Laden<Heard>, object | null>;

export type EventForm =
  /** It is sent as it is. */
  | { readonly kind: 'bare' }
  /** Its payload is written first, from this one on. */
  | { readonly kind: 'laden'; readonly from: object }
  /** It carries what cannot be written. */
  | { readonly kind: 'unwritable' };

/** How an event of that type is sent, given the last one of it that was seen. */
export function formOf(type: string, seen?: Payload): EventForm {
  if (Object.hasOwn(examples, type) && examples[type as keyof typeof examples] === null) return { kind: 'unwritable' };
  const { type: _, ...carried } = seen ?? { type };
  if (Object.keys(carried).length > 0) return { kind: 'laden', from: carried };
  const example: object | null = Object.hasOwn(examples, type) ? examples[type as keyof typeof examples] : null;
  return example ? { kind: 'laden', from: example } : { kind: 'bare' };
}

/** Types of events that a machine in these states would take, each once, in the order of the chart. */
export function nextEvents({ transitions }: Chart, active: readonly string[]): string[] {
  const heard = transitions.filter(
    ({ kind, from, event }) => kind === 'event' && event !== '*' && active.includes(from),
  );
  return [...new Set(heard.map(({ event }) => event))];
}

/** What a machine in these states also waits for, without anybody sending it: services and time. */
export function awaited({ transitions }: Chart, active: readonly string[]): string[] {
  const waiting = transitions.filter(({ kind, from }) => /^(done|error|after)$/.test(kind) && active.includes(from));
  return [...new Set(waiting.map(causeOf))];
}
