import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { useActorState } from '../actors.tsx';
import { actorNames } from './record-key.tsx';

interface Decoder<T> {
  create(value: unknown): T;
}

/** The fetched record with the fields saved since then, so that no outdated value is shown until the next read. */
export function useSaved<T extends { readonly modified: string | null }>(
  key: RecordKey,
  fetched: T,
  record: Decoder<T>,
): T {
  const saved = useActorState(actorNames[key], ({ context }) => context.saved);
  // an uploaded file has no final address until the next read
  if (!saved || 'upload_cv' in saved.fields || (fetched.modified ?? '') >= saved.modified) return fetched;
  return record.create({ ...fetched, ...saved.fields });
}
