import type { SignUpEvent } from '../../../src/machines/sign-up-setup.ts';
import { CallError } from '../../../src/services/contract/api-error.ts';
import { emptyDraft, emptyRows, type SignUpDraft, stepNames } from '../../../src/services/contract/sign-up.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, timedOut } from './faults.ts';

const act = acts<SignUpEvent>;

const sound: SignUpDraft = {
  ...emptyDraft,
  usr: 'noor@example.com',
  first_name: 'Noor',
  last_name: 'Ali',
  currency: 'SAR',
  hourly_rates: '٤٥٠',
  price_basis: 'Hourly',
};
const taken = new CallError({ kind: 'duplicate', fields: { usr: 'taken' } });
const password = 'Ten letters or more';
const cv = { name: 'FILE-1', file_name: 'cv.pdf', file_size: 9, expires_at: null };
const file = (name: string) => new File(['%PDF-'], name);

const next = act('Next', { type: 'signUp.next' });
const back = act('Back', { type: 'signUp.back' });
const visits = ([...stepNames, 'review'] as const).map((step) =>
  act(`Go to ${step} by the browser`, { type: 'signUp.visit', step }),
);
const change = act('Type a first name', { type: 'signUp.change', field: 'first_name', value: 'Nour' });
const note = act('Note how well', { type: 'detail.note', detailType: 'skill', value: 'SQL', note: 'Daily' });
const choose = act('Choose a skill', { type: 'detail.choose', detailType: 'skill', values: ['SQL'] });
const level = act('Choose its level', { type: 'detail.note', detailType: 'language', value: 'Arabic', note: 'C1' });
const edits = [change, choose, note, act('Leave a field', { type: 'signUp.check', path: 'first_name' })];
const list = 'academic_background';
const rowEdits = [
  act('Add a school', { type: 'row.add', list }),
  act('Name the first school', { type: 'row.change', list, at: 0, key: 'institution', value: 'KAU' }),
  act('Move the first school down', { type: 'row.move', list, at: 0, to: 1 }),
  act('Remove the first school', { type: 'row.remove', list, at: 0 }),
];
const school = (institution: string) => ({ ...emptyRows[list], institution, education_level: 'Master' });

const from = (words: string, value: string, draft: Partial<SignUpDraft>, acts: Start['acts']): Start => ({
  words,
  slice: { value, context: { draft: { ...sound, ...draft } } },
  acts,
});

export const signUp: Flow = {
  machine: machines.signUp,
  starts: [
    {
      words: 'a fresh form',
      acts: [act('Open the form', { type: 'signUp.opened', now: 1_772_700_000_000 }), next, ...edits],
    },
    {
      ...from('a draft with two schools', 'background', { [list]: [school('KSU'), school('MIT')] }, rowEdits),
      within: ({ context }) => context.draft[list].length === 2,
    },
    from('a sound draft, at its first step', 'account', {}, [next, back, ...visits]),
    from('a sound draft, at its review', 'review', {}, [
      ...stepNames.map((step) => act(`Edit ${step}`, { type: 'signUp.edit', step })),
      next,
      back,
      act('Submit with a password', { type: 'signUp.submit', password }),
      act('Submit with a short password', { type: 'signUp.submit', password: 'short' }),
      answers('The server opens the account', 'register', { access_token: 'T1', user: 'noor@example.com' }),
      answers('The server gives no token', 'register', { access_token: null, user: null }),
      fails('The address is taken', 'register', taken),
      fails('No answer comes', 'register', timedOut),
      act('Start over', { type: 'draft.clear' }),
    ]),
    from('a draft without a name, at its review', 'review', { first_name: '' }, [
      act('Submit', { type: 'signUp.submit', password }),
    ]),
    from('a sound draft, sent without an answer', 'unanswered', {}, [
      act('Submit', { type: 'signUp.submit', password }),
      act('Submit with a short password', { type: 'signUp.submit', password: 'short' }),
      ...edits,
      ...rowEdits,
      ...visits,
    ]),
    from('a draft whose terms are missing', 'terms', { currency: '' }, [next]),
    from('a draft whose school has no name', 'background', { academic_background: [emptyRows.academic_background] }, [
      next,
    ]),
    from(
      'a draft whose language has no level',
      'expertise',
      { candidate_details: [{ detail_type: 'language', value: 'Arabic', note: '' }] },
      [next, choose, level],
    ),
    {
      words: 'the step of the CV',
      slice: { value: { documents: 'choosing' }, context: { draft: sound } },
      acts: [
        next,
        back,
        act('Choose a CV', { type: 'signUp.attach', file: file('cv.pdf') }),
        act('Choose a file of another type', { type: 'signUp.attach', file: file('cv.txt') }),
        act('Take it away', { type: 'signUp.detach' }),
        answers('It is a CV', 'detectFileType', { file: file('cv.pdf'), refusal: null }),
        answers('It is something else', 'detectFileType', { file: file('cv.pdf'), refusal: 'fileContent' }),
        fails('It cannot be read', 'detectFileType', refused),
        act('Half of it is sent', { type: 'upload.progressed', fraction: 0.5 }),
        answers('The server holds it', 'uploadCv', cv),
        fails('The server refuses it', 'uploadCv', refused),
      ],
    },
  ],
};
