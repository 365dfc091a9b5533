import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { RecordToRead, RecordToSave } from '../../../src/machines/record-setup.ts';

/** Services of a record that save everything, and what they have saved. */
export function recordServices() {
  const saved: RecordToSave[] = [];
  const services = {
    save: fromPromise<{ modified: string | null }, RecordToSave>(async ({ input }) => {
      saved.push(input);
      return { modified: '2026-03-07 09:00:00' };
    }),
    readLatest: fromPromise<unknown, RecordToRead>(async () => null),
    upload: fromCallback<AnyEventObject, { file: File }>(() => undefined),
  };
  return { saved, services };
}
