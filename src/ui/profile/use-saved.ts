import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { changedIn, wireFrom } from '../../services/contract/fields/wire.ts';
import { useActorState } from '../actors.tsx';
import { actorNames } from './record-key.tsx';

interface Decoder<T> {
  create(value: unknown): T;
}

/**
 * The fetched record with the fields saved since then, and those that wait to be sent, so that no outdated value is
 * shown until the next read.
 */
export function useSaved<T extends { readonly modified: string | null }>(
  key: RecordKey,
  fetched: T,
  record: Decoder<T>,
): T {
  const saved = useActorState(actorNames[key], ({ context }) => context.saved);
  const unsent = useActorState('outbox', ({ context }) => context.entries);
  // an uploaded file has no final address until the next read
  const isNewer = saved !== null && (fetched.modified ?? '') < saved.modified;
  const fields = Object.assign({}, isNewer && saved.fields, ...unsent.map((entry) => unsentFields(key, entry)));
  if (Object.keys(fields).length === 0 || 'upload_cv' in fields) return fetched;
  return record.create({ ...fetched, ...fields });
}

function unsentFields(key: RecordKey, entry: OutboxEntry): object {
  if (entry.kind !== key || entry.apiError !== null) return {};
  const { draft, base } = entry.payload;
  return wireFrom(recordForms[key], draft, changedIn(recordForms[key], fieldsOf(key, entry.subject), draft, base));
}
