/** Valid slices of every actor in every stored state, and their text in storage. Long because each state is a row. */
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import type { SliceName } from '../../src/machines/persistence/slices.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../../src/services/contract/fields/candidate-table.ts';
import { emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { type ListKey, listKeys, lists } from '../../src/services/contract/lists.ts';

/** The stored text: a JSON object with one JSON text per slice. */
export const textOf = (slices: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])));

export const english: Slice = {
  version: 1,
  value: 'en',
  context: { languageToggle: false, language_abbr: 'en', document: { lang: 'en', dir: 'ltr' } },
};
export const arabic: Slice = {
  version: 1,
  value: 'ar',
  context: { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } },
};

export const settings: Slice = {
  version: 1,
  value: 'chosen',
  context: { numerals: 'arab', calendar: 'gregory', theme: 'dark', singleKeys: false },
};

const nobody = { token: '', loading: 'idle', error: null, usr: '', owner: '', hasExpired: false };
const noor = { ...nobody, token: 'T1', loading: 'succeeded', usr: 'noor@example.com', owner: 'noor@example.com' };

export const auth: Record<'idle' | 'expired' | 'succeeded' | 'failed', Slice> = {
  idle: { version: 1, value: 'idle', context: nobody },
  expired: { version: 1, value: 'idle', context: { ...noor, token: '', loading: 'idle', hasExpired: true } },
  succeeded: { version: 1, value: 'succeeded', context: noor },
  failed: { version: 1, value: 'failed', context: { ...nobody, loading: 'failed', error: 'Bad Request', usr: 'n' } },
};

export const signUpContext = {
  draft: {
    ...emptySignUp,
    usr: 'noor@example.com',
    first_name: 'نور',
    upload_cv: { name: 'FILE-1', file_name: 'cv.pdf', file_size: 12_345 },
    preferences: ['Remote'],
    hourly_rates: '١٢٠',
    academic_background: [
      { institution: 'KSU', education_level: 'Master', field_of_study: '', start_year: '2010', end_year: '' },
    ],
    professional_experience: [
      { employer: 'SG', job_title: 'Auditor', start_year: '2012', end_year: '', description: '"quoted"' },
    ],
    candidate_details: [{ detail_type: 'skill', value: 'SQL', note: '' }],
  },
  isAmending: true,
  submission: 'a1b2',
  editedAt: 1_772_700_000_000,
  isCvGone: false,
};

const bio = { bio: 'Ten years', technical_skills: [{ skill: 'SQL', level: 4, years: null }], photo_url: null };
const profile = {
  first_name: 'نور',
  hourly_rates: 475,
  upload_cv: { name: 'FILE-1', file_name: 'cv.pdf', file_size: 9 },
};

/** A record with an open form. */
const openOf = (key: RecordKey, section: Section, record: object) => ({
  section,
  draft: draftFrom(recordForms[key], { ...record, bio: 'Eleven years', hourly_rates: '٥٠٠' }),
  base: draftFrom(recordForms[key], record),
  startedFrom: '2026-03-05 09:30:00',
  language: 'ar',
  latest: null,
  sides: {},
});

/** A record with a conflict that is partly resolved. */
const withConflict = (key: RecordKey, section: Section, record: object, field: string) => ({
  ...openOf(key, section, record),
  latest: {
    draft: draftFrom(recordForms[key], { ...record, bio: 'Twelve years', hourly_rates: 510 }),
    modified: '2026-03-06 10:00:00',
  },
  sides: { [field]: 'theirs' },
});

export const bioContext = openOf('bio', 'about', bio);

export const conflictingBio = withConflict('bio', 'about', bio, 'bio');

const records = [
  ['bio', bioContext, conflictingBio],
  ['profileDraft', openOf('profile', 'terms', profile), withConflict('profile', 'terms', profile, 'hourly_rates')],
] as const;

/** An example record, or the rows of an example list. */
const anyRecord = {
  name: 'N-1',
  title: 'A title',
  job_title: 'A job',
  label: 'A label',
  service_line_name: 'A service line',
  rate: '12.5',
  is_signed: 1,
};

/** Data as a read stores it: the response after the decoder of its call. */
export function dataOf(key: ListKey): unknown {
  const { reply } = calls[lists[key].call];
  try {
    return reply.create([anyRecord]);
  } catch {
    return reply.create(anyRecord);
  }
}

function listSlices(key: ListKey): Slice[] {
  const { empty } = lists[key];
  const data = dataOf(key);
  const params = { name: 'N-1' };
  return [
    {
      version: 3,
      value: 'idle',
      context: { data: empty, loading: false, error: null, previousData: null, params: {}, readAt: null },
    },
    {
      version: 3,
      value: 'succeeded',
      context: { data, loading: false, error: null, previousData: null, params, readAt: 1_772_700_000_000 },
    },
    {
      version: 3,
      value: 'failed',
      context: {
        data: empty,
        loading: true,
        error: 'Bad Request',
        previousData: data,
        params,
        readAt: 1_772_700_000_000,
      },
    },
    {
      version: 3,
      value: 'failed',
      context: { data: empty, loading: true, error: null, previousData: null, params, readAt: null },
    },
  ];
}

export const quotationContext = {
  request: 'RFQ-1',
  drafts: {
    'RFQ-1': {
      price_basis: 'Daily',
      rate: '٢٬٥٠٠',
      quantity: '10',
      tax: '',
      available_from: '2026-04-01',
      cover_note: 'Soon',
      files: [],
      answers: { Q1: 'Twice' },
    },
  },
  unanswered: ['RFQ-1'],
  replacedNote: 'Typed before the template',
  declines: { 'RFQ-2': { reason: 'Busy', note: '' } },
};

const contractContext = {
  contract: 'CON-1',
  act: 'deliver',
  drafts: {
    'deliver CON-1': {
      full_name: '',
      consent: '',
      reason: '',
      note: 'The report',
      last_day: '',
      milestone: 'CON-1-M1',
      files: [{ name: 'F1', file_name: 'report.pdf', file_size: '2048', expires_at: '1772800000000' }],
    },
  },
  unanswered: ['deliver CON-1'],
  readTerms: 'H1',
};

const since = { since: 1_772_700_000_000, apiError: null };
const rejection = {
  kind: 'refused',
  status: 417,
  message: 'Closed',
  fields: { rate: 'Too high' },
  retryAt: null,
  reference: null,
};

/** An entry of each kind, in the order of their storing. */
const outboxEntries = [
  {
    ...since,
    id: 'E1',
    kind: 'bio',
    subject: 'about',
    payload: { draft: bioContext.draft, base: bioContext.base, startedFrom: bioContext.startedFrom, language: 'en' },
  },
  {
    ...since,
    id: 'E2',
    kind: 'quotation',
    subject: 'RFQ-1',
    payload: { draft: quotationContext.drafts['RFQ-1'], needsQuantity: true },
    apiError: rejection,
  },
  { ...since, id: 'E3', kind: 'decline', subject: 'RFQ-2', payload: { reason: 'Busy', note: '' } },
  { ...since, id: 'E4', kind: 'bookmark', subject: 'RFQ-3', payload: { isSaved: true } },
];

const removed = [{ id: 'E0', at: 1_772_600_000_000 }];
const outboxContext = {
  entries: outboxEntries,
  removed,
  current: '',
  attempts: 2,
  serverFailures: { id: 'E1', count: 1 },
  retryAt: 1_772_700_030_000,
};

const mine = {
  version: 1,
  value: 'account',
  context: { ...signUpContext, draft: { ...signUpContext.draft, first_name: 'Nour' } },
};
const theirs = { version: 1, value: 'terms', context: signUpContext };

/** A sign-up that two tabs have changed. */
const conflict = {
  name: 'signUp',
  base: null,
  mine,
  theirs,
  editedAt: { mine: 1_772_700_000_000, theirs: null },
  isRestored: false,
  contested: [{ path: '/first_name', field: 'first_name', mine: mine.context.draft, theirs: theirs.context.draft }],
  sides: {},
};

const invoiceContext = {
  name: 'SINV-1',
  drafts: { 'SINV-1': { note: 'When may I' } },
  submission: 'S-1',
  askedBefore: '2026-03-01 09:30:00',
};

/** Every stored actor with every kind of its slices. */
export const everySlice: readonly (readonly [name: SliceName, slice: Slice])[] = [
  ...[english, arabic].map((slice) => ['language', slice] as const),
  ['settings', settings],
  ...['closed', 'start', 'subscribe'].map(
    (value) => ['prompt', { version: 1, value, context: { usr: 'noor@' } }] as const,
  ),
  ...Object.values(auth).map((slice) => ['auth', slice] as const),
  ...featureSlices.signUp.settled.map((value) => ['signUp', { version: 1, value, context: signUpContext }] as const),
  ...records.flatMap(([name, context, contested]) => [
    [name, { version: 2, value: 'viewing', context: { ...context, section: null } }] as const,
    [name, { version: 2, value: { editing: 'typing' }, context }] as const,
    [name, { version: 2, value: 'choosing', context: contested }] as const,
  ]),
  ...featureSlices.quotation.settled.map(
    (value) => ['quotation', { version: 1, value, context: quotationContext }] as const,
  ),
  ...featureSlices.contract.settled.map(
    (value) => ['contract', { version: 2, value, context: contractContext }] as const,
  ),
  ...featureSlices.invoice.settled.map(
    (value) =>
      [
        'invoice',
        { version: 1, value, context: { ...invoiceContext, name: value === 'closed' ? '' : invoiceContext.name } },
      ] as const,
  ),
  ...featureSlices.reset.settled.map(
    (value) => ['reset', { version: 1, value, context: { usr: 'noor@', resendAt: 60_000, inboxUrl: null } }] as const,
  ),
  ...['waiting', 'sending', 'signedOut'].map(
    (value) => ['outbox', { version: 1, value, context: outboxContext }] as const,
  ),
  ['outbox', { version: 1, value: 'idle', context: { ...outboxContext, entries: outboxEntries.slice(1, 2) } }],
  ['tabDrafts', { version: 1, value: 'following', context: { conflicts: [] } }],
  ['tabDrafts', { version: 1, value: 'choosing', context: { conflicts: [conflict] } }],
  ...listKeys.flatMap((key) => listSlices(key).map((slice) => [key, slice] as const)),
];
