/** When an act on a contract may be sent, and how its outcome is found in the contract that the server stores. */
import { describe, expect, it } from 'vitest';
import {
  actDraftOf,
  emptyAct,
  hasHappened,
  hasRead,
  hasReadOthers,
  isActReady,
  mayBeReturned,
  validateAct,
} from '../../src/services/contract/contract-act.ts';
import { contract } from '../../src/services/contract/records/contract.ts';

const terms = {
  profileName: 'Noor Haddad',
  hash: 'H1',
  today: '2026-03-05',
  earliestLastDay: '2026-04-04',
  endDate: null,
};
const signature = { ...emptyAct, full_name: 'Noor Haddad', consent: '1' };
const ending = { ...emptyAct, last_day: '2026-04-04', reason: 'Scope' };

describe('a signature', () => {
  it('is valid with the name in the profile, however it is written', () => {
    expect(validateAct('sign', signature, terms)).toEqual({});
    expect(validateAct('sign', { ...signature, full_name: ' noor  HADDAD ' }, terms)).toEqual({});
  });

  it('has another name than the profile, unless that is unknown', () => {
    const other = { ...signature, full_name: 'Sami Haddad' };
    expect(validateAct('sign', other, terms)).toEqual({ full_name: 'otherName' });
    expect(validateAct('sign', other, { ...terms, profileName: null })).toEqual({});
  });

  it('needs a name, which has a letter, and the consent', () => {
    expect(validateAct('sign', emptyAct, terms)).toEqual({ full_name: 'required', consent: 'required' });
    expect(validateAct('sign', { ...signature, full_name: '...' }, terms)).toEqual({ full_name: 'noLetter' });
  });

  const writing = { act: 'sign', contract: 'C-1', drafts: { 'sign C-1': signature }, readTerms: 'H1' } as const;

  it('may be sent once the terms were read', () => {
    expect(isActReady(writing, terms)).toBe(true);
    expect(isActReady({ ...writing, readTerms: '' }, terms)).toBe(false);
    expect(isActReady({ ...writing, contract: 'C-2' }, terms)).toBe(false);
    expect(actDraftOf({ ...writing, contract: 'C-2' })).toBe(emptyAct);
  });

  it('is only of the terms that were read', () => {
    const others = { ...terms, hash: 'H2' };
    expect([hasRead(writing, terms), hasReadOthers(writing, terms)]).toEqual([true, false]);
    expect([hasRead(writing, others), hasReadOthers(writing, others)]).toEqual([false, true]);
    expect(isActReady(writing, others)).toBe(false);
    const unread = { ...writing, readTerms: '' };
    for (const each of [terms, { ...terms, hash: '' }])
      expect([hasRead(unread, each), hasReadOthers(unread, each)]).toEqual([false, false]);
    expect(hasReadOthers({ ...writing, act: 'end' }, others)).toBe(false);
  });
});

describe('the end of a contract', () => {
  it('is not before the end of the notice', () => {
    expect(validateAct('end', ending, terms)).toEqual({});
    expect(validateAct('end', { ...ending, last_day: '2026-04-03' }, terms)).toEqual({ last_day: 'noticeTooShort' });
    expect(validateAct('end', { ...ending, last_day: '2026-03-04' }, terms)).toEqual({ last_day: 'inPast' });
  });

  it('is compared in either set of digits', () => {
    expect(validateAct('end', { ...ending, last_day: ' ٢٠٢٦-٠٤-٠٤' }, terms)).toEqual({});
    expect(validateAct('end', { ...ending, last_day: '٢٠٢٦-٠٤-٠٣' }, terms)).toEqual({ last_day: 'noticeTooShort' });
  });

  it('is before the day on which the contract ends by itself', () => {
    const endsSoon = { ...terms, endDate: '2026-04-05' };
    expect(validateAct('end', ending, endsSoon)).toEqual({});
    expect(validateAct('end', { ...ending, last_day: '2026-04-05' }, endsSoon)).toEqual({
      last_day: 'afterContractEnd',
    });
  });

  it('is within three years', () => {
    expect(validateAct('end', { ...ending, last_day: '2029-12-31' }, terms)).toEqual({});
    expect(validateAct('end', { ...ending, last_day: '2030-01-01' }, terms)).toEqual({ last_day: 'farDate' });
  });

  it('may be asked for without reading the terms', () => {
    const writing = { act: 'end', contract: 'C-1', drafts: { 'end C-1': ending }, readTerms: '' } as const;
    expect(isActReady(writing, terms)).toBe(true);
  });

  it('is compared neither with the name in the profile nor, for other acts, with the notice', () => {
    expect(validateAct('end', { ...ending, full_name: 'Sami' }, terms)).toEqual({});
    expect(validateAct('decline', { ...emptyAct, reason: 'Fee', last_day: '2026-03-01' }, terms)).toEqual({});
  });
});

describe('an act without a reply', () => {
  const delivery = { name: 'D-1', note: 'Done', delivered_on: null, files: [], commented_on: null };
  const milestone = (name: string, status: string, ...notes: string[]) => ({
    name,
    status,
    deliveries: notes.map((note): object => ({ ...delivery, note, comment: null })),
  });
  const returned = { ...milestone('M-1', 'Changes Requested'), deliveries: [{ ...delivery, comment: 'Add sources.' }] };
  const stored = (more: object = {}) => contract.create({ name: 'C-1', title: 'Audit', ...more });

  it.each([
    ['sign', { signature: { signer_name: 'Noor', terms: 'Terms' } }],
    ['decline', { refusal: { reason: 'Fee' } }],
    ['end', { ending: { last_day: '2026-04-04' } }],
  ] as const)('to %s has happened once the contract has it', (act, more) => {
    expect(hasHappened(act, emptyAct, stored())).toBe(false);
    expect(hasHappened(act, emptyAct, stored(more))).toBe(true);
  });

  it.each<[string, boolean, ReturnType<typeof milestone>[]]>([
    ['the last delivery has its words', true, [milestone('M-1', 'Changes Requested', 'First', 'Done')]],
    ['an earlier delivery has its words', false, [milestone('M-1', 'Changes Requested', 'Done', 'Second')]],
    ['the client has returned a delivery with its words', false, [returned]],
    ['nothing was delivered', false, [milestone('M-1', 'In Progress')]],
    ['the milestone can no longer be delivered', true, [milestone('M-1', 'Approved', 'Other')]],
    ['another milestone has its words', false, [milestone('M-2', 'Submitted', 'Done'), milestone('M-1', 'Pending')]],
    ['the milestone is gone', false, [milestone('M-2', 'Submitted', 'Done')]],
  ])('to deliver: when %s, it has happened: %s', (_, isDone, milestones) => {
    const draft = { ...emptyAct, milestone: 'M-1', note: ' Done ' };
    expect(hasHappened('deliver', draft, stored({ milestones }))).toBe(isDone);
  });

  it('to deliver may be a delivery that the client has returned, if it has its note and neither has files', () => {
    const draft = { ...emptyAct, milestone: 'M-1', note: ' Done ' };
    const files = [{ name: 'F1', file_name: 'report.pdf', file_size: '8', expires_at: '1' }];
    const of = (delivered: object) =>
      stored({
        milestones: [{ ...milestone('M-1', 'Changes Requested'), deliveries: [{ ...delivery, ...delivered }] }],
      });
    const comment = 'Add sources.';
    expect(mayBeReturned('deliver', draft, of({ comment }))).toBe(true);
    expect([
      mayBeReturned('end', draft, of({ comment })),
      mayBeReturned('deliver', draft, of({ comment: null })),
      mayBeReturned('deliver', draft, of({ comment, note: 'Other' })),
      mayBeReturned('deliver', draft, of({ comment, files: [{ name: 'F2', file_name: 'annex.pdf' }] })),
      mayBeReturned('deliver', { ...draft, files }, of({ comment })),
      mayBeReturned('deliver', draft, stored()),
    ]).toEqual([false, false, false, false, false, false]);
  });

  it.each([
    ['F1', true],
    ['F2', false],
  ])(
    'to deliver the files F0 and F1: when the client has returned a delivery of the file %s, it has happened: %s',
    (name, isDone) => {
      const files = ['F0', 'F1'].map((each) => ({
        name: each,
        file_name: 'report.pdf',
        file_size: '8',
        expires_at: '1',
      }));
      const draft = { ...emptyAct, milestone: 'M-1', note: 'Done', files };
      const deliveries = [{ ...delivery, files: [{ name, file_name: 'report.pdf' }], comment: 'Add sources.' }];
      const milestones = [{ ...milestone('M-1', 'Changes Requested'), deliveries }];
      expect(hasHappened('deliver', draft, stored({ milestones }))).toBe(isDone);
    },
  );
});
