import type { storageMachine } from '../../../src/machines/storage-machine.ts';
import { eventOf, type Invariants } from './moment.ts';

export const storage: Invariants<typeof storageMachine> = {
  'the outcome is that of the last write': ({ value, before, event }) => {
    const written = eventOf({ event }, 'storage.written');
    return before === null || value.writing === (written ? written.outcome : before.value.writing);
  },
  'the problem is the last one that was found, until slices of a newer version are': ({ value, before, event }) => {
    const read = eventOf({ event }, 'storage.read');
    if (before === null) return true;
    return value.reading === (read && before.value.reading !== 'newer' ? read.problem : before.value.reading);
  },
  'drafts are only in memory exactly while nothing can be written': ({ value, snapshot }) =>
    snapshot.hasTag('memoryOnly') === (value.writing === 'full' || value.writing === 'blocked'),
  'a page can read the outcome and the problem by their tags': ({ value, snapshot }) =>
    snapshot.hasTag(value.writing) && (value.reading === 'expected' || snapshot.hasTag(value.reading)),
};
