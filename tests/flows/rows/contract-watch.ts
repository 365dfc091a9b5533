import type { ContractWatchEvent } from '../../../src/machines/contract-watch-machine.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<ContractWatchEvent>;

export const contractWatch: Flow = {
  machine: machines.contractWatch,
  starts: [
    {
      words: 'a page with contracts',
      acts: [
        act('Open it, while another party acts next', { type: 'watch.start', isAwaited: true, isHidden: false }),
        act('Open it, while nothing is awaited', { type: 'watch.start', isAwaited: false, isHidden: false }),
        act('Another party acts next, in a hidden tab', { type: 'watch.start', isAwaited: true, isHidden: true }),
        act('Nothing is awaited, in a hidden tab', { type: 'watch.start', isAwaited: false, isHidden: true }),
        act('Leave it', { type: 'watch.stop' }),
        act('Show another tab', { type: 'page.hidden' }),
        act('Return to the tab', { type: 'page.shown' }),
      ],
    },
  ],
};
