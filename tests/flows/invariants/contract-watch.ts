import type { contractWatchMachine } from '../../../src/machines/contract-watch-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const contractWatch: Invariants<typeof contractWatchMachine> = {
  'it waits for the next read exactly while a visible page awaits a change': ({ timers, is }) =>
    (timers.length === 1) === is('waiting'),
  'something is awaited while it waits, and nothing while it is idle': ({ context, is }) =>
    (!is('waiting') || context.isAwaited) && (!is('idle') || !context.isAwaited),
  'it does not wait after a start while the page is hidden': ({ event, is }) =>
    event?.type !== 'watch.start' || event.isHidden !== true || is('hidden'),
  'the waits stop growing': ({ context: { waits } }) => waits >= 0 && waits <= 4,
  'contracts are read again exactly when a wait ends, or when a page that shows them is shown again': (moment) => {
    const { before, event } = moment;
    const isShown = event?.type === 'page.shown' && before !== null && !before.is('off');
    return happensExactly(moment, 'sends to parent', isShown || event?.type.startsWith('xstate.after.') === true);
  },
  'a page that is shown again starts with the shortest wait': ({ context, event, is }) =>
    event?.type !== 'page.shown' || !is('waiting') || context.waits === 0,
};
