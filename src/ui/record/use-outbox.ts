import type { EntryKind, OutboxEntry } from '../../machines/outbox-entries.ts';
import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import { useActor, useFeatureState } from '../actors.tsx';

/** The change of that kind and subject that has not been sent. */
export const useUnsent = (kind: EntryKind, subject: string): OutboxEntry | undefined =>
  useFeatureState(
    'outbox',
    ({ context }) => context.entries.find((entry) => entry.kind === kind && entry.subject === subject),
    undefined,
  );

/** Whether the change is being sent, and can no longer be taken back. */
export const useIsBeingSent = (id: string | undefined): boolean =>
  useFeatureState('outbox', ({ context }) => id !== undefined && context.current === id, false);

/** Whether the change of that kind and subject is being sent. */
export const useIsSubjectBeingSent = (kind: EntryKind, subject: string): boolean =>
  useIsBeingSent(useUnsent(kind, subject)?.id);

/**
 * Takes the change of a section that has not been sent back into its form, unless it is being sent. It is called before
 * the section is opened, because a second change would replace the first one. Returns whether there is such a change.
 */
export function useTakeBack(key: RecordKey): (section: Section) => boolean {
  const outbox = useActor('outbox');
  return (section) => {
    const { entries } = outbox.getSnapshot().context;
    const unsent = entries.find(({ kind, subject }) => kind === key && subject === section);
    if (unsent) outbox.send({ type: 'entry.cancel', id: unsent.id });
    return unsent !== undefined;
  };
}
