/** The profile and the bio, which share one logic; each has a section of fields, of rows and with a file. */

import type { OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import type { RecordEvent } from '../../../src/machines/record-setup.ts';
import { type ApiError, CallError } from '../../../src/services/contract/api-error.ts';
import { recordForms } from '../../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../../../src/services/contract/fields/candidate-table.ts';
import type { DraftValue } from '../../../src/services/contract/fields/draft.ts';
import { draftFrom } from '../../../src/services/contract/fields/wire.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline, refused, unauthorized } from './faults.ts';

const act = acts<RecordEvent>;

const stale = new CallError({ kind: 'refused', fields: { modified: 'stale' } });
const wrongContent = new CallError({ kind: 'refused', fields: { file: 'fileContent' } });

const leaving = [act('Discard', { type: 'draft.discard' }), act('Another person signs in', { type: 'draft.clear' })];

export interface Sample {
  readonly section: Section;
  readonly other: Section;
  /** A field of the other section. */
  readonly otherField: string;
  readonly field: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** The person's value of the field, an invalid one, and one from another edit. */
  readonly mine: string;
  readonly bad: string;
  readonly theirs: string;
}

const lines = ({ section, other, field, record, mine, bad, theirs }: Sample): Start => ({
  words: `the profile page, a section of lines (${section})`,
  acts: [
    act('Edit', { type: 'draft.open', section, record }),
    act('Edit another section', { type: 'draft.open', section: other, record }),
    act('Fill it from a file', { type: 'draft.fill', section, record, values: { [field]: mine } }),
    act('Type', { type: 'draft.change', path: field, value: mine }),
    act('Type an invalid value', { type: 'draft.change', path: field, value: bad }),
    act('Leave the field', { type: 'draft.check', path: field }),
    act('Save', { type: 'draft.save' }),
    answers('The server has saved it', 'save', { modified: '2026-03-02' }),
    fails('The server refuses', 'save', refused),
    fails('The session has expired', 'save', unauthorized),
    fails('It was changed elsewhere', 'save', stale),
    answers('The same field was changed elsewhere', 'readLatest', {
      ...record,
      [field]: theirs,
      modified: '2026-03-03',
    }),
    answers('Another field was changed elsewhere', 'readLatest', { ...record, modified: '2026-03-03' }),
    fails('The changed record cannot be read', 'readLatest', refused),
    fails('The session has expired before it is read', 'readLatest', unauthorized),
    fails('The server cannot be reached', 'save', offline),
    act('The outbox takes it', { type: 'outbox.accepted' }),
    act('The outbox is full', { type: 'outbox.rejected' }),
    act('Choose mine', { type: 'conflict.choose', field, side: 'mine' }),
    act('Choose theirs', { type: 'conflict.choose', field, side: 'theirs' }),
    act('Continue', { type: 'conflict.settle' }),
    ...leaving,
  ],
});

/** A list with two complete rows: the page does not move a row that is incomplete. */
const rows = (section: Section, list: string, cell: string, complete: readonly object[]): Start => ({
  words: `the profile page, a section of rows (${section})`,
  within: ({ context }) => (context.draft[list]?.length ?? 0) < 4,
  acts: [
    act('Edit', { type: 'draft.open', section, record: { [list]: complete } }),
    act('Add a row', { type: 'row.add', list }),
    act('Type in the first row', { type: 'draft.change', path: `${list}.0.${cell}`, value: '7' }),
    act('Remove the first row', { type: 'row.remove', list, at: 0 }),
    act('Move the first row down', { type: 'row.move', list, at: 0, to: 1 }),
  ],
});

const upload = (section: Section, other: Section, good: File, uploaded: DraftValue): Start => ({
  words: `the profile page, a section with a file (${section})`,
  acts: [
    act('Edit', { type: 'draft.open', section, record: {} }),
    act('Edit another section', { type: 'draft.open', section: other, record: {} }),
    act('Fill it from a file', { type: 'draft.fill', section, record: {}, values: {} }),
    act('Choose a file', { type: 'file.attach', file: good }),
    act('Choose a file of another type', { type: 'file.attach', file: new File(['x'], 'notes.txt') }),
    act('Half of it is sent', { type: 'upload.moved', share: 0.5 }),
    act('The server stores the file', { type: 'upload.held', value: uploaded }),
    act('The upload fails', { type: 'upload.failed', apiError: refused.apiError }),
    act('The session has expired during the upload', { type: 'upload.failed', apiError: unauthorized.apiError }),
    act('The type of the file differs from its name', { type: 'upload.failed', apiError: wrongContent.apiError }),
    fails('The upload actor fails', 'upload', refused),
    act('Remove the file', { type: 'file.detach' }),
  ],
});

/** A section that the outbox has. */
const returned = (key: RecordKey, { section, other, otherField, field, record, mine }: Sample): Start => {
  const base = draftFrom(recordForms[key], record);
  const payload = {
    draft: { ...base, [field]: mine },
    base,
    startedFrom: String(record.modified),
    language: 'en',
  } as const;
  const entry: OutboxEntry = {
    id: 'E1',
    kind: key,
    subject: section,
    payload,
    since: 1_772_700_000_000,
    apiError: null,
  };
  const asked = (words: string, apiError: ApiError | null) =>
    act(words, { type: 'entry.returned', entry: { ...entry, apiError }, isAsked: true });
  return {
    words: `the profile page, a section in the outbox (${section})`,
    acts: [
      act('Edit another section', { type: 'draft.open', section: other, record }),
      act('Type in it', { type: 'draft.change', path: otherField, value: 'Workshops' }),
      asked('Cancel it', null),
      asked('Review it: it was changed elsewhere', stale.apiError),
      act('The server refuses it', {
        type: 'entry.returned',
        entry: { ...entry, apiError: refused.apiError },
        isAsked: false,
      }),
      act('The outbox has saved it', { type: 'entry.stored', entry, modified: '2026-03-02' }),
    ],
  };
};

const before = { modified: '2026-03-01' };

/** A save without a change, which confirms the availability. */
const confirmation = (record: Readonly<Record<string, unknown>>): Start => ({
  words: 'the profile page, the availability',
  acts: [
    act('Edit', { type: 'draft.open', section: 'availability', record }),
    act('Save', { type: 'draft.save' }),
    answers('The server has saved it', 'save', { modified: '2026-03-02' }),
    fails('It was changed elsewhere', 'save', stale),
    answers('Another field was changed elsewhere', 'readLatest', { ...record, modified: '2026-03-03' }),
  ],
});

export const bioSample: Sample = {
  section: 'about',
  other: 'languages',
  otherField: 'other_languages',
  field: 'bio',
  record: { ...before, language_abbr: 'en', bio: 'Ten years of audits' },
  mine: 'Eleven years of audits',
  bad: 'x'.repeat(20_000),
  theirs: 'Twelve years of audits',
};

export const bio: Flow = {
  machine: machines.bio,
  beside: ['outbox'],
  starts: [
    lines(bioSample),
    returned('bio', bioSample),
    rows('certifications', 'certifications', 'issuer', [{ certification_name: 'PMP' }, { certification_name: 'CPA' }]),
    upload('photo', 'about', new File(['x'], 'me.png', { type: 'image/png' }), '/api/photo/P-1'),
  ],
};

export const profileSample: Sample = {
  section: 'who',
  other: 'cv',
  otherField: 'upload_cv',
  field: 'first_name',
  record: { ...before, language_abbr: 'en', first_name: 'Noor', last_name: 'Ali', phone_no: '+966501234567' },
  mine: 'Noora',
  bad: '',
  theirs: 'Nour',
};

export const profile: Flow = {
  machine: machines.profile,
  beside: ['outbox'],
  starts: [
    lines(profileSample),
    returned('profile', profileSample),
    rows('education', 'academic_background', 'institution', [
      { institution: 'KSU', education_level: 'Bachelor' },
      { institution: 'KFUPM', education_level: 'MBA' },
    ]),
    confirmation({ ...before, availability_status: 'Available' }),
    upload('cv', 'who', new File(['x'], 'cv.pdf'), { name: 'FILE-1', file_name: 'cv.pdf', file_size: 1 }),
  ],
};
