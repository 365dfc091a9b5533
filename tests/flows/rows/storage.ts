import type { StorageEvent } from '../../../src/machines/storage-machine.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<StorageEvent>;

export const storage: Flow = {
  machine: machines.storage,
  starts: [
    {
      words: 'the page is opened',
      acts: [
        act('Everything is stored', { type: 'storage.written', outcome: 'stored' }),
        act('Storage has no room for the lists', { type: 'storage.written', outcome: 'listsEvicted' }),
        act('Storage has no room at all', { type: 'storage.written', outcome: 'full' }),
        act('The browser denies storage', { type: 'storage.written', outcome: 'blocked' }),
        act('A slice is damaged', { type: 'storage.read', problem: 'damaged' }),
        act('The stored text cannot be read', { type: 'storage.read', problem: 'corrupt' }),
        act('The stored text is of another application', { type: 'storage.read', problem: 'foreign' }),
        act('A slice is of a newer version', { type: 'storage.read', problem: 'newer' }),
        act('The browser data is cleared', { type: 'storage.read', problem: 'cleared' }),
      ],
    },
  ],
};
