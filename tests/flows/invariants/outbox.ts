import { maxEntries, nextOf, type OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import type { outboxMachine } from '../../../src/machines/outbox-machine.ts';
import { eventOf, happensExactly, type Invariants, isEqual } from './moment.ts';

/** The events after which an entry may be gone. */
const removals = ['entry.delivered', 'entry.taken', 'entry.add', 'outbox.merge', 'draft.clear'];

export const outbox: Invariants<typeof outboxMachine> = {
  'an entry is being sent exactly in sending': ({ context, is }) => (context.current !== '') === is('sending'),
  'it is idle exactly while no entry is left that can be sent': ({ context, is }) =>
    (!is('idle') || nextOf(context) === null) && (!is('waiting') || nextOf(context) !== null),
  'no entry has the id of another': ({ context: { entries } }) => new Set(idsOf(entries)).size === entries.length,
  'no entry replaces another for the same subject that is being sent': ({ context, before, event }) =>
    before === null ||
    event?.type !== 'entry.add' ||
    before.context.current === '' ||
    !idsOf(before.context.entries).includes(before.context.current) ||
    idsOf(context.entries).includes(before.context.current),
  'an entry that was sent or taken back is never sent again': ({ context, before, event }) => {
    const added = eventOf({ event }, 'entry.add')?.entry;
    const isBoth = ({ id }: OutboxEntry, { removed }: typeof context) => removed.some((each) => each.id === id);
    return (
      before === null ||
      context.entries.every(
        (entry) => !isBoth(entry, context) || entry.id === added?.id || isBoth(entry, before.context),
      )
    );
  },
  'an entry is gone only after it was sent, taken back, replaced or removed in another tab': ({
    context,
    before,
    event,
  }) =>
    before === null ||
    removals.includes(event?.type ?? '') ||
    idsOf(before.context.entries).every((id) => idsOf(context.entries).includes(id)),
  'an entry is sent exactly when sending starts': (moment) => {
    const { before, is, context } = moment;
    const isStarted =
      before !== null &&
      is('sending') &&
      (!before.is('sending') ||
        ['entry.delivered', 'entry.failed', 'outbox.resume'].includes(moment.event?.type ?? ''));
    const entry = context.entries.find(({ id }) => id === context.current);
    return (
      happensExactly(moment, 'sends to outboxSender {"type":"entry.send"', isStarted) &&
      (!isStarted || entry?.apiError === null)
    );
  },
  'the connection alone sends an entry again only after an outage, and not before the server allows it': ({
    before,
    is,
    event,
  }) => {
    const restored = eventOf({ event }, 'connection.restored');
    if (restored === null || before?.is('waiting') !== true) return true;
    return is('sending') === (restored.isOutage && (before.context.retryAt ?? 0) <= Date.now());
  },
  'every change that is handed over gets one reply': (moment) =>
    moment.effects === null ||
    moment.effects.filter((each) => each.includes('"outbox.accepted"') || each.includes('"outbox.rejected"')).length ===
      (moment.event?.type === 'entry.add' ? 1 : 0),
  'what the server rejected waits for the person, and is returned with the reason': ({
    context,
    before,
    event,
    is,
  }) => {
    const failed = eventOf({ event }, 'entry.failed');
    if (before?.is('sending') !== true || failed?.apiError.kind !== 'refused') return true;
    const entry = context.entries.find(({ id }) => id === failed.id);
    return (entry === undefined || isEqual(entry.apiError, failed.apiError)) && !is('waiting');
  },
  'a failure of the server is a rejection exactly when it is the sixth in a row for that entry': ({
    context,
    before,
    event,
  }) => {
    const failed = eventOf({ event }, 'entry.failed');
    if (before?.is('sending') !== true || failed?.apiError.kind !== 'server') return true;
    const { id, count } = before.context.serverFailures;
    const [entry, entryBefore] = [context, before.context].map(({ entries }) =>
      entries.find((each) => each.id === failed.id),
    );
    if (entry === undefined || entryBefore?.apiError !== null) return true;
    return (entry.apiError !== null) === (id === failed.id && count === 5);
  },
  'only failures of the server are counted in a row': ({ context: { serverFailures }, before, event }) => {
    const failed = eventOf({ event }, 'entry.failed');
    const isOther = before?.is('sending') === true && failed !== null && failed.apiError.kind !== 'server';
    return serverFailures.count <= 5 && (!isOther || serverFailures.count === 0);
  },
  'the attempts are counted up to six': ({ context: { attempts } }) => attempts >= 0 && attempts <= 6,
  'only so many entries are stored': ({ context, event }) =>
    event?.type === 'outbox.merge' || context.entries.length <= maxEntries,
  'nothing is sent without a session': (moment) =>
    !moment.is('signedOut') || happensExactly(moment, 'sends to outboxSender', false),
};

const idsOf = (entries: readonly OutboxEntry[]): string[] => entries.map(({ id }) => id);
