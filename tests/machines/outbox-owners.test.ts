/** Which actor the outbox notifies of each kind of entry. */
import { expect, it } from 'vitest';
import { type AnyEventObject, setup } from 'xstate';
import { type NewEntry, type OutboxEntry, withEntry } from '../../src/machines/outbox-entries.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { freshQuotation } from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { afterEvent } from './after-event.ts';
import { drive } from './drive.ts';

const draft = emptyRecord('bio');
const saved = { draft, base: draft, startedFrom: null, language: null };
const quotation: NewEntry = {
  id: 'S1',
  kind: 'quotation',
  subject: 'RFQ-1',
  payload: { draft: emptyQuotation, needsQuantity: true },
};
const decline: NewEntry = { id: 'S1', kind: 'decline', subject: 'RFQ-1', payload: { reason: '', note: '' } };

function start() {
  const received: string[] = [];
  const stub = (name: string) =>
    setup({}).createMachine({
      on: { '*': { actions: ({ event }: { event: AnyEventObject }) => void received.push(`${name}: ${event.type}`) } },
    });
  const actors = {
    profileDraft: stub('profileDraft'),
    bio: stub('bio'),
    quotation: stub('quotation'),
    bookmark: stub('bookmark'),
    outboxSender: stub('outboxSender'),
    outbox: outboxMachine,
  };
  const page = drive(
    setup({ actors }).createMachine({
      invoke: [
        { src: 'profileDraft', systemId: 'profileDraft', id: 'profileDraft' },
        { src: 'bio', systemId: 'bio', id: 'bio' },
        { src: 'quotation', systemId: 'quotation', id: 'quotation' },
        { src: 'bookmark', systemId: 'bookmark', id: 'bookmark' },
        { src: 'outboxSender', systemId: 'outboxSender', id: 'outboxSender' },
        { src: 'outbox', systemId: 'outbox', id: 'outbox' },
      ],
    }),
  );
  return { outbox: page.child('outbox'), take: () => received.splice(0).filter((each) => !each.startsWith('outboxS')) };
}

it.each<[string, NewEntry]>([
  ['profileDraft', { id: 'S1', kind: 'profile', subject: 'who', payload: saved }],
  ['bio', { id: 'S1', kind: 'bio', subject: 'about', payload: saved }],
  ['quotation', quotation],
  ['quotation', decline],
  ['bookmark', { id: 'S1', kind: 'bookmark', subject: 'RFQ-1', payload: { isSaved: true } }],
])('%s', (owner, entry) => {
  const { outbox, take } = start();
  outbox.send({ type: 'entry.add', entry });
  expect(take()).toEqual([`${owner}: outbox.accepted`]);
  outbox.send({ type: 'entry.cancel', id: 'S1' });
  expect(take()).toEqual([`${owner}: entry.returned`]);
  outbox.send({ type: 'outbox.retry' });
  outbox.send({ type: 'entry.failed', id: 'S1', apiError: new CallError({ kind: 'refused' }).apiError });
  expect(take()).toEqual([`${owner}: entry.returned`]);
  outbox.send({ type: 'entry.add', entry });
  outbox.send({ type: 'outbox.retry' });
  take();
  outbox.send({ type: 'entry.delivered', id: 'S1', modified: null });
  expect(take()).toEqual([`${owner}: entry.stored`]);
});

it('the page of the request shows what was sent', () => {
  const stored = (entry: NewEntry) => {
    const [sent] = withEntry({ entries: [], removed: [] }, entry, { current: '', now: 1 }).entries as [OutboxEntry];
    const event = { type: 'entry.stored', entry: sent, modified: null } as const;
    return afterEvent(quotationMachine, 'viewing', { ...freshQuotation(), request: 'RFQ-1' }, event).context.done;
  };
  expect([stored(quotation), stored(decline), stored({ ...quotation, subject: 'RFQ-2' })]).toEqual([
    'sent',
    'declined',
    null,
  ]);
});
