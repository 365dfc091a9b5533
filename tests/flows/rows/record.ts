/** The profile and the bio, which share one logic; each has a section of fields, of rows and with a file. */
import type { RecordEvent } from '../../../src/machines/record-machine.ts';
import { CallError } from '../../../src/services/contract/api-error.ts';
import type { Section } from '../../../src/services/contract/fields/candidate-table.ts';
import type { DraftValue } from '../../../src/services/contract/fields/draft.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, unauthorized } from './faults.ts';

const act = acts<RecordEvent>;

const stale = new CallError({ kind: 'refused', fields: { modified: 'stale' } });
const wrongContent = new CallError({ kind: 'refused', fields: { file: 'fileContent' } });

const leaving = [act('Discard', { type: 'draft.discard' }), act('Another person signs in', { type: 'draft.clear' })];

interface Sample {
  readonly section: Section;
  readonly other: Section;
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
    act('Choose mine', { type: 'conflict.choose', field, side: 'mine' }),
    act('Choose theirs', { type: 'conflict.choose', field, side: 'theirs' }),
    act('Continue', { type: 'conflict.settle' }),
    ...leaving,
  ],
});

const rows = (section: Section, list: string): Start => ({
  words: `the profile page, a section of rows (${section})`,
  within: ({ context }) => (context.draft[list]?.length ?? 0) < 3,
  acts: [
    act('Edit', { type: 'draft.open', section, record: { [list]: [] } }),
    act('Add a row', { type: 'row.add', list }),
    act('Remove the first row', { type: 'row.remove', list, at: 0 }),
    act('Move the first row down', { type: 'row.move', list, at: 0, to: 1 }),
  ],
});

const upload = (section: Section, good: File, uploaded: DraftValue): Start => ({
  words: `the profile page, a section with a file (${section})`,
  acts: [
    act('Edit', { type: 'draft.open', section, record: {} }),
    act('Choose a file', { type: 'file.attach', file: good }),
    act('Choose a file of another type', { type: 'file.attach', file: new File(['x'], 'notes.txt') }),
    act('Half of it is sent', { type: 'upload.moved', share: 0.5 }),
    act('The server stores the file', { type: 'upload.held', value: uploaded }),
    act('The upload fails', { type: 'upload.failed', apiError: refused.apiError }),
    act('The type of the file differs from its name', { type: 'upload.failed', apiError: wrongContent.apiError }),
    fails('The upload actor fails', 'upload', refused),
    act('Remove the file', { type: 'file.detach' }),
  ],
});

const before = { modified: '2026-03-01' };

export const bio: Flow = {
  machine: machines.bio,
  starts: [
    lines({
      section: 'about',
      other: 'languages',
      field: 'bio',
      record: { ...before, bio: 'Ten years of audits' },
      mine: 'Eleven years of audits',
      bad: 'x'.repeat(20_000),
      theirs: 'Twelve years of audits',
    }),
    rows('skills', 'technical_skills'),
    upload('photo', new File(['x'], 'me.png', { type: 'image/png' }), '/api/photo/P-1'),
  ],
};

export const profile: Flow = {
  machine: machines.profile,
  starts: [
    lines({
      section: 'who',
      other: 'cv',
      field: 'first_name',
      record: { ...before, first_name: 'Noor', last_name: 'Ali', phone_no: '+966501234567' },
      mine: 'Noora',
      bad: '',
      theirs: 'Nour',
    }),
    rows('education', 'academic_background'),
    upload('cv', new File(['x'], 'cv.pdf'), { name: 'FILE-1', file_name: 'cv.pdf', file_size: 1 }),
  ],
};
