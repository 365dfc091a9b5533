import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import type { RecordContext } from '../../machines/record-draft.ts';
import { fieldsOf, isInOneLanguage, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { changedIn, wireFrom } from '../../services/contract/fields/wire.ts';
import { useActorState } from '../actors.tsx';

interface Decoder<T> {
  create(value: unknown): T;
}

/**
 * The fetched record with the fields saved since then, and those that wait to be sent, so that no outdated value is
 * shown until the next read. Texts in another language than the fetched ones are left out.
 */
export function useSaved<T extends { readonly modified: string | null; readonly language_abbr: string | null }>(
  key: RecordKey,
  fetched: T,
  record: Decoder<T>,
): T {
  const saved = useActorState(recordActors[key], ({ context }) => context.saved);
  const unsent = useActorState('outbox', ({ context }) => context.entries);
  const isNewer = saved !== null && (fetched.modified ?? '') < saved.modified;
  const changes = [...(isNewer ? [saved] : []), ...unsent.flatMap((entry) => unsentChange(key, entry))];
  // an uploaded file has no final address until the next read
  const { upload_cv: _, ...fields } = Object.assign(
    {},
    ...changes.map((change) => fieldsIn(key, change, fetched.language_abbr)),
  );
  if (Object.keys(fields).length === 0) return fetched;
  return record.create({ ...fetched, ...fields, ...fullNameIn(fetched, fields) });
}

/** The full name, if a part of it has changed; the server derives it from both names. */
function fullNameIn(fetched: object, fields: object): { full_name?: string } {
  if (!('first_name' in fields) && !('last_name' in fields)) return {};
  const { first_name, last_name }: { first_name?: unknown; last_name?: unknown } = { ...fetched, ...fields };
  return { full_name: [first_name, last_name].filter(Boolean).join(' ') };
}

type Change = Pick<NonNullable<RecordContext['saved']>, 'fields' | 'language'>;

function unsentChange(key: RecordKey, entry: OutboxEntry): Change[] {
  if (entry.kind !== key || entry.apiError !== null) return [];
  const { draft, base, language } = entry.payload;
  const changed = changedIn(recordForms[key], fieldsOf(key, entry.subject), draft, base);
  return [{ fields: wireFrom(recordForms[key], draft, changed), language }];
}

/** The fields of a change that are shown in a language. */
function fieldsIn(key: RecordKey, { fields, language }: Change, shown: string | null): object {
  if (language === null || shown === null || language === shown) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isInOneLanguage(recordForms[key][name])));
}
