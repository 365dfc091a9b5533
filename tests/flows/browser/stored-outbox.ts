/** The outbox that the browser has stored when a path starts. */
import { maxEntries, nextOf, type OutboxEntry, type OwnerEvent } from '../../../src/machines/outbox-entries.ts';
import { featureSlices } from '../../../src/machines/persistence/feature-slices.ts';
import type { Path } from '../explore.ts';

type FromOutbox = Extract<OwnerEvent, { entry: unknown }>;

/** The entries that the outbox returns or sends on the path. */
export const entriesOf = ({ steps }: Path): readonly OutboxEntry[] =>
  steps.flatMap(({ event }) => (event.type.startsWith('entry.') ? [(event as FromOutbox).entry] : []));

/** The slice of an outbox with these entries, or of a full one on a path on which it has to refuse another entry. */
export function outboxOf(path: Path, entries: readonly OutboxEntry[]): Record<string, string> {
  const isFull = path.steps.some(({ words }) => words === 'The outbox is full');
  return outboxWith(isFull ? otherEntries() : entries);
}

export function outboxWith(entries: readonly OutboxEntry[]): Record<string, string> {
  if (entries.length === 0) return {};
  const { version } = featureSlices.outbox;
  const value = nextOf({ entries }) ? 'waiting' : 'idle';
  // after so many attempts it waits for minutes when the next one fails
  const context = { entries, removed: [], current: '', attempts: 6, retryAt: null };
  return { outbox: JSON.stringify({ version, value, context }) };
}

/** As many changes as the outbox takes: bookmarks of other requests. */
const otherEntries = (): readonly OutboxEntry[] =>
  Array.from({ length: maxEntries }, (_, at) => bookmarkOf(`RFQ-X${at}`));

/** The entry of a request that was saved for later. */
export const bookmarkOf = (subject: string): OutboxEntry => ({
  id: `E-${subject}`,
  kind: 'bookmark',
  subject,
  payload: { isSaved: true },
  since: Date.now(),
  apiError: null,
});
