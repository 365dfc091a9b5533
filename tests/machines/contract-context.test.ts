/** How the context of a contract changes, with whole values. */
import { describe, expect, it } from 'vitest';
import {
  afterCheck,
  afterEdit,
  type ContractContext,
  doneAct,
  freshContract,
  lostAct,
  maxActDrafts,
  selectedContract,
  startedAct,
  unansweredAct,
  withFile,
  withoutFile,
  withoutUnanswered,
  withUnanswered,
} from '../../src/machines/contract-context.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyAct } from '../../src/services/contract/contract-act.ts';
import type { ActDraft } from '../../src/services/contract/fields/contract-forms.ts';

const draft = (more: Partial<ActDraft>): ActDraft => ({ ...emptyAct, ...more });
const sign = draft({ full_name: 'Noor' });
const deliver = draft({ milestone: 'M-1' });
const { apiError } = new CallError({ kind: 'refused' });
const of = (more: Partial<ContractContext> = {}): ContractContext => ({
  ...freshContract(),
  contract: 'C-1',
  drafts: { 'sign C-1': sign, 'deliver C-2': deliver },
  ...more,
});
const noProblems = { validationErrors: {}, apiError: null, isLost: false, isReturned: false, isStale: false };

describe('the contract on screen', () => {
  it('loses the messages of the previous one', () => {
    expect(selectedContract(of({ act: 'end' }), 'C-2')).toEqual({
      contract: 'C-2',
      act: 'end',
      done: null,
      readTerms: '',
      ...noProblems,
    });
    expect(selectedContract(of({ act: 'end' }), 'C-1')).toEqual({ act: 'end' });
  });

  it('shows the act that was sent without a reply', () => {
    const context = of({ unanswered: ['deliver C-2', 'end C-1'] });
    expect([unansweredAct(context, 'C-1'), unansweredAct(context, 'C-2')]).toEqual(['end', 'deliver']);
    expect([unansweredAct(context, '1'), unansweredAct(context, 'C-3')]).toEqual([null, null]);
    expect(selectedContract(context, 'C-1')).toEqual({ act: 'end' });
    expect(selectedContract(context, 'C-2').act).toBe('deliver');
  });

  it('does not show the act of another contract whose name ends with its own', () => {
    const context = of({ unanswered: ['deliver Gulf Audit'] });
    expect([unansweredAct(context, 'Gulf Audit'), unansweredAct(context, 'Audit')]).toEqual(['deliver', null]);
  });
});

describe('an act', () => {
  it('continues with the words that were typed before, for the milestone of this time', () => {
    const context = of({ contract: 'C-2', done: 'sign', readTerms: 'H1', ...{ apiError, isStale: true } });
    const change = startedAct(context, 'deliver', 'M-2');
    expect(change).toEqual({
      act: 'deliver',
      drafts: { 'sign C-1': sign, 'deliver C-2': draft({ milestone: 'M-2' }) },
      done: null,
      readTerms: '',
      ...noProblems,
    });
    expect(startedAct(of(), 'sign').drafts).toEqual(of().drafts);
    expect(Object.keys(startedAct(of(), 'sign').drafts ?? {})).toEqual(['deliver C-2', 'sign C-1']);
  });

  it('is stored for the latest 20', () => {
    expect(maxActDrafts).toBe(20);
    const drafts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`sign C-${at}`, sign]));
    const { 'sign C-0': _, ...others } = drafts;
    expect(startedAct(of({ drafts, contract: 'NEW' }), 'end').drafts).toEqual({ ...others, 'end NEW': emptyAct });
    expect(startedAct(of({ drafts, contract: 'C-5' }), 'sign').drafts).toEqual(drafts);
  });

  it('loses the error of a field that is edited, and the reason of the server', () => {
    const context = of({ validationErrors: { full_name: 'required', last_day: 'required' }, apiError, isLost: true });
    expect(afterEdit(context, { type: 'draft.change', path: 'full_name', value: 'Noor A' })).toEqual({
      drafts: { ...of().drafts, 'sign C-1': draft({ full_name: 'Noor A' }) },
      validationErrors: { last_day: 'required' },
      apiError: null,
      isLost: false,
      isReturned: false,
    });
  });

  it('loses only what the server has stated of the field that is edited', () => {
    const refused = new CallError({ kind: 'refused', fields: { full_name: 'Other', last_day: 'Early' } });
    const edit = { type: 'draft.change', path: 'full_name', value: 'Noor A' } as const;
    expect(afterEdit(of({ apiError: refused.apiError }), edit).apiError).toEqual({
      ...refused.apiError,
      fields: { last_day: 'Early' },
    });
  });

  it('has the errors of the field that lost the focus', () => {
    const terms = {
      profileName: 'Sami',
      hash: 'H1',
      today: '2026-03-05',
      earliestLastDay: '2026-03-05',
      endDate: null,
    };
    const context = of({ drafts: { 'sign C-1': emptyAct }, validationErrors: { last_day: 'required' } });
    expect(afterCheck(context, { path: 'full_name', terms })).toEqual({
      validationErrors: { last_day: 'required', full_name: 'required' },
    });
  });

  it('is removed once it is done, with the time of the server', () => {
    const context = of({ unanswered: ['sign C-1', 'deliver C-2'], apiError, isLost: true, isStale: true });
    expect(doneAct(context, '2026-03-05 12:00:00')).toEqual({
      drafts: { 'deliver C-2': deliver },
      unanswered: ['deliver C-2'],
      done: 'sign',
      doneOn: '2026-03-05 12:00:00',
      ...noProblems,
    });
  });

  it('without a reply is listed once, until it has one', () => {
    const context = of({ unanswered: ['sign C-1', 'deliver C-2'] });
    expect(withUnanswered(context)).toEqual({ unanswered: ['deliver C-2', 'sign C-1'] });
    expect(withoutUnanswered(context)).toEqual({ unanswered: ['deliver C-2'] });
  });
});

it('an act that the server does not have is lost, or a delivery was returned with a comment', () => {
  const context = of({ contract: 'C-2', act: 'deliver', unanswered: ['deliver C-2'] });
  const deliveries = [{ note: '', files: [], comment: 'Shorter' }];
  const milestones = [{ name: 'M-1', deliveries }] as never;
  expect(lostAct(context, { milestones: [] })).toEqual({ unanswered: [], isLost: true, isReturned: false });
  expect(lostAct(context, { milestones })).toEqual({ unanswered: [], isLost: false, isReturned: true });
});

it('a context without an act has no messages', () => {
  expect(freshContract()).toMatchObject({ ...noProblems, done: null, doneOn: null });
});

describe('the files of a delivery', () => {
  const [file, other] = ['FILE-1', 'FILE-2'].map((name) => ({ name, file_name: 'a.pdf', file_size: 1 })) as [
    never,
    never,
  ];

  it('are added to the delivery of their contract, if it still exists', () => {
    const drafts = { ...of().drafts, 'deliver C-2': draft({ files: [other] }) };
    expect(withFile(of({ drafts }), 'C-2', file)).toEqual({
      drafts: { 'sign C-1': sign, 'deliver C-2': draft({ files: [other, file] }) },
    });
    expect(withFile(of({ drafts }), 'C-1', file)).toEqual({});
  });

  it('are removed by their name, with the errors of all files', () => {
    const drafts = { 'deliver C-2': draft({ files: [file, other] }) };
    const refused = new CallError({ kind: 'refused', fields: { 'files.1.file': 'Expired', note: 'Long' } });
    const context = of({ drafts, contract: 'C-2', act: 'deliver', apiError: refused.apiError });
    expect(withoutFile(context, 'FILE-1').apiError).toEqual({ ...refused.apiError, fields: { note: 'Long' } });
  });

  it("are removed by their name, with the server's errors, which name files by their position", () => {
    const drafts = { 'sign C-1': sign, 'deliver C-2': draft({ milestone: 'M-1', files: [file, other] }) };
    expect(withoutFile(of({ drafts, contract: 'C-2', act: 'deliver', apiError }), 'FILE-1')).toEqual({
      drafts: { 'sign C-1': sign, 'deliver C-2': draft({ milestone: 'M-1', files: [other] }) },
      apiError: null,
    });
  });
});
