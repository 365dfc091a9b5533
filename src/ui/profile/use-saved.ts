import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { useActorState } from '../actors.tsx';
import { actorNames } from './record-key.tsx';

interface Decoder<T> {
  create(value: unknown): T;
}

/** The record as it was just saved, until a read brings it: nothing that was saved is drawn as it was before. */
export function useSaved<T extends { readonly modified: string | null }>(
  key: RecordKey,
  held: T,
  record: Decoder<T>,
): T {
  const saved = useActorState(actorNames[key], ({ context }) => context.saved);
  // a file is named by its upload alone until the read
  if (!saved || 'upload_cv' in saved.fields || (held.modified ?? '') >= saved.modified) return held;
  return record.create({ ...held, ...saved.fields });
}
