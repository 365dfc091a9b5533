/** What quotations and the acts on contracts share with other tabs, and what a tab adopts from another one. */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/machines/draft-kinds.ts';
import { contestedIn, mergedSlice } from '../../src/machines/merge-drafts.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptyAct } from '../../src/services/contract/contract-act.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { type Context, cleared, errors, sharedOf, sliceOf } from './draft-slices.ts';

/** What this tab, the other tab and their common version had without a reply, and what the merged one has. */
const mergedNames = [
  { mine: ['A'], theirs: [], base: [], expected: ['A'] },
  { mine: [], theirs: ['A'], base: [], expected: ['A'] },
  { mine: ['A'], theirs: ['A'], base: ['A'], expected: ['A'] },
  { mine: [], theirs: ['A'], base: ['A'], expected: [] },
  { mine: ['A'], theirs: [], base: ['A'], expected: [] },
  { mine: ['A'], theirs: ['B'], base: null, expected: ['B', 'A'] },
];

describe('quotations', () => {
  const draft = (rate: string) => ({ ...emptyQuotation, rate });
  const busy = { reason: 'Busy', note: 'Until May' };
  const slice = (context: Context = {}): Slice =>
    sliceOf('viewing', { request: 'RFQ-1', drafts: {}, declines: {}, unanswered: [], needsQuantity: true, ...context });
  const adopt = (mine: Slice, theirs: Slice, drafts = {}, base: Slice | null = null) =>
    kindOf('quotation').adopt({ base, mine, theirs }, drafts);

  it('share the drafts, the declines and those without a reply, and not the request on screen', () => {
    const mine = slice();
    expect(
      sharedOf('quotation', mine, {
        request: slice({ request: 'RFQ-2' }),
        drafts: slice({ drafts: { 'RFQ-1': draft('1') } }),
        declines: slice({ declines: { 'RFQ-1': busy } }),
        unanswered: slice({ unanswered: ['RFQ-1'] }),
      }),
    ).toEqual(['drafts', 'declines', 'unanswered']);
  });

  it('are drafts beside the declines of the same requests', () => {
    const both = slice({ drafts: { 'RFQ-1': draft('1') }, declines: { 'RFQ-1': busy } });
    expect(kindOf('quotation').drafts(both)).toEqual({ 'RFQ-1': draft('1'), 'decline RFQ-1': busy });
    const merged = { 'RFQ-1': draft('2'), 'decline RFQ-2': busy };
    expect(adopt(slice({ ...errors, done: 'sent' }), slice(), merged)).toEqual({
      ...slice({ ...cleared, done: 'sent', drafts: { 'RFQ-1': draft('2') }, declines: { 'RFQ-2': busy } }),
      value: 'drafting',
    });
  });

  it('keep the errors of the draft and the decline on screen when the other tab has changed those of another request', () => {
    const own = { drafts: { 'RFQ-1': draft('0') }, declines: { 'RFQ-1': busy } };
    const mine = { ...slice({ ...errors, ...own }), value: 'drafting' };
    const others = { 'RFQ-2': draft('5'), 'decline RFQ-3': busy };
    const merge = (changed: object) =>
      adopt(mine, slice(), { 'RFQ-1': draft('0'), 'decline RFQ-1': busy, ...others, ...changed }).context;
    expect(merge({})).toMatchObject(errors);
    expect(merge({ 'RFQ-1': draft('1') })).toMatchObject(cleared);
    expect(merge({ 'decline RFQ-1': { ...busy, note: '' } })).toMatchObject(cleared);
  });

  it('show the state of the request on screen', () => {
    expect(adopt(slice({ request: 'RFQ-2' }), slice(), { 'RFQ-1': draft('1') }).value).toBe('viewing');
    expect(adopt(slice({ unanswered: ['RFQ-1'] }), slice(), { 'RFQ-1': draft('1') }).value).toBe('unanswered');
    expect(adopt(slice({ unanswered: ['RFQ-2'] }), slice(), { 'RFQ-1': draft('1') }).value).toBe('drafting');
  });

  it.each(mergedNames)(
    'are without a reply in $expected when this tab has $mine, the other $theirs, and both had $base',
    (row) => {
      const [mine, theirs] = [slice({ unanswered: row.mine }), slice({ unanswered: row.theirs })];
      const base = row.base && slice({ unanswered: row.base });
      expect(adopt(mine, theirs, {}, base).context.unanswered).toEqual(row.expected);
    },
  );

  it('were answered when the other tab lacks a draft', () => {
    const { changedOnServer } = kindOf('quotation');
    const two = slice({ drafts: { 'RFQ-1': draft('1'), 'RFQ-2': draft('2') } });
    expect(changedOnServer(two, slice({ drafts: { 'RFQ-2': draft('2') } }))).toBe('request.answered');
    expect(changedOnServer(slice({ drafts: { 'RFQ-2': draft('2') } }), two)).toBeNull();
    expect(changedOnServer(two, two)).toBeNull();
  });
});

describe('the acts on contracts', () => {
  const draft = (full_name: string) => ({ ...emptyAct, full_name });
  const slice = (context: Context = {}, value = 'writing'): Slice =>
    sliceOf(value, { contract: 'C-1', act: 'sign', drafts: {}, unanswered: [], done: null, ...context });
  const adopt = (mine: Slice, theirs: Slice, drafts = {}, base: Slice | null = null) =>
    kindOf('contract').adopt({ base, mine, theirs }, drafts);

  it('share the drafts and those without a reply, and not the contract on screen', () => {
    expect(
      sharedOf('contract', slice(), {
        contract: slice({ contract: 'C-2' }),
        value: slice({}, 'viewing'),
        drafts: slice({ drafts: { 'sign C-1': draft('Noor') } }),
        unanswered: slice({ unanswered: ['sign C-1'] }),
      }),
    ).toEqual(['drafts', 'unanswered']);
  });

  it('have the merged words in the state of this tab, without the messages of the words that they replace', () => {
    const drafts = { 'sign C-1': draft('Noor') };
    const mine = slice({ ...errors, isLost: true, isStale: true, done: 'end', readTerms: 'H1' });
    const found = slice({ contract: 'C-2', drafts });
    expect(kindOf('contract').drafts(found)).toEqual(drafts);
    expect(adopt(mine, found, drafts)).toEqual(
      slice({ ...cleared, isLost: false, isReturned: false, isStale: false, done: 'end', readTerms: 'H1', drafts }),
    );
  });

  it('close when the other tab has sent the act on screen', () => {
    expect(adopt(slice(), slice(), { 'end C-1': draft('Noor'), 'sign C-2': draft('Noor') }).value).toBe('viewing');
  });

  it('are without a reply in both tabs while there are drafts of them', () => {
    const drafts = { 'sign C-1': draft('Noor'), 'end C-2': draft('Noor') };
    const mine = slice({ unanswered: ['end C-2', 'sign C-1', 'end C-3'] });
    const { unanswered } = adopt(mine, slice({ unanswered: ['sign C-1', 'end C-4'] }), drafts).context;
    expect(unanswered).toEqual(['sign C-1', 'end C-2']);
  });

  it.each(mergedNames)(
    'are without a reply in $expected when this tab has $mine, the other $theirs, and both had $base',
    (row) => {
      const keys = (names: readonly string[]) => names.map((name) => `sign ${name}`);
      const [mine, theirs] = [slice({ unanswered: keys(row.mine) }), slice({ unanswered: keys(row.theirs) })];
      const base = row.base && slice({ unanswered: keys(row.base) });
      const drafts = { 'sign A': draft('Noor'), 'sign B': draft('Noor') };
      expect(adopt(mine, theirs, drafts, base).context.unanswered).toEqual(keys(row.expected));
    },
  );

  it.each([
    { was: 'writing', act: 'sign', unanswered: ['sign C-1'], value: 'unanswered', shown: 'sign' },
    { was: 'viewing', act: 'sign', unanswered: ['end C-1'], value: 'unanswered', shown: 'end' },
    { was: 'viewing', act: 'sign', unanswered: ['end C-2'], value: 'viewing', shown: 'sign' },
    { was: 'writing', act: 'sign', unanswered: ['end C-2'], value: 'writing', shown: 'sign' },
  ])('are $value in a tab that was $was when the other has no reply to $unanswered', (row) => {
    const drafts = { 'sign C-1': draft('Noor'), 'end C-1': draft('Noor'), 'end C-2': draft('Noor') };
    const mine = slice({ act: row.act, drafts, done: row.was === 'viewing' ? 'decline' : null }, row.was);
    const { value, context } = adopt(mine, slice({ drafts, unanswered: row.unanswered }), drafts, mine);
    expect({ value, shown: context.act }).toEqual({ value: row.value, shown: row.shown });
    expect(context.done).toBe(row.value === 'viewing' ? 'decline' : null);
  });

  it('can be changed again, without the failure of a check, once the other tab has found that the act was lost', () => {
    const drafts = { 'sign C-1': draft('Noor') };
    const mine = slice({ ...errors, drafts, unanswered: ['sign C-1'] }, 'unanswered');
    const expected = slice({ ...cleared, isLost: false, isReturned: false, isStale: false, drafts });
    expect(adopt(mine, slice({ drafts }), drafts, mine)).toEqual(expected);
  });

  it('keep their messages when the other tab changes the draft of another act', () => {
    const drafts = { 'sign C-1': draft('Noor') };
    const mine = slice({ ...errors, isLost: true, isStale: true, drafts });
    const merged = { ...drafts, 'end C-2': draft('Noor') };
    expect(adopt(mine, slice({ drafts: merged }), merged, mine)).toEqual(slice({ ...mine.context, drafts: merged }));
  });

  it('have changed a contract when the other tab lacks a draft', () => {
    const { changedOnServer } = kindOf('contract');
    const two = slice({ drafts: { 'sign C-1': draft('1'), 'end C-2': draft('2') } });
    const one = slice({ drafts: { 'end C-2': draft('2') } });
    expect([changedOnServer(two, one), changedOnServer(one, two), changedOnServer(two, two)]).toEqual([
      'contract.changed',
      null,
      null,
    ]);
  });
});

it.each([
  ['contract', { contract: 'C-1', act: 'sign', unanswered: [], done: null }],
  ['invoice', {}],
] as const)('drafts of different records of the kind %s are kept side by side', (name, context) => {
  const slice = (drafts: object): Slice => sliceOf('writing', { ...context, drafts });
  const [mine, theirs] = [{ 'sign C-1': { full_name: 'Noor' } }, { 'end C-2': { full_name: 'Noor' } }];
  const found = { name, base: slice({}), mine: slice(mine), theirs: slice(theirs) };
  expect(contestedIn(found)).toEqual([]);
  expect(mergedSlice(found, {})?.context.drafts).toEqual({ ...mine, ...theirs });
});
