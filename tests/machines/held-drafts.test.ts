/** What this tab receives while the person chooses between its draft and that of another tab. */
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { startPersisting } from './start-persisting.ts';
import { bioContext, signUpContext, textOf } from './stored.ts';

const file = { name: 'FILE-1', file_name: 'offer.pdf', file_size: '9', expires_at: '2026-03-05 09:30:00' };

const quotation = (draft: object): Slice => ({
  version: 1,
  value: 'drafting',
  context: {
    request: 'RFQ-1',
    drafts: { 'RFQ-1': { ...emptyQuotation, ...draft } },
    unanswered: [],
    declines: {},
    replacedNote: null,
  },
});

const edit = (path: string, value: string) => ({ type: 'draft.change', path, value });
const choose = (field: string, side: string) => ({ type: 'conflict.choose', field, side });
const held = { type: 'file.held', subject: 'RFQ-1', file };
const settle = { type: 'conflict.settle' };

/** Both tabs have changed the rate of one quotation, and the choice is open. */
async function startInConflict(theirs: object = {}) {
  const started = await startPersisting({ quotation: quotation({}) });
  const { of, idle, overwrite } = started;
  of('quotation').send(edit('available_from', '2026-05-01'));
  idle.pass();
  of('quotation').send(edit('rate', '100'));
  overwrite(textOf({ quotation: quotation({ available_from: '2026-05-01', rate: '200', ...theirs }) }));
  return {
    ...started,
    choice: () => of('tabDrafts').getSnapshot(),
    draft: () => of('quotation').getSnapshot().context.drafts['RFQ-1'],
  };
}

it.each([
  ['mine', '100'],
  ['theirs', '200'],
])('a file that was uploaded meanwhile stays attached when the choice is %s', async (side, rate) => {
  const { of, idle, persisted, choice, draft } = await startInConflict();
  expect(choice().value).toBe('choosing');
  of('tabDrafts').send(choose('RFQ-1/rate', side));
  of('quotation').send(held);
  expect(choice().context.conflicts).toMatchObject([
    {
      contested: [{ path: 'RFQ-1/rate' }],
      mine: quotation({ available_from: '2026-05-01', rate: '100', files: [file] }),
    },
  ]);
  of('tabDrafts').send(settle);
  expect(choice()).toMatchObject({ value: 'following', context: { conflicts: [] } });
  idle.pass();
  expect(choice().value).toBe('following');
  const merged = { ...emptyQuotation, available_from: '2026-05-01', rate, files: [file] };
  expect(draft()).toEqual(merged);
  expect(persisted().quotation?.context.drafts).toEqual({ 'RFQ-1': merged });
});

it('a choice of both sides opens no other choice, and stores what was merged', async () => {
  const { of, idle, written, persisted, choice, draft } = await startInConflict({ cover_note: 'Hello' });
  of('quotation').send(edit('cover_note', 'Good morning'));
  of('tabDrafts').send(choose('RFQ-1/rate', 'theirs'));
  of('tabDrafts').send(choose('RFQ-1/cover_note', 'mine'));
  idle.pass();
  of('tabDrafts').send(settle);
  expect(choice()).toMatchObject({ value: 'following', context: { conflicts: [] } });
  const count = written.length;
  idle.pass();
  const merged = { ...emptyQuotation, available_from: '2026-05-01', rate: '200', cover_note: 'Good morning' };
  expect(draft()).toEqual(merged);
  expect(persisted().quotation?.context.drafts).toEqual({ 'RFQ-1': merged });
  expect(written.slice(count)).toHaveLength(1);
});

it('a change is offered once, and not again for a snapshot with the same slice', async () => {
  const { app, of } = await startInConflict();
  app.takeEventTypes('tabDrafts');
  of('quotation').send(held);
  expect(app.takeEventTypes('tabDrafts')).toEqual(['draft.found']);
  of('quotation').send({ type: 'draft.check', path: 'rate', terms: { questions: [], needsQuantity: false } });
  expect(app.takeEventTypes('tabDrafts')).toEqual([]);
});

it('the sides stay of fields with the values between which they were chosen', async () => {
  const { of, overwrite, choice } = await startInConflict({ available_from: '2026-06-01', cover_note: 'Hello' });
  const sides = () => choice().context.conflicts[0].sides;
  of('quotation').send(edit('available_from', '2026-07-01'));
  of('tabDrafts').send(choose('RFQ-1/rate', 'theirs'));
  of('tabDrafts').send(choose('RFQ-1/available_from', 'mine'));
  expect(sides()).toEqual({ 'RFQ-1/rate': 'theirs', 'RFQ-1/available_from': 'mine' });
  of('quotation').send(edit('available_from', '2026-08-01'));
  expect(sides()).toEqual({ 'RFQ-1/rate': 'theirs' });
  overwrite(textOf({ quotation: quotation({ available_from: '2026-06-01', rate: '300' }) }));
  expect(sides()).toEqual({});
});

it('the choice ends when this tab has the same values as the other', async () => {
  const { of, choice, draft } = await startInConflict({ cover_note: 'Hello' });
  of('quotation').send(edit('rate', '200'));
  expect(choice().value).toBe('following');
  expect(draft()).toMatchObject({ rate: '200', cover_note: 'Hello' });
});

it('the choice stays open when the other tab changes another field of its version', async () => {
  const { overwrite, choice, draft } = await startInConflict();
  const theirs = { available_from: '2026-05-01', rate: '200', cover_note: 'Hello' };
  overwrite(textOf({ quotation: quotation(theirs) }));
  expect(choice()).toMatchObject({
    value: 'choosing',
    context: { conflicts: [{ contested: [{ path: 'RFQ-1/rate' }] }] },
  });
  expect(draft()).toMatchObject({ rate: '100' });
});

it('both versions have the times at which they were typed, not the time at which they meet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { of, overwrite } = await startPersisting({ quotation: quotation({}) });
  vi.setSystemTime(1_900_000_000_000);
  of('quotation').send(edit('rate', '100'));
  vi.setSystemTime(2_000_000_000_000);
  overwrite(textOf({ quotation: { ...quotation({ rate: '200' }), editedAt: 1_950_000_000_000 } }));
  expect(of('tabDrafts').getSnapshot().context.conflicts).toMatchObject([
    { editedAt: { mine: 1_900_000_000_000, theirs: 1_950_000_000_000 } },
  ]);
});

it('the version of this tab has the time of its last change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { of, choice } = await startInConflict();
  vi.setSystemTime(2_000_000_000_000);
  of('quotation').send(held);
  expect(choice().context.conflicts).toMatchObject([{ editedAt: { mine: 2_000_000_000_000 } }]);
});

it('a draft that was resolved is offered again after the other tab has changed it once more', async () => {
  const { of, overwrite, choice } = await startInConflict();
  of('tabDrafts').send(choose('RFQ-1/rate', 'theirs'));
  of('tabDrafts').send(settle);
  of('quotation').send(edit('rate', '400'));
  overwrite(textOf({ quotation: quotation({ available_from: '2026-05-01', rate: '500' }) }));
  expect(choice().context.conflicts).toMatchObject([{ contested: [{ path: 'RFQ-1/rate' }], sides: {} }]);
});

it('a draft that is cleared while the choice is open does not take the version of the other tab', async () => {
  const { app, of, idle, overwrite } = await startPersisting();
  const signUp = { version: 1, value: 'account', context: signUpContext };
  of('signUp').send(edit('first_name', 'Noor'));
  overwrite(textOf({ signUp }));
  expect(of('tabDrafts').getSnapshot().value).toBe('choosing');
  app.send({ type: 'tab.signedOut', cause: 'other_tab' });
  idle.pass();
  expect(of('tabDrafts').getSnapshot().value).toBe('following');
  expect(of('signUp').getSnapshot().context.draft).toEqual(emptySignUp);
});

const startedFrom = '2026-03-05 09:30:00';
const modified = '2026-03-06 08:00:00';

it.each(['mine', 'theirs'])(
  'a record continues from the version that the outbox saved meanwhile, with %s',
  async (side) => {
    const bio = (text: string): Slice => ({
      version: 2,
      value: { editing: 'typing' },
      context: { ...bioContext, startedFrom, draft: { ...bioContext.draft, bio: text } },
    });
    const { of, idle, persisted, overwrite } = await startPersisting({ bio: bio('Eleven years') });
    of('bio').send(edit('bio', 'Nearly twelve years'));
    idle.pass();
    of('bio').send(edit('bio', 'Twelve years'));
    overwrite(textOf({ bio: bio('Thirteen years') }));
    const payload = { draft: {}, base: {}, startedFrom };
    of('bio').send({ type: 'entry.stored', entry: { kind: 'bio', subject: 'skills', payload }, modified });
    of('tabDrafts').send(choose('about/bio', side));
    of('tabDrafts').send(settle);
    idle.pass();
    const text = side === 'mine' ? 'Twelve years' : 'Thirteen years';
    expect(of('bio').getSnapshot().context).toMatchObject({ startedFrom: modified, draft: { bio: text } });
    expect(persisted().bio?.context).toMatchObject({ startedFrom: modified, draft: { bio: text } });
  },
);
