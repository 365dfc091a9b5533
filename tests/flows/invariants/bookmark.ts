import type { bookmarkMachine } from '../../../src/machines/bookmark-machine.ts';
import { happensExactly, type Invariants, isEqual } from './moment.ts';

export const bookmark: Invariants<typeof bookmarkMachine> = {
  'a bookmark is being saved exactly while one is queued': ({ context, is }) =>
    is('idle') === (context.queue.length === 0),
  'what failed has a reason, and nothing is being saved': ({ context, is }) =>
    (context.failed.length === 0) === (context.apiError === null) && (context.failed.length === 0 || is('idle')),
  'a failure reverts every change that was queued': ({ context, before, event, is }) =>
    before === null ||
    event?.type !== 'xstate.error.actor.saveRfq' ||
    !is('idle') ||
    isEqual(
      context.failed,
      before.context.queue.map(({ name }) => name),
    ),
  'a bookmark is shown as saved only after the server or the outbox has stored it': ({ context, before, event }) =>
    before === null ||
    isEqual(context.saved, before.context.saved) ||
    ['xstate.done.actor.saveRfq', 'entry.stored', 'draft.clear'].includes(event?.type ?? '') ||
    event?.type.startsWith('xstate.after.') === true,
  'a bookmark that was stored is shown for a limited time': ({ context, timers, is }) =>
    !is('idle') || timers.length > 0 || isEqual(context.saved, {}),
  'the outbox is asked exactly when a bookmark is handed over': (moment) =>
    happensExactly(
      moment,
      'sends to outbox {"type":"entry.add"',
      moment.is('sendingToOutbox') && moment.before?.is('sendingToOutbox') !== true,
    ),
  'every queued bookmark has an id': ({ context }) => context.queue.every(({ submission }) => submission !== ''),
};
