/** The flows of the contract. Long because each act on a contract has its events and replies. */
import type { ContractEvent } from '../../../src/machines/contract-context.ts';
import { CallError } from '../../../src/services/contract/api-error.ts';
import { type ActTerms, emptyAct } from '../../../src/services/contract/contract-act.ts';
import { contract as contractRecord } from '../../../src/services/contract/records/contract.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline, refused, timedOut, unauthorized } from './faults.ts';

const act = acts<ContractEvent>;
const stale = new CallError({ kind: 'refused', fields: { terms_hash: 'stale' } });
const terms: ActTerms = {
  profileName: 'Noura Ali',
  hash: 'the hash of the terms',
  today: '2026-03-01',
  earliestLastDay: '2026-03-31',
  endDate: '2026-12-31',
};
const record = (parts: object) => contractRecord.create({ name: 'CON-1', title: 'A study', ...parts });
const untouched = record({ milestones: [{ name: 'M1', status: 'In Progress', deliveries: [] }] });

const opened = [
  act('Open the contract', { type: 'contract.open', contract: 'CON-1' }),
  act('Open another contract', { type: 'contract.open', contract: 'CON-2' }),
];

/** The results of a call that a reload can find again. */
const outcomes = [
  answers('The server has stored it', 'sendAct', { modified: '2026-03-01 10:00:00' }),
  fails('The server refuses', 'sendAct', refused),
  fails('The session has expired', 'sendAct', unauthorized),
  fails('There is no connection', 'sendAct', offline),
  fails('No reply arrives', 'sendAct', timedOut),
  act('Check', { type: 'outcome.check' }),
  answers('It has not arrived', 'readContract', untouched),
  fails('The server refuses the check', 'readContract', refused),
  fails('The session has expired before the check', 'readContract', unauthorized),
];

const one: Pick<Start, 'within'> = { within: ({ context }) => context.contract !== 'CON-2' };

export const contract: Flow = {
  machine: machines.contract,
  starts: [
    { words: 'the list of contracts, signed in', acts: opened },
    {
      ...one,
      words: 'the page of a contract to sign, signed in',
      slice: {
        value: 'viewing',
        context: { contract: 'CON-1', act: 'sign', drafts: {}, unanswered: [], readTerms: '' },
      },
      acts: [
        ...opened,
        act('Review it', { type: 'act.start', act: 'sign' }),
        act('Read the terms', { type: 'terms.read', hash: terms.hash }),
        act('Type the name', { type: 'draft.change', path: 'full_name', value: 'noura  ali' }),
        act('Leave the name', { type: 'draft.check', path: 'full_name', terms }),
        act('Agree', { type: 'draft.change', path: 'consent', value: '1' }),
        act('Sign', { type: 'act.send', terms }),
        act('Sign after the terms on screen have changed', {
          type: 'act.send',
          terms: { ...terms, hash: 'the hash of other terms' },
        }),
        act('Cancel', { type: 'act.cancel' }),
        ...outcomes,
        fails('The terms have changed', 'sendAct', stale),
        answers('It has arrived', 'readContract', record({ signature: { signer_name: 'Noura Ali' } })),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the form to decline, filled in',
      slice: {
        value: 'writing',
        context: {
          contract: 'CON-1',
          act: 'decline',
          drafts: { 'decline CON-1': { ...emptyAct, reason: 'Dates' } },
          unanswered: [],
          readTerms: '',
        },
      },
      acts: [
        act('Send', { type: 'act.send', terms }),
        answers('The server has stored it', 'sendAct', { modified: '2026-03-01 10:00:00' }),
        fails('No reply arrives', 'sendAct', timedOut),
        act('Check', { type: 'outcome.check' }),
        answers('It has arrived', 'readContract', record({ refusal: { reason: 'Dates' } })),
        act('Leave the page', { type: 'contract.close' }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the form of a delivery, with a note and a file',
      slice: {
        value: 'writing',
        context: {
          contract: 'CON-1',
          act: 'deliver',
          drafts: {
            'deliver CON-1': {
              ...emptyAct,
              milestone: 'M1',
              note: 'The report',
              files: [{ name: 'F1', file_name: 'report.pdf', file_size: '8', expires_at: '1772800000000' }],
            },
          },
          unanswered: [],
          readTerms: '',
        },
      },
      within: ({ context }) => (context.drafts['deliver CON-1']?.files.length ?? 0) < 3,
      acts: [
        act('Deliver another milestone', { type: 'act.start', act: 'deliver', milestone: 'M2' }),
        act('A file is uploaded', {
          type: 'file.held',
          subject: 'CON-1',
          file: { name: 'F2', file_name: 'annex.pdf', file_size: '8', expires_at: '1772800000000' },
        }),
        act('A file is uploaded for a contract without a draft', {
          type: 'file.held',
          subject: 'CON-9',
          file: { name: 'F3', file_name: 'annex.pdf', file_size: '8', expires_at: '1772800000000' },
        }),
        act('Remove a file', { type: 'file.detach', name: 'F1' }),
        act('Send', { type: 'act.send', terms }),
        act('Cancel', { type: 'act.cancel' }),
        answers('The server has stored it', 'sendAct', { modified: '2026-03-01 10:00:00' }),
        fails('The server refuses', 'sendAct', refused),
        fails('No reply arrives', 'sendAct', timedOut),
        act('Check', { type: 'outcome.check' }),
        answers(
          'It has arrived',
          'readContract',
          record({ milestones: [{ name: 'M1', status: 'Submitted', deliveries: [{ note: 'The report' }] }] }),
        ),
        answers(
          'The client has returned a delivery with this note',
          'readContract',
          record({
            milestones: [
              {
                name: 'M1',
                status: 'Changes Requested',
                deliveries: [{ note: 'The report', comment: 'Add sources.', files: [] }],
              },
            ],
          }),
        ),
      ],
    },
    {
      words: 'the form to end a contract early, with a day within the notice period',
      slice: {
        value: 'writing',
        context: {
          contract: 'CON-1',
          act: 'end',
          drafts: { 'end CON-1': { ...emptyAct, reason: 'Health', last_day: '2026-03-05' } },
          unanswered: [],
          readTerms: '',
        },
      },
      acts: [
        act('Send', { type: 'act.send', terms }),
        act('Send after the notice period was extended', {
          type: 'act.send',
          terms: { ...terms, earliestLastDay: '2026-05-01' },
        }),
        fails('The server refuses', 'sendAct', refused),
        answers('It has not arrived', 'readContract', untouched),
        act('Choose a later day', { type: 'draft.change', path: 'last_day', value: '2026-04-05' }),
        fails('No reply arrives', 'sendAct', timedOut),
        act('Check', { type: 'outcome.check' }),
        answers('It has arrived', 'readContract', record({ ending: { last_day: '2026-04-05' } })),
      ],
    },
    {
      words: 'a contract with an act without a reply, after another one',
      slice: {
        value: 'unanswered',
        context: {
          contract: 'CON-1',
          act: 'deliver',
          drafts: { 'deliver CON-1': emptyAct, 'sign CON-2': emptyAct },
          unanswered: ['deliver CON-1', 'sign CON-2'],
          readTerms: '',
        },
      },
      acts: [act('Open another contract', { type: 'contract.open', contract: 'CON-2' })],
    },
    {
      words: 'a page after an act on another contract that got no reply',
      slice: {
        value: 'viewing',
        context: {
          contract: 'CON-2',
          act: 'sign',
          drafts: { 'deliver CON-1': emptyAct },
          unanswered: ['deliver CON-1'],
          readTerms: '',
        },
      },
      acts: [
        act('Review the contract', { type: 'act.start', act: 'sign' }),
        act('Open the contract without a reply', { type: 'contract.open', contract: 'CON-1' }),
        act('Open another contract', { type: 'contract.open', contract: 'CON-3' }),
      ],
    },
  ],
};
