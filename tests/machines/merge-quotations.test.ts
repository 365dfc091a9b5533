/** Tests how the quotations and declines of two tabs are merged. */
import { describe, expect, it } from 'vitest';
import { isStored, serverEventOf } from '../../src/machines/merge-drafts.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { merge } from './draft-slices.ts';

const quotation = (
  request: string,
  rates: Readonly<Record<string, string>>,
  unanswered: string[] = [],
  declines: Readonly<Record<string, { reason: string; note: string }>> = {},
): Slice => ({
  version: 1,
  value: Object.hasOwn(rates, request) ? 'drafting' : 'viewing',
  context: {
    request,
    drafts: Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, { ...emptyQuotation, rate }])),
    declines,
    unanswered,
  },
});

describe('quotations', () => {
  it('are merged request by request, on the page of this tab', () => {
    const found = {
      name: 'quotation',
      base: quotation('RFQ-1', { 'RFQ-1': '100' }),
      mine: quotation('RFQ-1', { 'RFQ-1': '200' }),
      theirs: quotation('RFQ-2', { 'RFQ-1': '100', 'RFQ-2': '300' }),
    } as const;
    expect(merge(found).contested).toEqual([]);
    expect(merge(found).slice).toMatchObject(quotation('RFQ-1', { 'RFQ-1': '200', 'RFQ-2': '300' }));
  });

  it('keep the preview of this tab open unless the other tab has changed what it shows', () => {
    const base = quotation('RFQ-1', { 'RFQ-1': '100' });
    const mine = { ...base, value: 'previewing' };
    const valueAfter = (theirs: Slice) => merge({ name: 'quotation', base, mine, theirs }).slice?.value;
    expect(valueAfter(quotation('RFQ-2', { 'RFQ-1': '100', 'RFQ-2': '300' }))).toBe('previewing');
    expect(valueAfter(quotation('RFQ-1', { 'RFQ-1': '200' }))).toBe('drafting');
    expect(valueAfter(quotation('RFQ-1', {}))).toBe('viewing');
  });

  it('open and close with the draft of the other tab', () => {
    const [none, one] = [quotation('RFQ-1', {}), quotation('RFQ-1', { 'RFQ-1': '100' })];
    expect(merge({ name: 'quotation', base: none, mine: none, theirs: one }).slice?.value).toBe('drafting');
    const closed = { name: 'quotation', base: one, mine: one, theirs: none } as const;
    expect(merge(closed).slice?.value).toBe('viewing');
    expect(serverEventOf(closed)).toBe('request.answered');
  });

  it('that this tab has closed stay closed unless the other tab has changed them', () => {
    const [none, one] = [quotation('RFQ-1', {}), quotation('RFQ-1', { 'RFQ-1': '100' })];
    const closed = { name: 'quotation', base: one, mine: none, theirs: one } as const;
    expect(merge(closed)).toEqual({ contested: [], slice: null });
    expect([isStored(closed, null), serverEventOf(closed)]).toEqual([false, null]);
    const changed = { ...closed, theirs: quotation('RFQ-1', { 'RFQ-1': '200' }) };
    expect(merge(changed).slice).toMatchObject(quotation('RFQ-1', { 'RFQ-1': '200' }));
  });

  it('are compared with this tab when there is no common version', () => {
    const [none, one] = [quotation('RFQ-1', {}), quotation('RFQ-1', { 'RFQ-1': '100' })];
    expect(serverEventOf({ name: 'quotation', base: null, mine: one, theirs: none })).toBe('request.answered');
    expect(serverEventOf({ name: 'quotation', base: null, mine: none, theirs: one })).toBeNull();
  });

  it('without a reply are those of both tabs, unless one has an answer since', () => {
    const found = {
      name: 'quotation',
      base: quotation('RFQ-1', {}, ['RFQ-1', 'RFQ-2']),
      mine: quotation('RFQ-1', {}, ['RFQ-1', 'RFQ-2', 'RFQ-3']),
      theirs: quotation('RFQ-1', {}, ['RFQ-1', 'RFQ-4']),
    } as const;
    expect(merge(found).slice).toMatchObject({
      value: 'unanswered',
      context: { unanswered: ['RFQ-1', 'RFQ-4', 'RFQ-3'] },
    });
  });
});

it('a quotation with a reply that this tab has not received can be edited again', () => {
  const sent = { ...quotation('RFQ-1', { 'RFQ-1': '100' }, ['RFQ-1']), value: 'unanswered' };
  const found = { name: 'quotation', base: sent, mine: sent, theirs: quotation('RFQ-1', { 'RFQ-1': '100' }) } as const;
  expect(merge(found).slice).toMatchObject({ value: 'drafting', context: { unanswered: [] } });
});

describe('a decline that was taken back and not sent', () => {
  const declined = (note: string, request = 'RFQ-1') =>
    quotation('RFQ-1', {}, [], { [request]: { reason: 'Busy', note } });
  const base = quotation('RFQ-1', {});

  it('is followed in another tab, beside those of other requests', () => {
    const found = { name: 'quotation', base, mine: declined('', 'RFQ-2'), theirs: declined('Until May') } as const;
    const { contested, slice } = merge(found);
    expect(contested).toEqual([]);
    expect(slice?.context.declines).toEqual({
      'RFQ-1': { reason: 'Busy', note: 'Until May' },
      'RFQ-2': { reason: 'Busy', note: '' },
    });
    expect(isStored(found, slice)).toBe(false);
  });

  it('is chosen by field where both tabs have changed it', () => {
    const found = { name: 'quotation', base, mine: declined('Until May'), theirs: declined('Until June') } as const;
    const { contested, slice } = merge(found, { 'decline RFQ-1/note': 'theirs' });
    expect(contested).toEqual(['decline RFQ-1/note']);
    expect(slice?.context).toMatchObject({ drafts: {}, declines: { 'RFQ-1': { note: 'Until June' } } });
  });
});
