/** How the context of a quotation changes, with whole values. Long because of the whole values. */
import { describe, expect, it } from 'vitest';
import {
  afterEdit,
  declineOf,
  discarded,
  draftOf,
  freshQuotation,
  maxDrafts,
  type QuotationContext,
  selected,
  started,
  withDecline,
  withFile,
  withNote,
  withoutDecline,
  withoutFile,
  withoutUnanswered,
  withRestoredNote,
  withUnanswered,
} from '../../src/machines/quotation-context.ts';
import { declineEntry, isReturnTo, quotationEntry, taken } from '../../src/machines/quotation-outbox.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { QuotationDraft } from '../../src/services/contract/fields/quotation-fields.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';

const draft = (rate: string, more: Partial<QuotationDraft> = {}): QuotationDraft => ({
  ...emptyQuotation,
  rate,
  ...more,
});
const of = (more: Partial<QuotationContext> = {}): QuotationContext => ({
  ...freshQuotation(),
  request: 'RFQ-1',
  drafts: { 'RFQ-1': draft('1'), 'RFQ-2': draft('2') },
  ...more,
});
const { apiError } = new CallError({ kind: 'refused' });
const busy = { reason: 'Busy', note: 'Until May' };
const many = <T>(value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`RFQ-${at}`, value]));

describe('the request on screen', () => {
  it('is none before the first page is opened, with nothing written or sent', () => {
    expect(freshQuotation()).toEqual({
      request: '',
      drafts: {},
      unanswered: [],
      needsQuantity: true,
      submission: '',
      declines: {},
      validationErrors: {},
      apiError: null,
      done: null,
      isLost: false,
      isPreviewed: false,
      replacedNote: null,
    });
  });

  it('loses the messages of the previous one', () => {
    expect(selected(of(), 'RFQ-2')).toEqual({
      request: 'RFQ-2',
      validationErrors: {},
      apiError: null,
      done: null,
      isLost: false,
      replacedNote: null,
    });
  });

  it('loses the last action when a draft is shown instead, and keeps it without one', () => {
    expect(selected(of({ done: 'undone' }), 'RFQ-1')).toEqual({ done: null });
    expect(selected(of({ done: 'sent', drafts: {} }), 'RFQ-1')).toEqual({ done: 'sent' });
  });

  it('has an empty draft and an empty decline before anything was typed', () => {
    expect([draftOf(of({ request: 'RFQ-3' })), declineOf(of())]).toEqual([emptyQuotation, { reason: '', note: '' }]);
    expect([draftOf(of()), declineOf(of({ declines: { 'RFQ-1': busy } }))]).toEqual([draft('1'), busy]);
  });
});

describe('the stored drafts', () => {
  it('have the words that were typed before, and the latest is last', () => {
    const { drafts = {} } = started(of(), draft('9'));
    expect(Object.entries(drafts)).toEqual([
      ['RFQ-2', draft('2')],
      ['RFQ-1', draft('1')],
    ]);
    expect(started(of({ request: 'RFQ-3' }), draft('3'))).toEqual({ drafts: { ...of().drafts, 'RFQ-3': draft('3') } });
  });

  it('are those of the latest 20 requests', () => {
    expect(maxDrafts).toBe(20);
    const { 'RFQ-0': _, ...others } = many(draft('1'));
    expect(started(of({ drafts: many(draft('1')), request: 'NEW' }), draft('2'))).toEqual({
      drafts: { ...others, NEW: draft('2') },
    });
    expect(
      Object.keys(started(of({ drafts: many(draft('1')), request: 'RFQ-5' }), draft('2')).drafts ?? {}),
    ).toHaveLength(20);
  });

  it('lose an error when the draft on screen is edited', () => {
    const context = of({ validationErrors: { rate: 'required', tax: 'required' }, apiError, isLost: true });
    expect(afterEdit(context, { type: 'draft.change', path: 'rate', value: '5' })).toEqual({
      drafts: { 'RFQ-1': draft('5'), 'RFQ-2': draft('2') },
      validationErrors: { tax: 'required' },
      apiError: null,
      isLost: false,
    });
  });

  it('lose only what the server has stated of the field that is edited', () => {
    const refused = new CallError({ kind: 'refused', fields: { rate: 'Too low', tax: 'Unknown' } });
    const edit = { type: 'draft.change', path: 'rate', value: '5' } as const;
    expect(afterEdit(of({ apiError: refused.apiError }), edit).apiError).toEqual({
      ...refused.apiError,
      fields: { tax: 'Unknown' },
    });
  });

  it('contain neither a discarded draft nor its missing reply', () => {
    expect(discarded(of({ unanswered: ['RFQ-1', 'RFQ-2'], replacedNote: 'x' }))).toEqual({
      drafts: { 'RFQ-2': draft('2') },
      unanswered: ['RFQ-2'],
      replacedNote: null,
    });
  });
});

describe('the typed declines', () => {
  it('are those of the latest 20 requests; typing one again loses no other', () => {
    const declines = many(busy);
    const { 'RFQ-0': _, ...others } = declines;
    expect(withDecline(of({ declines }), 'NEW', busy)).toEqual({ declines: { ...others, NEW: busy } });
    const again = withDecline(of({ declines }), 'RFQ-5', { ...busy, note: 'Until June' });
    expect(again).toEqual({ declines: { ...declines, 'RFQ-5': { ...busy, note: 'Until June' } } });
    expect(Object.keys(again.declines).at(-1)).toBe('RFQ-5');
  });

  it('lose the one of the request on screen', () => {
    expect(withoutDecline(of({ declines: { 'RFQ-1': busy, 'RFQ-2': busy } }))).toEqual({ declines: { 'RFQ-2': busy } });
  });
});

describe('the files of a draft', () => {
  const [file, other] = ['FILE-1', 'FILE-2'].map((name) => ({ name, file_name: 'a.pdf', file_size: 1 })) as [
    never,
    never,
  ];

  it('are added to the draft of their request, if it still exists', () => {
    const context = of({ drafts: { 'RFQ-1': draft('1'), 'RFQ-2': draft('2', { files: [other] }) } });
    expect(withFile(context, 'RFQ-2', file)).toEqual({
      drafts: { 'RFQ-1': draft('1'), 'RFQ-2': draft('2', { files: [other, file] }) },
    });
    expect(withFile(context, 'RFQ-3', file)).toEqual({});
  });

  it('are removed by their name, with the errors of all files', () => {
    const drafts = { 'RFQ-1': draft('1', { files: [file, other] }) };
    const refused = new CallError({ kind: 'refused', fields: { 'files.1.file': 'Expired', rate: 'Too low' } });
    expect(withoutFile(of({ drafts, apiError: refused.apiError }), 'FILE-1').apiError).toEqual({
      ...refused.apiError,
      fields: { rate: 'Too low' },
    });
  });

  it('are removed by their name, with the reason of the server', () => {
    const drafts = { 'RFQ-1': draft('1', { files: [file, other] }), 'RFQ-2': draft('2', { files: [file] }) };
    expect(withoutFile(of({ drafts, apiError }), 'FILE-1')).toEqual({
      drafts: { ...drafts, 'RFQ-1': draft('1', { files: [other] }) },
      apiError: null,
    });
  });
});

describe('the cover note', () => {
  const others = { 'RFQ-2': draft('2') };
  const typed = of({ drafts: { ...others, 'RFQ-1': draft('1', { cover_note: 'Typed' }) } });

  it('is kept when a template replaces it, and comes back', () => {
    const replaced = withNote(typed, 'Template');
    expect(replaced).toEqual({
      drafts: { ...others, 'RFQ-1': draft('1', { cover_note: 'Template' }) },
      replacedNote: 'Typed',
    });
    expect(withRestoredNote({ ...typed, ...replaced })).toEqual({ drafts: typed.drafts, replacedNote: null });
    expect(withRestoredNote(typed)).toEqual({});
  });

  it('that is empty, or the template itself, does not replace the kept note', () => {
    for (const cover_note of [' ', 'Template']) {
      const context = of({ drafts: { 'RFQ-1': draft('1', { cover_note }) }, replacedNote: 'Older' });
      expect(withNote(context, 'Template')).toEqual({
        drafts: { 'RFQ-1': draft('1', { cover_note: 'Template' }) },
        replacedNote: 'Older',
      });
    }
  });
});

it('a request without a reply is listed once, until it has one', () => {
  expect(withUnanswered(of({ unanswered: ['RFQ-1', 'RFQ-2'] }))).toEqual({ unanswered: ['RFQ-2', 'RFQ-1'] });
  expect(withoutUnanswered(of({ unanswered: ['RFQ-1', 'RFQ-2'] }))).toEqual({ unanswered: ['RFQ-2'] });
});

describe('the outbox', () => {
  const context = of({ submission: 'S1', needsQuantity: false, declines: { 'RFQ-1': busy }, done: 'sent' });
  const quotation = quotationEntry(context);
  const decline = declineEntry(context);
  const waiting = { since: 1, apiError };

  it('gets the draft or the decline of the request on screen, under the submission id', () => {
    expect([quotation, decline]).toEqual([
      { id: 'S1', kind: 'quotation', subject: 'RFQ-1', payload: { draft: draft('1'), needsQuantity: false } },
      { id: 'S1', kind: 'decline', subject: 'RFQ-1', payload: busy },
    ]);
  });

  it('returns it to its request, which has no other draft', () => {
    const without = of({ drafts: {} });
    const entry = { ...quotation, ...waiting };
    expect([
      isReturnTo(without, 'quotation', entry),
      isReturnTo(without, 'decline', entry),
      isReturnTo(of({ drafts: {}, request: 'RFQ-2' }), 'quotation', entry),
      isReturnTo(of(), 'quotation', entry),
    ]).toEqual([true, false, false, false]);
  });

  it('returns the words, and the error to the request on screen only', () => {
    const without = of({ drafts: {}, done: 'sent' });
    const elsewhere = { ...without, request: 'RFQ-2' };
    expect(taken(without, { ...quotation, ...waiting })).toEqual({
      drafts: { 'RFQ-1': draft('1') },
      apiError,
      done: null,
    });
    expect(taken(elsewhere, { ...quotation, ...waiting })).toEqual({ drafts: { 'RFQ-1': draft('1') } });
    expect(taken(without, { ...decline, ...waiting })).toEqual({ declines: { 'RFQ-1': busy }, apiError, done: null });
    expect(taken(elsewhere, { ...decline, ...waiting })).toEqual({ declines: { 'RFQ-1': busy } });
    const bookmark = { id: 'B', kind: 'bookmark', subject: 'RFQ-1', payload: { isSaved: true }, ...waiting } as const;
    expect(taken(without, bookmark)).toEqual({});
  });
});
