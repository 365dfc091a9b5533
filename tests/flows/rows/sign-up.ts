import type { SignUpEvent } from '../../../src/machines/sign-up-setup.ts';
import { CallError } from '../../../src/services/contract/api-error.ts';
import { signUpForm } from '../../../src/services/contract/fields/candidate-forms.ts';
import { stepNames } from '../../../src/services/contract/fields/candidate-table.ts';
import { emptyRow, emptySignUp, type SignUpDraft } from '../../../src/services/contract/fields/draft.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { failed, maintenance, offline, refused, throttled, timedOut } from './faults.ts';

const act = acts<SignUpEvent>;

const validDraft: SignUpDraft = {
  ...emptySignUp,
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
const expiredCv = { ...cv, expires_at: 1_772_600_000_000 };
const file = (name: string) => new File(['%PDF-'], name);

const open = act('Open the form', { type: 'signUp.opened', now: 1_772_700_000_000 });
const startOver = act('Start over', { type: 'draft.clear' });
const outcomes = [
  answers('The server opens the account', 'register', { access_token: 'T1', user: 'noor@example.com' }),
  answers('The server gives no token', 'register', { access_token: null, user: null }),
  fails('The address is taken', 'register', taken),
  fails('No reply arrives', 'register', timedOut),
  fails('The browser has no connection', 'register', offline),
];
const next = act('Next', { type: 'signUp.next' });
const back = act('Back', { type: 'signUp.back' });
const visits = ([...stepNames, 'review'] as const).map((step) =>
  act(`Go to ${step} by the browser`, { type: 'signUp.visit', step }),
);
const change = act('Type a first name', { type: 'draft.change', path: 'first_name', value: 'Nour' });
const note = act('Enter a note', { type: 'draft.change', path: 'candidate_details.0.note', value: 'Daily' });
const choose = act('Choose a skill', {
  type: 'draft.change',
  path: 'candidate_details',
  value: [{ detail_type: 'skill', value: 'SQL', note: '' }],
});
const level = act('Choose its level', { type: 'draft.change', path: 'candidate_details.0.note', value: 'C1' });
const edits = [change, choose, note, act('Leave a field', { type: 'draft.check', path: 'first_name' })];
const list = 'academic_background';
const rowEdits = [
  act('Add a school', { type: 'row.add', list }),
  act('Name the first school', { type: 'draft.change', path: `${list}.0.institution`, value: 'KAU' }),
  act('Move the first school down', { type: 'row.move', list, at: 0, to: 1 }),
  act('Remove the first school', { type: 'row.remove', list, at: 0 }),
];
// a row of the same table
const noSchool = emptyRow(signUpForm, list) as SignUpDraft[typeof list][number];
const school = (institution: string) => ({ ...noSchool, institution, education_level: 'Master' });

const cvActs = [
  next,
  back,
  act('Choose a CV', { type: 'signUp.attach', file: file('cv.pdf') }),
  act('Choose a file of another type', { type: 'signUp.attach', file: file('cv.txt') }),
  startOver,
  act('Remove it', { type: 'signUp.detach' }),
  answers('It is a CV', 'detectFileType', { file: file('cv.pdf'), error: null }),
  answers('It is something else', 'detectFileType', { file: file('cv.pdf'), error: 'fileContent' }),
  fails('It cannot be read', 'detectFileType', refused),
  act('Half of it is sent', { type: 'upload.progressed', fraction: 0.5 }),
  answers('The server stores it', 'uploadCv', cv),
  fails('The server refuses it', 'uploadCv', refused),
];

const manyErrors: Partial<SignUpDraft> = {
  currency: '',
  academic_background: [noSchool],
  candidate_details: [{ detail_type: 'language', value: 'Arabic', note: '' }],
};

const from = (words: string, value: string, draft: Partial<SignUpDraft>, acts: Start['acts']): Start => ({
  words,
  slice: { value, context: { draft: { ...validDraft, ...draft } } },
  acts,
});

export const signUp: Flow = {
  machine: machines.signUp,
  starts: [
    {
      words: 'an empty form',
      acts: [open, next, ...visits.slice(0, 1), ...edits, startOver],
    },
    {
      ...from('a draft with two schools', 'background', { [list]: [school('KSU'), school('MIT')] }, rowEdits),
      within: ({ context }) => context.draft[list].length === 2,
    },
    from('a valid draft, at its first step', 'account', {}, [next, back, ...visits]),
    from('a valid draft, at its review', 'review', {}, [
      ...stepNames.map((step) => act(`Edit ${step}`, { type: 'signUp.edit', step })),
      next,
      back,
      act('Submit with a password', { type: 'signUp.submit', password }),
      act('Submit with a short password', { type: 'signUp.submit', password: 'short' }),
      ...outcomes,
      startOver,
      act('Type another address', { type: 'draft.change', path: 'usr', value: 'sami@example.com' }),
    ]),
    {
      words: 'a valid draft that was sent before, at its review',
      // other than a new one, which is all zeros on paths
      slice: { value: 'review', context: { draft: validDraft, submission: 'f'.repeat(32) } },
      acts: [
        act('Submit with a password', { type: 'signUp.submit', password }),
        fails('The address is taken', 'register', taken),
      ],
    },
    from('a draft without a name, at its review', 'review', { first_name: '' }, [
      act('Submit', { type: 'signUp.submit', password }),
      act('Submit with a short password', { type: 'signUp.submit', password: 'short' }),
    ]),
    from('a valid draft, sent without a reply', 'unanswered', {}, [
      act('Submit', { type: 'signUp.submit', password }),
      act('Submit with a short password', { type: 'signUp.submit', password: 'short' }),
      ...edits,
      ...rowEdits,
      ...visits,
    ]),
    {
      words: 'a valid draft, sent without a reply, whose outcome is checked',
      slice: { value: 'unanswered', context: { draft: validDraft, submission: 'f'.repeat(32) } },
      within: (snapshot) => snapshot.matches('unanswered'),
      acts: [
        act('Submit', { type: 'signUp.submit', password }),
        ...outcomes,
        fails('The server rejects the registration', 'register', refused),
        fails('The server fails', 'register', failed),
        fails('The service is being updated', 'register', maintenance),
        fails('The server demands a wait', 'register', throttled),
        startOver,
      ],
    },
    {
      words: 'a draft with a CV that has expired, sent without a reply',
      slice: {
        value: 'unanswered',
        context: { draft: { ...validDraft, upload_cv: expiredCv }, editedAt: 1_772_600_000_000 },
      },
      acts: [open, act('Submit', { type: 'signUp.submit', password }), startOver],
    },
    from('a draft whose terms are missing', 'terms', { currency: '' }, [next]),
    from('a draft whose school has no name', 'background', { academic_background: [noSchool] }, [next]),
    from(
      'a draft whose language has no level',
      'expertise',
      { candidate_details: [{ detail_type: 'language', value: 'Arabic', note: '' }] },
      [next, choose, level],
    ),
    from('a draft with errors in three steps, at its terms', 'terms', manyErrors, [next, back, ...visits]),
    from('a draft with errors in three steps, at its background', 'background', manyErrors, [next, back]),
    from('a draft with errors in three steps, at its expertise', 'expertise', manyErrors, [next, back]),
    {
      words: 'a draft of an earlier visit, at its first step',
      slice: { value: 'account', context: { draft: validDraft, editedAt: 1_772_600_000_000 } },
      acts: [open, next, back],
    },
    {
      words: 'the step of the CV',
      slice: { value: { documents: 'choosing' }, context: { draft: validDraft } },
      acts: cvActs,
    },
    {
      words: 'the step of the CV, with one that has expired',
      slice: {
        value: { documents: 'choosing' },
        context: { draft: { ...validDraft, upload_cv: expiredCv } },
      },
      acts: [open, ...cvActs],
    },
  ],
};
