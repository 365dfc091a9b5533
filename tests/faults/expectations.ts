/**
 * What a person must see for each fault of each kind of call. Written from section 8 of the specification and from what
 * a back end of Frappe sends, not from the code of the product.
 */
import type { Cell } from './cells.ts';
import { type FaultName, failureReference, serverTexts, throttledSeconds } from './faults.ts';
import { type CallKind, expired, type Outcome, type Sentence } from './outcome.ts';
import type { Scene } from './scenes/scene.ts';

const see = (...sentences: Sentence[]): Outcome => ({ see: sentences });

type Table = Readonly<Record<FaultName, Outcome>>;

const unreachable = see('error_network');
const timedOut = see('error_timed_out');
const unreadable = see('error_unreadable');
const server = see('error_server_failed');

const read: Table = {
  refused: unreachable,
  opaque: unreachable,
  neverAnswers: timedOut,
  slowDrip: timedOut,
  400: see('error_bad_request'),
  401: expired,
  403: see('not_permitted'),
  404: see('not_found'),
  409: see('error_duplicate', 'error_unknown'),
  417: see({ words: serverTexts.rejected }),
  418: see({ words: serverTexts.unknown }),
  429: see('retry_in_seconds'),
  500: see('error_server_reference'),
  '500-html': server,
  501: see('error_mail', { words: serverTexts.mail }),
  502: unreachable,
  503: see('maintenance'),
  html: unreadable,
  // a body that is cut off is a lost connection as well as an unusable reply
  truncated: see('error_unreadable', 'error_network'),
  empty: unreadable,
  null: unreadable,
  wrongShape: unreadable,
  huge: unreadable,
};

const every = (outcome: Outcome): Table =>
  Object.fromEntries(Object.keys(read).map((name) => [name, outcome])) as unknown as Table; // an entry per fault

/** The faults after which the server may have received and done what was sent. */
const unknownOutcome: readonly FaultName[] = [
  'refused',
  'opaque',
  'neverAnswers',
  'slowDrip',
  '502',
  'html',
  'truncated',
  'empty',
  'null',
  'wrongShape',
  'huge',
];

const withUnknown = (outcome: Outcome): Partial<Table> =>
  Object.fromEntries(unknownOutcome.map((name) => [name, outcome]));

/** A visitor has no session that could have expired, and can log in. */
const readByVisitor: Partial<Table> = { 401: see('error_guest'), 403: see('error_guest') };
const sentByVisitor: Partial<Table> = { 401: see('error_not_permitted', 'error_guest') };

/** Nothing that a person sends is sent again by itself. */
const sent: Table = { ...read, 403: see('error_not_permitted'), 503: see('error_maintenance') };

const tables: Readonly<Record<CallKind, Table>> = {
  list: { ...read, empty: 'empty', null: 'empty' },
  // a record that is gone offers its list
  record: { ...read, 404: { see: ['not_found'], recovers: false } },
  choices: { ...read, ...readByVisitor, empty: 'empty', null: 'empty' },
  landing: every(see('landing_partly')),
  silent: every('works'),
  signIn: {
    ...sent,
    401: see('login_failed'),
    403: see('error_login_not_permitted'),
    404: see('error_unknown'),
    409: see('error_unknown'),
  },
  subscribe: { ...sent, ...sentByVisitor, 417: see({ words: serverTexts.rejected }, 'subscribe_refused') },
  change: sent,
  changeByVisitor: { ...sent, ...sentByVisitor },
  submission: {
    ...sent,
    ...withUnknown({ see: ['unanswered_title'], isUnknown: true }),
  },
  upload: sent,
  download: { ...read, 503: see('error_maintenance', 'maintenance') },
  link: { ...sent, ...sentByVisitor },
};

/** Choices of an earlier visit stay usable, whatever happened; one line of the form states that they may be old. */
const heldChoices: Table = { ...every(see('choices_may_be_old')), empty: 'empty', null: 'empty' };

export function outcomeOf(scene: Scene, { fault, visit }: Pick<Cell, 'fault' | 'visit'>): Outcome {
  if (scene.kind === 'choices' && visit === 'revisit') return scene.heldOutcomes?.[fault] ?? heldChoices[fault];
  if (scene.isQueued && neverSent.includes(fault)) return queued;
  return scene.outcomes?.[fault] ?? tables[scene.kind][fault];
}

/** The faults after which the outbox keeps a change. */
const neverSent: readonly FaultName[] = ['refused', 'opaque', '502'];
const queued: Outcome = { see: ['outbox_waiting', 'outbox_sending'], recovers: 'byItself' };

/** The values with which a message can be shown. */
export function possibleValues(id: string): readonly (Record<string, number | string> | undefined)[] {
  // isolated, because it is not in the language of the sentence
  if (id === 'error_server_reference') return [{ reference: `\u2066${failureReference}\u2069` }];
  if (id !== 'retry_in_seconds') return [undefined];
  return Array.from({ length: throttledSeconds + 1 }, (_, count) => ({ count: throttledSeconds - count }));
}
