/**
 * What a person must see for each fault of each kind of call. Written from the fault table of the contract and section 8
 * of the specification, not from the code of the product.
 */
import { type FaultName, failureReference, serverTexts, throttledSeconds } from './faults.ts';
import type { CallKind, Outcome, Sentence } from './outcome.ts';
import type { Scene } from './scenes/scene.ts';

const see = (...sentences: Sentence[]): Outcome => ({ see: sentences });

type Table = Readonly<Record<FaultName, Outcome>>;

const unreachable = see('error_network');
const timedOut = see('fault_timed_out');
const unreadable = see('fault_unreadable');
const expired: Outcome = { see: ['session_expired'], heals: 'signIn' };
const server = see('fault_server');

const read: Table = {
  refused: unreachable,
  opaque: unreachable,
  neverAnswers: timedOut,
  slowDrip: timedOut,
  400: see('fault_bad_request'),
  401: expired,
  403: see('not_permitted'),
  404: see('not_found'),
  409: see('fault_duplicate', 'fault_unknown'),
  417: see({ words: serverTexts.rejected }),
  418: see({ words: serverTexts.unknown }),
  429: see('retry_in_seconds'),
  500: see({ words: failureReference }),
  '500-html': server,
  501: see({ words: serverTexts.mail }),
  502: unreachable,
  503: see('maintenance'),
  html: unreadable,
  // a body that is cut off is a lost connection as well as an unusable reply
  truncated: see('fault_unreadable', 'error_network'),
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

/** A visitor has no session that could have expired. */
const asVisitor: Partial<Table> = { 401: see('not_permitted'), 403: see('not_permitted') };

const tables: Readonly<Record<CallKind, Table>> = {
  list: { ...read, empty: 'empty', null: 'empty' },
  // a record that is gone offers its list
  record: { ...read, 404: { see: ['not_found'], heals: false } },
  choices: { ...read, ...asVisitor, empty: 'empty', null: 'empty' },
  landing: every(see('landing_partly')),
  silent: every('works'),
  signIn: { ...read, 401: see('login_failed'), 404: see('fault_unknown'), 409: see('fault_unknown') },
  subscribe: { ...read, ...asVisitor, 417: see({ words: serverTexts.rejected }, 'subscribe_refused') },
  change: read,
  submission: { ...read, ...withUnknown({ see: ['unanswered_title', 'quote_unanswered'], isUnknown: true }) },
  upload: read,
  download: read,
  link: { ...read, ...asVisitor },
};

export const outcomeOf = (scene: Scene, fault: FaultName): Outcome =>
  scene.outcomes?.[fault] ?? tables[scene.kind][fault];

/** The values of a message that is shown with any of several numbers. */
export const possibleValues = (id: string): readonly (Record<string, number> | undefined)[] =>
  id === 'retry_in_seconds'
    ? Array.from({ length: throttledSeconds + 1 }, (_, count) => ({ count: throttledSeconds - count }))
    : [undefined];
